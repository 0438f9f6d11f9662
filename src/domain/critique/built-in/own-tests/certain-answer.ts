import { datesOf } from '../../../language/dates.ts'
import { matchesOf } from '../../../language/matches-of.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { sentenceAfter, sentenceAround, sentencesOf } from '../../../language/sentences.ts'
import { answersToTest } from '../../../tests-in-text/answers/answers-to-test.ts'
import { isFigureOfNow } from '../../../tests-in-text/answers/figure-of-now.ts'
import type { OwnTest } from '../../../tests-in-text/own-test.ts'
import { clausesOf } from '../../../tests-in-text/vocabulary/clauses.ts'
import { contentWords } from '../../../tests-in-text/vocabulary/content-terms.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { namesBusiness } from '../basis/facts-of-text.ts'
import { dayOfEntry } from '../basis/own-tests-of.ts'
import { isOfAnother, namesAnother } from './of-another.ts'
import { isOfOtherLength } from './of-other-time.ts'

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
  if (test.side === 'happens' && OF_ANY_TIME.test(words) && !OF_ANY_TIME.test(plainText(test.words))) return false
  if (isOfOtherLength(test, words)) return false
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
  const next = sentenceAfter(thesis, sentence)
  const isTakenBack = next !== undefined && TAKES_BACK.test(plain.slice(next.from, next.to))
  const behind = /\d/.test(words) ? plain.slice(clause.to, sentence.to) : ''
  // "Churn 1.08, but that was at a competitor": of what or of whom it is may stand behind it.
  if (OF_WHAT.test(behind)) return false
  const governing = clausesOf(thesis, sentence)
    .filter((other) => !isExcuse(behind, clause, other))
    .filter((other) => other.from === clause.from || !isExpectation(plain.slice(other.from, other.to)))
    .map(({ from, to }) => withoutComparison(plain.slice(from, to)))
  if (governing.some((each) => OF_OTHERS.test(each)) || isTakenBack) return false
  if (/\?\W*$/.test(plain.slice(sentence.from, sentence.to))) return false
  const figure = figureOfNow(thesis, span)
  if (figure === null && isOfBefore(governing.join(', '), words, writtenIn)) return false
  return !isOfAnother(test, writtenIn, request, { sentence, clause })
}

/**
 * "Churn 1.08, but that was the price war, they said so on the call": what stands behind a "but" excuses the figure before it, and does not
 * say that others told it.
 */
function isExcuse(behind: string, clause: Span, other: Span): boolean {
  const but = EXCUSES.exec(behind)
  return but !== null && other.from >= clause.to + but.index
}

