import { oneOf } from '../../../language/one-of.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { wordCount } from '../../../language/word-count.ts'
import { contentWords } from '../../../tests-in-text/vocabulary/content-terms.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { isWrittenInTime } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { fallBetween, type HoldingPeriod } from '../basis/holding-period.ts'
import { wroteOn } from '../basis/quotation.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { IS_MAIN, isOwn, PLAYS_DOWN, REWRITTEN, SAYS } from './history-rewritten.ts'
import { openingReason } from './opening-reason.ts'

/**
 * "As I have said from the first day this is an income position", after "the dividend is a side dish": what an entry says that it always was, or that
 * it was bought for, beside what stands in those before it. Quoted is the sentence that plays the same thing down; where none names it, the one that
 * gives another reason, or opens the first entry. An entry that names it and does not play it down bears the words out, and nothing is said.
 */
export function alwaysSaid({ decision }: CritiqueRequest, { origin, since }: HoldingPeriod): Finding | null {
  const { thesis } = decision
  const claim = claimIn(thesis)
  const entries = [origin, ...since].filter(isWrittenInTime)
  if (!claim || entries.length === 0 || (claim.isOfFall && !hasFallen(origin, decision))) return null
  const mentions: readonly Mention[] = entries.flatMap((entry) =>
    sentencesOf(entry.thesis).flatMap((span) => (speaksOf(claim.things, entry.thesis, span) ? [{ entry, span }] : [])),
  )
  const isPlayedDown = ({ entry, span }: Mention) =>
    DOES_NOT_COUNT.test(plainText(entry.thesis).slice(span.from, span.to)) && isOwn(entry.thesis, span)
  const isBorneOut = entries.some((entry) => bearsOut(claim.things, entry.thesis))
  const contrary =
    mentions.find(isPlayedDown) ?? (isBorneOut ? null : (otherReasonIn(origin, entries) ?? openingOf(origin, entries)))
  if (!contrary) return null
  const quoted = quotationOfTest(thesis, claim.sentence)
  const { entry, span, lead } = contrary
  const before = lead ? quotationOfTest(entry.thesis, lead, span) : quotationOfTest(entry.thesis, span)
  const wrote = wroteOn(entry, before)
  return {
    kind: 'new-reason-after-fall',
    part: 'psychology',
    weight: 86,
    ways: REWRITTEN,
    values: { words: quoted, wrote },
    quoted,
    hasOwnForm: true,
    standsBesideTests: true,
  }
}

/** A sentence of an earlier entry, with the one that it points back to. */
type Mention = { readonly entry: CritiquedDecision; readonly span: Span; readonly lead?: Span | undefined }

/** In percent: after less, what somebody bought for is mostly said in other words. */
const TELLING_FALL = 10
const hasFallen = (origin: CritiquedDecision, decision: CritiquedDecision): boolean =>
  Number((fallBetween(origin, decision) ?? '0').replace('%', '')) >= TELLING_FALL

/** A sentence that says of something that it always was so, or that it was bought for it, which tells only after a fall. */
type Claim = { readonly sentence: Span; readonly things: ReadonlySet<string>; readonly isOfFall: boolean }

/** What a sentence says that something always was, by the words that name it. */
function claimIn(thesis: string): Claim | null {
  const plain = plainText(thesis)
  for (const sentence of sentencesOf(thesis)) {
    const words = plain.slice(sentence.from, sentence.to)
    const found = CLAIMS.map((claim) => claim.exec(words)).find((each) => each !== null)
    if (!found || /\?\W*$/.test(words) || !isOwn(thesis, sentence)) continue
    if (SAYS.test(words.slice(0, found.index))) continue
    const thing = found.groups?.thing ?? ''
    const things = thingsIn(thing)
    const isOfFall = BOUGHT_FOR.test(words) && !ALWAYS.test(words)
    if (things.size > 0 && !IS_DEED.test(thing)) return { sentence, things, isOfFall }
  }
  return null
}

/** The first clause, without words that any thesis has. */
const thingsIn = (words: string): ReadonlySet<string> =>
  new Set(
    contentWords(/^[^,;:.!?]*/.exec(words)?.[0] ?? '')
      .filter((word) => word.length > 2 && !OF_ANY.has(word))
      .map(familyOf),
  )
