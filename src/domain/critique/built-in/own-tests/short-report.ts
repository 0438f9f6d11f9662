import { plainText, type Span } from '../../../language/plain-text.ts'
import { type Quantity, quantitiesOf } from '../../../language/quantities.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { percentChange } from '../../../prices/money.ts'
import { NOT_TOLD } from '../../../tests-in-text/answers/answers-to-test.ts'
import { inScaleOf } from '../../../tests-in-text/answers/in-scale-of.ts'
import { withSign } from '../../../tests-in-text/answers/sign-of-test.ts'
import type { OwnTest } from '../../../tests-in-text/own-test.ts'
import { clausesOf } from '../../../tests-in-text/vocabulary/clauses.ts'
import { contentWords } from '../../../tests-in-text/vocabulary/content-terms.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { isCertainAnswer } from './certain-answer.ts'
import type { HeldToTest } from './held-to-test.ts'
import { reportsNeeded, saysTimes } from './how-often.ts'
import { isOfOtherMonth, isOfOtherQuarter, monthsIn } from './of-other-time.ts'
import { outcomeOfFigure } from './opening-figure.ts'
import type { WrittenTest } from './tests-written-before.ts'

/** A clause that holds a figure, and before it nothing but a name or a month. */
type ShortReport = {
  readonly span: Span
  readonly words: string
  readonly name: readonly string[]
  readonly months: readonly number[]
  readonly quantity: Quantity
}

/**
 * What a short report says to the only open test that a figure decides: "branded +1%" of branded checkout where an entry between has called it so,
 * "June came with 39" of June deliveries, "+3.1%" where the entry before answered with such a figure alone. null where its measure, its unit or
 * its time is not certain to be that of the test.
 * @param between the entries since the test was written
 */
export function heldToShortReport(
  { test: written, entry }: WrittenTest,
  request: CritiqueRequest,
  between: readonly CritiquedDecision[],
): HeldToTest | null {
  const test = withSign(written)
  if (test.value === null || test.measured === null || test.isPrice) return null
  const { thesis } = request.decision
  const reports = shortReportsIn(thesis).filter(
    (each) =>
      (isCalledSo(test, each, between) ||
        isOfItsMonth(test, each, request) ||
        isOfItsQuarter(test, each, request) ||
        isBareAsBefore(test, each, request)) &&
      !isOfOtherQuarter(test, each.words) &&
      !isOfOtherMonth(test, each.words, request.decision.at.slice(0, 10)),
  )
  const [only, ...others] = reports
  if (!only || others.length > 0) return null
  const scaled = inScaleOf(test, only.quantity)
  const isOfUnit = scaled?.unit === test.unit || (scaled?.unit === 'count' && isSignedShare(test, only.words))
  if (!scaled || !isOfUnit || !isOfSize(Number(scaled.value), Number(test.value), test)) return null
  const value = FELL.test(plainText(only.words)) ? -Math.abs(Number(scaled.value)) : Number(scaled.value)
  const told = outcomeOfFigure(test, entry, { words: only.words, value, isNamed: true }, { request, between })
  const isCounted = told?.outcome === 'partly' && saysTimes(reportsNeeded(test, entry), only.words, thesis)
  const held: HeldToTest | null = told && isCounted ? { ...told, outcome: 'broken' } : told
  const isAccused = held?.outcome === 'broken' || held?.outcome === 'partly'
  if (isAccused && !isCertainAnswer(withoutMonth(test, only), entry, request, only.span)) return null
  return held && { ...held, ...(held.outcome === 'broken' && test.unit === 'percent' ? { figure: scaled.value } : {}) }
}

/** "Branded" of "branded checkout volume", once an entry between has told a figure of it by that name, or by a longer part of the whole. */
function isCalledSo(test: OwnTest, { name }: ShortReport, between: readonly CritiquedDecision[]): boolean {
  const named = contentWords(test.measured ?? '').filter((word) => word !== 'grow')
  if (name.length === 0 || !name.includes(named[0] ?? '') || !name.every((word) => named.includes(word))) return false
  if (name.every((word) => OF_ANY_MEASURE.has(word))) return false
  return between.some(({ thesis }) =>
    shortReportsIn(thesis).some(
      (told) => name.every((word) => told.name.includes(word)) && told.name.every((word) => named.includes(word)),
    ),
  )
}

/** "Net 5bn" may be debt, income or cash. */
const OF_ANY_MEASURE = new Set(
  contentWords(
    'net gross operating total free core organic average new same adjusted underlying group us eu domestic foreign',
  ),
)

/** "June came with 39": the month alone, where the test asks for that of June. */
function isOfItsMonth({ condition, words }: OwnTest, report: ShortReport, { decision }: CritiqueRequest): boolean {
  const { name, months, quantity } = report
  const monthsOfTest = monthsIn(condition ?? words)
  const isAsked = months.length > 0 && months.every((month) => monthsOfTest.includes(month))
  return name.length === 0 && isAsked && !isPriceOf(quantity, decision)
}

