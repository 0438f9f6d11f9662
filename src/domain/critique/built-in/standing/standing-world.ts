import { plainText } from '../../../language/plain-text.ts'
import { calendarDaysBetween, MARKET_ZONE } from '../../../prices/market-calendar.ts'
import type { OwnTest } from '../../../tests-in-text/own-test.ts'
import { calendarDay, readableDay } from '../../../time.ts'
import type { CritiquedDecision, CritiqueRequest, Headline } from '../../critique.ts'
import { isOneDecision } from '../basis/day-of-writing.ts'
import { isSale, isWatched } from '../basis/request.ts'
import { testsIn } from '../own-tests/read-tests.ts'
import { testsBefore } from '../own-tests/tests-before.ts'
import { actionAndPrice } from './action-and-price.ts'
import { apartFromMarket } from './beside-market.ts'
import { causeNamedAgain } from './cause-named-again.ts'
import { otherTests } from './other-tests.ts'
import type { FactReader, StandingFact } from './standing-finding.ts'
import { filedSince } from './standing-market.ts'

/** What comes from outside: a headline from before the decision, the day of a test, what share and market did. */
export const STANDING_WORLD: readonly FactReader[] = [
  headline,
  filedSince,
  causeNamedAgain,
  dueDay,
  apartFromMarket,
  otherTests,
]

/** The latest headline that can be repeated in one sentence. It is a provider's words, so it stands as a quotation with its publisher. */
function headline({ headlines = [], decision }: CritiqueRequest): readonly StandingFact[] {
  const latest = headlines.find((each) => each.publishedAt < decision.at && isRepeatable(each))
  if (!latest) return []
  const days = calendarDaysBetween(latest.publishedAt, decision.at)
  const values = {
    publisher: latest.publisher,
    title: `“${latest.title}”`,
    ago: days < 1 ? 'Less than a day' : days === 1 ? 'One day' : `${days} days`,
    day: readableDay(calendarDay(latest.publishedAt, MARKET_ZONE)),
  }
  return [{ values, ways: decision.writtenAt ? HEADLINE_BEFORE : HEADLINE }]
}

const LONGEST_TITLE = 160

const isRepeatable = ({ title, publisher }: Headline): boolean =>
  title.length <= LONGEST_TITLE &&
  /^[^“”"«»\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069…]*[\p{L}\p{N}]$/u.test(title) &&
  !/[.!?](?:\s|$)/u.test(title) &&
  /^\p{Lu}[\p{L}\p{N} &'-]{1,39}$/u.test(publisher)

/** The day on which a test that the entry writes falls due. */
function dueDay(request: CritiqueRequest): readonly StandingFact[] {
  const { decision } = request
  const today = calendarDay(decision.at, MARKET_ZONE)
  const days = [
    ...testsIn(request).flatMap((test) => (hasTypedDay(request, decision, test) ? [] : [dayNamed(test)])),
    ...testsBefore(request)
      .filter(({ entry, test, outcome }) => outcome === 'open' && !hasTypedDay(request, entry, test))
      .map(({ test }) => dayNamed(test)),
    ...(request.tests ?? []).map(({ on }) => on),
  ]
  const next = days.flatMap((on) => (on && on > today ? [on] : [])).toSorted()[0]
  if (!next || decision.writtenAt || isWatched(request) || isSale(request)) return []
  const count = calendarDaysBetween(`${today}T12:00:00.000Z`, `${next}T12:00:00.000Z`)
  const values = { day: readableDay(next), days: count === 1 ? 'one day' : `${count} days`, ...actionAndPrice(request) }
  return [{ values, ways: DUE }]
}

/** Whether a day was typed beside the line, in the field or the same entry: then it counts, and no month that the words name. */
const hasTypedDay = ({ tests = [] }: CritiqueRequest, entry: CritiquedDecision, { byWhen }: OwnTest): boolean =>
  tests.some(
    (typed) =>
      typed.on !== null &&
      isOneDecision(typed, entry) &&
      byWhen !== null &&
      plainText(typed.text).includes(plainText(byWhen.words)),
  )

/** The last day of a test, where its words hold a day of the calendar: when a month, a season or a quarter is over, nothing need be known yet. */
const dayNamed = ({ byWhen, words }: OwnTest): string | null =>
  byWhen && !FISCAL.test(words) && isNamedDay(byWhen.words, words) && !isOfOthers(byWhen.words, words)
    ? byWhen.on
    : null

/** "Out if he sells a tenth, which he promised not to before 2027": the day of somebody else's promise. */
const isOfOthers = (day: string, test: string): boolean =>
  /(?<![a-z])(?:which|who|whom|as) (?:he|she|they|it|management|the [a-z]+)(?![a-z])[^;:]*$/.test(
    plainText(test.slice(0, Math.max(0, test.indexOf(day)))),
  )
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const isNamedDay = (day: string, test: string): boolean =>
  HOLDS_A_DAY.test(plainText(day)) || plainText(test).includes(`end of ${plainText(day)}`)
const HOLDS_A_DAY = new RegExp(
  `20\\d\\d-\\d\\d-\\d\\d|\\d{1,2}/\\d{1,2}/\\d\\d|${MONTH}\\.? \\d{1,2}(?!\\d)|(?<!\\d)\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|(?<![a-z])(?:year[- ]?end|(?:end of|eoy) (?:the year|20\\d\\d|${MONTH}))(?! quarter| report)`,
)

/** When a company's year, its quarter or its season ends no calendar of days knows. */
const FISCAL = /(?<![a-z])(?:fiscal|fy\d*|q[1-4]|h[12]|quarters?|season|half-year)(?![a-z])/i

const HEADLINE = [
  '{ago} before you wrote, {publisher} had this: {title}.',
  'On {day}, {publisher} had this: {title}.',
] as const
/** Of a decision that was written later: then there were newer ones. */
const HEADLINE_BEFORE = [HEADLINE[1]] as const
const DUE = [
  'Your own test runs until {day}, {days} after this {action}.',
  'Until {day}, {days} after this {action}{at}, your own test runs.',
] as const