const speaksOf = (things: ReadonlySet<string>, thesis: string, { from, to }: Span): boolean =>
  contentWords(thesis.slice(from, to)).some((word) => things.has(familyOf(word)))

/** "A trade on the ads": whoever wrote of ads alone has not written of a trade. What is named first, or half of it all, is enough. */
function bearsOut(things: ReadonlySet<string>, thesis: string): boolean {
  const told = new Set(contentWords(thesis).map(familyOf))
  const [first = ''] = things
  const named = [...things].filter((thing) => told.has(thing))
  return told.has(first) || named.length * 2 >= things.size
}

/** A dividend is income, whatever it is called. */
const INCOME = new Set(contentWords('income dividend dividends yield yields payout payouts distribution coupon'))
const familyOf = (word: string): string => (INCOME.has(word) ? 'income' : word)

/** "My plan was always to sell into strength": what is done, and no reason. */
const IS_DEED = /^to (?:sell|hold|buy|add|wait|exit|trade|leave|keep|stay|get|go|take|trim|do)(?![a-z])/

const OF_ANY = new Set(
  contentWords(
    'really actually always story thing position holding play case thesis idea plan reason point bet investment stock share company name long term time hold keep buy own sell way first day start money good great well more most less big small kind sort just only about with from into',
  ),
)

