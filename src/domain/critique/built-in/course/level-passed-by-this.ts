import Big from 'big.js'
import { isReached } from '../../../assets/levels.ts'
import { plainText } from '../../../language/plain-text.ts'
import { MARKET_ZONE } from '../../../prices/market-calendar.ts'
import { usdWords } from '../../../prices/money-format.ts'
import { readableDate } from '../../../time.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { isOneDecision } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { type HoldingPeriod, money } from '../basis/holding-period.ts'
import { dayOf } from '../basis/quotation.ts'
import { isSale, isWatched } from '../basis/request.ts'

/** A stop or a target that stands, and that the price of this very entry is past: no alert told of it before. */
export function levelPassedByThis(request: CritiqueRequest, period: HoldingPeriod): readonly Finding[] | null {
  const { buy } = period
  const { decision, position } = request
  if (!buy || !position || decision.price === null || isWatched(request)) return null
  const { stopLoss, takeProfit } = position
  if (stopLoss !== null && !isMovedNow('stop-loss', request) && isReached('stop-loss', stopLoss, decision.price)) {
    const setAt = setOn('stop-loss', request) ?? buy.at
    const values = valuesOf(stopLoss, request, setAt)
    // A price from before the stop was set there has passed nothing.
    const passedAt = period.since.find(
      ({ at, price: then }) => at > setAt && then !== null && isReached('stop-loss', stopLoss, then),
    )
    if (isSale(request) && passedAt) {
      const late = { ...values, passed: dayOf(passedAt), price: money(passedAt.price ?? '0'), held: passedAt.action }
      return [
        { kind: 'stop-broken-and-held', part: 'psychology', weight: 74, ways: SOLD_LATE, values: late, quoted: null },
      ]
    }
    // A sale far below the stop did not keep it, whatever the days between were.
    if (isSale(request) && new Big(decision.price).lt(new Big(stopLoss).times(NEAR_ITS_STOP)))
      return [{ kind: 'stop-broken-and-held', part: 'psychology', weight: 74, ways: SOLD_BELOW, values, quoted: null }]
    return isSale(request)
      ? [{ ...STOP_KEPT, values }]
      : [{ kind: 'stop-broken-and-held', part: 'psychology', weight: 90, ways: BELOW_STOP, values, quoted: null }]
  }
  if (stopLoss !== null && isSale(request) && isJustAbove(stopLoss, request))
    return [{ ...STOP_KEPT, values: valuesOf(stopLoss, request, setOn('stop-loss', request) ?? buy.at) }]
  if (takeProfit === null || !isSale(request)) return null
  const setAt = setOn('take-profit', request) ?? buy.at
  const values = valuesOf(takeProfit, request, setAt)
  const stayed = period.since.find(
    (entry) =>
      entry.at > setAt &&
      entry.price !== null &&
      isReached('take-profit', takeProfit, entry.price) &&
      !isSale({ decision: entry }),
  )
  if (stayed) {
    const late = { ...values, passed: dayOf(stayed), price: money(stayed.price ?? '0'), stayed: stayed.action }
    return [{ ...TARGET_STAYED, values: late }]
  }
  // The sale of a part has acted on it: why the rest was kept, and goes now, the target does not say.
  const isActedOn = period.since.some(
    (entry) => entry.at > setAt && entry.price !== null && isReached('take-profit', takeProfit, entry.price),
  )
  return !isReached('take-profit', takeProfit, decision.price) || isActedOn ? null : [{ ...TARGET_KEPT, values }]
}

/** "Near enough to my stop": sold a hair above it, by an entry that names it, which keeps it as well as a sale below. */
function isJustAbove(stop: string, { decision }: CritiqueRequest): boolean {
  const isNear = decision.price !== null && new Big(decision.price).lte(new Big(stop).times(JUST_ABOVE))
  return isNear && NAMES_STOP.test(plainText(decision.thesis))
}

const JUST_ABOVE = '1.01'
const NAMES_STOP =
  /(?<![a-z])(?:(?:my|the|own|at|near|to) (?:own )?stop|stop(?:ped)? (?:out|hit|came|reached|as))(?![a-z])|^\W*stop\W*(?:$|[.!,])/

type Level = CritiqueRequest['moves'][number]['level']

const isMovedNow = (level: Level, { moves, decision }: CritiqueRequest): boolean =>
  moves.some((move) => move.level === level && isOneDecision(move, decision))

/** When the level that stands was set; undefined where it came with the purchase. */
const setOn = (level: Level, { moves, decision }: CritiqueRequest): string | undefined =>
  moves.findLast((move) => move.level === level && move.to !== null && move.at < decision.at)?.at

const valuesOf = (line: string, { decision }: CritiqueRequest, since: string) => ({
  line: usdWords(line),
  since: readableDate(since, MARKET_ZONE),
  day: dayOf(decision),
  action: decision.action,
  now: money(decision.price ?? '0'),
  sell: decision.action === 'Sell Some' ? 'sell a part' : 'sell',
})

const BELOW_STOP: Finding['ways'] = [
  'Your own stop stands at {line} since {since}, and this {action} of {day} comes at {now}, not above it.',
  'At {now} this {action} of {day} is not above your own stop of {line}, set on {since}.',
]
/** As in the Mirror, a sale below this part of its stop is not at it. */
const NEAR_ITS_STOP = '0.95'
const SOLD_BELOW: Finding['ways'] = ['Your own stop stood at {line} since {since}; this {action} is at {now}.']
const SOLD_LATE: Finding['ways'] = [
  'Your own stop of {line} was passed by the {held} of {passed} at {price}; this {action} is at {now}.',
]
const STOP_KEPT: Finding = {
  kind: 'stop-obeyed',
  part: 'psychology',
  weight: 89,
  ways: ['Your own stop stood at {line} since {since}, and you {sell} at {now}: you keep to it.'],
  quoted: null,
}
const TARGET_STAYED: Finding = {
  kind: 'target-passed-and-kept',
  part: 'psychology',
  weight: 80,
  ways: [
    'Your own target stood at {line} since {since}, the {stayed} of {passed} came at {price}, and now you {sell} at {now}.',
  ],
  quoted: null,
}
const TARGET_KEPT: Finding = {
  kind: 'target-obeyed',
  part: 'psychology',
  weight: 88,
  ways: ['Your own target stood at {line} since {since}, and you {sell} at {now}: that was the plan.'],
  quoted: null,
}
