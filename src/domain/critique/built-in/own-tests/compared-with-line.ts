import { comparisonsOf } from '../../../language/comparison.ts'
import { plainText } from '../../../language/plain-text.ts'
import { MARKET_ZONE } from '../../../prices/market-calendar.ts'
import { alternativesOf, needsBoth } from '../../../tests-in-text/alternatives.ts'
import type { OwnTest } from '../../../tests-in-text/own-test.ts'
import { contentWords } from '../../../tests-in-text/vocabulary/content-terms.ts'
import { readableDate } from '../../../time.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { dayOfEntry, ownTestsOf } from '../basis/own-tests-of.ts'
import { isSale } from '../basis/request.ts'
import { isCertainAnswer } from './certain-answer.ts'
import { type FigureOfToday, figureForLine, namesHead, namesMeasured, type OwnLine } from './figure-for-line.ts'
import { figureOfWhole } from './figure-of-whole.ts'
import { guidanceForLine } from './guidance-for-line.ts'
import { type HeldToTest, SAYS_HELD } from './held-to-test.ts'
import { reportsNeeded } from './how-often.ts'
import { type Measure, measuresIn, timeLineIn } from './measures-in.ts'
import {
  dueFrom,
  isBeforeItsTime,
  isOfEach,
  isOfOtherLength,
  isOfOtherMonth,
  isOfOtherQuarter,
} from './of-other-time.ts'
import type { WrittenTest } from './tests-written-before.ts'

/** A test of which the entry gives the figure. */
type Compared<Test> = { readonly each: Test; readonly held: HeldToTest }

/**
 * Of the tests that stand open, the one of which this entry gives the figure without its noun, or by a part of it: “1.14 million in April” after “Out if
 * monthly subscribers go below 1.2 million”. Of two lines with a figure of one kind today's may be of either.
 * @param entries those of the holding period, which may draw other lines
 */
export function comparedWithLine<Test extends WrittenTest & Pick<HeldToTest, 'outcome'>>(
  before: readonly Test[],
  request: CritiqueRequest,
  entries: readonly CritiquedDecision[],
): Compared<Test> | null {
  if (!/\d/.test(request.decision.thesis)) return null
  const conditions = before.flatMap((each) =>
    alternativesOf(each.test, dayOfEntry(each.entry)).map((condition) => ({
      each,
      condition,
      line: lineOf(condition, each),
    })),
  )
  const found = conditions.flatMap(({ each, condition, line }) => {
    const figure =
      each.outcome === 'open' && line
        ? (figureForLine(line, request) ?? guidanceForLine(line, request) ?? figureOfWhole(line, request))
        : null
    if (!figure || !line) return []
    // Of two lines with a figure of one kind, only the one is meant that is named, where the other is not.
    const others = conditions.filter((other) => other.condition !== condition && isOfKind(other, line))
    const isOther = others.some((other) => !other.line || namesMeasured(other.line, figure.words))
    const isOfEither = others.length > 0 || isDrawnElsewhere(line, entries)
    if (isOfEither && (isOther || !figure.isNamed)) return []
    const held = heldBy(figure, line, condition, request)
    return held ? [{ each, held }] : []
  })
  const [only, ...others] = found
  return only && others.length === 0 ? only : null
}

/** Whether a condition has a figure of the kind of a line, whatever else can be read of it. */
const isOfKind = (
  { condition, line }: { readonly condition: OwnTest; readonly line: OwnLine | null },
  { limit }: OwnLine,
): boolean =>
  (line?.limit.kind ?? null) === limit.kind || (condition.value !== null && condition.unit === limit.quantity?.unit)

/** The line that a condition draws with its one figure: a share, an amount, or a time that something takes; null where it draws none. */
export function lineOf(condition: OwnTest, { entry, test }: WrittenTest): OwnLine | null {
  // A multiple is of the price, and is read as that.
  if (condition.isPrice || condition.isChange || condition.unit === 'times' || needsBoth(condition)) return null
  const own = condition.condition ?? condition.words
  const at = entry.thesis.indexOf(own)
  const from = at < 0 ? test.span.from : at
  const length = at < 0 ? test.words.length : own.length
  const words = entry.thesis.slice(from, from + length)
  const measures = measuresIn(words)
  const drawn = condition.value === null ? timeLineIn(words) : figureDrawn(condition, measures)
  if (!drawn || drawn.limit.value <= 0) return null
  const { limit, side } = drawn
  const isAlone = measures.filter((each) => each.kind === limit.kind).length === 1
  if (!isAlone) return null
  const beside = clauseWithLike(limit, entry.thesis)
  return {
    entry,
    test: { ...condition, side },
    limit: { ...limit, from: from + limit.from, to: from + limit.to },
    words: `${test.words} ${words} ${beside}`,
  }
}

function figureDrawn(condition: OwnTest, measures: readonly Measure[]) {
  const { side, value, unit } = condition
  if (side === 'happens' || value === null) return null
  const limit = measures.find(({ quantity }) => quantity?.unit === unit && quantity.value === value)
  return limit ? { limit, side } : null
}

