import Big from 'big.js'
import { comparisonsOf } from '../../language/comparison.ts'
import { plainText, type Span } from '../../language/plain-text.ts'
import { NUMBER_WORD, type Quantity, quantitiesOf } from '../../language/quantities.ts'
import { sentencesOf } from '../../language/sentences.ts'
import type { OwnTest } from '../own-test.ts'
import { clausesOf } from '../vocabulary/clauses.ts'
import { contentWords } from '../vocabulary/content-terms.ts'
import { isOfSameDifference } from './difference.ts'
import { clausesOfNow } from './figure-of-now.ts'
import { inScaleOf } from './in-scale-of.ts'
import { speaksOf } from './names-measured.ts'
import { withSign } from './sign-of-test.ts'
import { signTold } from './sign-told.ts'

/** A figure in a later text for what a test measures. */
type AnswerToTest = {
  /** The words that report it, a stretch of the later text. */
  readonly words: string
  readonly span: Span
  readonly value: string
  /** Whether the figure is on the wrong side of the test's. For a test over several quarters it is only one of them. */
  readonly isBroken: boolean
  /** Whether it calls what is measured by a short name. */
  readonly isShort?: true
}

/**
 * The figures in a later text for what a test measures: "revenue grew 4%" for "revenue growth below 5%". Only what is reported as
 * a fact counts: no guidance, no hope, no condition, no comparison with another year. Both must name the same thing with the same
 * words (revenue and sales count as one), and both must be a growth, or both a level.
 * @param isOnly whether the writer has no other test, so that a figure alone is of this one
 */
export function answersToTest(written: OwnTest, text: string, isOnly = false): readonly AnswerToTest[] {
  const test = asShareOf(withSign(written))
  if (test.value === null || test.unit === null || test.measured === null || test.isPrice) return []
  // A change by a number of customers is written in too many ways to recognize.
  if (test.isChange && !isShare(test.unit)) return []
  // "If they miss it by more than 500m" measures a distance, which no report names.
  if (IS_DISTANCE.test(plainText(test.condition ?? test.words))) return []
  const ofNow = clausesOfNow(test, text)
  const isOfNow = (clause: Span) => ofNow.some(({ from }) => from === clause.from)
  return sentencesOf(text).flatMap((sentence, index, all) => {
    // "Churn at 4%? No, 2.4%." has its figure in the answer.
    if (IS_QUESTION.test(text.slice(sentence.from, sentence.to)))
      return answerToName(test, text, sentence, all[index + 1]) ?? []
    const clauses = clausesOf(text, sentence)
    return clauses.flatMap((clause, at) => {
      // "Was 44% in 2022 and is 38% now": the figure of now stands for both.
      if (clauses[at + 1] && isOfNow(clauses[at + 1] ?? clause)) return []
      const short = isOnly ? shortAnswerIn(test, text, clause) : null
      const now = isOfNow(clause)
      const answer = short ?? answerIn(test, text, clause, now || (isOnly && isBareAnswer(text, clause)))
      return answer && now ? withItsName(test, text, sentence, answer) : (answer ?? [])
    })
  })
}

/** "It is 2.1%" is told with the words of its sentence that name what is measured. */
function withItsName(test: Asked, text: string, sentence: Span, answer: AnswerToTest): AnswerToTest {
  const span = { from: sentence.from, to: answer.span.to }
  const words = text.slice(span.from, span.to)
  return speaksOf(test, plainText(words)) ? { ...answer, words, span } : answer
}

const IS_QUESTION = /\?\W*$/