/** The sentence of the first entry in which it gives its reason, with the one that it points back to. */
function otherReasonIn(origin: CritiquedDecision, entries: readonly CritiquedDecision[]): Mention | null {
  if (!entries.includes(origin)) return null
  const plain = plainText(origin.thesis)
  const sentences = sentencesOf(origin.thesis)
  const at = sentences.findIndex(({ from, to }) => {
    const words = plain.slice(from, to)
    return (IS_MAIN.test(words) || BUYS_FOR.test(words)) && !PLAYS_DOWN.test(words)
  })
  const span = sentences[at]
  if (!span || !isOwn(origin.thesis, span)) return null
  const points = /^(?:that|this|it)(?:'s| is| was) /.test(plain.slice(span.from, span.to))
  const lead = points ? sentences[at - 1] : undefined
  return points && !lead ? null : { entry: origin, span, lead }
}
/** The sentence that opens the first entry, where it says more than a word or two. */
function openingOf(origin: CritiquedDecision, entries: readonly CritiquedDecision[]): Mention | null {
  const opening = entries.includes(origin) ? openingReason(origin.thesis) : null
  const from = opening === null ? -1 : origin.thesis.indexOf(opening.slice(1, -1))
  // "12 times earnings" is what it costs.
  if (opening === null || from < 0 || wordCount(opening) < TELLING_WORDS || /^“[$€£]?\d/.test(opening)) return null
  const span = { from, to: from + opening.length - 2 }
  return isOwn(origin.thesis, span) ? { entry: origin, span } : null
}
const TELLING_WORDS = 3
const BUYS_FOR =
  /(?<![a-z])(?:(?:i |i'm |am )?(?:buy|buying|bought|own|owning)(?: (?:it|this|here|in))? (?:just |only |purely )?(?:for|because of) |i(?:'m| am)? (?:bet|betting) (?:on|that) )|^(?:that|this|it)(?:'s| is) (?:the|my) (?:only |main |whole |real )?(?:reason|thesis|case|point)(?![a-z])/

/** "A side dish", "I'd give it back tomorrow", "I wouldn't own it for that" */
const DOES_NOT_COUNT = new RegExp(
  `(?<![a-z])(?:${oneOf`
    (?:a |the |only a |just a )?(?:side dish|side show|sideshow|afterthought|nice to have|bonus|cherry on top|extra), (?:would not|wouldn't|don't|do not|didn't|did not) (?:own|buy|hold|need|want|care)
    (?:give|hand) (?:it |them )?back, (?:does not|doesn't|do not|don't|did not|didn't) (?:matter|count|interest me), not (?:why|what|for|because of|the reason|the point|my reason), nothing to do with, no(?:body)? (?:buys|reason) (?:it )?for
  `})(?![a-z])`,
)

const SAID = '(?:said|written|wrote|noted|told (?:you|everybody|everyone|myself)|put down)'
const FROM_START =
  '(?:from (?:the )?(?:very )?(?:first day|first|day one|start|beginning|outset)|since (?:day one|the (?:very )?(?:start|beginning|first day)|i bought)|all along|on day one|always)'
const IT = '(?: (?:it|this(?: one)?|that(?: one)?|these|them|the (?:stock|shares?)))?'
/** A price, somebody, a time, or what is said of reasons. */
const NO_REASON =
  '[$€£]?\\d|(?:about|around|under|over|less|more|nothing|peanuts|next|a|an|two|three|my|our|his|her|years|good|ever|keeps|fun|this|that|what|whatever|both|all|other|another|other reasons)(?![a-z])|the (?:wrong|right|same|first|second|long|short|next|kids|children|grandchildren|family|reasons?|price|retirement|pension|sake|rest|day|week|month|year|quarter|account|portfolio|fun|thrill|hell)(?![a-z])'
const ALWAYS = /(?<![a-z])(?:always|all along|from (?:the start|day one|the beginning)|since day one)(?![a-z])/
const BOUGHT_FOR = new RegExp(
  `(?:^|[,;:] |(?<![a-z])(?:and|but|because|since|anyway) )(?:honestly |really |actually )?i (?:(?:really|only|actually|always) )*(?:bought|(?:own|hold)(?=.*,? always (?:did|have)))${IT} (?:(?:only|mainly|really|just) )?(?:for|because of) (?!${NO_REASON})(?<thing>.+)$`,
)
const CLAIMS = [
  // "The hotels alone are worth more, I have said so from the beginning"
  new RegExp(
    `^(?<thing>[^;:]{6,80}?),? (?:and |as )?i(?:'ve| have| had)? (?:always |often )?${SAID} (?:so|that|it|this) ${FROM_START}(?= ?(?:[.,;!]|$))`,
  ),
  new RegExp(
    `(?<![a-z])(?:as |like )?i(?:'ve| have| had)? (?:always )?${SAID}(?: (?:it|so))? ${FROM_START}[,:]? (?:that )?(?<thing>.+)$`,
  ),
  new RegExp(
    `(?<![a-z])i(?:'ve| have)? always (?:(?:saw|seen|thought of|treated|regarded|viewed)${IT} as|(?:considered|called|said)${IT}|(?:held|owned|bought|meant|wanted)${IT} (?:as|for|to be|because of)) (?<thing>.+)$`,
  ),
  /(?<![a-z])(?:my|the) (?:own )?(?:plan|idea|thesis|case|reason|goal|intention|aim)(?: here)? (?:(?:was|is|has) always(?: been)?|always (?:was|has been)) (?<thing>.+)$/,
  // "I'm in it for the library, always have been"
  new RegExp(
    `(?<![a-z])(?:i'm|i am|we're|we are)(?: (?:still|only|just|here))* (?:in(?: (?:it|this|here))?|here|invested)(?: (?:here|purely|only|just|mainly))* (?:for|because of) (?!${NO_REASON})(?<thing>[^,;:]+),? (?:and )?(?:i |we )?always (?:have been|have|was|were|did)(?= ?(?:[.,;!]|$))`,
  ),
  // "The licences were the point from the start"
  /^(?:(?:and|but|anyway|besides),? )?(?<thing>(?:the|its|their|that) [^,;:]{3,50}?) (?:was|were|is|are|has been|have been) (?:the (?:real |whole |main |only )?(?:point|reason|case|thesis|attraction|story|idea)|what (?:i|this) (?:bought (?:it|this) for|was about|came for|is about)|why i (?:bought|came|am here|own it)),? (?:all along|from the (?:start|beginning|outset)|from day one|since day one|always)(?= ?(?:[.,;!]|$))/,
  // "I bought this for the brand", "I own it for the land, always did"
  BOUGHT_FOR,
  /(?<![a-z])(?:it|this) (?:(?:was|has|is) always(?: been)?|always (?:was|has been)) (?:(?:meant|supposed|intended|planned) (?:as|to be|for)|about|for) (?<thing>.+)$/,
]