const EXCUSES = /,? (?:but|though|although) /
const OF_WHAT =
  /^,? (?:but|though|although) (?:only |just )?(?:in|at|of|without|excluding)(?![a-z])|^,? (?:but|though|although) (?:that|this|it|these|those)(?:'s| is| was| are|'re| were) (?:only |just |all |still )*(?:an? |the |my |what |some |their )*(?:(?:in|at|of|for|from|by|with|without|excluding|including|according)(?![a-z])|(?:[a-z]+(?:'s)? )?(?:estimates?|forecasts?|guess\w*|rumou?rs?|analysts?|consensus|expected|reported|target|guidance|competitors?|rivals?|industry|last|others?|they|he|she)(?![a-z]))/

/** "Was 8.6% a year ago and is 3.2% now": the time is that of the figure, and not that of the clause with its name. */
function figureOfNow(thesis: string, span: Span): string | null {
  const last = clausesOf(thesis, span).at(-1) ?? span
  const words = plainText(thesis).slice(last.from, last.to)
  return isFigureOfNow(words) ? words : null
}

/** Whether the words that give a figure are of a time before the test was written, or of somebody else: "44% in 2022", "services at Google". */
export function isOfElsewhere(writtenIn: CritiquedDecision, request: CritiqueRequest, span: Span): boolean {
  const { thesis } = request.decision
  const now = figureOfNow(thesis, span)
  const words = withoutComparison(now ?? plainText(thesis.slice(span.from, span.to)))
  if (IS_OTHER_ONE.test(plainText(thesis).slice(span.to, sentenceAround(thesis, span).to))) return true
  return now === null
    ? isOfBefore(words, words, writtenIn) || namesAnother(writtenIn, request, span)
    : yearsBefore(words, writtenIn)
}

/** "Margin 31%, but that is the gross one" */
const IS_OTHER_ONE =
  /(?<![a-z])(?:that|this|it|which)(?:'s| is| was) (?:only |just )?(?:the|an?|their|last year's) [a-z-]+ (?:one|figure|number|margin|rate|guess|estimate|target)(?![a-z])/
/** "3.4%, and analysts had expected 2.5%": a clause with a figure of its own says of whom that figure is, and not the one before. */
const isExpectation = (words: string): boolean => EXPECTED.test(words) && /\d/.test(words)
const EXPECTED =
  /(?<![a-z])(?:(?:had|have) (?:expected|feared|guided|forecast)|consensus|was expected|were expected)(?![a-z])/

/** "4% after 7% last year" is of this year: what a figure is set against does not date it. */
export const withoutComparison = (words: string): string => words.replace(COMPARED_WITH, ' ')
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
  /(?<![a-z])(?:(?<!i |i had |i've |i also )(?:said|wrote|thought)|says?|saying|fear(?:s|ed|ing)?|rumou?r(?:s|ed)?|ask(?:s|ed|ing)?|wonder(?:s|ed|ing)?|expect(?:s|ed|ing)?|den(?:y|ies|ied)|bears?|bulls?|analysts?|bets?|betting|(?:almost|nearly|close to)(?! (?:in half|halved|half|all|entirely)(?![a-z]))|thinks?|(?<!(?:i'm|i am|not|i) (?:not |so |really |very )?)worr(?:y|ies|ied)|warn(?:s|ed)?|claim(?:s|ed)?|believes?|believed|allegedly|supposedly|reportedly|gossip|talk of|writes|hears?|heard|predict(?:s|ed)?|suggests?|forum|reddit|twitter|afraid|scared|dread|threat(?:en|ens|ened)?|consider(?:s|ed|ing)?|speculat\w*|according to|would|(?<!i )could|might|(?<!(?:the|in|of|by|since) )may(?! (?:quarter|\d))|excluding|without|except|apart from|ex)(?![a-z])|'d(?![a-z])/
/** Words of the sentence after a report that take it back: "They were wrong." */
const TAKES_BACK =
  /(?<![a-z])(?:(?:they|he|she|that|it|this)(?:'s|'re| was| were| is| are)?(?: again| all| just)? (?:wrong|false|nonsense|denied|fake|a lie|untrue)|nothing (?:there|in it|to it|of it)|not true|den(?:y|ies|ied)|that was the(?! (?:line|condition|test|limit|rule|deal|mark|point|trigger)(?![a-z]))|fake|false alarm)(?![a-z])/
/** "Some customers leave every year" reports nothing. */
const OF_ANY_TIME =
  /^(?:and |but )?(?:some|a few|certain|several|one of|part of) |(?<![a-z])(?:every|each) (?!of )[a-z]+|(?<![a-z])(?:always|usually|normally|often|sometimes)(?![a-z])/
const LACKS =
  /(?<![a-z])(?:no|not|never|none|nobody|hardly|barely|without|denied|neither|nor|far from|instead of)(?![a-z])|n't(?![a-z])/

/** A year before the test was written, or words for another time. */
const isOfBefore = (sentence: string, words: string, writtenIn: CritiquedDecision): boolean =>
  yearsBefore(sentence, writtenIn) || OF_BEFORE.test(words)

const yearsBefore = (words: string, { at }: CritiquedDecision): boolean =>
  matchesOf(/(?<![\d$€£.,])(?:19|20)\d\d(?![\d%])/g, words)
    .map(([year]) => Number(year))
    .some((year) => year < Number(at.slice(0, 4)))

const OF_BEFORE =
  /(?<![a-z])(?:(?:last|the previous|the prior|the year before|this time last) (?:year|summer|winter|spring|autumn|fall)|(?:years?|months?|weeks?|quarters?) ago|back then|back when|used to|once|the year before|previously|before (?:that|i bought)|at the time|in the past|historically|(?:in|during) (?:covid|the pandemic|the (?:gfc|crisis)))(?![a-z])/

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
