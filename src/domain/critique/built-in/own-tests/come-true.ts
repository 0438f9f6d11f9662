import { isInTimeToKeep } from '../../../assets/time-to-keep.ts'
import { MARKET_ZONE, marketDayOf } from '../../../prices/market-calendar.ts'
import { readableDate } from '../../../time.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { dayWritten } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { money } from '../basis/holding-period.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { isSale } from '../basis/request.ts'

/** What the user has said themselves to have come true, while they go on with what it was about, or at the sale that follows it. */
export function comeTrue(request: CritiqueRequest): readonly Finding[] {
  const { decision, earlier, testsComeTrue = [] } = request
  // An answer that was given after this was decided did not stand against it.
  const test = testsComeTrue.findLast(({ answeredAt }) => answeredAt <= decision.at)
  if (!test) return []
  const values = {
    day: dayWritten(test),
    answered: readableDate(test.answeredAt, MARKET_ZONE),
    wrote: quotationOfTest(test.text, { from: 0, to: test.text.length }),
    action: decision.action,
    at: decision.price === null ? '' : ` at ${money(decision.price)}`,
  }
  if (!isSale(request))
    return [
      { kind: 'falsifier-broken-and-held', part: 'psychology', weight: 93, ways: COME_AND_HELD, values, quoted: null },
    ]
  const stayed = earlier.find(
    (entry) => (entry.writtenAt ?? entry.at) >= test.answeredAt && !isSale({ decision: entry }),
  )
  // As in the Mirror, only a sale in time, and before any decision to stay, keeps it.
  if (!stayed && isInTimeToKeep(marketDayOf(test.answeredAt), marketDayOf(decision.at)))
    return [{ kind: 'rule-kept', part: 'psychology', weight: 91, ways: COME_AND_SOLD, values, quoted: null }]
  const before = stayed && {
    stayed: stayed.action,
    before: stayed.price === null ? '' : ` at ${money(stayed.price)}`,
    later: readableDate(stayed.at, MARKET_ZONE),
  }
  const told = { ...values, ...before, on: readableDate(decision.at, MARKET_ZONE) }
  const ways = stayed ? COME_AND_STAYED : COME_AND_SOLD_LATE
  return [{ kind: 'falsifier-broken-and-held', part: 'psychology', weight: 86, ways, values: told, quoted: null }]
}

const COME_AND_HELD = [
  'Your own test of {day}, {wrote}, has come true, by your answer of {answered}; this is a {action}{at}.',
  'On {answered} you answered that it had happened, {wrote}, your test of {day}: the {action}{at} goes on against it.',
] as const
const COME_AND_SOLD = [
  'On {answered} you answered that your test of {day} had come true, {wrote}; this {action}{at} follows it.',
] as const
const COME_AND_STAYED = [
  'On {answered} you answered that your test of {day} had come true, {wrote}; the entry of {later} was a {stayed}{before}, and only then comes this {action}{at}.',
] as const
const COME_AND_SOLD_LATE = [
  'On {answered} you answered that your test of {day} had come true, {wrote}; this {action}{at} comes on {on}.',
] as const