/** What the entry of a line says beside another figure of that kind: "1.31 million subscribers". */
function clauseWithLike(limit: Measure, thesis: string): string {
  const other = measuresIn(thesis).find((each) => each.kind === limit.kind && each.from < limit.from)
  return other
    ? (/[^.;:!?,]*$/.exec(thesis.slice(0, other.from))?.[0] ?? '') +
        (/^[^.;:!?,]*/.exec(thesis.slice(other.to))?.[0] ?? '')
    : ''
}

const isAlike = (one: Measure, other: Measure): boolean =>
  one.kind === other.kind && one.value / other.value < TIMES && one.value / other.value > 1 / TIMES
const TIMES = 3

/** Another line with a figure of the kind, in words that were not read as a test: "I add once growth is over 20%". */
const isDrawnElsewhere = ({ limit, test }: OwnLine, entries: readonly CritiquedDecision[]): boolean =>
  limit.quantity !== undefined &&
  entries.some((entry) =>
    comparisonsOf(entry.thesis).some(({ quantity }) => {
      const isOwn =
        quantity.value === test.value ||
        ownTestsOf(entry).some(({ isPrice, span }) => isPrice && span.from <= quantity.from && quantity.to <= span.to)
      const measure = { ...quantity, value: Number(quantity.value), kind: limit.kind }
      return (
        !isOwn &&
        quantity.unit === limit.quantity?.unit &&
        isAlike(measure, limit) &&
        quantity.isUsd === limit.quantity.isUsd
      )
    }),
  )

/** What the figure says to the line: nothing where it may be of another time, or where more reports are asked for. */
function heldBy(
  { span, words, value, isNamed, figure }: FigureOfToday,
  line: OwnLine,
  condition: OwnTest,
  request: CritiqueRequest,
): HeldToTest | null {
  const { entry, limit, test } = line
  if (value === limit.value) return null
  const today = dayOfEntry(request.decision)
  const isBroken = value < limit.value === (test.side === 'below')
  const timed = limit.quantity ? condition : { ...condition, byWhen: null }
  const told = plainText(words)
  if (isOfOtherQuarter(timed, words) || isOfOtherLength(timed, told)) return null
  const due = dueFrom(timed)
  const isEarly = (due !== null && due > today && !isOfEach(timed)) || isBeforeItsTime(timed, words, today)
  // Until its day comes a figure of an earlier time tells how far it is, and no more.
  if (limit.quantity && !(isEarly && !isBroken) && isOfOtherMonth(timed, words, today)) return null
  const beside = {
    place: value < limit.value ? ('under' as const) : ('over' as const),
    limit: entry.thesis.slice(limit.from, limit.to).trim(),
    ...(figure !== undefined && { figure }),
    ...(isEarly && due !== null && { due: readableDate(`${due}T17:00:00.000Z`, MARKET_ZONE) }),
  }
  if (!isBroken) return isEarly && due === null ? null : { answer: words, outcome: 'passed', beside }
  // Of a whole that broke beside places where it held nobody is told by one figure.
  if (figure !== undefined) return null
  const isCertain =
    isSale(request) || isCertainAnswer(isNamed ? condition : { ...condition, measured: null }, entry, request, span)
  const isOfIt = !isNamed || namesHead(line, words) || POINTS.test(told)
  if (isEarly || !isCertain || reportsNeeded(timed, entry) > 1 || lasts(timed)) return null
  if (!isOfIt || lacksPart(condition, words, isNamed) || saysHeld(request)) return null
  return { answer: words, outcome: 'broken', beside }
}

/** "Here it was 2.2%" */
const POINTS = /(?<![a-z])(?:it|ours|that)(?![a-z])/

/** Whoever says that the line held is not told that it broke. */
const saysHeld = ({ decision }: CritiqueRequest): boolean =>
  decision.action !== 'Sell' && SAYS_HELD.test(plainText(decision.thesis))

/** What has to be so for a time is not broken by one figure. */
const lasts = ({ forHowLong }: OwnTest): boolean =>
  forHowLong !== null && (forHowLong.count > 1 || !/quarter|report|year/.test(forHowLong.of))

/** "Debt 1.1 billion" beside "net debt over 900 million", "Device sales" beside "Alpha device sales": a word that makes it another measure is missing. */
export function lacksPart({ measured }: Pick<OwnTest, 'measured'>, words: string, isNamed: boolean): boolean {
  const told = contentWords(words)
  const restricts = (word: string) => /^\p{Lu}/u.test(word) || contentWords(word).some((each) => OF_A_PART.has(each))
  return (
    isNamed &&
    (measured ?? '')
      .split(/\s+/u)
      .some((word) => restricts(word) && !contentWords(word).every((each) => told.includes(each)))
  )
}
const OF_A_PART = new Set(
  contentWords(
    'net gross operating total free core organic average new same adjusted underlying group domestic foreign like-for-like comparable pre-tax diluted recurring',
  ),
)
