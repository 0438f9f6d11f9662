import { datesOf } from '../../../language/dates.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAfter, sentenceAround, sentencesOf } from '../../../language/sentences.ts'
import { percentChange } from '../../../prices/money.ts'
import { differenceIn } from '../../../tests-in-text/answers/difference.ts'
import { inScaleOf } from '../../../tests-in-text/answers/in-scale-of.ts'
import type { OwnTest } from '../../../tests-in-text/own-test.ts'
import { clausesOf } from '../../../tests-in-text/vocabulary/clauses.ts'
import { contentWords } from '../../../tests-in-text/vocabulary/content-terms.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { dayOfEntry, ownTestsOf } from '../basis/own-tests-of.ts'
import { isOwnOfToday, withoutComparison } from './certain-answer.ts'
import { type Measure, measuresIn } from './measures-in.ts'

/** A line of the writer's own that one figure decides. */
export type OwnLine = {
  readonly entry: CritiquedDecision
  readonly test: OwnTest
  /** The figure of the line, as it stands in the text of its entry. */
  readonly limit: Measure
  /** All that the line says, and what its entry says beside a figure of that kind. */
  readonly words: string
}

/** A figure of today for a line, with the words in which it stands. */
export type FigureOfToday = {
  readonly span: Span
  readonly words: string
  readonly value: number
  /** Whether it stands beside a word of what the line measures. */
  readonly isNamed: boolean
  /** The figure itself, where its words give others as well. */
  readonly figure?: string
}

/**
 * The figure of an entry that is one of what a line measures, though it leaves the noun out or says it in short: “1.14 million in April”, “Here it was
 * 2.2 %”. It is the only one of its kind and size that the entry tells of the company, nothing stands beside it but words of the line, of a time and of a
 * report, and it is no price, no move of one and no number of shares. null where any of this is not certain.
 */
export function figureForLine(line: OwnLine, request: CritiqueRequest): FigureOfToday | null {
  const { thesis } = request.decision
  const told = measuresIn(thesis).flatMap((measure) => asFigure(measure, line, request) ?? [])
  const [figure, ...others] = told.filter(({ isOwn }) => isOwn)
  if (!figure || others.length > 0) return null
  const rest = told.filter((each) => each !== figure)
  // Of two figures of one kind the other has to be of somebody else for certain, and this one of the company.
  if (rest.some(({ isElsewhere }) => !isElsewhere)) return null
  if (rest.length > 0 && !figure.isNamed && !figure.isOfUs) return null
  const sentence = sentenceAround(thesis, figure.span)
  const whole = thesis.slice(sentence.from, sentence.to).replace(/[.!\s]+$/u, '')
  const clause = thesis.slice(figure.clause.from, figure.clause.to)
  const words = whole.split(/\s+/u).length <= clause.split(/\s+/u).length + A_FEW_WORDS ? whole : clause
  return { span: figure.span, words: words.replace(/[.!,;:\s]+$/u, ''), value: figure.value, isNamed: figure.isNamed }
}

/** The sentence of the one figure that may be of a line, whatever else stands beside it; null where none or several may. */
export function sentenceWithLike(line: OwnLine, request: CritiqueRequest): Span | null {
  const { thesis } = request.decision
  const told = measuresIn(thesis).flatMap((measure) => {
    const each = asFigure(measure, line, request)
    const mayBeOfIt = each && !each.isElsewhere && (each.isNamed || !mayBeOfPrice(measure, request))
    return each && mayBeOfIt ? [each] : []
  })
  const [only, ...others] = told
  return only && others.length === 0 ? sentenceAround(thesis, only.span) : null
}

/** A sentence that says hardly more than the clause of the figure is quoted whole. */
const A_FEW_WORDS = 5

type Told = {
  readonly span: Span
  readonly clause: Span
  readonly value: number
  readonly isNamed: boolean
  readonly isOwn: boolean
  readonly isElsewhere: boolean
  readonly isOfUs: boolean
}