/** "Third quarter: 186 realised. That is the first one under my line.": the quarter alone, by somebody who counts it against a test of quarters. */
function isOfItsQuarter({ unit, forHowLong }: OwnTest, report: ShortReport, { decision }: CritiqueRequest): boolean {
  const { name, months, quantity, words } = report
  if (months.length > 0 || unit === 'percent' || !/quarter|report/.test(forHowLong?.of ?? '')) return false
  const isQuarter = OF_QUARTER.test(plainText(words)) && name.every((word) => IN_QUARTER.has(word))
  return isQuarter && COUNTS_IT.test(plainText(decision.thesis)) && !isPriceOf(quantity, decision)
}
const OF_QUARTER = /(?<![a-z])(?:q[1-4]|(?:first|second|third|fourth|last|this) quarter)(?![a-z])/
const IN_QUARTER = new Set(contentWords('first second third fourth last this q1 q2 q3 q4'))
const COUNTS_IT =
  /(?<![a-z])(?:(?:that|this)(?:'s| is| makes| was)?|makes(?: it)?) (?:the )?(?:one|two|three|first|second|third)(?![a-z])|(?<![a-z])(?:under|below|above|over) my (?:own )?(?:line|limit|test|mark|floor)(?![a-z])/

const isPriceOf = ({ value }: Quantity, { price }: CritiquedDecision): boolean =>
  price !== null && Math.abs(Number(value) - Number(price)) <= Number(price) / NEAR_PRICE

/** "+3.1%" opens an entry as "+4.9, over the line" opened the one before: it is not how far the price moved. */
function isBareAsBefore(
  { unit, isChange }: OwnTest,
  { name, months, span, words }: ShortReport,
  { decision, earlier }: CritiqueRequest,
): boolean {
  const isBare = name.length === 0 && months.length === 0 && unit === 'percent' && isChange
  if (!isBare || span.from > 0 || !/^[-+−]/.test(words) || OF_PRICE.test(plainText(decision.thesis))) return false
  const last = earlier.at(-1)
  const isAnsweredSo = last !== undefined && ANSWERED_BARE.test(plainText(last.thesis))
  return (
    isAnsweredSo &&
    earlier.every(({ price }) => {
      const move = price && decision.price ? percentChange(price, decision.price) : null
      return move === null || Math.abs(Number(move) - Number.parseFloat(words.replace('−', '-'))) >= NEAR_MOVE
    })
  )
}

/** What stands before a figure and belongs to the report of it. */
const TELLS =
  '(?:(?: (?:again|now|only|just|still|barely))* (?:came(?: out| in)?(?: at| with)?|comes in at|was|is|were|are|at|printed|ended(?: at)?|brought|grew|fell|rose|up|down|plus|minus))*(?: (?:only|just|by|at))?'
const FIGURE = '(?<figure>[-+−]?[$€£]?\\d(?:[\\d.,]*\\d)?(?: ?(?:%|percent|x|bn|m|k|million|billion))?)'
const REPORT = new RegExp(
  `^(?<name>[a-z][a-z&'-]*(?: (?!(?:came|comes|was|is|were|are|at|printed|ended|brought|grew|fell|rose|up|down|plus|minus|only|just|by)(?![a-z]))[a-z&'-]+){0,2})?(?:${TELLS})?:? ?${FIGURE}(?: (?:this quarter|again|now|yoy|in the quarter|[a-z]+))?$`,
)
const FELL = /(?<![a-z])(?:fell|down|minus)(?![a-z])/

function shortReportsIn(thesis: string): readonly ShortReport[] {
  const plain = plainText(thesis)
  return sentencesOf(thesis).flatMap((sentence) => {
    if (/\?\W*$/.test(plain.slice(sentence.from, sentence.to))) return []
    return clausesOf(thesis, sentence).flatMap((clause) => {
      const words = thesis.slice(clause.from, clause.to).replace(/[.!]+$/, '')
      const found = REPORT.exec(plainText(words))
      const { name = '', figure = '' } = found?.groups ?? {}
      const [quantity, ...others] = found ? quantitiesOf(words) : []
      if (!found || !quantity || others.length > 0 || figure === '' || NOT_TOLD.test(plainText(words))) return []
      const months = monthsIn(words)
      const named = contentWords(name).filter((word) => !OF_MONTHS.has(word))
      return [{ span: { from: clause.from, to: clause.from + words.length }, words, name: named, months, quantity }]
    })
  })
}

const OF_MONTHS = new Set(
  contentWords(
    'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec',
  ),
)

/** The month that names the report names no part of what is measured. */
const withoutMonth = (test: OwnTest, { months, name }: ShortReport): OwnTest =>
  name.length === 0 && months.length > 0 ? { ...test, measured: null } : test

/** "+4.9" of a growth that is asked in percent. */
const isSignedShare = ({ unit, isChange }: OwnTest, words: string): boolean =>
  unit === 'percent' && isChange && /[-+−]\d/.test(words)

/** A share may be any; an amount lies within three times the limit. */
const isOfSize = (value: number, limit: number, { unit }: OwnTest): boolean =>
  unit === 'percent' ? Math.abs(value) < MOST_PERCENT : value / limit < TIMES && value / limit > 1 / TIMES
const TIMES = 3
const MOST_PERCENT = 100
/** Within a twentieth of a price, and three points of its move, a figure may be of them. */
const NEAR_PRICE = 20
const NEAR_MOVE = 3
const OF_PRICE =
  /(?<![a-z])(?:stock|shares?|(?<!(?:in the|new|higher|lower|list|average|ticket|selling|our|their) )prices?|quote|today|overnight|premarket|gap|gain|loss|since i bought|bounce|rally)(?![a-z])/
const ANSWERED_BARE = /^[-+−]\d[\d.]* ?%?(?=[.,;!])/
