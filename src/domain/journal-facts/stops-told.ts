import Big from 'big.js'
import { listWords } from '../list-format.ts'
import { dayNumber } from '../prices/day-number.ts'
import { usdWords } from '../prices/money-format.ts'
import { readableDay } from '../time.ts'
import { isNameable } from './nameable.ts'
import type { AssetPeriods } from './sales.ts'
import { type AssetStops, isHeldPast, type ReachedStop } from './stops-reached.ts'

/** The decision at which something is told: the last one of the journal, written down on its own day. */
type TellingDecision = {
  readonly assetId: number
  readonly sequence: number
  /** New York's day of it. */
  readonly on: string
}

type Journal = { readonly assets: readonly AssetPeriods[]; readonly stops: readonly AssetStops[] }
type Named = ReachedStop & { readonly name: string }

/** USD: less than a cent is a remainder of rounding. */
const LEAST_GAIN = '0.01'

/** At a gain that is taken: the positions that are kept meanwhile, past stops of their own. */
export function gainTakenPastStops({ assets, stops }: Journal, decision: TellingDecision): string | null {
  const own = assets.find(({ assetId }) => assetId === decision.assetId)
  const period = own?.periods.find(({ sales }) => sales.some(({ sequence }) => sequence === decision.sequence))
  const sale = period?.sales.find(({ sequence }) => sequence === decision.sequence)
  if (!own?.isShare || !period || !sale || sale.gain.lt(LEAST_GAIN)) return null
  const passed = heldPast(stops, decision).filter(({ isBackAbove }) => !isBackAbove)
  const [oldest] = passed
  if (!oldest || !passed.every(({ name }) => isNameable(name))) return null
  // Entries that were written down later are not in the order of their days, so nobody can count them by it.
  const isInOrder = !stops.some(({ isWrittenLater }) => isWrittenLater)
  const before = isInOrder ? gainsPastStops({ assets, stops }, decision.sequence) : 0
  const days = daysBetween(period.opening.on, decision.on)
  if (before > 0 && before % WAYS === 1)
    return `This gain you take after ${days}; ${oldest.name} has had ${daysBetween(oldest.on, decision.on)} since its own stop was passed on ${readableDay(oldest.on)}.`
  const names = namesOf(passed)
  if (before > 0 && before % WAYS === 2)
    return `Gain number ${before + 1} that you take while you hold on past a stop of your own: this time ${names} ${passed.length === 1 ? 'stays' : 'stay'}.`
  const [day, isOne] = [readableDay(oldest.on), passed.length === 1]
  return isOne
    ? `You take this gain after ${days}, and keep ${names}, whose stop was passed on ${day}.`
    : `You take this gain after ${days}, and keep ${names} past their own stops, ${oldest.name} since ${day}.`
}

/** How many gains in shares were taken before while another position was held past its stop. */
function gainsPastStops({ assets, stops }: Journal, before: number): number {
  const gains = assets.flatMap(({ assetId, isShare, periods }) =>
    isShare
      ? periods.flatMap(({ sales }) =>
          sales.filter(({ gain }) => gain.gte(LEAST_GAIN)).map((sale) => ({ ...sale, assetId })),
        )
      : [],
  )
  return gains.filter((sale) => sale.sequence < before && heldPast(stops, sale).length > 0).length
}

/** The other shares that were held past their own stops, the longest first. */
const heldPast = (stops: readonly AssetStops[], decision: TellingDecision): readonly Named[] =>
  stops
    .filter(({ assetId, isShare }) => isShare && assetId !== decision.assetId)
    .flatMap(({ ticker, stops: reached }) => {
      const last = reached.findLast((stop) => isHeldPast(stop, decision))
      return last ? [{ ...last, name: ticker }] : []
    })
    .toSorted((one, other) => (one.on < other.on ? -1 : 1))

/** At a decision to stay past a stop: how those ended that were held through before, and where that was told, what else is held past one. */
export function stayedPastStop({ stops }: Pick<Journal, 'stops'>, decision: TellingDecision): string | null {
  const own = stops.find(({ assetId }) => assetId === decision.assetId)
  const stop = own?.isShare ? own.stops.find((each) => isAt(each, decision)) : undefined
  if (!stop) return null
  return endedBefore(stops, decision) ?? (isFirstStay(stop, decision) ? othersPast(stops, decision) : null)
}

function endedBefore(stops: readonly AssetStops[], decision: TellingDecision): string | null {
  const over = stops
    .filter(({ isShare }) => isShare)
    .flatMap(({ ticker, stops: reached }) =>
      reached
        .filter(({ isOver, response }) => isOver && response.was === 'held through')
        .map((stop) => ({ ...stop, name: ticker })),
    )
  const ended = over.flatMap((stop) => (stop.soldAt ? [{ ...stop, soldAt: stop.soldAt }] : []))
  // What ended in another way may have ended last.
  if (ended.length < over.length || !ended.every(({ name }) => isNameable(name))) return null
  const [last, ...more] = ended
    .filter(({ soldAt }) => soldAt.sequence < decision.sequence)
    .toSorted((one, other) => other.soldAt.sequence - one.soldAt.sequence)
  if (!last || isToldSince(stops, last.soldAt.sequence, decision)) return null
  if (more.length === 0)
    return `The one stop that you held through before and have sold since was ${last.name}’s: the sale came ${daysBetween(last.on, last.soldAt.on)} after it was passed, ${besideStop(last.soldAt.aboveStop)}.`
  const told = [last, ...more.slice(0, MOST_NAMED - 1)].map(
    ({ name, soldAt }) => `${name} ${besideStop(soldAt.aboveStop)}`,
  )
  return `The last stops that you held through and have sold since ended so: ${listWords(told)}.`
}