/** A figure of the entry that may be of the line by its kind and size; null where it cannot be. */
function asFigure(measure: Measure, line: OwnLine, request: CritiqueRequest): Told | null {
  const { thesis } = request.decision
  const plain = plainText(thesis)
  const value = valueFor(line, measure, request.decision)
  if (value === null || !isOfSize(value, line.limit.value) || isBesideOther(plain, measure, line, request)) return null
  const sentence = sentenceAround(thesis, measure)
  const clause = clausesOf(thesis, sentence).find(({ from, to }) => from <= measure.from && measure.to <= to)
  if (!clause) return null
  const isNamed =
    namesMeasured(line, thesis.slice(clause.from, clause.to)) || isNamedBefore(line, thesis, sentence, clause)
  const isOfToday = isOwnOfToday(isNamed ? line.test : { ...line.test, measured: null }, line.entry, request, {
    from: clause.from,
    to: measure.to,
  })
  const isFirst = sentencesOf(thesis)[0]?.from === sentence.from
  const isOwn =
    isOfToday &&
    (isNamed || isFirst) &&
    (isNamed ||
      // "12 months" alone may be of anything.
      (measure.quantity !== undefined &&
        OF_REPORT.test(plain.slice(clause.from, clause.to)) &&
        !mayBeOfPrice(measure, request) &&
        measure.kind === line.limit.kind &&
        value === measure.value)) &&
    agreesWithVerdict(thesis, sentence, value, line.limit) &&
    saysNoMore(line, request, { measure, clause, sentence })
  const told = plain.slice(clause.from, clause.to)
  return {
    span: { from: measure.from, to: measure.to },
    clause,
    value,
    isNamed,
    isOwn,
    isElsewhere: !isOfToday || OF_ANOTHER.test(plain.slice(sentence.from, sentence.to)),
    isOfUs: OF_US.test(told),
  }
}

