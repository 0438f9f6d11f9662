import Big from 'big.js'
import { isReached } from '../../../assets/levels.ts'
import { isInTimeToKeep } from '../../../assets/time-to-keep.ts'
import type { Level } from '../../../ledger/entry.ts'
import { calendarDaysBetween, MARKET_ZONE, marketDayOf } from '../../../prices/market-calendar.ts'
import { usdWords } from '../../../prices/money-format.ts'
import { readableDate } from '../../../time.ts'
import type { CritiquedAlert, CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { isMovedAway } from '../../critiqued-levels.ts'
import { isOneDecision } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { type HoldingPeriod, isBelow, money } from '../basis/holding-period.ts'
import { isSale } from '../basis/request.ts'
import { courseFinding } from './course-finding.ts'
import { NEAR_ITS_LINE } from './written-exit.ts'

/** A stop or a target that the price had reached before this entry; null where none stands. */
export function reachedLevel(request: CritiqueRequest, period: HoldingPeriod): readonly Finding[] | null {
  const alert = period.buy && (standingAlert(request) ?? levelMovedNow(request))
  if (!alert) return null
  const values = alertValues(alert, request.decision)
  const part = partSoldAt(alert, request)
  if (part) return isSale(request) ? [soldInParts(alert, values, part)] : []
  const rest = isPartSoldAtLevel(alert.level, request) ? restOf(alert, request) : null
  if (rest)
    return [
      courseFinding(alert.level === 'stop-loss' ? 'stop-obeyed' : 'target-obeyed', 88, PART_SOLD, { ...values, rest }),
    ]
  if (alert.level === 'take-profit') return isSale(request) ? [soldAfterTarget(alert, request, values)] : []
  if (isSale(request)) return soldAfterStop(alert, request, period, values)
  return [courseFinding('stop-broken-and-held', 90, isInTime(alert, request.decision) ? HELD : HELD_LONG, values)]
}

/** The sale of a part that had answered a level in time, before any decision to stay: what is done with the rest comes after it. */
function partSoldAt(alert: CritiquedAlert, { earlier, decision }: CritiqueRequest): CritiquedDecision | undefined {
  const after = earlier.filter(({ at }) => at >= alert.at && at <= decision.at)
  const [first] = after
  const isAnswer =
    first?.action === 'Sell Some' &&
    first.writtenAt === undefined &&
    isInTime(alert, first) &&
    !isOneDecision(alert.setBy, first)
  return isAnswer ? first : undefined
}

/** What this decision makes of the level for what it keeps. */
function restOf({ level }: CritiquedAlert, { moves, decision }: CritiqueRequest): string {
  const name = level === 'stop-loss' ? 'stop' : 'target'
  const to = moves.findLast((move) => move.level === level && isOneDecision(move, decision))?.to ?? null
  return to === null ? `the rest goes on without a ${name}` : `the ${name} of the rest is ${usdWords(to)}`
}

function soldInParts(
  { level }: CritiquedAlert,
  values: Readonly<Record<string, string>>,
  { at, price }: CritiquedDecision,
): Finding {
  const told = { ...values, on: readableDate(at, MARKET_ZONE), part: price === null ? '' : ` at ${money(price)}` }
  return courseFinding(level === 'stop-loss' ? 'stop-obeyed' : 'target-obeyed', 74, IN_PARTS, told)
}

/** A sale keeps a stop that came in time, and without another decision to stay after it was reached. */
function soldAfterStop(
  alert: CritiquedAlert,
  request: CritiqueRequest,
  { buy }: HoldingPeriod,
  values: Readonly<Record<string, string>>,
): readonly Finding[] {
  const { decision } = request
  const stayed = stayedAfter(alert, request)
  if (stayed) return [courseFinding('stop-broken-and-held', 80, STOP_THEN_STAYED, { ...values, ...stayValues(stayed) })]
  if (!isInTime(alert, decision)) return [courseFinding('stop-broken-and-held', 74, SOLD_LATE, values)]
  if (isFarBelow(alert, decision))
    return isNextSession(alert, decision)
      ? [courseFinding('stop-obeyed', 74, STOP_THEN_LOWER, values)]
      : [courseFinding('stop-broken-and-held', 74, SOLD_BELOW, values)]
  const obeyed = courseFinding('stop-obeyed', 89, STOP_KEPT, values)
  return decision.action === 'Sell' && isBelow(decision.price, buy?.price ?? null)
    ? [obeyed, courseFinding('loss-taken-as-written', 70, LOSS_KEPT, values)]
    : [obeyed]
}

const isInTime = ({ at, toldAt = at }: CritiquedAlert, decision: CritiquedDecision): boolean =>
  isInTimeToKeep(marketDayOf(toldAt), marketDayOf(decision.at))

/**
 * The first decision to stay after a level was reached: after the user was told of it, or at a price that was past it. As in the Mirror,
 * whoever held on before has not held through.
 */
function stayedAfter(
  { level, levelPrice, at, toldAt = at, setBy }: CritiquedAlert,
  { decision, earlier }: CritiqueRequest,
): CritiquedDecision | undefined {
  const isPast = (price: CritiquedDecision['price']) => price !== null && isReached(level, levelPrice, price)
  return earlier.find(
    (entry) =>
      !isSale({ decision: entry }) &&
      !isOneDecision(setBy, entry) &&
      entry.at <= decision.at &&
      ((entry.writtenAt ?? entry.at) >= toldAt || (entry.at > setBy.at && isPast(entry.price))),
  )
}

const stayValues = ({ action, price, at }: CritiquedDecision) => ({
  stayed: action,
  before: price === null ? '' : ` at ${money(price)}`,
  later: readableDate(at, MARKET_ZONE),
})

/** Over a weekend no earlier sale may have been possible. */
const NEXT_SESSION_DAYS = 3

const isNextSession = ({ at }: CritiquedAlert, decision: CritiquedDecision): boolean =>
  calendarDaysBetween(at, decision.at) <= NEXT_SESSION_DAYS

/** A sale far below the stop and below the price that reached it: what it cost was not decided before. */
function isFarBelow({ levelPrice, price }: CritiquedAlert, decision: CritiquedDecision): boolean {
  if (decision.price === null) return false
  const lower = new Big(price).lt(levelPrice) ? price : levelPrice
  return new Big(decision.price).lt(new Big(lower).times(NEAR_ITS_LINE))
}

/** A sale keeps a target that came where it follows without another decision to stay, and at about the target or above. */
function soldAfterTarget(
  alert: CritiquedAlert,
  request: CritiqueRequest,
  values: Readonly<Record<string, string>>,
): Finding {
  const { price } = request.decision
  const stayed = stayedAfter(alert, request)
  if (stayed)
    return courseFinding('target-passed-and-kept', 80, TARGET_THEN_STAYED, { ...values, ...stayValues(stayed) })
  const isNear = price !== null && new Big(price).gte(new Big(alert.levelPrice).times(NEAR_ITS_LINE))
  return isNear
    ? courseFinding('target-obeyed', 88, TARGET_KEPT, values)
    : courseFinding('target-passed-and-kept', 74, TARGET_THEN_SOLD, values)
}

/** The latest of a stop, else of a target, whose level was not moved since. */
export function standingAlert({ alerts, moves, decision }: CritiqueRequest): CritiquedAlert | null {
  const isMoved = ({ level, at }: CritiquedAlert) =>
    moves.some((move) => move.level === level && move.at >= at && move.at <= decision.at)
  const standing = alerts.filter((alert) => !isMoved(alert))
  return standing.findLast(({ level }) => level === 'stop-loss') ?? standing.at(-1) ?? null
}

/**
 * A level that was reached, and that this very decision moves or removes: a stop that is moved away, where to stay is what it decides all the
 * same, and any that the sale of a part answers, for which the rest gets another one.
 */
function levelMovedNow(request: CritiqueRequest): CritiquedAlert | null {
  const { alerts, moves, decision } = request
  const isPart = decision.action === 'Sell Some'
  if (isSale(request) && !isPart) return null
  const reached = alerts.findLast(({ level }) => isPart || level === 'stop-loss')
  if (!reached) return null
  const after = moves.filter(({ level, at }) => level === reached.level && at >= reached.at && at <= decision.at)
  return after.every((move) => isOneDecision(move, decision) && (isPart || isMovedAway(move))) ? reached : null
}

/** Whether this decision sells a part at a level that was reached, in time: what becomes of the level is of the rest then. */
export function isPartSoldAtLevel(level: Level, request: CritiqueRequest): boolean {
  const { decision } = request
  const alert = decision.action === 'Sell Some' ? levelMovedNow(request) : null
  const isMoved = request.moves.some((move) => move.level === level && isOneDecision(move, decision))
  return isMoved && alert?.level === level && isInTime(alert, decision) && !stayedAfter(alert, request)
}

const alertValues = ({ level, percent, levelPrice, price, at }: CritiquedAlert, decision: CritiquedDecision) => ({
  percent: percent === null ? '' : ` of ${percent}%`,
  line: usdWords(levelPrice),
  price: usdWords(price),
  day: readableDate(at, MARKET_ZONE),
  ago: daysWords(calendarDaysBetween(at, decision.at)),
  action: decision.action,
  now: decision.price === null ? '' : ` at ${money(decision.price)}`,
  named: level === 'stop-loss' ? 'stop' : 'target',
  sold: decision.action === 'Sell Some' ? 'sold a part' : 'sold',
  sell: decision.action === 'Sell Some' ? 'sell a part' : 'sell',
})

const daysWords = (days: number): string => (days < 1 ? 'less than a day' : `${days} day${days === 1 ? '' : 's'}`)

const PART_SOLD = [
  'Your {named} of {line} was reached on {day}, and you {sold}{now}; {rest}.',
  'You had set the {named} at {line}, it was reached on {day}, and you {sold}{now}; {rest}.',
] as const
const IN_PARTS = [
  'Your {named} of {line} was reached on {day}, you sold a part on {on}{part}, and now you {sell}{now}.',
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
const STOP_THEN_STAYED = [
  'Your own stop{percent} at {line} was reached on {day} at {price}, the answer of {later} was a {stayed}{before}, and only now you {sell}{now}.',
] as const
const STOP_THEN_LOWER = [
  'Your stop{percent} stood at {line}; the price came on {day} at {price}, and you {sold}{now}.',
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
const SOLD_BELOW = [
  'Your own stop{percent} at {line} was reached on {day} at {price}; this {action}{now} comes {ago} later.',
] as const
const SOLD_LATE = [
  'This {action} comes {ago} after your own stop{percent} at {line} was passed on {day} at {price}.',
] as const
