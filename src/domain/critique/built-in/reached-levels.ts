import Big from 'big.js'
import { calendarDaysBetween, MARKET_ZONE } from '../../prices/market-calendar.ts'
import { usdWords } from '../../prices/money-format.ts'
import { readableDate } from '../../time.ts'
import type { CritiquedAlert, CritiquedDecision, CritiqueRequest } from '../critique.ts'
import { courseFinding } from './course-finding.ts'
import type { Finding } from './finding.ts'
import { type HoldingPeriod, isBelow, money } from './holding-period.ts'
import { isSale } from './request.ts'
import { NEAR_ITS_LINE } from './written-exit.ts'

/** Whoever sells within so many days keeps to the line, as well as somebody can who does not watch it. */
const KEPT_DAYS = 7

/** A stop or a target that the price had reached before this entry; null where none stands. */
export function reachedLevel(request: CritiqueRequest, { buy }: HoldingPeriod): readonly Finding[] | null {
  const alert = buy && standingAlert(request)
  if (!alert) return null
  const days = calendarDaysBetween(alert.at, request.decision.at)
  const values = alertValues(alert, days, request.decision)
  if (alert.level === 'take-profit') return isSale(request) ? [soldAfterTarget(alert, request, values)] : []
  if (!isSale(request)) return [courseFinding('stop-broken-and-held', 90, days > KEPT_DAYS ? HELD_LONG : HELD, values)]
  if (days > KEPT_DAYS) return [courseFinding('stop-broken-and-held', 74, SOLD_LATE, values)]
  if (isFarBelow(alert, days, request.decision)) return [courseFinding('stop-broken-and-held', 74, SOLD_BELOW, values)]
  const obeyed = courseFinding('stop-obeyed', 89, STOP_KEPT, values)
  return request.decision.action === 'Sell' && isBelow(request.decision.price, buy.price)
    ? [obeyed, courseFinding('loss-taken-as-written', 70, LOSS_KEPT, values)]
    : [obeyed]
}

/** Over a weekend no earlier sale may have been possible. */
const NEXT_SESSION_DAYS = 3

/** A sale days later, far below the stop and below the price that reached it: what it cost was not decided before. */
function isFarBelow({ levelPrice, price }: CritiquedAlert, days: number, decision: CritiquedDecision): boolean {
  if (days <= NEXT_SESSION_DAYS || decision.price === null) return false
  const lower = new Big(price).lt(levelPrice) ? price : levelPrice
  return new Big(decision.price).lt(new Big(lower).times(NEAR_ITS_LINE))
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
    return courseFinding('target-passed-and-kept', 80, TARGET_THEN_STAYED, told)
  }
  const isNear = decision.price !== null && new Big(decision.price).gte(new Big(levelPrice).times(NEAR_ITS_LINE))
  return isNear
    ? courseFinding('target-obeyed', 88, TARGET_KEPT, values)
    : courseFinding('target-passed-and-kept', 74, TARGET_THEN_SOLD, values)
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
const SOLD_BELOW = [
  'Your own stop{percent} at {line} was reached on {day} at {price}; this {action}{now} comes {ago} later.',
] as const
const SOLD_LATE = [
  'This {action} comes {ago} after your own stop{percent} at {line} was passed on {day} at {price}.',
] as const
