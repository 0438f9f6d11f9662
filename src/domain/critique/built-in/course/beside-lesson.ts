import Big from 'big.js'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { calendarDaysBetween, MARKET_ZONE } from '../../../prices/market-calendar.ts'
import { usdWords } from '../../../prices/money-format.ts'
import { readableDate } from '../../../time.ts'
import type { CritiquedDecision, CritiquedMove, CritiqueRequest } from '../../critique.ts'
import { isMovedAway } from '../../critiqued-levels.ts'
import { dayWritten, isWrittenInTime } from '../basis/day-of-writing.ts'
import { money } from '../basis/holding-period.ts'
import { dayOfEntry, ownTestsOf } from '../basis/own-tests-of.ts'
import type { Phrasings } from '../basis/phrasing.ts'
import { dayOf } from '../basis/quotation.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { ownPriceIn } from './waits-for-own-price.ts'

type Beside = { readonly ways: Phrasings; readonly values: Readonly<Record<string, string>> }

/**
 * What a lesson is about, where the ledger shows it: a stop or a target that was moved away to the figure it names, an earlier entry that
 * set that figure as its own price or test, or the one entry of the month it names. null where none of these, or more than one, fits.
 */
export function besideLesson(request: CritiqueRequest, lesson: Span): Beside | null {
  const text = request.decision.thesis.slice(lesson.from, lesson.to)
  return movedTo(request, text) ?? figureOf(request, text) ?? entryOfMonth(request, plainText(text))
}

function movedTo({ moves, decision }: CritiqueRequest, text: string): Beside | null {
  const figures = bareFigures(text)
  const named = moves.filter(
    (move) => move.at < decision.at && isMovedAway(move) && figures.some((each) => isSameFigure(each, move.to)),
  )
  const [move] = named
  if (named.length !== 1 || !move?.from || !move.to || move.writtenAt !== undefined) return null
  return { ways: MOVED, values: valuesOf(move, move.from, move.to) }
}

const valuesOf = ({ level, at, price, action }: CritiquedMove, from: string, to: string) => ({
  level: level === 'stop-loss' ? 'stop' : 'target',
  day: readableDate(at, MARKET_ZONE),
  from: usdWords(from),
  to: usdWords(to),
  action,
  at: price === null ? '' : `, with the price at ${usdWords(price)}`,
})

/** "The 11 was right": the entry that wrote 11 as its own price, or as the figure of its own test, 11% as well. */
function figureOf({ earlier, decision, splits }: CritiqueRequest, text: string): Beside | null {
  const figures = bareFigures(text)
  if (figures.length === 0 || splits.length > 0) return null
  for (const entry of earlier) {
    if (!isWrittenInTime(entry) || (entry.writtenAt ?? entry.at) >= decision.at) continue
    const ownPrice = ownPriceIn(entry)
    const spans = [...ownTestsOf(entry).map(({ span }) => span), ...(ownPrice ? [ownPrice] : [])]
    const own = spans.find(({ from, to }) =>
      quantitiesOf(entry.thesis.slice(from, to)).some(({ value: one }) =>
        figures.some((each) => isSameFigure(each, one)),
      ),
    )
    if (own) return { ways: WRITTEN, values: { day: dayWritten(entry), wrote: quotationOfTest(entry.thesis, own) } }
  }
  return null
}

/** "Since August": the only entry of that month, within the year before. */
function entryOfMonth({ earlier, decision }: CritiqueRequest, plain: string): Beside | null {
  const month = MONTH.exec(plain)?.[1]
  if (month === undefined || decision.price === null) return null
  const ofMonth = earlier.filter(
    (entry) => isOfMonth(entry, month) && calendarDaysBetween(entry.at, decision.at) < DAYS_OF_YEAR,
  )
  const [entry] = ofMonth
  if (ofMonth.length !== 1 || !entry?.price || !isWrittenInTime(entry)) return null
  const values = { action: entry.action, day: dayOf(entry), before: money(entry.price), now: money(decision.price) }
  return { ways: OF_MONTH, values: { ...values, sale: decision.action } }
}

const isOfMonth = (entry: CritiquedDecision, month: string): boolean =>
  MONTHS.indexOf(month.slice(0, 3)) + 1 === Number(dayOfEntry(entry).slice(5, 7))

const DAYS_OF_YEAR = 330
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH =
  /(?<![a-z])(?:since|in|of|from|back in) (january|february|march|april|may|june|july|august|september|october|november|december)(?![a-z]| \d)/

/** Numbers that may be prices: no shares of anything, no multiples. */
const bareFigures = (text: string): readonly string[] =>
  quantitiesOf(text).flatMap(({ unit, value, isUsd }) =>
    unit === 'count' || (unit === 'money' && isUsd) ? [value] : [],
  )

const isSameFigure = (one: string, other: string | null): boolean =>
  other !== null && new Big(one).gte(LEAST) && new Big(one).eq(other)
/** "Two", "a third" and the like are no prices that a lesson would name. */
const LEAST = 5

const MOVED = [
  'You write {words}; on {day} the {level} went from {from} to {to}{at}.',
  '{words}, you write: the {level} went from {from} to {to} with the {action} of {day}{at}.',
] as const
const WRITTEN = [
  'You write {words}; on {day} you had written {wrote}.',
  'On {day} you had written {wrote}; today you write {words}.',
] as const
const OF_MONTH = [
  'You write {words}; the {action} of {day} was at {before}, and this {sale} is at {now}.',
  'At the {action} of {day} the price was {before}, at this {sale} it is {now}; you write {words}.',
] as const
