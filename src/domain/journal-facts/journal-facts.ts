import Big from 'big.js'
import type { Action } from '../ledger/action.ts'
import { listWords } from '../list-format.ts'
import { rankCorrelation } from '../mirror/statistics/rank-correlation.ts'
import { wilsonRange } from '../mirror/statistics/wilson.ts'
import { usdWords } from '../prices/money-format.ts'
import { isNameable } from './nameable.ts'
import { recentLoss } from './recent-loss.ts'
import type { AssetPeriods, KnownPeriod, Sale } from './sales.ts'
import type { AssetStops } from './stops-reached.ts'
import { gainTakenPastStops, stayedPastStop, stopsKept } from './stops-told.ts'

/** All of a user's decisions, as far as the sentences need them. */
type Journal = {
  readonly assets: readonly AssetPeriods[]
  /** The confidence of each Buy, 1 to 10, by its sequence. */
  readonly confidenceAt: ReadonlyMap<number, number>
  /**
   * How many positions in shares are held whose price is known, and how many of them are below their average cost; null when that
   * is not known as of the decision.
   */
  readonly held: { readonly known: number; readonly belowCost: number } | null
  /** The stops that were reached, as they stand at the decision; null when that is not known. */
  readonly stops: readonly AssetStops[] | null
}

/** The decision for which the sentences are written: they cover only what was before it. */
type AskedDecision = {
  readonly sequence: number
  readonly confidence: number
  readonly assetId: number
  /** New York's calendar day on which it buys; null for what buys nothing, and for what was written down later. */
  readonly buysOn: string | null
  readonly action: Action
  /** New York's calendar day of it. */
  readonly on: string
  readonly isWrittenLater: boolean
}

/** Nothing is reported below these counts: 10 at a confidence and 30 in all, 20 sales, 20 first purchases, and 8 to hold one against. */
const LEAST = { atLevel: 10, inAll: 30, sales: 20, sizes: 20, others: 8 } as const

/** What a sentence is about. */
export type JournalFactKind =
  | 'bought-after-loss'
  | 'gain-taken-past-stops'
  | 'stayed-past-stop'
  | 'stops-kept'
  | 'last-at-confidence'
  | 'record-at-confidence'
  | 'record-of-sales'
  | 'size-against-confidence'
  | 'size-beside-others'

/** A sentence about a user's other decisions, and what it is about. */
export type JournalFact = { readonly kind: JournalFactKind; readonly says: string }

/**
 * A fact as a critique stores it. Critiques from before 2026-11-22 stored only the sentence, whose kind is read from its first
 * words, which never change.
 */
export const readJournalFact = (stored: JournalFact | string): JournalFact =>
  typeof stored === 'string' ? { kind: kindOfSentence(stored), says: stored } : stored

function kindOfSentence(sentence: string): JournalFactKind {
  if (sentence.startsWith('Of your ')) return 'record-of-sales'
  return sentence.startsWith('Over your ') ? 'size-against-confidence' : 'record-at-confidence'
}

/** The sentences about a user's other decisions for which there are enough data, each with its n, a loss of the days before first. */
export function journalFacts(journal: Journal, decision: AskedDecision): readonly JournalFact[] {
  const periods = journal.assets.flatMap((asset) => asset.periods)
  return [
    ...boughtAfterLoss(journal, decision),
    ...ofStops(journal, decision),
    ...atThisConfidence(periods, journal, decision),
    ...lastAtConfidence(journal, decision),
    ...winnersAndLosers(salesBefore(journal.assets, decision), journal),
    ...sizeAgainstConfidence(periods, journal, decision),
    ...sizeBesideOthers(journal, decision),
  ]
}

function boughtAfterLoss({ assets }: Journal, { assetId, buysOn, sequence }: AskedDecision): JournalFact[] {
  const says = buysOn === null ? null : recentLoss(assets, { assetId, on: buysOn, sequence })
  return says === null ? [] : [{ kind: 'bought-after-loss', says }]
}

/** What the stops of other assets show beside this decision. A plan of a day that is past answers to none of them. */
function ofStops({ assets, stops }: Journal, decision: AskedDecision): JournalFact[] {
  if (!stops || decision.isWrittenLater) return []
  const [kind, says] = sentenceOfStops({ assets, stops }, decision)
  return says === null ? [] : [{ kind, says }]
}

function sentenceOfStops(
  journal: { readonly assets: readonly AssetPeriods[]; readonly stops: readonly AssetStops[] },
  decision: AskedDecision,
): readonly [JournalFactKind, string | null] {
  if (decision.action === 'Sell' || decision.action === 'Sell Some')
    return ['gain-taken-past-stops', gainTakenPastStops(journal, decision)]
  if (decision.action === 'Buy') return ['stops-kept', stopsKept(journal, decision)]
  const isStaying = decision.action === 'Hold' || decision.action === 'Buy More'
  return ['stayed-past-stop', isStaying ? stayedPastStop(journal, decision) : null]
}

