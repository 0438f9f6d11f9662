import Big from 'big.js'
import { exactUsdWords } from '../../../prices/exact-format.ts'
import { MARKET_ZONE } from '../../../prices/market-calendar.ts'
import type { Decimal } from '../../../prices/money.ts'
import { usdWords } from '../../../prices/money-format.ts'
import { readableDate } from '../../../time.ts'
import type { CritiquedMove, CritiqueRequest } from '../../critique.ts'
import { isMovedAway } from '../../critiqued-levels.ts'
import { dayWritten, isOneDecision, isWrittenInTime, writingOf } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { isBelow, money } from '../basis/holding-period.ts'
import { courseFinding } from './course-finding.ts'
import { isPartSoldAtLevel } from './reached-levels.ts'
import { ruleAboutStops } from './rule-about-stops.ts'
import { stopByRule } from './stop-by-rule.ts'

/** A target counts as nearly reached from this part of it on. */
const NEARLY = '0.95'

/** What this decision did to the stop and the target. */
export function movesNow(request: CritiqueRequest): readonly Finding[] {
  const { decision, moves } = request
  const rule = ruleAboutStops(request)
  const beside = rule === null ? '' : `, beside ${rule}`
  return moves
    .filter((move) => isOneDecision(move, decision) && move.from !== null && !isPartSoldAtLevel(move.level, request))
    .flatMap((move): Finding[] => {
      const since = daySet(move)
      if (since === null) return []
      const values = { ...valuesOf(move, request), since }
      if (move.level === 'take-profit')
        return isTargetMoved(move, request) ? [targetMoved(move, { ...values, ...reachedBefore(move, request) })] : []
      if (!isMovedAway(move)) {
        const ruled = move.to === null ? null : stopByRule(move.to, request)
        return ruled
          ? [courseFinding('stop-moved-closer', 66, BY_RULE, { ...values, ...ruled })]
          : [courseFinding('stop-moved-closer', 56, CLOSER, values)]
      }
      const times = timesMoved(request)
      if (times > 1) {
        const ways = move.to === null ? REMOVED_AGAIN : AGAIN
        return [courseFinding('stop-moved-away-again', 94, ways, { ...values, beside, times: ordinal(times) })]
      }
      return [courseFinding('stop-moved-away', 93, move.to === null ? REMOVED : MOVED, { ...values, beside })]
    })
}

/** A target that is moved or removed: with the day on which the price had reached it, where it had. */
function targetMoved({ to }: CritiquedMove, values: Readonly<Record<string, string>>): Finding {
  const [plain, reached] = to === null ? [TARGET_REMOVED, TARGET_REACHED_REMOVED] : [TARGET, TARGET_REACHED]
  return courseFinding('target-moved-away', 80, values.reached === undefined ? plain : reached, values)
}

function reachedBefore({ at, setWrittenAt, setAt }: CritiquedMove, { alerts }: CritiqueRequest) {
  const since = setWrittenAt ?? setAt ?? ''
  const alert = alerts.findLast((each) => each.level === 'take-profit' && each.at >= since && each.at < at)
  return alert ? { reached: readableDate(alert.at, MARKET_ZONE), reachedAt: usdWords(alert.price) } : {}
}

/** A stop that was moved away before, told at the sale that came below where it had first stood. */
export function movedBefore(request: CritiqueRequest): readonly Finding[] {
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
  return [courseFinding('stop-moved-away', 82, MOVED_BEFORE, values)]
}

/** Whether a stop had been reached, by an alert or by the price of the decision, before an earlier decision moved it away. */
export const isMovedOnceReached = ({ decision, moves, alerts }: CritiqueRequest): boolean =>
  moves.some(
    (move) =>
      move.level === 'stop-loss' &&
      move.at < decision.at &&
      isMovedAway(move) &&
      ((move.price !== null && !isBelow(move.from, move.price)) ||
        alerts.some(({ level, at }) => level === 'stop-loss' && at >= (move.setAt ?? '') && at <= move.at)),
  )

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
  // A part that is sold at the target keeps to it: it is not taken away from what is sold.
  if (decision.action === 'Sell Some' && !isBelow(decision.price, from)) return false
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
  'Your stop stood at {from} since {since}; this {action} of {day}{price} moves it away to {to}{beside}.',
  'With this {action} of {day}{price} your own stop goes from {from}, set on {since}, down to {to}{beside}.',
] as const
const MOVED_BEFORE = [
  'Your stop stood at {from} until it was {went} on {day}; you sell at {now}, {gap} below it.',
] as const
const REMOVED = [
  'Your stop stood at {from} since {since}; this {action} of {day}{price} takes it away{beside}.',
] as const
const AGAIN = [
  'This is the {times} time that the stop moves away: from {from}, set on {since}, to {to} with this {action} of {day}{beside}.',
] as const
const REMOVED_AGAIN = [
  'This is the {times} time that the stop moves away: it stood at {from} since {since}, and this {action} of {day} takes it away{beside}.',
] as const
const CLOSER = [
  'You moved the stop nearer, from {from} to {to}, so that less can be lost than before.',
  'The stop goes up from {from} to {to}, which is the direction that costs something.',
] as const
const BY_RULE = [
  'The stop goes from {from} to {to}, {percent}% under {now} to the cent: {rule}, as you wrote on {wroteOn}.',
  'Now at {to}, the stop is {percent}% under {now}, to the cent what you wrote on {wroteOn}: {rule}.',
] as const
const TARGET = [
  'Your target stood at {from} since {since}; with the price there, or nearly, it goes to {to}.',
  'The target of {from}, set on {since}, goes to {to} with this {action} of {day}.',
] as const
const TARGET_REMOVED = [
  'Your target stood at {from} since {since}; with the price there, or nearly, it is taken away.',
  'The target of {from}, set on {since}, is taken away with this {action} of {day}.',
] as const
const TARGET_REACHED = [
  'Your target of {from}, set on {since}, was reached on {reached} at {reachedAt}; with this {action} it goes to {to}.',
  'The price reached your target of {from} on {reached}, at {reachedAt}; this {action} moves it to {to}.',
] as const
const TARGET_REACHED_REMOVED = [
  'Your target of {from}, set on {since}, was reached on {reached} at {reachedAt}; this {action} takes it away.',
] as const
