import { plainText } from '../../../language/plain-text.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding, FindingKind } from './finding.ts'

/** What a lower price means to whoever bought, and the contrary to whoever sold to open. */
const OF_BUYERS: ReadonlySet<FindingKind> = new Set([
  'surer-as-price-falls',
  'surer-as-price-rises',
  'added-below-cost',
  'added-after-loss',
  'loss-taken-as-written',
  'new-reason-after-fall',
  'bought-back-higher',
])

/** The findings that hold on whichever side of its contract somebody is. */
export const withoutWrongSide = (findings: readonly Finding[], request: CritiqueRequest): readonly Finding[] =>
  isOfBuyer(request) ? findings : findings.filter(({ kind }) => !OF_BUYERS.has(kind))

/** Whether what was paid is what can be lost: of a share, and of an option that was bought. */
export function isOfBuyer(request: CritiqueRequest): boolean {
  const side = sideOfOption(request)
  return side === null || side === 'bought'
}

/**
 * Which side of an option's contract its writer is on, by the words of the entries; null for a share. The form knows only a Buy, so
 * that an option that was sold to open is recorded as one. `legs`: more than one contract, or words of both sides.
 */
export function sideOfOption({ option, decision, earlier }: CritiqueRequest): 'bought' | 'sold' | 'legs' | null {
  if (!option) return null
  const texts = [decision, ...earlier].map(({ thesis }) => plainText(thesis).replace(CLOSES_THEN, ' '))
  const isSold = texts.some((text) => SOLD.test(text))
  if (texts.some((text) => LEGS.test(text)) || (isSold && texts.some((text) => BOUGHT.test(text))))
    return isSold && !texts.some((text) => LEGS.test(text) || BOUGHT.test(text)) ? 'sold' : 'legs'
  return isSold ? 'sold' : 'bought'
}

