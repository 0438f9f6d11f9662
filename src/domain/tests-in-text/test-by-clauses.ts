import { plainText, type Span } from '../language/plain-text.ts'
import { rememberLatest } from '../language/remember-latest.ts'
import {
  hasWeight,
  isBareClause,
  isIndefinite,
  isNamedCondition,
  isOfCompany,
  isOpenedCondition,
  OPENS_BEFORE,
  OPENS_BEHIND,
  OPENS_CONDITION,
} from './clause-of-condition.ts'
import { actsOnIt, isEndClause, isErred } from './clause-of-end.ts'
import { isNamedSpeaker } from './conditions.ts'
import { isKeeping } from './end-by-shape.ts'
import { endOfName, endsByParticiple, placeAskedFor, SAID_OF_IT } from './end-said-of-condition.ts'
import { foundByShape } from './found-by-shape.ts'
import type { Found } from './found-test.ts'
import { tellsNoTest } from './not-a-test.ts'
import type { Sentence } from './sentence.ts'

/**
 * A test by how its clauses stand to each other, asked for last, whatever its condition is about: a condition and a clause that says
 * that it ends for its writer (`isEndClause`), in either order; an end that is said of the condition itself (`SAID_OF_IT`); a name of
 * the end with what is under it. The content of the condition is open. What is told, wished, the writer's own doing or somebody
 * else's is none.
 */
export function testByClauses(sentence: Sentence): Found | null {
  const { words, text, span } = sentence
  if (!MAY_END.test(words) || /\?\W*$/.test(words) || OF_ANOTHER_KIND.test(words)) return null
  const found =
    askedAndAnswered(sentence) ??
    (tellsNoTest(words.replace(HAD_NOT, ''))
      ? null
      : (conditionFirst(sentence) ??
        endFirst(sentence) ??
        named(sentence) ??
        saidOfCondition(sentence) ??
        nameFirst(sentence) ??
        askedFor(sentence) ??
        thenOfBefore(sentence)))
  const marks = found ? [found.span.from, found.span.to - 2, Math.max(span.from, found.condition.from)] : []
  return marks.some((at) => isInQuotes(text, at)) ? null : found
}

