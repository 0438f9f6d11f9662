import { comparisonsOf } from '../language/comparison.ts'
import { datesOf } from '../language/dates.ts'
import { periodsOf } from '../language/periods.ts'
import { plainText, type Span, trimmed } from '../language/plain-text.ts'
import { quantitiesOf } from '../language/quantities.ts'
import { sentencesOf } from '../language/sentences.ts'
import type { Decimal } from '../prices/money.ts'
import { lengthOfCondition } from './conditions/condition-bounds.ts'
import { ofFigureBefore } from './conditions/figure-before.ts'
import { growthToldBefore } from './conditions/growth-told-before.ts'
import { readCondition, readStop } from './conditions/read-condition.ts'
import { followedAtLast } from './ends/followed-at-last.ts'
import type { OwnTest } from './own-test.ts'
import { isBarePrice } from './price-exit.ts'
import type { Found } from './vocabulary/found-test.ts'
import type { Sentence } from './vocabulary/sentence.ts'

/** Where and when a sentence was written. */
export type Written = {
  /** The text before it, on which "it" or "by then" may lean. */
  readonly context: string
  /** ISO day */
  readonly today: string
  /** USD per unit on that day, by which a bare number is told to be one; null where it is not known. */
  readonly price: Decimal | null
}

/**
 * Reads what was found in a sentence into a test: what is measured, on which side it is broken, for how long, by when, what follows, and
 * whether a bare number is a price or a figure.
 * @returns null where the words of a stop hold no figure, or only a part is to be bought or sold at a price
 */
export function readFoundTest(sentence: Sentence, found: Found, written: Written): OwnTest | null {
  const test = readWords(sentence, found, written)
  const read = test && ofFigureBefore(test, written.context, written.price)
  return read && isBarePrice(read, written.price) && !/^needs /i.test(read.words) ? { ...read, isPrice: true } : read
}

/** "Payout over 80% = I stop reinvesting": what is held stays, and nothing is sold. */
const STOPS_ADDING_ONLY =
  /^(?!.*(?<![a-z])(?:sell|selling|exit|leave|out|wrong)(?![a-z])).*(?<![a-z])stop (?:reinvesting|adding|contributing)(?![a-z])/

function readWords(sentence: Sentence, found: Found, { context, today }: Written): OwnTest | null {
  const { text } = sentence
  const span = trimmed(text, found.span)
  const written = text.slice(span.from, span.to)
  const condition = conditionWithin(text, found)
  const words = text.slice(condition.from, condition.to)
  const ended = followedAtLast(found.followedBy, plainText(text.slice(span.from, sentence.span.to)))
  const followedBy = ended !== null && STOPS_ADDING_ONLY.test(plainText(written)) ? 'review' : ended
  if (found.takes === 'stop')
    return quantitiesOf(words).length === 0
      ? null
      : { words: written, span, condition: null, ...readStop(words), followedBy }
  const lead = text.slice(sentence.span.from, span.from)
  // When the condition is the sentence before, the text before that is the context.
  const before = found.condition.from < sentence.span.from ? '' : context
  const isReversed = found.takes === 'reversed'
  const asks = { isReversed: isReversed !== isSaidToFail(words), before, after: text.slice(sentence.span.to) }
  const alone = readCondition({ text: words, ...asks }, today)
  const leaning = leaningOnLead(alone, lead)
  // "If it drops to 40, half" may be half of what somebody means to buy.
  if (alone.isPrice && PART_ALONE.test(written)) return null
  const isOpen = alone.measured === null && leaning === null && lead.trim() !== ''
  const reading = isOpen ? readCondition({ text: words, isReversed, before: `${before} ${lead}` }, today) : alone
  return {
    words: written,
    span,
    condition: straightCondition(found.takes, words),
    ...reading,
    ...leaning,
    ...(growthToldBefore({ ...reading, ...leaning }, `${before} ${lead}`) ? { isChange: true } : {}),
    ...inBrackets(text, condition, alone, today),
    ...ofThatFigure(words, `${before} ${lead}`, today),
    ...ofRuleBefore(words, `${before} ${lead}`, today),
    ...byThen(text, condition, `${before} ${lead}`, today),
    ...byDayOfLeaving(text, { from: span.from, to: condition.from }, reading, today),
    followedBy,
  }
}

