import { datesOf } from '../../language/dates.ts'
import { plainText, type Span } from '../../language/plain-text.ts'
import { quantitiesOf } from '../../language/quantities.ts'
import { sentenceAround, sentencesOf } from '../../language/sentences.ts'
import { answersToTest } from '../../tests-in-text/answers/answers-to-test.ts'
import type { OwnTest } from '../../tests-in-text/own-test.ts'
import { clausesOf } from '../../tests-in-text/vocabulary/clauses.ts'
import { contentWords } from '../../tests-in-text/vocabulary/content-terms.ts'
import type { CritiquedDecision, CritiqueRequest } from '../critique.ts'
import { namesBusiness } from './facts-of-text.ts'
import { isOfAnother } from './of-another.ts'
import { dayOfEntry } from './own-tests-of.ts'

/**
 * Whether an entry reports for certain that a test was broken. Only then is somebody who holds on told so. The words must be the
 * writer's own statement about this company today: what others say, fear or deny does not count, and neither does what is about
 * another company, about a part of it, about an earlier time, or about a shorter time than the test's. Where this is uncertain, the
 * answer is no.
 * @param span where the words stand in the thesis of the decision
 */
export function isCertainAnswer(
  test: OwnTest,
  writtenIn: CritiquedDecision,
  request: CritiqueRequest,
  span: Span,
): boolean {
  const { thesis } = request.decision
  const clause = clauseWith(test, thesis, span)
  const words = plainText(thesis.slice(clause.from, clause.to))
  if (!isOwnOfToday(test, writtenIn, request, span)) return false
  if (!LACKS.test(plainText(test.words)) && LACKS.test(words)) return false
  if (isOfShorterTime(test, words)) return false
  return !saysOtherwise(test, thesis, clause, dayOfEntry(request.decision))
}

/**
 * Whether words that speak of what a test measures are the writer's own statement, of this company, and of today: nobody else says,
 * fears or expects it, nothing is asked or taken back, and no other company, part or year is named.
 */
export function isOwnOfToday(
  test: OwnTest,
  writtenIn: CritiquedDecision,
  request: CritiqueRequest,
  span: Span,
): boolean {
  const { thesis } = request.decision
  const plain = plainText(thesis)
  const sentence = sentenceAround(thesis, span)
  const clause = clauseWith(test, thesis, span)
  const words = withoutComparison(plain.slice(clause.from, clause.to))
  const next = sentencesOf(thesis).find(({ from }) => from >= sentence.to)
  const isTakenBack = next !== undefined && TAKES_BACK.test(plain.slice(next.from, next.to))
  const governing = clausesOf(thesis, sentence)
    .filter((other) => other.from === clause.from || !isExpectation(plain.slice(other.from, other.to)))
    .map(({ from, to }) => withoutComparison(plain.slice(from, to)))
  if (governing.some((each) => OF_OTHERS.test(each)) || isTakenBack) return false
  if (/\?\W*$/.test(plain.slice(sentence.from, sentence.to))) return false
  if (isOfBefore(governing.join(', '), words, writtenIn)) return false
  return !isOfAnother(test, writtenIn, request, { sentence, clause })
}

/** "3.4%, and analysts had expected 2.5%": a clause with a figure of its own says of whom that figure is, and not the one before. */
const isExpectation = (words: string): boolean => EXPECTED.test(words) && /\d/.test(words)
const EXPECTED =
  /(?<![a-z])(?:(?:had|have) (?:expected|feared|guided|forecast)|consensus|was expected|were expected)(?![a-z])/

/** "4% after 7% last year" is of this year: what a figure is set against does not date it. */
const withoutComparison = (words: string): string => words.replace(COMPARED_WITH, ' ')
const COMPARED_WITH =
  /(?<![a-z])(?:after|against|versus|vs\.?|compared (?:to|with)|than|(?:up |down )?from) (?:the |about )?[-+]?[$€£]?\d[\d.,]* ?(?:%|percent|x|bn|m|billion|million)?(?: (?:(?:a|one) (?:year|quarter) ago|last (?:year|quarter|spring|summer|autumn|fall|winter)|(?:the year|a year|the quarter) before|before|in (?:19|20)\d\d))?(?![a-z%])/g

/** The clause of the stretch that names what is measured: "Not selling, churn rose to 2.4%" denies nothing of churn. */
function clauseWith({ measured }: OwnTest, thesis: string, span: Span): Span {
  const named = contentWords(measured ?? '')
  const clauses = clausesOf(thesis, span)
  const counts = clauses.map(
    ({ from, to }) => contentWords(thesis.slice(from, to)).filter((word) => named.includes(word)).length,
  )
  return clauses[counts.indexOf(Math.max(...counts))] ?? span
}

/** What others say, fear, hope or deny, what nearly came, and what would come. */
const OF_OTHERS =
  /(?<![a-z])(?:(?<!i |i had |i've |i also )(?:said|wrote|thought)|says?|saying|fear(?:s|ed|ing)?|rumou?r(?:s|ed)?|ask(?:s|ed|ing)?|wonder(?:s|ed|ing)?|expect(?:s|ed|ing)?|den(?:y|ies|ied)|bears?|bulls?|analysts?|bets?|betting|almost|nearly|close to|thinks?|(?<!(?:i'm|i am|not|i) (?:not |so |really |very )?)worr(?:y|ies|ied)|warn(?:s|ed)?|claim(?:s|ed)?|believes?|believed|allegedly|supposedly|reportedly|gossip|talk of|writes|hears?|heard|predict(?:s|ed)?|suggests?|forum|reddit|twitter|afraid|scared|dread|threat(?:en|ens|ened)?|consider(?:s|ed|ing)?|speculat\w*|according to|would|could|might|(?<!(?:the|in|of|by|since) )may(?! (?:quarter|\d))|excluding|without|except|apart from|ex)(?![a-z])|'d(?![a-z])/
