import { datesOf } from '../../../language/dates.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { isMeant, standingOf } from '../../../language/standing.ts'
import { dayNumber } from '../../../prices/day-number.ts'
import { isNamedStop } from '../../../tests-in-text/own-test.ts'
import { readableDay } from '../../../time.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { dayOfEntry } from '../basis/own-tests-of.ts'
import { quotationAround } from '../basis/quotation.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { isReadable } from '../basis/readable.ts'
import { isPurchase, isSale, isWatched } from '../basis/request.ts'
import { isAboutWhatIsHeld } from '../own-tests/about-what-is-held.ts'
import { isPlainTest } from '../own-tests/plain-test.ts'
import { testsIn } from '../own-tests/read-tests.ts'
import { softenerOf } from '../own-tests/softened-test.ts'
import { wholeTest } from '../own-tests/whole-test.ts'
import { quotesWhole } from '../strict-forms/quotes-whole.ts'
import { isOfYears, spanOfYears } from './claim-set-aside.ts'
import type { StandingFact } from './standing-finding.ts'

/** How many whole quarters the time of a claim has, in words, and its last day; null where it has none of its own, or no whole ones. */
export function quartersOfClaim(
  request: CritiqueRequest,
): { readonly until: string; readonly quarters: string } | null {
  const claimed = endOfClaim(request)
  const count = claimed && quartersBetween(dayOfEntry(request.decision), claimed.ends)
  if (!claimed || count === null) return null
  return { until: claimed.until, quarters: `${NUMBERS[count] ?? String(count)} quarter${count === 1 ? '' : 's'}` }
}

/** Another test of the entry than the one that is told already: what is said of the same words is left out by whoever asks. */
export function* otherTests(request: CritiqueRequest): Iterable<StandingFact> {
  const { thesis, writtenAt } = request.decision
  if (isSale(request) || isWatched(request) || writtenAt) return
  const tests = testsIn(request).filter((each) => !isNamedStop(each) && !each.isPrice && each.followedBy !== 'review')
  if (tests.length < 2) return
  for (const test of tests) {
    const [whole, ...more] = wholeTest(thesis, test)
    const quoted = whole && more.length === 0 ? quotationOfTest(thesis, whole) : null
    const isClear =
      quoted !== null &&
      !LEANS.test(plainText(quoted)) &&
      isPlainTest(test, quoted, thesis) &&
      isAboutWhatIsHeld(test, thesis)
    if (isClear && softenerOf(test, thesis) === null && hasOneSentence(thesis, test.span.from, quoted))
      yield { quoted, values: { words: quoted }, ways: OTHER_TEST }
  }
}

/** A quotation that begins in the sentence of its test is none of another one. */
const hasOneSentence = (thesis: string, at: number, quoted: string): boolean => {
  const { from, to } = sentenceAround(thesis, { from: at, to: at + 1 })
  return thesis.slice(from, to).includes(quoted.slice(1, -1))
}

/** How many quarters end before the claim beside the number does, for an entry whose test is of quarters. */
export function quartersUntilClaim(request: CritiqueRequest): readonly StandingFact[] {
  const { decision } = request
  if (isSale(request) || isWatched(request) || decision.writtenAt) return []
  const claimed = endOfClaim(request)
  const test = testsIn(request).find(
    ({ forHowLong, words }) =>
      (forHowLong?.of === 'quarter' || ANY_QUARTER.test(plainText(words))) && !/ or /.test(plainText(words)),
  )
  if (!claimed || !test) return []
  const count = test.forHowLong?.count ?? 1
  const quarters = quartersBetween(dayOfEntry(decision), claimed.ends)
  if (quarters === null || count > quarters) return []
  const values = {
    until: claimed.until,
    confidence: String(decision.confidence),
    quarters: NUMBERS[quarters] ?? String(quarters),
  }
  return [{ values, ways: QUARTERS, isOfClaim: true }]
}