/** How the shares ended that were bought at the same confidence and sold last: told at a Buy, once after each of them. */
function lastAtConfidence({ assets, confidenceAt }: Journal, decision: AskedDecision): JournalFact[] {
  if (decision.action !== 'Buy' || decision.isWrittenLater) return []
  const shares = assets.filter(({ isShare }) => isShare)
  const ended = shares.flatMap(({ ticker, periods }) =>
    periods.flatMap((period): Ended[] => {
      const sale = period.closedBySequence === null ? undefined : period.sales.at(-1)
      const isAlike = confidenceAt.get(period.opening.sequence) === decision.confidence
      return sale && isAlike && sale.sequence < decision.sequence ? [{ ticker, gain: period.gain, sale }] : []
    }),
  )
  const three = ended.toSorted((one, other) => bySale(other.sale, one.sale)).slice(0, LAST)
  const lastRecorded = Math.max(0, ...three.map(({ sale }) => sale.sequence))
  const isTold = [...confidenceAt].some(
    ([sequence, confidence]) =>
      confidence === decision.confidence && sequence < decision.sequence && sequence > lastRecorded,
  )
  if (three.length < LAST || isTold || !three.every(({ ticker }) => isNameable(ticker))) return []
  const says = howTheyEnded(three, {
    confidence: decision.confidence,
    areAllKnown: shares.every(({ unknownPeriods }) => unknownPeriods === 0),
  })
  return says === null ? [] : [{ kind: 'last-at-confidence', says }]
}

const LAST = 3

type Ended = { readonly ticker: string; readonly gain: Big; readonly sale: Sale }

/** By the day of the sale, because one may be written down later, and in the order of the entries within a day. */
const bySale = (one: Sale, other: Sale): number => one.on.localeCompare(other.on) || one.sequence - other.sequence

function howTheyEnded(
  three: readonly Ended[],
  { confidence, areAllKnown }: { readonly confidence: number; readonly areAllKnown: boolean },
): string | null {
  const [gained, lost] = [three.filter(({ gain }) => gain.gt(0)), three.filter(({ gain }) => gain.lt(0))]
  if (gained.length + lost.length < LAST) return null
  const last = `Of the shares that you bought at ${confidence} of 10, the three that you sold last${areAllKnown ? '' : ', as far as prices are known,'}`
  if (gained.length === 0) return `${last} all lost money: ${amounts(lost)}.`
  if (lost.length === 0) return `${last} all made money: ${amounts(gained)}.`
  return `${last} were ${names(three)}: ${names(gained)} made ${sums(gained)} and ${names(lost)} lost ${sums(lost)}.`
}

const sum = ({ gain }: Ended): string => usdWords(gain.abs().toFixed(2))
const names = (ended: readonly Ended[]): string => listWords(ended.map(({ ticker }) => ticker))
const sums = (ended: readonly Ended[]): string => listWords(ended.map(sum))
const amounts = (ended: readonly Ended[]): string => listWords(ended.map((each) => `${each.ticker} ${sum(each)}`))

/** Whether the present holdings must be known too, which only the sentence about sales needs. */
export const tellsOfHeld = (assets: readonly AssetPeriods[], decision: Pick<AskedDecision, 'sequence'>): boolean =>
  salesBefore(assets, decision).length >= LEAST.sales

/** The end of an expired option does not count as a sale, because nobody decided on it. */
const salesBefore = (assets: readonly AssetPeriods[], decision: Pick<AskedDecision, 'sequence'>): readonly Sale[] =>
  assets.flatMap(({ isShare, periods }) =>
    isShare ? periods.flatMap(({ sales }) => sales.filter(({ sequence }) => sequence < decision.sequence)) : [],
  )

/** How the holding periods ended that were begun at the same confidence as this decision. */
function atThisConfidence(
  periods: readonly KnownPeriod[],
  { confidenceAt }: Journal,
  decision: AskedDecision,
): JournalFact[] {
  const ended = periods.filter(
    ({ opening, closedBySequence }) =>
      closedBySequence !== null && closedBySequence < decision.sequence && confidenceAt.has(opening.sequence),
  )
  const alike = ended.filter(({ opening }) => confidenceAt.get(opening.sequence) === decision.confidence)
  if (ended.length < LEAST.inAll || alike.length < LEAST.atLevel) return []
  const gains = alike.filter(({ gain }) => gain.gt(0)).length
  const { from, to } = wilsonRange(gains, alike.length)
  const says = `Of the ${alike.length} positions that you bought at ${decision.confidence} of 10 and that have ended since, ${gains} brought in more than they had cost, price only, which allows for anything from ${percent(from)} to ${percent(to)}; in all ${ended.length} have ended.`
  return [{ kind: 'record-at-confidence', says }]
}

