import { calendarDaysBetween } from '../../../prices/market-calendar.ts'
import { readableDay } from '../../../time.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { dayReached, exitDayOf } from '../basis/exit-day-of.ts'
import type { Finding } from '../basis/finding.ts'
import { money } from '../basis/holding-period.ts'
import { dayOfEntry } from '../basis/own-tests-of.ts'
import { wroteOn } from '../basis/quotation.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { isSale, isWatched } from '../basis/request.ts'

/** An exit by a day that this entry sets, or that an earlier one set and whose day is here: the calendar says whether it was kept. */
export function readExitDay(request: CritiqueRequest): readonly Finding[] {
  return isWatched(request) ? [] : [...given(request), ...answered(request)]
}

function given(request: CritiqueRequest): readonly Finding[] {
  const { decision } = request
  const exit = isSale(request) ? null : exitDayOf(decision)
  if (!exit) return []
  const quoted = quotationOfTest(decision.thesis, exit.span)
  const ways = /\d|day(?![a-z])/i.test(quoted) ? GIVEN : GIVEN_MONTH
  return [{ kind: 'falsifier-given', part: 'fundamentals', weight: 64, ways, values: { words: quoted }, quoted }]
}

/** Whether a finding credits a day on which it ends. */
export const isOfExitDay = ({ ways }: Finding): boolean => ways === GIVEN || ways === GIVEN_MONTH

/** The first entry counts that comes on the day or after. */
function answered(request: CritiqueRequest): readonly Finding[] {
  const { decision } = request
  const reached = dayReached(request)
  if (!reached) return []
  const { entries, setter, exit } = reached
  const today = dayOfEntry(decision)
  if (entries.some((entry) => entry !== setter && dayOfEntry(entry) >= exit.on)) return []
  const values = {
    wrote: wroteOn(setter, quotationOfTest(setter.thesis, exit.span)),
    today: readableDay(today),
    action: decision.action,
    at: decision.price === null ? '' : ` at ${money(decision.price)}`,
  }
  if (decision.action === 'Sell')
    return isSoon(exit.on, today)
      ? [{ kind: 'rule-kept', part: 'psychology', weight: 88, ways: KEPT, values, quoted: null }]
      : []
  if (isSale(request)) return []
  return [{ kind: 'falsifier-broken-and-held', part: 'psychology', weight: 91, ways: HELD, values, quoted: null }]
}

/** On the day, or on the next one with a session after a weekend and a holiday. */
const isSoon = (on: string, today: string): boolean =>
  calendarDaysBetween(`${on}T17:00:00.000Z`, `${today}T17:00:00.000Z`) <= LATEST

const LATEST = 4

const GIVEN = [
  'You wrote down the day on which it ends, {words}.',
  'With {words} the calendar decides, and neither hope nor fear.',
] as const
const GIVEN_MONTH = [GIVEN[1]] as const
const KEPT = [
  '{wrote}; on {today} you sold{at}, as you had written: that is rare.',
  '{wrote}, and sold on {today}{at}: the day came, and you went.',
] as const
const HELD = [
  '{wrote}; on {today} this is a {action}{at}.',
  '{wrote}, and the answer of {today} is a {action}{at}.',
] as const
