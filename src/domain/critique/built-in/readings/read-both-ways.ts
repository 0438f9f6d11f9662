import { matchesOf } from '../../../language/matches-of.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { standingOf } from '../../../language/standing.ts'
import { wholeWords } from '../../../language/whole-word-pattern.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { sharesWords } from '../basis/phrasing.ts'
import { quotationAround } from '../basis/quotation.ts'
import { isSale, isWatched } from '../basis/request.ts'

/**
 * Two opposed cases, good and bad, of which both are counted for it: then no report can count against it. Said only where the entry
 * names no case in which its writer would be wrong, would sell, or would gain less.
 */
export function readBothWays(request: CritiqueRequest): readonly Finding[] {
  const { thesis } = request.decision
  const plain = plainText(thesis)
  if (isSale(request) || isWatched(request) || !plain.includes('if ')) return []
  const cases = casesIn(plain).filter(({ from, to }) => isOwn(thesis, { from, to }))
  if (cases.some(({ outcome }) => AGAINST.test(outcome)) || NAMES_CASE_AGAINST.test(plain)) return []
  const good = cases.find(({ condition, outcome }) => isGood(condition) && FOR.test(outcome))
  const bad = cases.find(({ condition, outcome }) => isBad(condition) && FOR.test(outcome))
  if (!good || !bad) return []
  const quoted = quotationAround(thesis, bad)
  const values = { words: quoted, other: quotationAround(thesis, good) }
  // In one short sentence both cases are quoted by the same words.
  const ways = sharesWords(values.other, quoted) ? SAYS_OF_BOTH : ASKS
  return [{ kind: 'confirmation', part: 'psychology', weight: 76, ways, values, quoted, hasOwnForm: true }]
}

type Case = Span & { readonly condition: string; readonly outcome: string }

/** "If it is bad, that is even more bullish": a condition and what follows of it, up to the end of the sentence or the next condition. */
const casesIn = (plain: string): readonly Case[] =>
  matchesOf(CASE, plain).map(({ index, 0: { length }, groups }) => ({
    from: index,
    to: index + length,
    condition: groups?.condition ?? '',
    outcome: groups?.outcome ?? '',
  }))
const RISES =
  'good|great|strong|better|fine|beats?|beat|up|higher|rises?|wins?|works|positive|succeeds?|passes|approved|accelerates?|grows?|recovers?|surprises?|jumps?|delivers?|well'
const FALLS =
  'bad|poor|weak|worse|miss(?:es)?|down|lower|falls?|drops?|loses?|fails?|negative|rejected|slows?|shrinks?|disappoints?|badly|not|recession|crash(?:es)?'
const CASE = new RegExp(
  `(?<![a-z])(?:if|when|should) (?<condition>[^.;!?,:]{0,40}?(?<![a-z])(?:${RISES}|${FALLS})(?![a-z])(?: (?:again|too|instead|next [a-z]+|this [a-z]+|from here))?)(?:,| then)* (?<outcome>(?:(?!, (?:and )?(?:if|when|should) |(?<!which is )(?<![a-z])if (?!anything))[^.;!?])+)`,
  'g',
)

/** Its writer's, and neither quoted nor of another time. */
function isOwn(thesis: string, span: Span): boolean {
  const { isReported, isQuoted, isIronic, isPast } = standingOf(thesis, span)
  return !(isReported || isQuoted || isIronic || isPast || LEADS_IN.test(plainText(thesis).slice(0, span.from)))
}
/** "My wife says | if it falls I buy more" */
const LEADS_IN =
  /(?<![a-z])(?<!(?<![a-z])(?:i|we) )(?:says?|said|thinks?|claims?|insists?|tells? (?:me|us)|told (?:me|us)|wrote|writes)(?: that)?[:,]? $/

const [UP, DOWN] = [wholeWords(RISES), wholeWords(FALLS)]
const isGood = (condition: string): boolean => UP.test(condition) && !DOWN.test(condition)
const isBad = (condition: string): boolean => DOWN.test(condition) && !UP.test(condition)

/** What speaks for it. */
const FOR = wholeWords(
  "bullish|(?:even |only |still |just )*better|(?:i(?:'m| am| was) )?(?:still )?right|confirms?|proves? (?:me|my|it|the)|good (?:for|news|too|as well)|great|cheaper|even more|more (?:reason|upside)|(?:has |have )?(?:started|begun)|up as well|win|wins|helps?|benefits?|buying opportunity|i(?:'ll| will)? (?:buy|add|get|take) (?:even |some )?more|i(?:'ll| will)? add(?= ?(?:[.,;!)]|$))|gift|stimulat\\w*|stimulus",
)
const AGAINST = wholeWords(
  "wrong|sell|sold|out|leave|exit|cut|halve|trim|reduce|stop|lose|lost|loss|losses|refuted|mistaken|misread|reconsider|worse|gone|close|dead|over|pass|nothing|wait|less|but|only if|not (?:good|enough|buy|add)|don't|won't|half",
)
/** What would count against it, in whatever place. */
const NAMES_CASE_AGAINST = wholeWords(
  "(?:i'm|i am|i was|i'd be|i would be|be|was) (?:then )?wrong|wrong (?:if|when)|i(?:'ll| will| would|'d)? (?:sell|exit|leave)|i'm out|stop(?: loss)? (?:at|is)|sell (?:if|when|below|under)|out (?:if|when|below|under)|worst case|bear case|what speaks against|kill criteri\\w*|against me|monthly|every month|rebalanc\\w*|at most|up to \\d",
)

const ASKS = [
  'You count {other} for it, and {words} as well: what could be reported that would count against it?',
  'Both {other} and {words} speak for it as you write it: which report could be against it?',
] as const
const SAYS_OF_BOTH = ['By {words} good news and bad count the same, and so neither tells you anything.'] as const
