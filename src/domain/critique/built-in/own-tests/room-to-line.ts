import Big from 'big.js'
import { matchesOf } from '../../../language/matches-of.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { type Quantity, quantitiesOf } from '../../../language/quantities.ts'
import { standingOf } from '../../../language/standing.ts'
import { percentChange } from '../../../prices/money.ts'
import { distanceWords } from '../../../prices/money-format.ts'
import { answersToTest, NOT_TOLD } from '../../../tests-in-text/answers/answers-to-test.ts'
import type { OwnTest } from '../../../tests-in-text/own-test.ts'
import type { CritiquedDecision } from '../../critique.ts'
import { clauseBetweenMarks } from '../basis/clause-between-marks.ts'
import { ownTestsOf } from '../basis/own-tests-of.ts'
import { wholeTest } from './whole-test.ts'

/** How far it is from a figure of the entry to the line of its own test. */
type RoomToLine = {
  /** The figure as it is written. */
  readonly today: string
  /** "2.5 points" between two shares, and "a fall of 16.67%" between other figures. */
  readonly room: string
}

/**
 * "Occupancy 98.5%. I'd get out if occupancy falls under 96%": the distance between the two, where the entry states one figure, and no
 * other one, of what its test measures, on the right side of the line. What others say, what is expected and what is denied is none.
 */
export function roomToLine(test: OwnTest, decision: CritiquedDecision): RoomToLine | null {
  if (test.value === null || test.side === 'happens' || test.isPrice || test.unit === null) return null
  // "Below 12% or above 20%": of two figures in one test nobody knows which is meant.
  if (quantitiesOf(test.words).filter(({ unit }) => unit === test.unit).length !== 1) return null
  const stated =
    test.measured === null
      ? figureLeanedOn(test, decision)
      : (figureNamed(test, decision) ?? marginAlone(test, decision))
  if (!stated) return null
  const [figure, limit] = [new Big(stated.value), new Big(test.value)]
  const isClear = test.side === 'below' ? figure.gt(limit) : figure.lt(limit)
  // A change of another sign, or one of many times the size, is seldom of the same thing.
  if (!isClear || figure.lte(0) || limit.lt(0) || figure.gt(limit.times(FARTHEST)) || limit.gt(figure.times(FARTHEST)))
    return null
  const room = roomBetween(test, figure, limit)
  return room === null ? null : { today: stated.words, room }
}

/** Between two shares in points; between small numbers, such as ratios, their difference; else in percent of the figure. */
function roomBetween({ unit, side }: OwnTest, figure: Big, limit: Big): string | null {
  const between = figure.minus(limit).abs()
  if (unit === 'percent' || unit === 'points') return `${between.toFixed()} point${between.eq(1) ? '' : 's'}`
  const way = side === 'below' ? 'fall' : 'rise'
  if ((unit === 'count' || unit === 'times') && figure.lt(SMALL) && limit.lt(SMALL))
    return `a ${way} of ${between.toFixed()}`
  const change = percentChange(figure.toFixed(), limit.toFixed())
  return change === null ? null : `a ${way} of ${distanceWords(change)}`
}
const SMALL = 1000

type Stated = { readonly words: string; readonly value: string }

/** A figure of what the test names, outside of every test of the entry. */
function figureNamed(test: OwnTest, decision: CritiquedDecision): Stated | null {
  const { thesis } = decision
  const text = withoutTests(decision)
  const answers = answersToTest(test, text).filter((answer) => !answer.isShort)
  const [answer] = answers
  if (!answer || answers.length > 1 || answer.isBroken || !isOwn(thesis, answer.span)) return null
  const figures = quantitiesOf(answer.words)
  const [figure] = figures
  // "Was 44% and is 38%", "12 to 14%": of two figures one is of another time, or of somebody else.
  if (!figure || figures.length > 1 || !new Big(figure.value).abs().eq(new Big(answer.value).abs())) return null
  if (isInSeries(thesis, { from: answer.span.from + figure.from, to: answer.span.from + figure.to })) return null
  const isOtherMargin = mayBeOtherMargin(test, plainText(answer.words), answer.value)
  return isOtherMargin ? null : { words: written(answer.words, figure), value: answer.value }
}

/** "Margin 38%" beside a test of the operating margin at 10%: which one it is, only a figure near the line tells. */
function mayBeOtherMargin({ measured, value }: OwnTest, words: string, told: string): boolean {
  const kind = KIND_OF_MARGIN.exec(plainText(measured ?? ''))?.[1]
  if (kind === undefined || words.includes(kind)) return false
  return kind === 'gross' || kind === 'net' || new Big(told).abs().gt(new Big(value ?? 0).abs().times(NEAR))
}
const KIND_OF_MARGIN = /(?<![a-z])(gross|net|operating|ebitda?|ebit|group) margins?$/

