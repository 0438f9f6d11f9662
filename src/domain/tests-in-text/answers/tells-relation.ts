import Big from 'big.js'
import { plainText, type Span } from '../../language/plain-text.ts'
import { type Quantity, quantitiesOf } from '../../language/quantities.ts'
import { sentencesOf } from '../../language/sentences.ts'
import type { OwnTest } from '../own-test.ts'
import { contentWords } from '../vocabulary/content-terms.ts'
import { NOT_TOLD, SHRANK } from './answers-to-test.ts'

/** A test of two figures: broken where `lesser` is below `greater`. */
type Relation = {
  readonly lesser: readonly string[]
  readonly greater: readonly string[]
  readonly isOfGrowth: boolean
}

/**
 * "Free cash flow is 3.6 billion and the dividend costs 5.5" for "if free cash flow does not cover the dividend": which of two figures is
 * the greater one, where a test sets them against each other. Both must stand in one sentence, each behind its name, with nothing
 * else in it that could be of another time or of another part.
 * @returns the sentence and on which side it is; null where it cannot be told
 */
export function tellsRelation(test: OwnTest, text: string): (Span & { readonly isBroken: boolean }) | null {
  const relation = relationOf(test)
  if (!relation) return null
  for (const sentence of sentencesOf(text)) {
    const words = text.slice(sentence.from, sentence.to)
    const plain = plainText(words)
    if (NOT_TOLD.test(plain) || /\?\W*$/.test(plain) || isOfOtherTime(test, plain)) continue
    const lessBy = difference(relation, words, plain)
    if (lessBy && !lessBy.eq(0)) return { ...sentence, isBroken: lessBy.lt(0) }
  }
  return null
}

function relationOf({ side, condition, forHowLong }: OwnTest): Relation | null {
  if (side !== 'happens' || condition === null || (forHowLong?.count ?? 1) > 1) return null
  const [own = ''] = plainText(condition).split(', ')
  const plain = own.replace(OF_TIME, '')
  for (const way of WAYS) {
    const { lesser, greater } = way.exec(plain)?.groups ?? {}
    if (lesser === undefined || greater === undefined || OF_NO_FIGURE.test(lesser) || OF_NO_FIGURE.test(greater))
      continue
    const [less, more] = [contentWords(lesser), contentWords(greater)]
    if (less.length > 0 && more.length > 0 && less.join(' ') !== more.join(' '))
      return { lesser: less, greater: more, isOfGrowth: way === FASTER }
  }
  return null
}

const THE = '(?:the |their |its )?'
const name = (group: string) => `${THE}(?<${group}>[a-z&][a-z&' -]{1,40}?)`
const FASTER = new RegExp(`^${name('greater')} (?:grows?|rises?) faster than ${name('lesser')}$`)
const WAYS: readonly RegExp[] = [
  new RegExp(
    `^${name('lesser')} (?:no longer covers?|(?:does|do) not (?:even )?cover|(?:doesn't|don't|can't|cannot) cover|fails? to cover) ${name('greater')}$`,
  ),
  new RegExp(`^${name('lesser')} (?:does not|do not|doesn't|don't|no longer) exceeds? ${name('greater')}$`),
  new RegExp(`^${name('greater')} (?:is|are) (?:no longer|not) covered by ${name('lesser')}$`),
  new RegExp(
    `^${name('lesser')} (?:falls?|drops?|goes|go|slips?|gets?|is|are|stays?|sinks?)(?: again| back)? (?:below|under|beneath|less than|lower than|smaller than) ${name('greater')}$`,
  ),
  new RegExp(
    `^${name('greater')} (?:exceeds?|tops?|outstrips?|(?:is|are|goes?|rises?|climbs?|gets?)(?: again)? (?:above|over|past|more than|higher than|larger than|bigger than)) ${name('lesser')}$`,
  ),
  FASTER,
]
const OF_TIME =
  / (?:for|in|over) (?:a|one|any|the|this|a single|a full|the full|a whole)(?: (?:fiscal|calendar|single|full))? (?:year|quarter|half-year|report)$| again$/