/** Without its noun a figure is one of a report where its time stands beside it. */
const OF_REPORT =
  /(?<![a-z])(?:quarters?|q[1-4]|half|half-year|h[12]|years?|months?|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:january|february|march|april|june|july|august|september|october|november|december)(?:'s|:)?|spring|summer|autumn|winter|season)(?![a-z])/

/** "Second quarter 44,000. That is under.": where its writer sees it on the other side, beside another figure or asks, one of the two is read wrongly. */
function agreesWithVerdict(thesis: string, sentence: Span, value: number, limit: Measure): boolean {
  const plain = plainText(thesis)
  const own = VERDICT.exec(plain.slice(sentence.from, sentence.to))
  const next = sentenceAfter(thesis, sentence)
  const told = next && plain.slice(next.from, next.to)
  const behind = told === undefined ? null : VERDICT.exec(told)
  if (told !== undefined && behind && (/\?\W*$/.test(told) || !(IS_VERDICT.test(told) || namesLimit(told, limit))))
    return false
  return [own, behind].every(
    (each) => !each || /^(?:under|below|beneath|short)/.test(each.groups?.side ?? '') === value < limit.value,
  )
}
/** "Under 68, so out" */
function namesLimit(told: string, { value, quantity }: Measure): boolean {
  const named = measuresIn(/(?<=(?:under|below|beneath|short of|over|above|beyond) ).*/.exec(told)?.[0] ?? '')[0]
  return named !== undefined && (named.value === value || named.value * (quantity?.scale ?? 1) === value)
}
const LINE = '(?:(?:my|the) (?:own )?(?:line|limit|test|floor|ceiling|mark|threshold|number|rule|trigger|condition))'
const VERDICT =
  /(?:^|(?<=(?:^|[ ,;])(?:that|this|it|which)(?:'s| is| was)(?: still| now| well| just)? ))(?<side>under|below|beneath|short of|over|above|beyond)(?![a-z])/
const IS_VERDICT = new RegExp(
  `(?<![a-z])(?:under|below|beneath|short of|over|above|beyond)(?: (?:it|that|${LINE}|what i [a-z]+))?(?= ?(?:[.,;!]|$))`,
)

/** "260" beside "300 million" is of millions, and "318" beside "290 dollars a ton" of dollars. */
function valueFor({ test, limit }: OwnLine, measure: Measure, { price }: CritiquedDecision): number | null {
  if (measure.kind === 'count' && limit.kind.startsWith('money') && measure.quantity?.scale === undefined)
    return limit.quantity?.scale === undefined ? measure.value : null
  if (measure.kind !== limit.kind) return null
  // "35.80 today" beside a line of 27 billion is the price.
  const isScaled = limit.quantity?.scale !== undefined && measure.quantity?.scale === undefined
  if (isScaled && price !== null && Number(price) === measure.value) return null
  if (!measure.quantity) return measure.value
  const scaled = inScaleOf(test, measure.quantity)
  return scaled === null ? null : Number(scaled.value)
}

const isOfSize = (value: number, limit: number): boolean => value / limit < TIMES && value / limit > 1 / TIMES
const TIMES = 3

/** A figure with which another is compared, the day of a date, and what a line of today is drawn at. */
function isBesideOther(
  plain: string,
  { from, to }: Measure,
  { entry, limit }: OwnLine,
  { decision }: CritiqueRequest,
): boolean {
  // "$450m lower" is of a line that is drawn at such a difference, and no level.
  const [drawn, told] = [plainText(entry.thesis).slice(limit.to), plain.slice(to)].map(differenceIn)
  const isDate = datesOf(decision.thesis, dayOfEntry(decision)).some((date) => date.from < to && from < date.to)
  const isOfTest = ownTestsOf(decision).some(({ span }) => span.from <= from && to <= span.to)
  return (
    isOfTest ||
    (isDate && !/%|million|billion|bn/.test(plain.slice(from, to))) ||
    COMPARED.test(plain.slice(0, from)) ||
    (drawn ? drawn !== told : OF_HOLDING.test(plain.slice(to)))
  )
}
const COMPARED =
  /(?<![a-z])(?:under|below|over|above|beyond|than|against|versus|vs\.?|from|after|line (?:of|at|is|was)|limit (?:of|at|is|was)|wanted|needed|want|need|promised|wrote|said|expected|guided|forecast|at least|at most)(?: (?:my|the|about|for|a|an))* ?[$€£]?$/
const OF_HOLDING =
  /^ ?(?:shares?|of (?:my|the) (?:shares|position|account|money)|cheaper|lower|higher|more than|less than|off)(?![a-z])/

/** A share may be by how far the price moved, and a bare number may be a price or a number of shares. */
function mayBeOfPrice({ kind, value, quantity }: Measure, { decision, earlier, position }: CritiqueRequest): boolean {
  const prices = [...earlier, decision].flatMap(({ price }) => (price === null ? [] : [price]))
  if (kind === 'percent')
    return prices.some((from) =>
      prices.some(
        (to) => Math.abs(Math.abs(Number(percentChange(from, to) ?? 0)) - Math.abs(value)) < NEAR_MOVE && from !== to,
      ),
    )
  if (quantity?.scale !== undefined) return false
  const units = [position?.moved, position?.quantity].map((each) => Math.abs(Number(each ?? 0)))
  return units.includes(value) || prices.some((price) => Math.abs(value - Number(price)) <= Number(price) / NEAR_PRICE)
}
const NEAR_MOVE = 3
const NEAR_PRICE = 20

const stemsOf = (words: string): readonly string[] => contentWords(words).filter((word) => word.length > 2)

/** Whether words have the noun of what is measured, and not only what goes with it: the intake of "order intake for the half". */
export function namesHead({ test: { measured }, limit, entry }: OwnLine, told: string): boolean {
  if (!limit.quantity) return true
  const noun = stemsOf((measured ?? '').split(/\s(?:of|for|in|at|per|from|with)\s/u)[0] ?? '')
  // "Fewer than 300,000 passengers use it": what is counted stands right behind its number.
  const isCounted = measured !== null && entry.thesis.slice(limit.to).trimStart().startsWith(measured)
  const head = isCounted ? noun[0] : noun.at(-1)
  return head !== undefined && stemsOf(told).includes(head)
}

/** Whether words have one that says what a line measures. */
export function namesMeasured({ test: { measured }, limit, words }: OwnLine, told: string): boolean {
  const named = stemsOf(measured ?? '').filter((word) => !IN_ANY_LINE.has(word))
  const own = named.length > 0 && limit.quantity ? named : stemsOf(words).filter((word) => !IN_ANY_LINE.has(word))
  return stemsOf(told).some((word) => own.includes(word))
}

/** "Churn at the rival was 4.1%. Here it was 2.2%": what "it" is stands in the sentence before. */
function isNamedBefore(line: OwnLine, thesis: string, sentence: Span, clause: Span): boolean {
  const before = sentencesOf(thesis).findLast(({ to }) => to <= sentence.from)
  const isPronoun = /(?<![a-z])(?:it|ours|that)(?![a-z])/.test(plainText(thesis.slice(clause.from, clause.to)))
  return isPronoun && before !== undefined && namesMeasured(line, thesis.slice(before.from, before.to))
}

type Place = { readonly measure: Measure; readonly clause: Span; readonly sentence: Span }

/** Whether nothing stands beside a figure that may make it one of something else. */
function saysNoMore(
  { words: own, test, entry }: OwnLine,
  { decision }: CritiqueRequest,
  { measure, clause, sentence }: Place,
): boolean {
  const { thesis } = decision
  const plain = withoutDaysSince(thesis, entry, decision)
  const [before, after] = [plain.slice(sentence.from, clause.from), plain.slice(clause.to, sentence.to)]
  const next = sentenceAfter(thesis, sentence)
  if (/\?\W*$/.test(after) || NARROWS.test(after)) return false
  if (next && NARROWED_BY.test(plain.slice(next.from, next.to))) return false
  const told = `${plain.slice(clause.from, measure.from)} ${plain.slice(measure.to, clause.to)}`
  if (MOVED.test(told) && !MOVED_TO.test(plain.slice(clause.from, measure.from))) return false
  const ownStems = new Set(stemsOf(`${own} ${test.measured ?? ''}`))
  const year = dayOfEntry(decision).slice(0, 4)
  const isKnown = (word: string) =>
    BESIDE_REPORT.has(word) ||
    word === year ||
    (decision.price !== null && Number(word) === Number(decision.price)) ||
    (!/\d/.test(word) && contentWords(word).every((stem) => ownStems.has(stem)))
  const isTold = (stretch: string) =>
    (withoutComparison(stretch).match(/[a-z\d][a-z\d&'’.-]*/g) ?? [])
      .map((word) => word.replace(/[.'’-]+$/, ''))
      .every((word) => word === '' || isKnown(word))
  // "870,000 last year" is of that year, whatever it is set against.
  if (OF_ANOTHER.test(withoutComparison(`${before} ${told}`))) return false
  return !DENIES.test(told.replace(NOT_THERE, ' ')) && isTold(told.replace(NOT_THERE, ' ')) && isTold(before)
}

/** "Reported at 28.4bn on February 20": a day since the line was drawn says when the figure came, and is blanked out. */
const withoutDaysSince = (thesis: string, entry: CritiquedDecision, decision: CritiquedDecision): string =>
  datesOf(thesis, dayOfEntry(entry))
    .filter(
      ({ from, to, endsOn }) => /\d/.test(thesis.slice(from, to)) && endsOn !== null && endsOn <= dayOfEntry(decision),
    )
    .reduce((plain, { from, to }) => plain.slice(0, from) + ' '.repeat(to - from) + plain.slice(to), plainText(thesis))

const DENIES = /(?<![a-z])(?:not|no|never|nearly|almost|hardly|barely|without|some|any)(?![a-z])|n't(?![a-z])/
/** "The margin is not: 9.8 %" tells that what was wanted is not there. */
const NOT_THERE = /(?:is|are|was) not(?: there| yet)*(?= ?(?::|,|$))/g
const MOVED =
  /(?<![a-z])(?:fell|fallen|rose|risen|dropped|slipped|climbed|grew|sank|slid|shrank|jumped|went|gone|going|declined|increased|decreased|improved|recovered)(?![a-z])/
const MOVED_TO = /(?<![a-z])(?:to|at)(?: (?:about|around|only|just))* $/
/** "66 %, in Spain" */
const NARROWS =
  /^,? (?:not|only|[a-z]+ only)(?![a-z])|^\W*(?:so far|(?:up )?to (?:date|now)|until now|ytd|year to date)(?![a-z])|^\W*(?:but |though |and |which is )?(?:only |just |that is |at least )*(?:in|at|of|for|from|with|without|excluding|including|counting|before|after|if|according|says?|said|they|as)(?![a-z])(?! (?:i (?:wrote|said)|before|planned|written|promised|feared|hoped|expected|so )|so )/
/** "66 %. That is Spain.", "They had guided for it." */
const NARROWED_BY =
  /^\W*(?:but |though |and )?(?:(?:that|this|it)(?:'s| is| was| includes| excludes| counts) (?:only |just |all |still |not )*(?:in|at|of|for|from|with|without|before|after|last|next|an? (?:forecast|estimate|guess|target|rumou?r)|the (?:forecast|estimate|target|group|guidance|consensus|number|figure)|guid\w*|expected|what (?:they|he|she|analysts)|includ\w+|exclud\w+)|(?:counting|including|excluding|without|in|for|at) )/
const OF_ANOTHER =
  /(?<![a-z])(?:rivals?|competitors?|peers?|industry|sector|market|elsewhere|others?|average|analysts?|consensus|guidance|guided|forecast|expect\w*|reckons?|plans?|aims?|target|next (?:year|quarter)|last year|a year (?:ago|before|earlier)|year[- ]ago)(?![a-z])/
const OF_US = /(?<![a-z])(?:here|ours|we|our|us|itself|own)(?![a-z])/

/** Words that stand in any line and name nothing that is measured. */
const IN_ANY_LINE = new Set(
  contentWords(
    'sell sold leave out exit wrong gone fall falls drop drops rise rises go goes get gets below under above over less more fewer least most line limit report reports figure figures number numbers half full first second third fourth quarter year month week day million billion thousand percent dollar euro',
  ),
)

/** Words of a time, of a report and of its being there, which may stand beside a figure without making it one of something else. */
const BESIDE_REPORT = new Set(
  `a an the it its their was is are were be been has have had came come comes in at on of to for by and so then but well ok yes now today still again only just also already about around roughly here ours our us we that this these
  with when as closed close ended out stands stood stand sits reads showed shows said says say brought gives gave makes made printed reported report reports reporting figure figures number numbers result results reading print release last this first second third fourth
  quarter quarters q1 q2 q3 q4 half half-year full full-year year h1 h2 month months monthly week end between from until january february march april may june july august september october november december
  jan feb mar apr jun jul aug sep sept oct nov dec spring summer autumn winter christmas easter annual annually yearly fell fallen rose risen dropped slipped climbed down up grew sank slid jumped went gone declined increased decreased
  improved recovered under over below above my line limit own percent per cent million billion thousand bn m k though mine there all in total`
    .split(/\s+/u)
    .filter((word) => word !== ''),
)