/** A time that the entry names and that begins only after the claim beside its number has ended. */
export function* beyondClaim(request: CritiqueRequest): Iterable<StandingFact> {
  const { decision } = request
  const { thesis } = decision
  if (isSale(request) || decision.writtenAt || !isReadable(request)) return
  const claimed = endOfClaim(request)
  if (!claimed) return
  const { until, ends } = claimed
  for (const date of datesOf(thesis, dayOfEntry(decision))) {
    const words = plainText(thesis).slice(date.from, date.to)
    const begins = firstDay(words, date.endsOn)
    const { isReported, isQuoted, isIronic, isNegated } = standingOf(thesis, date)
    const sentence = sentenceOf(thesis, date)
    if (RECKONED.test(sentence) || RUNS_BY_CONTRACT.test(sentence) || IMAGINED.test(sentence)) continue
    if (!stands(plainText(thesis), date)) continue
    if (begins === null || begins <= ends || isReported || isQuoted || isIronic || isNegated) continue
    const quoted = quotationAround(thesis, date)
    const isTelling =
      quoted.split(' ').length >= TELLING_WORDS && quotesWhole(quoted, thesis) && !leavesReason(quoted, thesis)
    if (isTelling)
      yield {
        quoted,
        values: { words: quoted, until, confidence: String(decision.confidence) },
        ways: BEYOND,
        isOfClaim: true,
      }
  }
}

/** A view is told with its reason, or not at all. */
const leavesReason = (quoted: string, thesis: string): boolean =>
  GIVES_REASON.test(plainText(thesis.slice(thesis.indexOf(quoted.slice(1, -1)) + quoted.length - 2)))
const GIVES_REASON = /^,? ?(?:because|since|as|for the reason)(?![a-z])/

const sentenceOf = (thesis: string, span: Span): string => {
  const { from, to } = sentenceAround(thesis, span)
  return plainText(thesis).slice(from, to)
}
/** “Planning on ten years”: what is meant for years, beside the end of the claim. */
export function* yearsBeyondClaim(request: CritiqueRequest): Iterable<StandingFact> {
  const { decision } = request
  const claimed = isSale(request) || decision.writtenAt || !isOfYears(request) ? null : endOfClaim(request)
  if (!claimed || !isReadable(request)) return
  const span = spanOfYears(decision.thesis)
  if (!span || !isMeant(decision.thesis, span)) return
  const quoted = quotationAround(decision.thesis, span)
  if (quoted.split(' ').length < TELLING_WORDS || !quotesWhole(quoted, decision.thesis)) return
  const values = { words: quoted, until: claimed.until, confidence: String(decision.confidence) }
  yield { quoted, values, ways: BEYOND }
}

/** "2035 stores" are no year, and "before 2028" may be tomorrow. */
const stands = (plain: string, { from, to }: Span): boolean =>
  !COUNTS.test(plain.slice(to)) && !/(?<![a-z])(?:before|since|than) (?:the )?$/.test(plain.slice(0, from))
const COUNTS =
  /^ (?!(?:and|or|but|when|if|because|for|at|with|as|they|we|it|i|the|to|is|are|on|then|only|to|in|latest|already)(?![a-z]))[a-z]/
/** A year that is put into a model is no time of the plan, and neither is that of a contract or a coin. */
const RECKONED =
  /(?<![a-z])(?:numbers?|models?|maths?|assum\w*|reckon\w*|estimate\w*|valuation|dcf|eps|calls?|puts?|leaps?|strike|bonds?|notes?|matur\w+|aged|born|lease)(?![a-z])/
/** How long a right lasts is a fact of today, and no forecast. */
const RUNS_BY_CONTRACT =
  /(?<![a-z])(?:patents?|patented|concessions?|licen[cs]e[sd]?|franchises?|exclusiv\w+|contracts?|contracted|agreements?|mandates?|permits?|tenanc\w+|tenants?|warrant(?:y|ies)|covenants?|guaranteed|subsid(?:y|ies)|tariff|feed-in|facility|loans?|debt|deliver(?:s|y|ies)|order ?books?|backlogs?|expires?|expir(?:y|ation))(?![a-z])/