/** Whether another stop was first held through after an ending: what it shows was told then. */
const isToldSince = (stops: readonly AssetStops[], ending: number, decision: TellingDecision): boolean =>
  stops.some(({ assetId, stops: reached }) =>
    reached.some(
      ({ response }) =>
        assetId !== decision.assetId &&
        response.was === 'held through' &&
        response.bySequence !== null &&
        response.bySequence > ending &&
        response.bySequence < decision.sequence,
    ),
  )

const isFirstStay = ({ response }: ReachedStop, { sequence }: TellingDecision): boolean =>
  response.was === 'held through' && response.bySequence === sequence

function othersPast(stops: readonly AssetStops[], decision: TellingDecision): string | null {
  const passed = heldPast(stops, decision).filter(({ isBackAbove }) => !isBackAbove)
  const [oldest] = passed
  if (!oldest || !passed.every(({ name }) => isNameable(name))) return null
  return passed.length === 1
    ? `It is not the only one: ${oldest.name} has been held past its own stop since ${readableDay(oldest.on)}.`
    : `It is not the only one: ${namesOf(passed)} have been held past stops of their own, ${oldest.name} since ${readableDay(oldest.on)}.`
}

/** Whether it was passed, and is in force, when the decision is made. */
const isAt = ({ sequence, on, leftBy, isOver }: ReachedStop, decision: TellingDecision): boolean =>
  sequence < decision.sequence && on <= decision.on && !isOver && leftBy === null

function besideStop(aboveStop: string): string {
  const apart = new Big(aboveStop).round(2, Big.roundHalfUp)
  if (apart.eq(0)) return 'at its stop'
  return `${usdWords(apart.abs().toFixed())} a share ${apart.gt(0) ? 'above' : 'below'} it`
}

/** At a Buy that sets a stop: how many of those that were reached were kept, and which. Told anew when another one was reached. */
export function stopsKept({ stops }: Pick<Journal, 'stops'>, decision: TellingDecision): string | null {
  const own = stops.find(({ assetId }) => assetId === decision.assetId)
  if (own?.setBySequence !== decision.sequence) return null
  const reached = stops
    .flatMap(({ ticker, isShare, stops: all }) =>
      all.map((stop) => ({ ...stop, name: isShare ? ticker : `an option on ${ticker}` })),
    )
    .filter(({ sequence }) => sequence < decision.sequence)
  const lastNews = Math.max(0, ...reached.map(({ sequence, leftBy }) => leftBy?.sequence ?? sequence))
  const setBefore = stops.flatMap((asset) => [
    asset.setBySequence ?? 0,
    ...asset.stops.map(({ setBySequence }) => setBySequence),
  ])
  if (setBefore.some((sequence) => sequence > lastNews && sequence < decision.sequence)) return null
  const obeyed = reached.filter(({ response }) => response.was === 'kept')
  const open = reached.filter(({ response }) => response.was === 'open').length
  const waits = open === 0 ? '' : `; ${open === 1 ? 'one waits' : `${open} wait`} for your answer`
  if (reached.length === open || !obeyed.every(({ name }) => isNameable(name.replace(/^an option on /, ''))))
    return null
  const names =
    obeyed.length > MOST_NAMED
      ? ''
      : `, ${listWords(obeyed.map((each) => `${each.name}’s${each.isKeptWhole ? '' : ' in part'}`))}`
  const [only] = reached
  if (reached.length === 1 && only)
    return isNameable(only.name)
      ? `One stop of yours has been reached so far, ${only.name}’s: you ${obeyed.length === 1 ? 'kept it' : 'held through it'}.`
      : null
  if (obeyed.length === 0) return `Of the ${reached.length} stops of yours that were reached you kept none${waits}.`
  const count = obeyed.length === reached.length ? `all ${obeyed.length}` : `${obeyed.length}`
  return `Of the ${reached.length} stops of yours that were reached you kept ${count}${names}${waits}.`
}

const MOST_NAMED = 3
/** How many ways there are to say of a gain what is kept meanwhile. */
const WAYS = 3

/** The longest held first. */
const namesOf = (passed: readonly Named[]): string =>
  listWords(
    passed.length > MOST_NAMED
      ? [...passed.slice(0, 1).map(({ name }) => name), `${passed.length - 1} others`]
      : passed.map(({ name }) => name),
  )

function daysBetween(from: string, to: string): string {
  const days = dayNumber(to) - dayNumber(from)
  return days === 0 ? 'less than a day' : days === 1 ? 'one day' : `${days} days`
}