/** Words of the sentence after a report that take it back: "They were wrong." */
const TAKES_BACK =
  /(?<![a-z])(?:(?:they|he|she|that|it|this)(?:'s|'re| was| were| is| are)?(?: again| all| just)? (?:wrong|false|nonsense|denied|fake|a lie|untrue)|nothing (?:there|in it|to it|of it)|not true|den(?:y|ies|ied)|that was the|fake|false alarm)(?![a-z])/
const LACKS =
  /(?<![a-z])(?:no|not|never|none|nobody|hardly|barely|without|denied|neither|nor|far from|instead of)(?![a-z])|n't(?![a-z])/

/** A year before the test was written, or words for another time. */
function isOfBefore(sentence: string, words: string, { at }: CritiquedDecision): boolean {
  const years = Array.from(sentence.matchAll(/(?<![\d$€£.,])(?:19|20)\d\d(?![\d%])/g), ([year]) => Number(year))
  return years.some((year) => year < Number(at.slice(0, 4))) || OF_BEFORE.test(words)
}

const OF_BEFORE =
  /(?<![a-z])(?:(?:last|the previous|the prior|the year before|this time last) (?:year|summer|winter|spring|autumn|fall)|(?:years?|months?|weeks?|quarters?) ago|back then|back when|used to|once|the year before|previously|before (?:that|i bought)|at the time|in the past|historically|(?:in|during) (?:covid|the pandemic|the (?:gfc|crisis)))(?![a-z])/

/** One week, month or day of a figure that the test asks of a quarter, of a year, or of a report. */
function isOfShorterTime({ value, words }: OwnTest, answer: string): boolean {
  if (value === null) return false
  const test = plainText(words)
  if (OF_YEAR.test(test) && !OF_QUARTER.test(test) && OF_QUARTER.test(answer)) return true
  return !SHORT_TIME.test(test) && (SHORT_TIME.test(answer) || OF_MONTH.test(answer))
}

const OF_YEAR =
  /(?<![a-z])(?:(?:of|for|over|in|at the end of) (?:the|this|a|any|one|next) (?:full |whole |entire |fiscal |calendar )*year|full[- ]year|annual(?:ly)?|yearly|(?:a|per) year|fy(?: ?\d+)?|(?:in|for|of) (?:fiscal )?20\d\d)(?![a-z])/
/** A part of a year. */
const OF_QUARTER =
  /(?<![a-z])(?:quarters?|quarterly|qtr|q[1-4]|half|h[12]|nine months|so far|year to date|ytd)(?![a-z])/

const SHORT_TIME = /(?<![a-z])(?:days?|daily|weeks?|weekly|months?|monthly|yesterday|weekend)(?![a-z])/
const OF_MONTH =
  /(?<![a-z])in (?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?![a-z])/

/** Whether the entry gives another figure of the same measure, or without a measure, on the right side. */
function saysOtherwise(test: OwnTest, thesis: string, clause: Span, today: string): boolean {
  if (answersToTest(test, thesis, true).some(({ isBroken }) => !isBroken)) return true
  const plain = plainText(thesis)
  const dates = datesOf(thesis, today)
  return sentencesOf(thesis).some((sentence) =>
    clausesOf(thesis, sentence).some((other) => {
      if (other.from < clause.to && clause.from < other.to) return false
      const words = withoutComparison(plain.slice(other.from, other.to))
      if (isExpectation(words) || OF_BEFORE.test(words)) return false
      if (OF_SHARE.test(words) || isOfOtherMeasure(test, words)) return false
      return quantitiesOf(words).some((quantity) => {
        const place = { from: other.from + quantity.from, to: other.from + quantity.to }
        const isDate = dates.some(({ from, to }) => place.from < to && from < place.to)
        return !isDate && isOnRightSide(test, quantity, words)
      })
    }),
  )
}

type Figure = ReturnType<typeof quantitiesOf>[number]

function isOnRightSide({ side, value, unit }: OwnTest, figure: Figure, words: string): boolean {
  const given = Number(figure.value)
  if (value === null) return figure.unit === 'percent' && given > 0 && !FELL.test(words) && ROSE.test(words)
  const limit = Number(value)
  if (figure.unit !== unit && !(figure.unit === 'count' && /[.]/.test(figure.value))) return false
  // A figure of another size is of another thing.
  if (limit !== 0 && (Math.abs(given) > Math.abs(limit) * 3 || Math.abs(given) * 3 < Math.abs(limit))) return false
  return side === 'below' ? given >= limit : given <= limit
}

const FELL = /(?<![a-z])(?:fell|down|dropped|declined|shrank|lost|minus|negative|lower)(?![a-z])/
const ROSE = /\+|(?<![a-z])(?:up|grew|rose|raised|ours|today|now|here|it's|they're|us)(?![a-z])/
/** Of the price, or of the writer's own money. */
const OF_SHARE =
  /(?<![a-z])(?:stock|shares?|price|i|i'm|my|me|position|portfolio|confidence|of 10|out of 10|paid|cost|market|stop|target)(?![a-z])/

/** "Margin 31%" beside "churn 2.4%" says nothing of churn. */
function isOfOtherMeasure({ measured }: OwnTest, words: string): boolean {
  const named = contentWords(measured ?? '')
  return namesBusiness(words) && !contentWords(words).some((word) => named.includes(word))
}