/** "Churn? 0.98.": the name of what is measured, asked by its writer, and right behind it the figure alone. */
function answerToName(test: Asked, text: string, question: Span, next: Span | undefined): AnswerToTest | null {
  if (!next || !/^[a-z&' -]{2,30}\?$/i.test(text.slice(question.from, question.to))) return null
  const span = { from: question.from, to: next.to - (/[.!]$/.test(text.slice(next.from, next.to)) ? 1 : 0) }
  if (!/^[-+−]?[$€£]?\d[\d.,]* ?(?:%|x|bn|m|k)?$/i.test(text.slice(next.from, span.to))) return null
  const words = text.slice(span.from, span.to).replace(/\?\s+/, ' ')
  const answer = answerIn(test, words, { from: 0, to: words.length }, false)
  return answer && { ...answer, words: text.slice(next.from, span.to), span }
}

/**
 * "Ads +26%" for "ad revenue growth", "GM 41%" for "gross margin": a name cut short, by its first word or its initials.
 */
function shortAnswerIn(test: Asked, text: string, clause: Span): AnswerToTest | null {
  const plain = plainText(text.slice(clause.from, clause.to))
  const named = contentWords(test.measured ?? '')
  const [name = ''] = (SHORT_NAME.exec(plain) ?? FIGURE_FIRST.exec(plain))?.slice(1) ?? []
  const initials = named.map((word) => word.charAt(0)).join('')
  const isInitials = name.length > 1 && (initials === name || initials.startsWith(name))
  if (
    name === '' ||
    named.length < 2 ||
    !(isInitials || [contentWords(name)[0], name.replace(/s$/, '')].includes(named[0]) || isHead(name, named))
  )
    return null
  const answer = answerIn(test, text, clause, true)
  if (!answer?.isBroken) return answer
  // Nobody is told that a line broke by a part of its name, unless the initials are of all of it, both grew or fell, or they say so.
  // "GP +9%" names all of "GP growth" but that it grows.
  const isAll = named.filter((word) => word !== 'grow').every((word) => contentWords(name).includes(word))
  const isWhole = (isInitials && initials === name) || (isAll && (GREW.test(plain) || /[-+]\d/.test(plain)))
  const isTold = (isGrowthTest(test) && isChangeTold(plain)) || CONFESSES.test(plainText(text))
  return isWhole || isTold ? { ...answer, isShort: true } : null
}

/** A test whose percentage may be written without its sign, as it is itself. */
type Asked = OwnTest & { readonly isUnsigned?: true }

/** "GP growth under 15": what can only be a percentage. */
const asShareOf = (test: OwnTest): Asked =>
  test.unit === 'count' &&
  /grow|(?<![a-z])comps?(?![a-z])/.test(plainText(test.measured ?? '')) &&
  Math.abs(Number(test.value)) < LARGEST_SHARE
    ? { ...test, unit: 'percent', isUnsigned: true }
    : test
const LARGEST_SHARE = 200

/** Whoever counts them knows that one has come. */
const CONFESSES =
  /(?<![a-z])(?:(?:first|second|third) (?:of (?:the )?(?:two|three)|in a row|miss|strike)|that's (?:one|two|three|the (?:first|second|third))|(?:miss|strike) (?:no|nr|number|#)\.? ?\d|as (?:written|promised|agreed)|triggered|(?:under|below|above|over) (?:my|our) (?:line|limit|test|threshold|floor))(?![a-z])/

/** "Spread 120bp" for "core price minus cost spread": the last word alone, where it does not name a measure of anything. */
const isHead = (name: string, named: readonly string[]): boolean =>
  contentWords(name)[0] === named.at(-1) && !OF_ANYTHING.test(name)
const OF_ANYTHING =
  /^(?:growth|grew|margins?|sales|revenues?|costs?|profits?|earnings|debt|cash|rates?|ratios?|income|users|customers|orders)$/

/** A verb says what a bare "+2%" may not: seats, prices, anything. */
const isChangeTold = (plain: string): boolean => GREW.test(plain)

const SHORT_NAME =
  /^([a-z&]+)(?: dollars)?(?: (?:is|was|at|came in at|up|grew|fell|down|only|just))* ?[-+]?[$€£]?\d[\d.,]* ?(?:%|x|bn|m|bps?|k)?(?: (?:yoy|qoq|again|this quarter|now|in (?:the )?[a-z0-9]+(?: quarter)?|for the (?:quarter|year)))*$/

/** "14 percent organic" */
const FIGURE_FIRST = new RegExp(`^(?:[-+]?\\d[\\d.,]*|${NUMBER_WORD}) ?(?:%|percent) ([a-z&]+)$`)

const IS_DISTANCE =
  /(?<![a-z])(?:miss(?:es|ed)?|falls? short|short|beats?|exceeds?|lags?|trails?|worse|better|off)(?![a-z])[^,;]*(?<![a-z])by (?:more than |over |at least )?[$\d]/

const OF_GUIDANCE = /(?<![a-z])(?:guid(?:e|es|ed|ing|ance)|target|forecast|outlook)(?![a-z])/

/** "+5% qoq", "3.3x now", and "24%" beside "that's one": a figure alone, with words that say of which report it is. */
function isBareAnswer(text: string, clause: Span): boolean {
  const plain = plainText(text.slice(clause.from, clause.to))
  // "– 1.8% this quarter": a sign set apart, or the mark of a list.
  if (/[-–−]\s*$/.test(text.slice(0, clause.from))) return false
  return BARE_FIGURE.test(plain) || (/^[-+]?\d[\d.,]* ?%$/.test(plain) && COUNTS.test(plainText(text)))
}

const BARE_FIGURE =
  /^[-+]?\d[\d.,]* ?(?:%|x|bn|m|k)? ?(?:(?:qoq|yoy|q\/q|y\/y|this (?:quarter|qtr|q)|in the (?:quarter|qtr)|now|again|still|cc) ?)+$/
const COUNTS = /(?<![a-z])(?:that's|thats|that is|makes) (?:one|two|three|four|number (?:one|two|three))(?![a-z])/

function answerIn(test: Asked, text: string, clause: Span, isBare: boolean): AnswerToTest | null {
  const words = text.slice(clause.from, clause.to)
  const plain = plainText(words)
  if (OF_BEFORE.test(plain) || isSoFar(test, plain)) return null
  // A test of the guidance is answered by the guidance.
  const told = OF_GUIDANCE.test(plainText(test.measured ?? '')) ? plain.replace(OF_GUIDANCE, ' ') : plain
  if (NOT_TOLD.test(told) || OF_OTHERS.test(plain) || !(isBare || speaksOf(test, plain))) return null
  const written = quantitiesOf(words)
  const scaled = written.flatMap((quantity) => inScaleOf(test, quantity) ?? [])
  // A figure whose scale nobody knows may be the answer, so that no other one is.
  if (scaled.length < written.length) return null
  const reported = scaled.filter(
    (quantity) =>
      (isSameKind(test, quantity) || isWithoutSign(test, plain, quantity) || isRatio(test, plain, quantity)) &&
      !OF_ANOTHER.test(plain.slice(0, quantity.from)) &&
      !AGO.test(plain.slice(quantity.to)) &&
      // "Services are 26% of sales" tells of no growth.
      !(isGrowthTest(test) && isShare(quantity.unit) && /^ of (?!growth(?![a-z]))/.test(plain.slice(quantity.to))) &&
      isOfSameDifference(test, words, quantity) &&
      !isLimitItself(test, words, quantity),
  )
  const quantity = reported.find(({ from }) => /(?: to |→ ?|-> ?)$/.test(plain.slice(0, from))) ?? reported[0]
  if (!quantity) {
    const sign = signTold(test, words)
    return sign === null ? null : { words, span: clause, value: String(sign), isBroken: sign < 0 }
  }
  if (isAroundLimit(test, plain, quantity) || isOnBothSides(test, reported, plain)) return null
  if (quantity.scale !== undefined && !isNearLimit(test, quantity) && !speaksOf(test, plain)) return null
  const isGrowth =
    isBare || quantity.unit === 'count' ? isGrowthTest(test) : isGrowthFigure(plain, quantity, isGrowthTest(test))
  if (isGrowth !== isGrowthTest(test)) return null
  const figure = new Big(quantity.value)
  const value = isGrowth && SHRANK.test(plain) ? figure.abs().times(-1) : figure
  const limit = new Big(test.value ?? '0')
  return {
    words,
    span: clause,
    value: value.toFixed(),
    isBroken: test.side === 'below' ? value.lt(limit) : value.gt(limit),
  }
}

/** "2.61bn this quarter" names nothing, and is no number of subscribers beside a limit of 2.65 million. */
function isNearLimit({ value: limit }: Asked, { value }: Quantity): boolean {
  const times = Math.abs(Number(value) / Number(limit ?? '0'))
  return times < FAR && times * FAR > 1
}
const FAR = 10

/** "3.2% for the smallest plan and 1.1% overall": two figures of one clause, and nobody moved from one to the other. */
function isOnBothSides({ value: limit }: Asked, reported: readonly Quantity[], plain: string): boolean {
  const sides = new Set(reported.map(({ value }) => new Big(value).gt(limit ?? '0')))
  return sides.size > 1 && !/(?<![a-z])(?:to|from|after|vs\.?|versus|against|than|and is|now)(?![a-z])|→|->/.test(plain)
}

/** "Guides 12.5 to 13.5bn" beside a limit of 13bn: a range with the limit in it is on neither side. "From 12 to 14" has moved. */
function isAroundLimit({ value: limit }: Asked, plain: string, { from, value }: Quantity): boolean {
  const range = RANGE.exec(plain.slice(0, from + LONGEST_NUMBER))
  if (!range || limit === null || range.index > from || MOVES.test(plain.slice(0, range.index))) return false
  const [low = '', high = ''] = range.slice(1).map((each) => each.replace(/[.,]$/, '').replaceAll(',', ''))
  if (Number(high) === 0 || Number(low) >= Number(high)) return false
  const start = new Big(value).times(low).div(high)
  return start.lte(limit) && new Big(value).gte(limit)
}

const RANGE = /(?<![\w.])(\d[\d.,]*) ?(?:%|bn|billion|m|million|k)? ?(?:to|-|–) ?\$?(\d[\d.,]*)/
const MOVES =
  /(?<![a-z])(?:from|went|rose|fell|grew|up|down|climbed|dropped|improved|raised|lowered|cut|moved|increased|decreased)(?: \$)?\s*$/
const LONGEST_NUMBER = 12

/** "Churn went above 3%" names the test's own figure, and none that came in. */
const isLimitItself = ({ value }: Asked, words: string, { from }: Quantity): boolean =>
  comparisonsOf(words).some(
    ({ quantity, isChange }) => !isChange && quantity.from === from && new Big(quantity.value).eq(value ?? '0'),
  )

/** "Last year traffic dropped 7%" is about another time. */
const OF_BEFORE = /^(?:last year|a year ago|the year before|in 20\d\d|back then|previously|before that)(?![a-z])/
/** A count that is not complete yet does not show what it will fall short of, unless the test is about each quarter or month. */
const isSoFar = ({ side, unit, words }: OwnTest, plain: string): boolean =>
  side === 'below' && unit !== 'percent' && !/quarter|month/i.test(words) && IS_SO_FAR.test(plain)
const IS_SO_FAR =
  /\d[^%]*(?<![a-z])(?:so far|year to date|ytd|in the (?:first )?(?:quarter|month|half)|in (?:three|six|nine|\d) months)(?![a-z])/

/** Words of the future, a wish or a condition, or a denial. */
export const NOT_TOLD =
  /(?<![a-z])(?:(?:settles?|decides?|ends?) (?:it|this|that|the matter)|still (?:stands|counts|applies)|if|when|once|unless|should|will|would|could|(?<!(?:the|in|of|by|since) )may(?! (?:quarter|\d))|might|must|has to|have to|needs? to|expect(?:s|ed|ing)?|guid(?:e|es|ed|ing|ance)|forecasts?|targets?|aims?|hopes?|hoped|plans? to|planned|(?:was|were) (?:(?:supposed|meant|due|going|scheduled) )?to|consensus|estimates?|promised?|next|not|never|until|only (?:in|for|at)|except (?:in|for)|outside of|i sell|i'm out|(?:my|the) trigger|my (?:thesis|case|plan|idea|number|estimate|expectation|line|test)|i (?:had )?(?:expected|wanted|assumed|needed|wrote|said|hoped|thought|counted))(?![a-z])|n't(?![a-z])|'ll(?![a-z])/
/** Words for somebody else than the company. */
const OF_OTHERS =
  /(?<![a-z])(?<!(?:for|buying|buy|bought|acquiring|takeover of) (?:an? |the |its )?(?:[a-z]+ )?)(?:competitors?|rivals?|peers?|industry|sector|market average|(?:the )?others?|elsewhere|their (?:largest|biggest|main) (?:customer|rival|competitor))(?:'s)?(?![a-z])/
/** Words before a figure that make it another year's, or somebody's limit. */
const OF_ANOTHER =
  /(?<![a-z])(?:vs\.?|versus|compared (?:to|with)|from|than|against|instead of|after|was once|last year's|year ago|(?:my|the) (?:line|test|limit|threshold|mark)(?: of| was| at)?)\s*(?:the |a |my )?(?:[$€£])?$/
/** Words behind a figure that make it one of before: "8.6% a year ago". */
const AGO =
  /^[^,;\d]{0,24}?(?<![a-z])(?:(?:years?|quarters?|months?) (?:ago|earlier|before that)|the (?:year|quarter) before|back then)(?![a-z])/
export const SHRANK =
  /(?<![a-z])(?:fell|fall|falls|down|dropped|declined|shrank|decreased|minus|negative|contracted|lower|decline|drop)(?![a-z])/
export const GREW =
  /(?<![a-z])(?:gr[eo]w(?:n|s|ing|th)?|rose|risen|rising|up|increased?|climbed|jumped|gained|expanded|fell|down|dropped|declined|shrank|decreased)(?![a-z])/
/** Things whose percentage is a change, even where that is not said. */
const COUNTED_IN_MONEY =
  /(?<![a-z])(?:revenues?|sales|turnover|earnings|eps|profits?|income|ebitda|bookings|orders|billings|users|subscribers|subs|customers|deliveries|volumes?|comps|traffic|arr|backlog|shipments)(?![a-z])/

/** Things whose percentage is a level: a share of something. */
const IS_SHARE =
  /margins?|churn|retention|renewals?|yield|share of|utili[sz]ation|occupancy|(?<!growth )rate(?![a-z])|(?:combined|operating|loss|expense|efficiency|payout) ratio(?![a-z])/

/** A share of something ("margin", "churn") has a level in percent; what is counted in money has only its growth in percent. */
function isGrowthFigure(plain: string, { from, to, unit }: Quantity, isAskedOfGrowth: boolean): boolean {
  if (!isShare(unit)) return false
  if (unit === 'points' || IS_SHARE.test(plain))
    return GREW.test(plain.slice(Math.max(0, from - 16), from)) && !/(?: to| at) $/.test(plain.slice(0, from))
  return (
    isAskedOfGrowth ||
    GREW.test(plain.slice(0, from)) ||
    /^ (?:growth|up|higher|more)/.test(plain.slice(to)) ||
    COUNTED_IN_MONEY.test(plain)
  )
}

export function isGrowthTest({ measured, isChange, unit }: OwnTest): boolean {
  const plain = plainText(measured ?? '')
  if (unit === 'points') return isChange
  return unit === 'percent' && (isChange || /grow/.test(plain) || COUNTED_IN_MONEY.test(plain))
}

const isShare = (unit: OwnTest['unit']): boolean => unit === 'percent' || unit === 'points'

/** "Retention under 95" is a share without its percent sign. */
const isSameKind = (test: Asked, { unit, isUsd, value }: Quantity): boolean =>
  (unit === test.unit && isUsd === test.isUsd) ||
  (test.isUnsigned === true && unit === 'count' && Math.abs(Number(value)) < LARGEST_SHARE) ||
  // "1.7x" beside a test without a unit.
  (test.unit === 'count' && unit === 'times') ||
  // "285m" beside a test in dollars.
  (test.unit === 'money' && unit === 'count' && Math.abs(Number(value)) >= 1e5) ||
  (test.unit === 'count' && unit === 'percent' && IS_SHARE.test(plainText(test.measured ?? '')))

/** "Azure 33", "load factor 78.6 in the quarter": a growth or a share without its percent sign, where nothing else stands in the clause. */
function isWithoutSign(test: OwnTest, plain: string, { unit, value }: Quantity): boolean {
  const measured = plainText(test.measured ?? '')
  // "Stores 84 this quarter" may be how many were opened.
  const words = IS_SHARE.test(measured) || OF_PERCENT.test(measured) ? plain.replace(OF_QUARTER, '') : plain
  const named = contentWords(measured)
  const told = contentWords(words).filter((word) => !OF_TELLING.test(word))
  return (
    test.unit === 'percent' &&
    unit === 'count' &&
    Math.abs(Number(value)) < 1000 &&
    /^[a-z&' -]+ [-+]?\d+(?:\.\d+)?$/.test(words) &&
    told.length > 0 &&
    told.every((word) => named.includes(word))
  )
}
const OF_PERCENT = /load factor|growth/
const OF_QUARTER = / (?:(?:in|for) the|this) quarter$/

/** "Net debt to EBITDA 4.0" for a limit of so many times. */
const isRatio = ({ unit: limitUnit }: OwnTest, plain: string, { unit, value }: Quantity): boolean =>
  limitUnit === 'times' &&
  unit === 'count' &&
  Math.abs(Number(value)) < 100 &&
  / to ebitda|leverage|ratio|turns|book-to-bill/.test(plain)

/** Verbs by which a figure is reported, in the form in which words are compared. */
const OF_TELLING = /^(?:com|print|report|hit|reach|stand|today|land)$/
