import { oneOf } from '../../../language/one-of.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { contentWords } from '../../../tests-in-text/vocabulary/content-terms.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { isWrittenInTime } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import type { HoldingPeriod } from '../basis/holding-period.ts'
import { wroteOn } from '../basis/quotation.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { IS_MAIN, isOwn, PLAYS_DOWN, REWRITTEN, SAYS } from './history-rewritten.ts'

/**
 * "As I have said from the first day this is an income position", after "the dividend is a side dish": what an entry says that it always was, beside
 * what stands in those before it. Quoted is the sentence that plays the same thing down; where none names it, the one that gives another reason. An
 * entry that names it and does not play it down bears the words out, and nothing is said.
 */
export function alwaysSaid({ decision }: CritiqueRequest, { origin, since }: HoldingPeriod): Finding | null {
  const { thesis } = decision
  const claim = claimIn(thesis)
  const entries = [origin, ...since].filter(isWrittenInTime)
  if (!claim || entries.length === 0) return null
  const mentions: readonly Mention[] = entries.flatMap((entry) =>
    sentencesOf(entry.thesis).flatMap((span) => (speaksOf(claim.things, entry.thesis, span) ? [{ entry, span }] : [])),
  )
  const isPlayedDown = ({ entry, span }: Mention) =>
    DOES_NOT_COUNT.test(plainText(entry.thesis).slice(span.from, span.to)) && isOwn(entry.thesis, span)
  const contrary = mentions.find(isPlayedDown) ?? (mentions.length > 0 ? null : otherReasonIn(origin, entries))
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

/** What a sentence says that something always was, by the words that name it. */
function claimIn(thesis: string): { readonly sentence: Span; readonly things: ReadonlySet<string> } | null {
  const plain = plainText(thesis)
  for (const sentence of sentencesOf(thesis)) {
    const words = plain.slice(sentence.from, sentence.to)
    const found = CLAIMS.map((claim) => claim.exec(words)).find((each) => each !== null)
    if (!found || /\?\W*$/.test(words) || !isOwn(thesis, sentence)) continue
    if (SAYS.test(words.slice(0, found.index))) continue
    const thing = found.groups?.thing ?? ''
    const things = thingsIn(thing)
    if (things.size > 0 && !IS_DEED.test(thing)) return { sentence, things }
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
  /(?<![a-z])(?:it|this) (?:(?:was|has|is) always(?: been)?|always (?:was|has been)) (?:(?:meant|supposed|intended|planned) (?:as|to be|for)|about|for) (?<thing>.+)$/,
]