/** "A flat 11% margin", beside a test of the operating margin: the one margin that the entry has, where it says of none which one, and both are near. */
function marginAlone(test: OwnTest, decision: CritiquedDecision): Stated | null {
  const plain = plainText(withoutTests(decision))
  const [margin, ...others] = matchesOf(MARGIN, plain)
  if (!margin || others.length > 0 || test.unit !== 'percent' || !ENDS_IN_MARGIN.test(plainText(test.measured ?? '')))
    return null
  const figure = margin.groups?.a ?? margin.groups?.b
  const span = { from: margin.index, to: margin.index + margin[0].length }
  // Of two kinds of margin the one may be many times the other.
  const clause = clauseBetweenMarks(plain, span)
  const isOther = figure === undefined || MARGIN_OF_A_KIND.test(plain) || OF_ANOTHER.test(clause) || WANTED.test(clause)
  if (isOther || new Big(figure).gt(new Big(test.value ?? 0).times(NEAR)) || !isOwn(decision.thesis, span)) return null
  const at = span.from + margin[0].indexOf(figure)
  const isOne = !isInSeries(decision.thesis, { from: at, to: at + figure.length })
  return isOne ? { words: `${figure}%`, value: figure } : null
}
const MARGIN =
  /(?<![\d.,-])(?<a>\d{1,2}(?:\.\d{1,2})?) ?(?:%|percent) margins?(?![a-z])|(?<![a-z])margins? (?:(?:is|are|of|at|stays?|flat|now) )*(?<b>\d{1,2}(?:\.\d{1,2})?) ?(?:%|percent)/g
const ENDS_IN_MARGIN = /(?<![a-z])(?:operating|ebit|group) margins?$/
const MARGIN_OF_A_KIND =
  /(?<![a-z])(?:gross|net|ebitda?|pre-?tax|segment|contribution|cash|unit|product|services?|[a-z]+'s) margins?(?![a-z])/
const NEAR = 1.5

/** "Organic growth 6.5%; if it drops under 3% I sell": the one figure of what a test leans on. */
function figureLeanedOn(test: OwnTest, { thesis }: CritiquedDecision): Stated | null {
  const leads = wholeTest(thesis, test).flatMap(({ from, to }) => {
    const end = Math.min(to, test.span.from)
    return end > from ? [{ from, to: end }] : []
  })
  const [lead, ...more] = leads
  if (!lead || more.length > 0 || NOT_TOLD.test(plainText(thesis.slice(lead.from, lead.to))) || !isOwn(thesis, lead))
    return null
  const figures = quantitiesOf(thesis.slice(lead.from, lead.to))
  const [figure] = figures
  if (!figure || figures.length > 1 || figure.unit !== test.unit || figure.isUsd !== test.isUsd) return null
  if (isInSeries(thesis, { from: lead.from + figure.from, to: lead.from + figure.to })) return null
  return { words: written(thesis.slice(lead.from, lead.to), figure), value: figure.value }
}

/** "6, 7 and 5%", "12-14%": one of several, of which none is that of today. */
const isInSeries = (thesis: string, { from, to }: Span): boolean =>
  /\d ?%?(?:,|,? (?:and|or|to|then|after|vs\.?|versus|from)|\/|-|–) ?$/.test(plainText(thesis).slice(0, from)) ||
  /^ ?%?(?:,|,? (?:and|or|to|then|after|vs\.?|versus|from)|\/|-|–) ?[-+]?\$?\d/.test(plainText(thesis).slice(to))

const written = (text: string, { from, to }: Quantity): string => text.slice(from, to).trim().replace(/^\+/, '')

/** The text with blanks in the place of its tests: their own figures are limits. */
function withoutTests(decision: CritiquedDecision): string {
  return ownTestsOf(decision).reduce(
    (text, { span: { from, to } }) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to),
    decision.thesis,
  )
}

function isOwn(thesis: string, span: Span): boolean {
  const { isNegated, isReported, isQuoted, isIronic, isSupposed } = standingOf(thesis, span)
  const plain = textOf(thesis, span)
  const isStated = !(isNegated || isReported || isQuoted || isIronic || isSupposed)
  return isStated && !OF_ANOTHER.test(plain) && !WANTED.test(plain)
}

const textOf = (thesis: string, { from, to }: Span): string => plainText(thesis.slice(from, to))
/** Of another time, of somebody else, or of the price of the share. */
const OF_ANOTHER =
  /(?<![a-z])(?:ago|used to|back then|at (?:the|its) (?:peak|high|low|top|bottom)|in (?:the )?(?:19|20)\d\d|before|once|record|average|usually|normally|peers?|rivals?|competitors?|industry|sector|others?|stock|shares?(?! of)|price|quote)(?![a-z])/
/** What is asked for, or runs into the future, is no figure of today. */
const WANTED =
  /(?<![a-z])(?:above|below|under|over|(?:more|less|fewer) than|add|model\w*|want\w*|wish\w*|needs?|like to|at least|at most|minimum|or (?:more|better|less|so)|first|assum\w*|reckon\w*|thru|through|until|till|to 20\d\d|by (?:20\d\d|fy|the end|year-?end)|(?:over|for|in) the next|for (?:\w+ ){1,2}years|cagr|goal|ambition|plan(?:s|ned)?|wait\w*|limit|line|rule|test)(?![a-z])/
const FARTHEST = 10