/** "If the house sale falls through, I sell the puts the same week": what is sold then was bought before. */
export const CLOSES_THEN =
  /(?<![a-z])(?:if|when|once|as soon as|should) [^.;!?]{0,80}, (?:then )?(?:i|we)(?:'ll| will)? sell (?:both |all )?(?:the|these|those|my|our) (?:puts?|calls?|options?|contracts?)(?![a-z])(?! (?:again|to open|for|at)(?![a-z]))/g

const CONTRACT =
  '(?:puts?|calls?|options?|contracts?|premium|strad+les?|strangles?|csps?|ccs?|leg|\\$?\\d+(?:\\.\\d+)? ?[pc]s?|\\d+s)(?![a-z])'
const anyOf = (...alternatives: readonly string[]): string => `(?:${alternatives.join('|')})`
const wholeWord = (...alternatives: readonly string[]): string => `(?<![a-z])${anyOf(...alternatives)}(?![a-z])`

/** Where a clause begins that leaves out its subject, or after what keeps that of the clause before. */
const CLAUSE_BEGINS = "(?:^|[.!?;:,(–—-] ?|\\n ?|(?<![a-z])(?:and|then|by|keep|am|i'm|im|like|to) )"
/** A clause that begins with the verb, or whose subject is the writer. */
const BY_WRITER = anyOf(
  `${CLAUSE_BEGINS}(?:(?:also|again|just|now|then|still|today|so|been) )*`,
  "(?<![a-z])(?:i|we|i've|i'll|i'd|ive) (?:(?:have|will|would|just|also|again|then|always|usually|already) )*",
)

const SELLS = '(?:short(?:ed|ing)?|sold|sell|selling|wrote|write|writing|overwrit(?:e|ing|ten)|overwrote)(?![a-z-])'
/** Up to five words, none of which turns to the share or begins another clause. */
const OF_IT = '(?: (?!(?:my|our|its|their|stock|shares?|it|when|if|at|for)(?![a-z]))[a-z0-9$%/.-]+){0,5}?'
/** "I wrote the March puts" */
const WRITES_CONTRACT = `${BY_WRITER}${SELLS}${OF_IT} ${CONTRACT}`
/** Names of what nobody but the seller has: "covered calls", "a credit spread", "for a net credit". */
const NAME_OF_SOLD = wholeWord(
  '(?:sold|sell|selling) to open',
  'sto(?= )',
  '(?:covered|cash[- ]secured|naked(?! long)) (?:calls?|puts?)',
  'csps?',
  'buy-?writes?',
  'overwriting',
  "wheel(?:in'?|ing)",
  'the wheel(?= |\\W|$)',
  '(?:bull|short) put spreads?',
  '(?:bear|short) call spreads?',
  'short (?:put|call|leg|straddle|strangle)s?',
  'credit spreads?',
  '(?:put|call|vertical) credit',
  '(?:for|of|at) (?:a |an? net |\\$?\\d*\\.?\\d+ )(?:net )?credit',
  '\\d credit(?! card)',
  'net credit',
  'credit received',
  'premium (?:received|collected|income)',
  '(?:strad+le|strangle|condor|put|call|spread)s? (?:is |was |were |are )?(?:sold|written)',
)
const TAKES =
  '(?:collect(?:ed|ing)?|pocket(?:ed|ing)?|receiv(?:e|ed|ing)|took in|take in|taking in|keep|cash(?:ed|ing)? in)'
/** "I keep the whole premium" */
const TAKES_PREMIUM = `${BY_WRITER}${TAKES} (?:(?:the|a|some|that|this|of|in|full|whole|all|\\$?\\d[\\d.,]*k?|dollars) ){0,4}premium`

const SUM = '(?:\\$?\\d[\\d.,]* )?'
/** "Being paid 400 dollars to wait" */
const IS_PAID = `(?<![a-z])(?:get|gets|got|getting|am|be|being) paid ${SUM}(?:dollars |bucks )?(?:for|to) (?:(?:maybe|perhaps|possibly) )?(?:promis|agree|wait|buy|own|take|sell|deliver)[a-z]*`
/** "Got 400 for the promise" */
const GETS_FOR_PROMISE = `${BY_WRITER}(?:got|get|getting|paid|am paid|be paid|being paid)(?: paid)? ${SUM}(?:for|to) (?:promis(?:e|ing)|agree(?:ing)?|wait(?:ing)?|the obligation|the promise|the duty)`
/** "Collected $3.20", "took in 410" */
const TAKES_SUM = anyOf(`${BY_WRITER}collect(?:ed|ing)? \\$?\\.?\\d`, `${BY_WRITER}(?:received|took in) \\$?\\d`)
/** What can happen to a seller only: the buyer exercises. */
const IS_ASSIGNED = wholeWord(
  "(?:get|gets|am|be|being|i'm|if) assigned",
  'assignment',
  'call(?:ed|s)? (?:the |my )?(?:shares |stock )?away',
  'put to me',
  "(?:if|when) (?:it|they)(?:'s|'re| is| are| gets?| get) (?:exercised|called)",
)
/** Words that only whoever sells an option to open it has for it. */
const SOLD = new RegExp(
  [WRITES_CONTRACT, NAME_OF_SOLD, TAKES_PREMIUM, IS_PAID, GETS_FOR_PROMISE, TAKES_SUM, IS_ASSIGNED].join('|'),
)
/** A position of several contracts: whether it was paid for or paid out is told by none of them alone. */
const LEGS =
  /(?<![a-z])(?:condors?|butterfl(?:y|ies)|verticals?|calendars?|diagonals?|ratio spreads?|(?:debit|credit|put|call|box|bull|bear) spreads?|collars?|poor man's|risk reversals?|legs?|strad+les?|strangles?)(?![a-z])/
const BOUGHT =
  /(?<![a-z])(?:bought|buy(?:ing)?|paid|long) (?:(?:the|a|an|some|one|two|three|this|\d+|more|it|of|to open|naked|only) )*(?:puts?|calls?|options?|contracts?|one|two|three|long (?:put|call))(?![a-z])/