/** What has no figure of its own in a report, or is compared with the share's price. */
const OF_NO_FIGURE =
  /(?<![a-z])(?:zero|guidance|expectations?|estimates?|consensus|plans?|targets?|budget|peers?|rivals?|competitors?|market|sector|industry|average|year|before|price|stock|shares?|it|they|this|that|i|we|my|what|water|inflation)(?![a-z])/

/** How much the lesser is above the greater, in the unit of both; null where their figures do not stand there, or more than these. */
function difference({ lesser, greater, isOfGrowth }: Relation, words: string, plain: string): Big | null {
  const [first, second, ...more] = quantitiesOf(words)
  if (!first || !second || more.length > 0) return null
  const [before, between] = [plain.slice(0, first.from), plain.slice(first.to, second.from)]
  const names = [...lesser, ...greater]
  const isPlain = [before, between, plain.slice(second.to)].every((part) =>
    contentWords(part.replace(/[.!]+$/, '')).every((word) => names.includes(word) || OF_TELLING.has(word)),
  )
  const tells = (part: string, named: readonly string[]) => named.every((word) => contentWords(part).includes(word))
  const isInOrder = tells(before, lesser) && tells(between, greater)
  if (!isPlain || isInOrder === (tells(before, greater) && tells(between, lesser))) return null
  const figures = sameScale(first, second, words)
  if (!figures || (isOfGrowth && first.unit !== 'percent')) return null
  const [one, other] = [signed(figures[0], before, isOfGrowth), signed(figures[1], between, isOfGrowth)]
  return isInOrder ? one.minus(other) : other.minus(one)
}

const signed = (figure: Big, lead: string, isOfGrowth: boolean): Big =>
  isOfGrowth && SHRANK.test(lead) ? figure.abs().times(-1) : figure

/** "3.6 billion and 5.5": the second figure has the scale of the first, where it stands alone. */
function sameScale(first: Quantity, second: Quantity, words: string): readonly [Big, Big] | null {
  const [one, other] = [new Big(first.value), new Big(second.value)]
  const isAmount = ({ unit }: Quantity) => unit === 'money' || unit === 'count'
  if (first.unit !== second.unit && !(isAmount(first) && isAmount(second))) return null
  const scale = SCALES.find(([word]) => word.test(plainText(words.slice(first.from, first.to))))?.[1]
  const isBare = /^[$€£]?\d+(?:\.\d+)?$/.test(words.slice(second.from, second.to)) && other.abs().lt(LARGEST_BARE)
  return scale !== undefined && isBare ? [one, other.times(scale)] : [one, other]
}

const SCALES: readonly (readonly [RegExp, number])[] = [
  [/(?:bn|billion|b)$/, 1e9],
  [/(?:m|mm|million)$/, 1e6],
  [/(?:k|thousand)$/, 1e3],
]
const LARGEST_BARE = 1000

/** "In Q1" is of one of the two figures alone, and less than the year that a test asks for. */
const isOfOtherTime = ({ forHowLong }: OwnTest, plain: string): boolean =>
  OF_PART.test(plain) || OF_BEFORE.test(plain) || (forHowLong?.of === 'year' && !OF_YEAR.test(plain))
const OF_PART =
  /(?<![a-z])(?:quarters?|quarterly|q[1-4]|half|h[12]|months?(?<!(?:twelve|12) months)|weeks?|days?|so far|ytd)(?![a-z])/
const OF_BEFORE = /(?<![a-z])(?:ago|last year|the year before|back then|(?:19|20)\d\d)(?![a-z])/
const OF_YEAR = /(?<![a-z])(?:year|annual|(?:twelve|12) months|ttm|ltm)(?![a-z])/

/** What may stand beside the two names, in the form in which words are compared. */
const OF_TELLING = new Set(
  contentWords(
    'cost costs pays paid comes came takes took needs amounts stands reached reported total last twelve trailing now against versus vs only just about around roughly full eats million billion percent grew rose up down fell ran spent',
  ),
)
