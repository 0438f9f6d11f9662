import Big from 'big.js'
import { calendarDaysBetween, MARKET_ZONE } from '../../prices/market-calendar.ts'
import type { Decimal } from '../../prices/money.ts'
import { exactUsdWords, usdWords } from '../../prices/money-format.ts'
import { readableDate } from '../../time.ts'
import type { CritiquedAlert, CritiquedDecision, CritiquedMove, CritiqueRequest } from '../critique.ts'
import { isMovedAway } from '../critiqued-levels.ts'
import { dayWritten, isOneDecision, isWrittenInTime, writingOf } from './day-of-writing.ts'
import type { Finding } from './finding.ts'
import { fallBetween, type HoldingPeriod, isBelow, money } from './holding-period.ts'
import { levelPassedByThis } from './level-passed-by-this.ts'
import { wroteOn } from './quotation.ts'
import { isSale } from './request.ts'
import { lineOf } from './written-line.ts'
import { writtenTarget } from './written-target.ts'

/** Whoever sells within so many days keeps to the line, as well as somebody can who does not watch it. */
const KEPT_DAYS = 7
/** A target counts as nearly reached from this part of it on. */
const NEARLY = '0.95'

/** What became of the stops and targets that the ledger keeps, and of exits that an earlier entry wrote in words. */
export function courseOfLevels(request: CritiqueRequest, period: HoldingPeriod): readonly Finding[] {
  const reached = reachedLevel(request, period) ?? levelPassedByThis(request, period)
  const written = [...writtenExit(request, period), ...writtenTarget(request, period)]
  return [...movesNow(request), ...movedBefore(request), ...(reached ?? written)]
}

/** What this decision did to the stop and the target. */
function movesNow(request: CritiqueRequest): readonly Finding[] {
  const { decision, moves } = request
  return moves
    .filter((move) => isOneDecision(move, decision) && move.from !== null)
    .flatMap((move): Finding[] => {
      const since = daySet(move)
      if (since === null) return []
      const values = { ...valuesOf(move, request), since }
      if (move.level === 'take-profit')
        return isTargetMoved(move, request)
          ? [course('target-moved-away', 80, move.to === null ? TARGET_REMOVED : TARGET, values)]
          : []
      if (!isMovedAway(move)) return [{ ...course('stop-moved-closer', 56, CLOSER, values) }]
      const times = timesMoved(request)
      if (times > 1) {
        const ways = move.to === null ? REMOVED_AGAIN : AGAIN
        return [course('stop-moved-away-again', 94, ways, { ...values, times: ordinal(times) })]
      }
      return [course('stop-moved-away', 93, move.to === null ? REMOVED : MOVED, values)]
    })
}

/** A stop that was moved away before, told at the sale that came below where it had first stood. */
function movedBefore(request: CritiqueRequest): readonly Finding[] {
  // It tells of a day, and what was written later has its day from memory.
  if (!writingOf(request).areAllInTime) return []
  const { decision, moves } = request
  const move = moves.find((each) => each.level === 'stop-loss' && each.at < decision.at && isMovedAway(each))
  const { action, price } = decision
  if (action !== 'Sell' || price === null || !move?.from || !isBelow(price, move.from)) return []
  const values = {
    from: usdWords(move.from),
    went: move.to === null ? 'taken away' : `moved to ${usdWords(move.to)}`,
    day: readableDate(move.at, MARKET_ZONE),
    now: money(price),
    gap: money(new Big(move.from).minus(price).toFixed()),
  }
  return [course('stop-moved-away', 82, MOVED_BEFORE, values)]
}

const timesMoved = ({ moves }: CritiqueRequest): number =>
  moves.filter((move) => move.level === 'stop-loss' && isMovedAway(move)).length

/** The day on which the place that is left was written; null where that was after the move, so that nothing stood there. */
function daySet({ setAt, setWrittenAt, at }: CritiquedMove): string | null {
  if (setAt === null) return null
  if (setWrittenAt === undefined || setWrittenAt <= at) return dayWritten({ at: setWrittenAt ?? setAt })
  // What is written within two days counts as at once.
  return isWrittenInTime({ at: setAt, writtenAt: setWrittenAt }) ? dayWritten({ at: setAt }) : null
}

function isTargetMoved(
  { from, to, at, setWrittenAt = '' }: CritiquedMove,
  { decision, alerts }: CritiqueRequest,
): boolean {
  if (from === null || (to !== null && !new Big(to).gt(from))) return false
  const isNear = decision.price !== null && new Big(decision.price).gte(new Big(from).times(NEARLY))
  return isNear || alerts.some((alert) => alert.level === 'take-profit' && alert.at >= setWrittenAt && alert.at < at)
}

