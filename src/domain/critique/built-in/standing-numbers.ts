import Big from 'big.js'
import { calendarDaysBetween } from '../../prices/market-calendar.ts'
import { percentChange } from '../../prices/money.ts'
import { distanceWords } from '../../prices/money-format.ts'
import type { CritiquedDecision, CritiqueRequest } from '../critique.ts'
import { dayWritten, isWrittenInTime } from './day-of-writing.ts'
import { holdingPeriodOf, money } from './holding-period.ts'
import { dayOf } from './quotation.ts'
import { isSale, isWatched } from './request.ts'
import { expected } from './standing-claims.ts'
import type { StandingFact } from './standing-finding.ts'

/** How sure somebody is, beside how sure they were, and what such a number means. */
export function standingNumbers(request: CritiqueRequest): readonly [StandingFact, ...StandingFact[]] {
  if (!isWrittenInTime(request.decision)) return [writtenLater(request)]
  const [first, ...more] = [...sinceFirst(request), ...expected(request), meaning(request)]
  return [first ?? meaning(request), ...more]
}

/** That it does not count in how sure its writer turns out to be (ruling 19). */
const writtenLater = ({ decision }: CritiqueRequest): StandingFact => ({
  values: {
    action: decision.action,
    day: dayOf(decision),
    written: dayWritten(decision),
    days: String(calendarDaysBetween(decision.at, decision.writtenAt ?? decision.at)),
    confidence: String(decision.confidence),
    at: priceOf(decision),
  },
  ways: WRITTEN_LATER,
})

/** Where price and confidence stood when it was bought, or first looked at. */
function sinceFirst(request: CritiqueRequest): readonly StandingFact[] {
  const { decision } = request
  const origin = holdingPeriodOf(request)?.origin
  // How sure somebody was counts only where they wrote it then.
  if (!origin?.price || !isWrittenInTime(origin) || !decision.price || new Big(origin.price).eq(0)) return []
  const change = percentChange(origin.price, decision.price)
  if (change === null) return []
  const values = {
    was: String(origin.confidence),
    is: String(decision.confidence),
    before: money(origin.price),
    now: money(decision.price),
    day: dayOf(origin),
    first: origin.action,
    action: decision.action,
    change: new Big(change).eq(0) ? 'the same price' : `${distanceWords(change)} ${sideOf(change)}`,
  }
  return [{ values, ways: isSale(request) ? AT_SALE : SINCE }]
}

const sideOf = (change: string): string => (change.startsWith('-') ? 'lower' : 'higher')

/** What so many tenths say, counted in decisions: the number counts as the middle of its tenth. */
function meaning(request: CritiqueRequest): StandingFact {
  const { decision } = request
  const values = {
    confidence: String(decision.confidence),
    share: WRONG_OF[decision.confidence - 1] ?? WRONG_OF[5],
    action: decision.action,
    at: priceOf(decision),
  }
  return { values, ways: isWatched(request) || isSale(request) ? COUNTS_AS : MEANS }
}

const priceOf = ({ price }: CritiquedDecision): string => (price === null ? '' : ` at ${money(price)}`)

/** How many of such decisions go wrong where the number is right: 95%, 85% ... 5% of them. */
const WRONG_OF = [
  'nineteen in twenty',
  'six in seven',
  'three in four',
  'two in three',
  'more than half',
  'nearly half',
  'one in three',
  'one in four',
  'one in seven',
  'one in twenty',
] as const

const SINCE = [
  'You were {was} of 10 sure at {before} on {day}, and are {is} of 10 sure at {now}, {change}.',
  'The {first} of {day} was {was} of 10 at {before}; this {action} is {is} of 10 at {now}, {change}.',
] as const
const AT_SALE = [
  'You came in at {before} on {day}, {was} of 10 sure, and sell at {now}, {change}.',
  'The price was {before} at the {first} of {day}, and is {now} at this {action}: {change}.',
] as const
const WRITTEN_LATER = [
  'This {action} of {day} was written down {days} days later, on {written}, and its {confidence} of 10 is not scored.',
  'Between deciding on {day}{at} and writing on {written} lie {days} days, so the {confidence} of 10 is not scored.',
  'Its {confidence} of 10 is not scored, for the {action} is of {day} and was written on {written}, {days} days later.',
] as const
const MEANS = [
  'Of decisions at {confidence} of 10, {share} go wrong where the number is right; this {action}{at} may be one.',
  'You say {confidence} of 10, and so expect to be wrong in {share} of such decisions.',
  'By your own number {share} of such decisions go wrong.',
] as const
/** Of a sale, or of what is only watched, the number is of that. */
const COUNTS_AS = [
  'You put {confidence} of 10 on this {action}{at}, and so expect to be wrong in {share} of such decisions.',
] as const