/** The words of the condition, which may have been found with a part of the main clause. */
function conditionWithin(text: string, { condition }: Found): Span {
  const { from, to } = behindWhatIsKept(text, trimmed(text, condition))
  const own = trimmed(text, { from, to: from + lengthOfCondition(plainText(text.slice(from, to))) })
  const isOpen = /\([^)]*$/.test(text.slice(own.from, own.to)) && text[own.to] === ')'
  return isOpen ? { from: own.from, to: own.to + 1 } : own
}

/** "... under 3% through the price I hold, should it do so through a cut I sell": of two conditions the one that ends it. */
function behindWhatIsKept(text: string, { from, to }: Span): Span {
  const words = plainText(text.slice(from, to))
  const holding = KEPT_BEFORE.exec(words) ?? DAY_BEFORE_IF.exec(words)
  return { from: from + (holding?.[0].length ?? 0), to }
}
/** "Out by Friday if it hasn't moved": the day is of the leaving. */
const DAY_BEFORE_IF =
  /^(?:the )?(?:(?:mon|tues|wednes|thurs|fri)day|[a-z]{3,9} \d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th)? [a-z]{3,9})(?:'s close)?,? (?:if|when|unless|should) (?=.{6})/
const KEPT_BEFORE =
  /^.*(?<![a-z])(?:i|we)(?:'d|'ll| would| will)? (?:hold|keep|stay|wait|sit|add|buy)(?: [a-z]+){0,3}[,;] (?:but |and )?(?:should|if|when|once) (?=.{6})/

/** "Growth of 8% is all I need: below 5 and I go": the figure refers to the part before it in its own sentence. */
function leaningOnLead(
  { measured, value, unit, isPrice }: Pick<OwnTest, 'measured' | 'value' | 'unit' | 'isPrice'>,
  lead: string,
) {
  if (measured !== null || isPrice || value === null || (unit !== 'count' && unit !== 'percent')) return null
  const named = LEAD.exec(lead)?.[0]
  const isShare = quantitiesOf(lead).some((quantity) => quantity.unit === 'percent')
  return named && isShare ? { measured: named, unit: 'percent' as const } : null
}

const LEAD =
  /(?<![a-z])(?:(?:revenue|sales|organic|gross|operating|net) )?(?:growth|margins?|retention|churn|occupancy|comps)(?![a-z])/iu

const PART_ALONE = /, (?:the )?(?:half|(?:a |one )?(?:third|quarter)|rest|remainder|all|everything|lot)(?: of it)?\W*$/i

/** The condition alone, when it can be understood without the words around it. */
function straightCondition(takes: Found['takes'], words: string): string | null {
  if (takes !== 'straight' || REVERSING.test(plainText(words))) return null
  return words.replace(/\s+(?:and|or|then|so)$/iu, '')
}

const REVERSING = /(?<![a-z])(?:unless|until|as long as|so long as|while|provided)(?![a-z])/

/** "Take rate above 3% no longer holds": what is supposed to be so is not. */
const isSaidToFail = (words: string): boolean =>
  comparisonsOf(words).length > 0 && SAID_TO_FAIL.test(plainText(words).replace(/\W+$/, ''))
const SAID_TO_FAIL =
  /[a-z\d%)] (?:breaks|fails|(?:is|are|gets?) (?:violated|broken|missed|not met|not true|false|refuted)|no longer (?:holds?|true|stands?)|(?:does not|doesn't) (?:hold|stand)(?: up)?|turns out (?:false|wrong|untrue))$/

type Reading = Partial<Omit<OwnTest, 'words' | 'span' | 'condition' | 'followedBy'>>

/** "Volume dies (below 200k two weeks running)": the figure in the brackets behind an event says when it has come. */
function inBrackets(text: string, { from, to }: Span, { side }: OwnTest | Reading, today: string): Reading | null {
  if (side !== 'happens') return null
  const aside = /^[^(]*?\s*\((?<figure>[^()]+)\)/.exec(text.slice(from, text.indexOf(')', to - 1) + 1))
  const figure = aside?.groups?.figure ?? ''
  const isOfIt = aside !== null && from + aside[0].indexOf('(') <= to + 2
  if (!isOfIt || comparisonsOf(figure).length !== 1 || !OF_ITSELF.test(plainText(figure))) return null
  const reading = readCondition({ text: figure, isReversed: false, before: '' }, today)
  return reading.measured === null ? null : reading
}
/** A figure with its name: "now above 5%" tells what is. */
const OF_ITSELF = /^(?!(?:now|today|currently|was|is|last|down|up|it|still)(?![a-z]))[a-z]/

/** "My line is net debt of 2.5x EBITDA; above that I am out": the figure stands before. */
function ofThatFigure(words: string, before: string, today: string): Reading | null {
  const quantity = quantitiesOf(before).at(-1)
  if (!quantity || !/^(?:above|below|over|under|beyond|beneath)$/i.test(words)) return null
  const figure = before.slice(quantity.from, quantity.to)
  const reading = readCondition({ text: `${words} ${figure}`, isReversed: false, before }, today)
  const name = NAME_BEFORE_FIGURE.exec(plainText(before).slice(0, quantity.from))?.indices?.[1]
  return { ...reading, measured: name ? before.slice(...name) : reading.measured, isPrice: false }
}
const NAME_BEFORE_FIGURE =
  /^(?:.*(?:[,;:.!?] | (?:is|are|with|need|want|for|on) ))?(?:an? |the )?((?!(?:line|limit|test|stop|it|this|that) )[a-z][a-z&/ -]{2,40}?)(?: (?:of|above|below|over|under|at|is|near|around))+ $/d

/** "Rule: churn below 2%. If violated for two quarters, I sell": what has to hold stands in the sentence before. */
function ofRuleBefore(words: string, before: string, today: string): Reading | null {
  if (!VIOLATED.test(plainText(words))) return null
  const rule = sentencesOf(before).at(-1)
  const text = rule ? before.slice(rule.from, rule.to) : ''
  if (comparisonsOf(text).length !== 1) return null
  const { forHowLong, ...reading } = readCondition(
    { text: text.slice(text.indexOf(':') + 1), isReversed: true, before: '' },
    today,
  )
  const own = periodsOf(words)[0]
  return { ...reading, forHowLong: own ? { count: own.count, of: own.of, isInARow: own.isInARow } : forHowLong }
}
const VIOLATED =
  /^(?:(?:it|this|that) (?:is|gets) )?(?:violated|not met|unmet|missed|fail(?:s|ed)?)(?: (?:for|in|over) .*)?$/

/** "I give it until the end of 2026; if members are not above 70 million by then": the day stands before. */
function byThen(text: string, { to }: Span, before: string, today: string): Reading | null {
  if (!/(?<![a-z])by\s+then(?![a-z])/iu.test(text.slice(Math.max(0, to - 8), to + 6))) return null
  const plain = plainText(before)
  const day = datesOf(before, today).findLast(
    ({ from, to }) => GIVES_TIME.test(plain.slice(0, from)) || HAS_TIME.test(plain.slice(from, to)),
  )
  return day ? { byWhen: { words: before.slice(day.from, day.to), on: day.endsOn } } : null
}
/** "Out Friday if it hasn't moved": the day on which somebody leaves stands before the condition, which names none. */
function byDayOfLeaving(text: string, lead: Span, { byWhen }: Reading, today: string): Reading | null {
  const match = byWhen ? null : LEAVES_ON.exec(plainText(text.slice(lead.from, Math.max(lead.from, lead.to))))
  const [from, to] = match?.indices?.groups?.day ?? [0, 0]
  const day = text.slice(lead.from + from, lead.from + to)
  const date = match ? datesOf(`by ${day}`, today)[0] : undefined
  return date?.endsOn ? { byWhen: { words: day, on: date.endsOn } } : null
}
const LEAVES_ON =
  /^(?:(?:i|we)(?:'m|m|'ll|ll| am| will)? )?(?:be )?(?:out|gone|done|flat|sell|sold|exit|leave|close)(?: (?:it|all|all of it|everything|them))?(?: by| on)? (?<day>(?:mon|tues|wednes|thurs|fri)day|[a-z]{3,9} \d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th)? [a-z]{3,9})(?:'s close|,? at the (?:close|open))?,? (?:if|when|unless|should) $/d

/** "By 2026", and not "32 times 2026 earnings". */
const GIVES_TIME =
  /(?<![a-z])(?:by|until|till|before|in|during|within|at|on|end of)(?: the| end of| late| early| mid| fiscal| fy)*[ -]*$/
const HAS_TIME = /^(?:by|until|till|before|in|during|within|at|on|the|end) /
