import type { Span } from '../../language/plain-text.ts'
import { type Token, wordSet } from '../../language/tokens.ts'
import { isCounted, isEvent, isRequired, TOLD } from '../vocabulary/condition-patterns.ts'
import type { Consequence } from '../vocabulary/consequence.ts'
import { type Found, found } from '../vocabulary/found-test.ts'
import { LINKS, MARKERS, OR } from '../vocabulary/markers.ts'
import { phraseAt } from '../vocabulary/phrases.ts'
import { type Sentence, SOFT_BREAKS, startOfClause, startOfSegment, wordsOf } from '../vocabulary/sentence.ts'

/** Finds the condition of "A loss of the patent would prove me wrong". */
export function subjectBefore(sentence: Sentence, { from, to, followedBy }: Consequence): Found | null {
  const { tokens } = sentence
  const start = startOfClause(tokens, from)
  // "Only a drop below 100 would change my mind."
  const condition = { from: tokens[start]?.word === 'only' ? start + 1 : start, to: from }
  const words = wordsOf(sentence, condition)
  const first = tokens[start]?.word ?? ''
  if (
    from - start < 2 ||
    (RELATIVE.has(tokens[from - 1]?.word ?? '') && !IS_SIDE.test(words)) ||
    phraseAt(MARKERS, tokens, start)?.means === 'if' ||
    VAGUE_SUBJECTS.has(first)
  )
    return null
  if (/(?<![a-z])(?:not|never|n't|nothing|nobody)(?![a-z])/.test(words)) return null
  return found(sentence, condition, { from: start, to }, 'straight', followedBy)
}

/** "A second print beneath that invalidates it": the pronoun stands for the figure before it. */
const IS_SIDE = /(?<![a-z])(?:below|under|beneath|above|over|past|than) (?:that|which|this)$/
const RELATIVE = wordSet('what which who that to')
const VAGUE_SUBJECTS = wordSet("i i'm he she they who what which nothing nobody everyone people my this that history")

/** "Two misses and I'm out", "no profit by March: sell": a figure, a count or a failure, and then the consequence. */
export function unmarked(sentence: Sentence, { from, to, followedBy, kind }: Consequence): Found | null {
  const { tokens } = sentence
  let end = elseBefore(tokens, from)
  while (end > 0 && LINKS.has(tokens[end - 1]?.word ?? '')) end -= 1
  end = beforeThen(tokens, end)
  const isNoMe = tokens[from]?.word === 'no'
  const isBeside = kind === 'own' && end === from && isBreaking(sentence, from)
  const comma = tokens.slice(0, end).findLastIndex(({ word }) => word === ',')
  const isSide =
    (kind === 'own' || kind === 'bare' || (kind === 'thing' && isOfCompany(sentence, end))) &&
    [startOfSegment(tokens, end), comma + 1].some(
      (at) =>
        /^(?:below|under|above|over)$/.test(tokens[at]?.word ?? '') ||
        // "At GM 15 I'm wrong": a measure with its figure, and no price.
        (tokens[at]?.word === 'at' &&
          /^[a-z]{2,}$/.test(tokens[at + 1]?.word ?? '') &&
          isCounted(wordsOf(sentence, { from: at, to: end }))),
    )
  if ((end === from && !isNoMe && !isSide && !isBeside) || end === 0) return null
  const links = tokens.slice(end, from).map(({ word }) => word)
  const start = withoutWait(
    tokens,
    withoutList(sentence, { from: withoutPromise(tokens, startOfClause(tokens, end), end), to: end }),
    end,
  )
  const condition = { from: start, to: end }
  const words = wordsOf(sentence, condition)
  const isReversed = links.some((word) => OR.has(word))
  if (words === '' || TOLD.test(words) || HAS_NONE.test(words)) return null
  if (isReversed && NEEDS.test(words))
    return found(sentence, { from: start + 2, to: end }, { from: start, to }, 'reversed', followedBy)
  if (DONE_BY_WRITER.test(words)) return null
  // "The bet is plain, they make 150m this year or I'm the sucker": what has to come is the last part.
  const last = start + tokens.slice(start, end).findLastIndex(({ word }) => word === ',') + 1
  const lastWords = wordsOf(sentence, { from: last, to: end })
  if (isReversed && !isRequired(words) && last > start && isRequired(lastWords) && end - last >= LEAST_REQUIRED)
    return found(sentence, { from: last, to: end }, { from: last, to }, 'reversed', followedBy)
  if (isReversed)
    return isRequired(words) ? found(sentence, condition, { from: start, to }, 'reversed', followedBy) : null
  const isDrawn = links.some((word) => SOFT_BREAKS.has(word))
  const isArrow = links.some((word) => /^(?:->|=>|→|=)$/.test(word))
  const count = end - start
  const isClear =
    isCounted(words) ||
    (isDrawn && count <= MOST_DRAWN && !OWN.test(words) && (isArrow || isEvent(words))) ||
    (count <= MOST_TOLD && isEvent(words) && (kind !== 'bare' || IS_UNDER_WAY.test(words))) ||
    (kind === 'own' && count <= MOST_NAMED && NAMED.test(words))
  if (isClear) return found(sentence, condition, { from: start, to }, 'straight', followedBy)
  return explained(sentence, start, { to, followedBy })
}

/** "Below 35% it is broken": a share, which no price of the asset is. */
const isOfCompany = (sentence: Sentence, end: number): boolean =>
  / ?\d[\d.]* ?(?:%|percent)\W*$/.test(wordsOf(sentence, { from: Math.max(0, end - 3), to: end }))

/** "50 day breaks i am gone", "comps go red im out": a few words that end with something going wrong, and no comma. */
function isBreaking(sentence: Sentence, from: number): boolean {
  const start = startOfClause(sentence.tokens, from)
  const words = wordsOf(sentence, { from: start, to: from })
  return from - start <= MOST_BESIDE && BREAKS.test(words) && !OWN.test(words) && !TOLD.test(words)
}

const MOST_BESIDE = 6
const BREAKS =
  / (?:breaks?|fails?|falls?|drops?|slips?|cracks?|shrinks?|declines?|collapses?|(?:goes?|turns?|gets?|prints?) (?:red|negative|flat|worse|ugly|bust|down))(?: again| twice| once)?$/

/**
 * "NPL above 9% = they lend to buy growth and I am gone": the condition is the figure before the sign, not the explanation after
 * it.
 */
function explained(
  sentence: Sentence,
  start: number,
  { to, followedBy }: Pick<Consequence, 'to' | 'followedBy'>,
): Found | null {
  if (!/^(?:=|->|=>|→)$/.test(sentence.tokens[start - 1]?.word ?? '')) return null
  const condition = { from: startOfClause(sentence.tokens, start - 1), to: start - 1 }
  const words = wordsOf(sentence, condition)
  return isCounted(words) && !TOLD.test(words)
    ? found(sentence, condition, { from: condition.from, to }, 'straight', followedBy)
    : null
}

/** "A single year at 8% and the premium was undeserved": a figure alone opens the condition. */
export const counted = (sentence: Sentence, consequence: Consequence): Found | null => {
  const start = startOfClause(sentence.tokens, consequence.from)
  return isCounted(wordsOf(sentence, { from: start, to: consequence.from })) ? unmarked(sentence, consequence) : null
}

/** ", else it is a nice app and I leave": the condition ends before the "else". */
function elseBefore(tokens: readonly Token[], from: number): number {
  const at = tokens.slice(0, from).findLastIndex(({ word }) => word === 'else' || word === 'otherwise')
  return at > 0 && from - at <= 10 && tokens[at - 1]?.word === ',' ? at + 1 : from
}

/** "Margin below 53%: then Arizona costs too much, and I reduce": the explanation after "then" is not part of the condition. */
function beforeThen(tokens: readonly Token[], end: number): number {
  const start = startOfClause(tokens, end)
  return tokens[start]?.word === 'then' && /^[:;—–-]$/.test(tokens[start - 1]?.word ?? '') ? start - 1 : end
}

/**
 * "Half of it and I'm happy, less than half and I leave", "I expect 12% and anything under 10% is a failure and I sell": only the part after
 * the last comma counts, or from "anything" on, if it is a figure or a count.
 */
function withoutList(sentence: Sentence, { from, to }: Span): number {
  const { tokens } = sentence
  const at = tokens
    .slice(from, to)
    .findLastIndex(
      ({ word }, index) => word === ',' || (word === 'and' && tokens[from + index + 1]?.word === 'anything'),
    )
  const start = from + at + 1
  const whole = wordsOf(sentence, { from, to })
  return at >= 0 &&
    (!isCounted(whole) || DONE_BY_WRITER.test(whole)) &&
    isCounted(wordsOf(sentence, { from: start, to }))
    ? start
    : from
}

/** "I give it until Christmas, then it has to have a second customer": the condition begins after the "then". */
function withoutWait(tokens: readonly Token[], start: number, end: number): number {
  const at = tokens.slice(start, end).findLastIndex(({ word }) => word === 'then')
  return at > 0 && tokens[start + at - 1]?.word === ',' ? start + at + 1 : start
}

/** "I told myself 45 by the end of the year": the condition begins after the verb of telling. */
function withoutPromise(tokens: readonly Token[], start: number, end: number): number {
  const at = tokens
    .slice(start, end)
    .findLastIndex(({ word }) => /^(?:myself|promise|promised|rule|swear|said|wrote)$/.test(word))
  return at < 0 || at > 5 ? start : start + at + 1
}

/** "Retention still sliding by then, bye". */
const IS_UNDER_WAY = /(?<![a-z])(?:still|not|no|again) |(?<![a-z])[a-z]{3,}ing(?![a-z])/
/** "A death, and I sell the same day": a possible event, named without a verb. */
const NAMED = /^(?:an?|another|one) (?!good|great|nice|lot|bit|few|fine|simple|quick)[a-z-]+(?: [a-z-]+){0,3}$/
/** "I hold for a bid above 27 and sell" is a plan and not a condition. */
export const DONE_BY_WRITER =
  /^(?:(?:no|yes|well|sure|oh|ok|okay),? )?(?:i|we)(?:'[a-z]+)? (?!(?:(?:need|want|have|expect|like|would like) to )?(?:see|read|hear|find|learn|notice)|must see|lose|define|call|am down|'m down)/
/** "I need traffic flat by summer, else I sell." */
const NEEDS = /^(?:i|we) (?:need|want|expect|require|demand) |^(?:i'd|i would) (?:like|want|need) /
/** "No test, it's a compounder, I only leave for ...": a denial of any condition is none. */
const HAS_NONE = /^(?:i have )?no (?:test|stop|exit|plan|rule|line|target|falsifier)s?(?![a-z])/
const LEAST_REQUIRED = 3
const MOST_NAMED = 5
const MOST_DRAWN = 14
const MOST_TOLD = 12
const OWN = /(?<![a-z])(?:i|i'[a-z]+|my|me|we)(?![a-z])/