function valuesOf({ from, to, at, price }: CritiquedMove, { decision }: CritiqueRequest) {
  return {
    ...placesOf(from, to),
    day: readableDate(at, MARKET_ZONE),
    price: price === null ? '' : `, with the price at ${usdWords(price)},`,
    action: decision.action,
  }
}

/** Both with all of their decimals where they would be shown as the same. */
function placesOf(from: Decimal | null, to: Decimal | null): { from: string; to: string } {
  const inWords = (words: (price: Decimal) => string) => ({ from: from ? words(from) : '', to: to ? words(to) : '' })
  const places = inWords(usdWords)
  return places.from === places.to ? inWords(exactUsdWords) : places
}

/** A stop or a target that the price had reached before this entry; null where none stands. */
function reachedLevel(request: CritiqueRequest, { buy }: HoldingPeriod): readonly Finding[] | null {
  const alert = buy && standingAlert(request)
  if (!alert) return null
  const days = calendarDaysBetween(alert.at, request.decision.at)
  const values = alertValues(alert, days, request.decision)
  if (alert.level === 'take-profit') return isSale(request) ? [soldAfterTarget(alert, request, values)] : []
  if (!isSale(request)) return [course('stop-broken-and-held', 90, days > KEPT_DAYS ? HELD_LONG : HELD, values)]
  if (days > KEPT_DAYS) return [course('stop-broken-and-held', 74, SOLD_LATE, values)]
  const obeyed = course('stop-obeyed', 89, STOP_KEPT, values)
  return request.decision.action === 'Sell' && isBelow(request.decision.price, buy.price)
    ? [obeyed, course('loss-taken-as-written', 70, LOSS_KEPT, values)]
    : [obeyed]
}

/** A sale keeps a target that came where it follows without another decision to stay, and at about the target or above. */
function soldAfterTarget(
  { at, levelPrice }: CritiquedAlert,
  { decision, earlier }: CritiqueRequest,
  values: Readonly<Record<string, string>>,
): Finding {
  const stayed = earlier.find((entry) => entry.at >= at && !isSale({ decision: entry }))
  if (stayed) {
    const before = stayed.price === null ? '' : ` at ${money(stayed.price)}`
    const told = { ...values, stayed: stayed.action, before, later: readableDate(stayed.at, MARKET_ZONE) }
    return course('target-passed-and-kept', 80, TARGET_THEN_STAYED, told)
  }
  const isNear = decision.price !== null && new Big(decision.price).gte(new Big(levelPrice).times(NEAR_ITS_LINE))
  return isNear
    ? course('target-obeyed', 88, TARGET_KEPT, values)
    : course('target-passed-and-kept', 74, TARGET_THEN_SOLD, values)
}

/** The latest of a stop, else of a target, whose level was not moved since. */
function standingAlert({ alerts, moves, decision }: CritiqueRequest): CritiquedAlert | null {
  const isMoved = ({ level, at }: CritiquedAlert) =>
    moves.some((move) => move.level === level && move.at >= at && move.at <= decision.at)
  const standing = alerts.filter((alert) => !isMoved(alert))
  return standing.findLast(({ level }) => level === 'stop-loss') ?? standing.at(-1) ?? null
}

const alertValues = (
  { percent, levelPrice, price, at }: CritiquedAlert,
  days: number,
  decision: CritiquedDecision,
) => ({
  percent: percent === null ? '' : ` of ${percent}%`,
  line: usdWords(levelPrice),
  price: usdWords(price),
  day: readableDate(at, MARKET_ZONE),
  ago: days < 1 ? 'less than a day' : `${days} day${days === 1 ? '' : 's'}`,
  action: decision.action,
  now: decision.price === null ? '' : ` at ${money(decision.price)}`,
  sold: decision.action === 'Sell Some' ? 'sold a part' : 'sold',
  sell: decision.action === 'Sell Some' ? 'sell a part' : 'sell',
})

/** An exit that an earlier entry wrote in words and the price has passed, where no later one speaks of another. */
function writtenExit(request: CritiqueRequest, { buy, since }: HoldingPeriod): readonly Finding[] {
  const { decision } = request
  if (!buy || decision.price === null) return []
  const entries = [buy, ...since]
  const entry = entries.find((each) => lineOf(each, buy, request) !== null)
  // The price may have been past it when it was written.
  const line = entry && isWrittenInTime(entry) && lineOf(entry, buy, request)
  const fall = fallBetween(buy, decision)
  if (!line || !fall || line.price.lt(decision.price) || lineOf(decision, buy, request)) return []
  const after = entries.slice(entries.indexOf(entry) + 1)
  // Which of two lines still counts is not known here.
  if (after.some((each) => lineOf(each, buy, request) !== null)) return []
  const values = { wrote: wroteOn(entry, line.quoted), now: money(decision.price), fall, action: decision.action }
  const isHeldBefore = after.some(({ price }) => price !== null && line.price.gte(price))
  // Which closes lay between, the ledger does not keep.
  const ways = OF_CLOSES.test(line.quoted) ? WRITTEN_BESIDE : WRITTEN_HELD
  if (!isSale(request)) return [course('falsifier-broken-and-held', 91, ways, values)]
  if (isHeldBefore) return []
  // "Hard stop 15" is not kept by a sale at 9.
  if (new Big(decision.price).lt(line.price.times(NEAR_ITS_LINE)))
    return [course('stop-broken-and-held', 74, WRITTEN_LATE, { ...values, line: money(line.price.toFixed()) })]
  return [course('loss-taken-as-written', 88, WRITTEN_KEPT, values)]
}