/** The writer, what is owned or believed, or an end by its name: most sentences hold none of these words. */
const MAY_END =
  /(?<![a-z])(?:i|i'[a-z]+|im|ill|id|me|my|we|we'[a-z]+|us|our|sell|sold|selling|sale|exit|out|off|leav\w*|thesis|theory|case|story|idea|bet|argument|premise|rationale|conviction|reason|recommendation|position|stake|holding|shares?|stock|money|trade|chapter|gone|done|over|close[ds]?|closing|cover|cut|dump|ditch|bail|unwind|liquidat\w*|dispos\w*|divest\w*|kill\w*|ends?|finish\w*|finito|wrong|dead|bust|toast|fail\w*|bye|goodbye|adios|ciao|curtains|game over|no longer|not an?|flat|time to|that's|thats|this|there goes?|it|they|half|rest|book the|pull the|cash|yes|no|it would|falsif\w*|refut\w*|invalidat\w*|dispositive|disproo\w*|trigger|criteria|tripwire|deal-?breakers?|red lines?|basta|rip|void|former|ex-[a-z]+|never|give-?up|levels?|points?|lines?|switch|signals?|pain)(?![a-z])/

/** What is told of rules for everybody or of an earlier self, and what somebody hopes. */
const OF_ANOTHER_KIND =
  /(?<![a-z])(?:i hope|hopefully|i wish|imagine|if only|in hindsight|looking back|rule of thumb|as a rule|historically|the old me|my younger self|by now)(?![a-z])/
/** "Had they not renewed it by October" is a condition, where a day is named. */
const HAD_NOT = /^had (?:they|it|he|she) not (?=.* by )/

const isEnd = rememberLatest((clause) => isEndClause(clause, true))

/** Whether the place is between quotation marks: in the words of somebody else. */
function isInQuotes(text: string, at: number): boolean {
  const before = text.slice(0, at + 1)
  if (OWN_NOTE.test(plainText(before))) return false
  return before.lastIndexOf('“') > before.lastIndexOf('”') || (before.match(/"/g)?.length ?? 0) % 2 === 1
}

/** "I've written on a post-it:" */
const OWN_NOTE =
  /(?<![a-z])(?:i(?:'ve| have)? (?:written|wrote|noted|pinned|put up|keep a note)|my (?:own )?(?:note|rule|post-?it|line|plan))(?![a-z])[^"“”.;]{0,40}["“][^"”]*$/

/** What may part a condition from the end that follows; an "or" or "else" turns it. */
const LINK =
  /(?:\s*(?:,|;|:|\?|…|\.\.\.| -| –| —|—|->|=>|→|=)+| means? that(?= )| means?(?= (?:i|we|i'm|my|our) )|(?<!(?<![a-z])(?:that|which|because|as|than|what|while|when|if|where))(?= (?:and|or|otherwise|then|so|i|i'm|im|i'll|ill|i'd|we|it|it's|its|that's|thats|there's|my|our|the (?:thesis|case|story|idea|bet|argument|position|shares)) ))\s*(?<turned>(?:(?:or|and) )?(?:or|else|otherwise|if not)[, ]+)?(?:(?:and|then|so(?! (?:do|does|will|would|am|is|did|shall) )|that's when|well)[, ]+)*/g

type Ends = (condition: string, clause: string) => boolean

/** "If X, I leave", "the day X I am gone", "should X the argument has had its day", "unless X I am deleting it". */
function conditionFirst(sentence: Sentence): Found | null {
  const { words } = sentence
  for (const { 0: opener, index } of words.matchAll(OPENS_CONDITION)) {
    const place = { from: index, to: index + opener.length }
    const found = endAfter(
      sentence,
      place,
      (condition, clause) => isOpenedCondition(condition, opener) && isEnd(clause),
    )
    if (found)
      return /^(?:unless|without|absent|failing|barring) /.test(opener) ? { ...found, takes: 'reversed' } : found
  }
  for (const { 0: opener, index } of words.matchAll(OPENS_BEFORE)) {
    const place = { from: index, to: index + opener.length }
    const found = endAfter(
      sentence,
      place,
      (condition, clause) =>
        isEndClause(clause, false) && isOpenedCondition(condition, opener) && isOfCompany(`${opener}${condition}`),
    )
    if (found) return found
  }
  return null
}

function endAfter(sentence: Sentence, { from: start, to: from }: Span, ends: Ends): Found | null {
  const { words } = sentence
  for (const { 0: link, index: at, groups } of words.slice(from).matchAll(LINK)) {
    const condition = words.slice(from, from + at)
    const clause = clauseFrom(words, from + at + link.length)
    if (at > 0 && groups?.turned === undefined && ends(condition, clause))
      return foundByShape(
        sentence,
        { from: OPENS_WITH_PREPOSITION.test(words.slice(start, from)) ? start : from, to: from + at },
        { from: start, to: from + at + link.length + clause.trimEnd().length },
      )
  }
  return null
}

/** "I leave if X", "no longer investable should X", "exit following X", "I hold until X". */
function endFirst(sentence: Sentence): Found | null {
  const { words } = sentence
  for (const { 0: opener, index } of words.matchAll(OPENS_CONDITION)) {
    const found = conditionBehind(
      sentence,
      { from: index, to: index + opener.length },
      (condition, clause) =>
        isOpenedCondition(condition, opener) &&
        (/^(?:(?:up )?to the point|until|till)/.test(opener)
          ? isKeeping(clause, true) || /(?<![a-z])(?:holder|owner|shareholder)$/.test(clause)
          : isEnd(clause) &&
            !/^sold/.test(clause) &&
            !(
              (isErred(clause) || /(?<![a-z])(?:was|were)(?![a-z])/.test(clause)) &&
              /^(?:when|once|whenever|as soon|the )/.test(opener)
            )),
    )
    if (found)
      return /^(?:unless|without|absent|failing|barring) /.test(opener) ? { ...found, takes: 'reversed' } : found
  }
  for (const { 0: opener, index } of words.matchAll(OPENS_BEHIND)) {
    const found = conditionBehind(
      sentence,
      { from: index, to: index + opener.length },
      (condition, clause) =>
        isOpenedCondition(condition, opener) &&
        isOfCompany(`${opener}${condition}`) &&
        isEndClause(clause, false) &&
        !/^sold/.test(clause) &&
        !isErred(clause),
    )
    if (found) return found
  }
  return null
}

function conditionBehind(sentence: Sentence, { from: index, to: from }: Span, ends: Ends): Found | null {
  const { words } = sentence
  const start = startOfClause(words, index)
  const clause = words.slice(start, index).replace(/[\s,;:(–—-]+$/, '')
  const to = endOfCondition(words, from)
  // Behind a preposition it belongs to what decides: "above 30 times earnings".
  const isPreposition = OPENS_WITH_PREPOSITION.test(words.slice(index, from))
  return clause !== '' && !isNamedSpeaker(words.slice(0, start)) && ends(words.slice(from, to), clause)
    ? foundByShape(sentence, { from: isPreposition ? index : from, to }, { from: start, to })
    : null
}

const OPENS_WITH_PREPOSITION = /^(?:at|with|below|under|beneath|above|over|through|past) $/

/** "De Meo goes, I go", "occupancy in the eighties, and it's a sale", "no growth two prints running - flat". */
function named(sentence: Sentence): Found | null {
  const { words } = sentence
  for (const { 0: link, index, groups } of words.matchAll(LINK)) {
    if (index === 0) continue
    const start = startOfClause(words, index)
    const condition = words.slice(start, index).replace(IS_CALLED, '')
    const clause = clauseFrom(words, index + link.length)
    // "Worst case is the FDA asking for another trial, at that stage I cut": what is pointed at tells no fact.
    const points = /^\s*(?:at (?:that|which) (?:stage|point|moment)|in (?:that|which) case|then) /.test(
      words.slice(index + link.length),
    )
    const name = points
      ? condition.replace(
          /^(?:the )?(?:worst(?: case)?|danger|risk|fear|red line|nightmare)(?: for me| here)? (?:is|would be) /,
          '',
        )
      : condition
    if (!(isEndClause(clause, false) || (actsOnIt(clause) && hasWeight(name))) || !isNamedCondition(name)) continue
    if (
      !(
        hasWeight(condition) ||
        points ||
        isBareClause(condition) ||
        (/ and /.test(` ${link}`) && isShortName(condition))
      )
    )
      continue
    const whole = { from: start, to: index + link.length + clause.trimEnd().length }
    return foundByShape(sentence, { from: start, to: index }, whole, groups?.turned ? 'reversed' : 'straight')
  }
  return null
}

/** "... is the tell, gone by lunch": what it is called tells no fact. */
const IS_CALLED =
  / (?:is|=) (?:the|my|a) (?:[a-z-]+ )?(?:tell|line|limit|sign|signal|cue|red flag|trigger|end|point|number)\W*$/
/** "Uncovered dividend and I'm off": a name of few words at the beginning. */
const isShortName = (condition: string): boolean =>
  condition.trim().split(/\s+/).length <= 4 &&
  !/(?<![a-z])(?:good|great|fair|nice|decent|solid|quick|small)(?![a-z])/.test(condition)

/** "X would send me packing", "X would refute our assumption", "X, prompting disposal", "not X; that number ends it". */
function saidOfCondition(sentence: Sentence): Found | null {
  const { words } = sentence
  const match = SAID_OF_IT.exec(words) ?? endsByParticiple(words)
  if (!match) return null
  const end = match.index + match[0].length
  const to = end + clauseFrom(words, end).trimEnd().length
  const lead = POINTS_BACK.exec(words.slice(0, match.index))
  const start = startOfClause(words, lead?.index ?? match.index)
  const condition = words.slice(start, lead?.index ?? match.index)
  if (DENIED.test(condition)) return null
  if (lead)
    return hasWeight(condition) && !TELLS.test(condition)
      ? foundByShape(sentence, { from: start, to: lead.index }, { from: start, to })
      : null
  if (!isNamedCondition(condition)) return null
  const isSupposed = /(?<![a-z])(?:would|will|'d|'ll)(?![a-z])/.test(match[0])
  if (!isSupposed && !hasWeight(condition) && !isIndefinite(condition)) return null
  return foundByShape(sentence, { from: start, to: match.index }, { from: start, to })
}

/** A "not", or the rest of a verb that takes something back: "would not | make me sell", "would only | throw me out". */
const DENIED =
  /(?:n't|(?<![a-z])(?:would|will|could|can|may|might|should|must|to|only|just|not|never|hardly|no longer|nothing|nobody|barely))(?: [a-z]+)?$/

/** "... above 40 euros; that number ends it for me" */
const POINTS_BACK =
  /(?:[;:,.]| [–—-]) (?:and )?(?:that|this|which|either(?: of (?:them|these|those))?|any of (?:them|these|those)|both)(?: [a-z]+)?$/
const TELLS = /(?<![a-z])(?:was|were|did|fell|rose|grew|has been|have been)(?![a-z])/

/** "Exit trigger: X", "what would scare me off: X", "the falsification point is X". */
function nameFirst(sentence: Sentence): Found | null {
  const { words } = sentence
  const lead = endOfName(words)
  if (!lead) return null
  const condition = words.slice(lead.to).replace(/\W+$/, '')
  if (!isOpenedCondition(condition, 'if') || NO_ANSWER.test(condition)) return null
  const to = lead.to + condition.length
  return foundByShape(sentence, { from: lead.to, to }, { from: lead.from, to })
}

const NO_ANSWER =
  /^(?:no idea|unknown|none|nothing|i don't know|not sure|hard to say|unclear|that|this|why|simple|the same|not)(?![a-z])/

/** "It would take X to shift me", "nothing less than X keeps me in". */
function askedFor(sentence: Sentence): Found | null {
  const place = placeAskedFor(sentence.words)
  if (!place) return null
  const condition = sentence.words.slice(place.condition.from, place.condition.to)
  return isOpenedCondition(condition, 'if')
    ? foundByShape(sentence, place.condition, place.whole, place.isKept ? 'reversed' : 'straight')
    : null
}

/** "Whichever comes first: debt over 4bn or no dividend. Then it leaves my portfolio." */
function thenOfBefore({ text, span, before, words }: Sentence): Found | null {
  const then =
    /^(?:then|in (?:that|this|which|such a) case|at (?:that|which) point|after that|when that happens|if so),? /.exec(
      words,
    )
  if (!before || !then || !isEnd(clauseFrom(words, then[0].length))) return null
  const earlier = plainText(text.slice(before.from, before.to)).replace(/^[^:]{2,30}: /, '')
  if (earlier.endsWith('?') || !isNamedCondition(earlier) || !hasWeight(earlier)) return null
  return { span: { from: before.from, to: span.to }, condition: before, takes: 'straight', followedBy: 'sell' }
}

/** "Am I still holding if X? No.", "X by Easter? Then I misread it." */
function askedAndAnswered({ text, span, before, words }: Sentence): Found | null {
  if (!before) return null
  const question = plainText(text.slice(before.from, before.to))
  if (!question.endsWith('?')) return null
  const whole = { from: before.from, to: span.to }
  const asks = ASKS_OF_STAYING.exec(question) ?? ASKS_OF_LEAVING.exec(question)
  const [from, to] = asks?.indices?.groups?.condition ?? [0, 0]
  if (asks)
    return (asks.groups?.leave ? SAYS_YES : SAYS_NO).test(words) && isOpenedCondition(question.slice(from, to), 'if')
      ? {
          span: whole,
          condition: { from: before.from + from, to: before.from + to },
          takes: 'straight',
          followedBy: 'sell',
        }
      : null
  const supposed = question.replace(/\W+$/, '')
  if (ASKS.test(supposed) || !isNamedCondition(supposed)) return null
  if (tellsNoTest(words) || !isEnd(clauseFrom(words, 0))) return null
  return { span: whole, condition: { from: before.from, to: before.to - 1 }, takes: 'straight', followedBy: 'sell' }
}

const ASKS =
  /^(?:what|why|how|who|where|which|when|am|is|are|do|does|did|will|would|can|could|should|have|has)(?![a-z])/
const ASKS_OF_STAYING =
  /^(?:(?:and|but|so) )?(?:would|will|could|can|do|am|should) (?:i|we) (?:still |really |want to |be )*(?:hold|holding|own|owning|keep|keeping|stay|staying|want|in|here|hang on|sit)[a-z ]{0,24}? (?:if|when|with|after|once|through|at|below|should) (?<condition>[^?]{4,160})\?/d
const ASKS_OF_LEAVING =
  /^(?:(?:and|but|so) )?would (?<condition>[^?]{4,140}?) (?<leave>make|get|drive|force|send|have|push|scare) (?:me|us) (?:to )?(?:sell|leave|exit|go|out|quit|run|packing|off|give up)[a-z ]*\?/d
const SAYS_NO =
  /^(?:no|nope|never|not (?:me|a chance|for a|one|any more|a day)|certainly not|of course not|i (?:would|will|could|do|am) ?not|i wouldn't|i won't|nah|absolutely not|hardly)(?![a-z])/
const SAYS_YES =
  /^(?:yes|yep|yeah|it would|it will|of course|absolutely|certainly|in a (?:heartbeat|second|flash)|straight away|immediately|sure would|you bet)(?![a-z])/

/** Up to the end of the clause: what its writer adds about something else does not belong to it. */
const clauseFrom = (words: string, from: number): string => {
  const rest = words.slice(from)
  const end = /[;!?)(]|\.(?=\s|$)|,? (?:but|because|since|although|though|unless)(?![a-z])/.exec(rest)
  return rest.slice(0, end?.index ?? rest.length)
}

/** Where the clause begins that ends at a place. */
function startOfClause(words: string, to: number): number {
  let from = 0
  for (const match of words.slice(0, to).matchAll(BEGINS)) {
    const end = match.index + match[0].length
    if (words.slice(end, to).trim().length > 2) from = end
  }
  return from
}
const BEGINS =
  /[;:.] |[!?)] ?| [–—-] |, (?:but|and|so) |(?:^|, |(?<![a-z]))(?:but|so|because) |(?:still|tell you what|honestly|basically|that said|however), |(?:i|we) (?:have |do )?(?:told|promised|tell|promise|swear|swore|think|know|believe|accept|agreed?|decided|reckon|guess)(?: with)?(?: myself| ourselves)? that /g

const endOfCondition = (words: string, from: number): number => {
  const end = /[;!?)(]|\.(?=\s|$)|, (?:but|because|since|although|and i|so|as)(?![a-z])/.exec(words.slice(from))
  return from + (end?.index ?? words.length - from)
}