/** Of a day, a month with its year, or a year: any other time begins on a day that nobody knows. */
function firstDay(words: string, endsOn: string | null): string | null {
  if (endsOn === null) return null
  if (/^20\d\d$/.test(words)) return `${words}-01-01`
  if (new RegExp(`^${MONTH} 20\\d\\d$`).test(words)) return `${endsOn.slice(0, 7)}-01`
  return new RegExp(`^(?:${MONTH} \\d{1,2}|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}),? 20\\d\\d$`).test(words)
    ? endsOn
    : null
}
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
/** "It is November 2027 and this has lost half": whoever looks back from a day to come says nothing of when it comes. */
const IMAGINED = new RegExp(
  `(?<![a-z])(?:(?:it is|it's)(?: now)?(?: the end of)?(?: ${MONTH})? 20\\d\\d|(?:imagine|picture|suppose|assume|pretend)(?: [a-z']+){0,4}? 20\\d\\d|i look back|looking back)(?![a-z])`,
)
const TELLING_WORDS = 3
const UNTIL = / until ([A-Z][a-z]+ \d{1,2}, \d{4})$/

/** The last day of a claim, as its words tell it and as a day of the calendar; null where it has none. */
function endOfClaim({ claim = '', decision }: CritiqueRequest) {
  const until = UNTIL.exec(claim)?.[1]
  const ends = until === undefined ? undefined : datesOf(until, dayOfEntry(decision))[0]?.endsOn
  return until !== undefined && ends ? { until, ends } : null
}

/** How many quarters end at least while an option runs, for an entry whose test is of quarters. */
export function quartersUntilExpiry(request: CritiqueRequest): readonly StandingFact[] {
  const { option, decision } = request
  if (!option?.expiresOn || !isPurchase(request) || decision.writtenAt || !isOfQuarters(request)) return []
  const quarters = Math.floor((dayNumber(option.expiresOn) - dayNumber(dayOfEntry(decision))) / LONGEST_QUARTER)
  if (quarters < 1) return []
  const values = {
    count: quarters === 1 ? 'One quarter ends' : `${capital(NUMBERS[quarters] ?? String(quarters))} quarters end`,
    until: readableDay(option.expiresOn),
    right: option.right ?? 'option',
  }
  return [{ values, ways: UNTIL_EXPIRY }]
}
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
/** Fourteen weeks, in the books of some companies. */
const LONGEST_QUARTER = 98

const isOfQuarters = (request: CritiqueRequest) =>
  testsIn(request).some(({ forHowLong, words }) => forHowLong?.of === 'quarter' || ANY_QUARTER.test(plainText(words)))

const ANY_QUARTER = /(?<![a-z])(?:in|for) (?:any|a|one|a single) (?:quarter|qtr)(?![a-z])/
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** In a time of whole quarters of a year as many quarters end, whenever the company's year begins; null for any other time. */
function quartersBetween(today: string, ends: string): number | null {
  const days = dayNumber(ends) - dayNumber(today)
  const quarters = Math.round(days / QUARTER)
  return Math.abs(days - quarters * QUARTER) <= SLACK && quarters > 0 ? quarters : null
}
const [QUARTER, SLACK] = [91.31, 2] as const

/** "Should either occur I sell" says what follows from both. */
const LEANS =
  /(?<![a-z])(?:either|both|neither|one of (?:them|these|the two)|any of (?:them|these)|(?:this|that|these|those|it) (?:happens?|occurs?|comes? true|is the case))(?![a-z])/
const BEYOND = [
  'You write {words}; the claim that your {confidence} of 10 is held to ends before that, on {until}.',
  'Until {until} runs the claim that your {confidence} of 10 is held to; what you write reaches further: {words}.',
] as const
const OTHER_TEST = [
  'A second line of yours stands beside that: {words}.',
  'You drew another line as well: {words}.',
  'The other line that you drew: {words}.',
] as const
const UNTIL_EXPIRY = [
  '{count} at least before this {right} does, on {until}: so often your line can be held against a report.',
] as const
const QUARTERS = [
  'Until {until}, when the claim that your {confidence} of 10 is held to ends, {quarters} quarters can be held against your line.',
  'The claim that your {confidence} of 10 is held to runs until {until}; by then your line has {quarters} quarters to stand.',
] as const