/** A sale below this part of its line keeps it no more, as in the Mirror. */
const NEAR_ITS_LINE = '0.95'
const OF_CLOSES = /(?<![a-z])(?:clos(?:e|es|ing)|weekly|days?|weeks?|monthly?)(?![a-z])/i

const course = (
  kind: Finding['kind'],
  weight: number,
  ways: Finding['ways'],
  values: Readonly<Record<string, string>>,
): Finding => ({ kind, part: 'psychology', weight, ways, values, quoted: null })

/** `second`, `third`, `21st`: English ranks end by their last two digits. */
export function ordinal(count: number): string {
  const named = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'][
    count - 1
  ]
  if (named) return named
  const isTeen = count % 100 >= 11 && count % 100 <= 13
  return `${count}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')}`
}

const MOVED = [
  'Your stop stood at {from} since {since}; this {action} of {day}{price} moves it away to {to}.',
  'With this {action} of {day}{price} your own stop goes from {from}, set on {since}, down to {to}.',
] as const
const MOVED_BEFORE = [
  'Your stop stood at {from} until it was {went} on {day}; you sell at {now}, {gap} below it.',
] as const
const REMOVED = ['Your stop stood at {from} since {since}; this {action} of {day}{price} takes it away.'] as const
const AGAIN = [
  'This is the {times} time that the stop moves away: from {from}, set on {since}, to {to} with this {action} of {day}.',
] as const
const REMOVED_AGAIN = [
  'This is the {times} time that the stop moves away: it stood at {from} since {since}, and this {action} of {day} takes it away.',
] as const
const CLOSER = [
  'You moved the stop nearer, from {from} to {to}, so that less can be lost than before.',
  'The stop goes up from {from} to {to}, which is the direction that costs something.',
] as const
const TARGET = [
  'Your target stood at {from} since {since}; with the price there, or nearly, it goes to {to}.',
  'The target of {from}, set on {since}, goes to {to} with this {action} of {day}.',
] as const
const TARGET_REMOVED = [
  'Your target stood at {from} since {since}; with the price there, or nearly, it is taken away.',
  'The target of {from}, set on {since}, is taken away with this {action} of {day}.',
] as const
const TARGET_KEPT = [
  'Your target of {line} was reached on {day}, and you {sold}{now}: that was the plan.',
  'You had set {line}, the price came on {day}, and you {sold}{now}.',
] as const
const TARGET_THEN_STAYED = [
  'Your target of {line} was reached on {day}, the entry of {later} was a {stayed}{before}, and now you {sell}{now}.',
] as const
const TARGET_THEN_SOLD = ['Your target of {line} was reached on {day}; this {action} comes {ago} later{now}.'] as const
const STOP_KEPT = [
  'Your stop{percent} stood at {line}; the price came on {day} at {price}, and you {sold}: that is rare.',
  'You had set the stop at {line}, it was reached on {day}, and you {sold}.',
] as const
const LOSS_KEPT = [
  'The loss was taken because your own stop was reached.',
  'What it cost was decided before, and you let it be decided.',
] as const
const HELD = [
  'Your own stop{percent} stood at {line} and was reached on {day} at {price}; this is a {action}{now}.',
  'On {day} the price reached your stop{percent} at {line}, and the answer is a {action}{now}.',
] as const
const HELD_LONG = [
  'Your own stop{percent} at {line} was passed on {day} at {price}, {ago} before this {action}.',
  'On {day} the price passed your stop{percent} at {line}, {ago} before this {action}.',
] as const
const SOLD_LATE = [
  'This {action} comes {ago} after your own stop{percent} at {line} was passed on {day} at {price}.',
] as const
const WRITTEN_BESIDE = ['{wrote}; the price is {now}, {fall} below the Buy, and this is a {action}.'] as const
const WRITTEN_HELD = [
  WRITTEN_BESIDE[0],
  '{wrote}, and {now} is {fall} below the Buy: that line has been crossed.',
] as const
const WRITTEN_LATE = ['{wrote}; this {action} is at {now}, and that line was at {line}.'] as const
const WRITTEN_KEPT = ['{wrote}; you sold at {now}, {fall} below the Buy, as you had said: that is rare.'] as const