/** Sales above and below their cost, compared with what is still held (T. Odean, J. Finance 53 (1998) 1775, in plain counts). */
function winnersAndLosers(sales: readonly Sale[], { held }: Journal): JournalFact[] {
  if (sales.length < LEAST.sales || !held || held.known === 0) return []
  const [above, below] = [sales.filter(({ gain }) => gain.gt(0)).length, sales.filter(({ gain }) => gain.lt(0)).length]
  const says = `Of your ${sales.length} sales of shares ${above} were above the average cost and ${below} below it; of the ${held.known} ${held.known === 1 ? 'position' : 'positions'} that you keep, as far as prices are known, ${held.belowCost} ${held.belowCost === 1 ? 'stands' : 'stand'} below cost.`
  return [{ kind: 'record-of-sales', says }]
}

/** How much money a first purchase of shares puts in, beside those before it: told where it is more than in most of them. */
function sizeBesideOthers({ assets }: Journal, decision: AskedDecision): JournalFact[] {
  const shares = assets.filter(({ isShare }) => isShare)
  const openings = shares.flatMap(({ periods }) => periods.map(({ opening }) => opening))
  const own = openings.find(({ sequence }) => sequence === decision.sequence)
  const others = openings.filter(({ sequence }) => sequence < decision.sequence)
  if (!own || decision.isWrittenLater || others.length < LEAST.others) return []
  const smaller = others.filter(({ amount }) => amount.lt(own.amount)).length
  if (smaller * 2 <= others.length) return []
  const reservation = shares.every(({ unknownPeriods }) => unknownPeriods === 0)
    ? ''
    : ', as far as their prices are known'
  const rank =
    smaller === others.length
      ? `the largest of your ${others.length + 1} first purchases of shares`
      : `larger than ${smaller} of your ${others.length} first purchases of shares before it`
  return [
    { kind: 'size-beside-others', says: `At ${usdWords(own.amount.toFixed(2))} this Buy is ${rank}${reservation}.` },
  ]
}

/**
 * Whether more money was put in at a higher confidence. Reported when the range excludes 0, with the purchase that made it so or
 * reversed the sign, and not again with each later one.
 */
function sizeAgainstConfidence(
  periods: readonly KnownPeriod[],
  { confidenceAt }: Journal,
  decision: AskedDecision,
): JournalFact[] {
  const pairs = periods.flatMap(({ opening: { sequence, amount } }): (readonly [number, number, number])[] => {
    const confidence = confidenceAt.get(sequence)
    return confidence === undefined || sequence >= decision.sequence ? [] : [[sequence, confidence, Number(amount)]]
  })
  const inOrder = pairs.toSorted(([one], [other]) => one - other).map(([, ...pair]) => pair)
  const found = tellingCorrelation(inOrder)
  const before = tellingCorrelation(inOrder.slice(0, -1))
  if (!found || (before && Math.sign(before.value) === Math.sign(found.value))) return []
  const says = sizesInWords(inOrder, found.value > 0)
  return says === null ? [] : [{ kind: 'size-against-confidence', says }]
}

/** Compares the purchases two by two, which anybody can do again by hand; null where that says something else than the ranks. */
function sizesInWords(
  purchases: readonly (readonly [confidence: number, amount: number])[],
  isMore: boolean,
): string | null {
  const products = purchases.flatMap(([confidence, amount], index) =>
    purchases.slice(index + 1).map(([other, paid]) => Math.sign(other - confidence) * Math.sign(paid - amount)),
  )
  const differing = products.filter((product) => product !== 0).length
  const agreeing = products.filter((product) => product === (isMore ? 1 : -1)).length
  if (agreeing * 2 <= differing) return null
  const [less, small] = isMore ? ['more', 'larger'] : ['less', 'smaller']
  return `Over your ${purchases.length} first purchases ${less} money went in where you were surer: of any two that differ in both, the surer one was the ${small} in ${agreeing} of ${differing} cases.`
}

/** null below the threshold, and when the correlation may be zero. */
function tellingCorrelation(pairs: readonly (readonly [number, number])[]): ReturnType<typeof rankCorrelation> {
  const found = pairs.length < LEAST.sizes ? null : rankCorrelation(pairs)
  return found && found.from * found.to > 0 ? found : null
}

const percent = (share: number): string => `${new Big(share).times(100).round(0, Big.roundHalfUp).toFixed()}%`
