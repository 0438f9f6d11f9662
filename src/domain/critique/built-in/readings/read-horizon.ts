import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { clauseBefore, isMeant, standingOf } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { datesAhead } from '../basis/facts-of-text.ts'
import type { Finding } from '../basis/finding.ts'
import { holdingPeriodOf } from '../basis/holding-period.ts'
import { dayOfEntry } from '../basis/own-tests-of.ts'
import { quotationAround } from '../basis/quotation.ts'
import { isSale, isWatched } from '../basis/request.ts'

/** A time that can be over, or one that never is. */
export function readHorizon(request: CritiqueRequest): Finding | null {
  const { decision } = request
  const { thesis } = decision
  if (isSale(request)) return null
  const dates = isWatched(request) ? [] : datesAhead(thesis, dayOfEntry(decision))
  const date = dates.find((each) => isHeldUntil(thesis, each)) ?? dates.find((each) => isOwnHorizon(thesis, each))
  // A time that is given once more is no time that ends.
  if (date && !hadTime(request)) {
    const quoted = quotationAround(thesis, date)
    return {
      kind: 'horizon-given',
      part: 'worldEvents',
      weight: 34,
      ways: DATED,
      values: { words: quoted },
      quoted,
    }
  }
  const span = VAGUE_TIME.in(plainText(thesis)).find((each) => isMeant(thesis, each))
  // A year that is named anywhere in it may be the answer.
  if (!span || isWatched(request) || /(?<!\d)20[2-9]\d(?!\d)/.test(thesis)) return null
  const quoted = quotationAround(thesis, span)
  return { kind: 'vague-horizon', part: 'fundamentals', weight: 39, ways: VAGUE, values: { words: quoted }, quoted }
}

/** Whether an earlier entry has named a time that is over. */
function hadTime(request: CritiqueRequest): boolean {
  const period = holdingPeriodOf(request)
  const today = dayOfEntry(request.decision)
  return (period ? [period.origin, ...period.since] : []).some((entry) =>
    datesAhead(entry.thesis, dayOfEntry(entry)).some(({ endsOn }) => endsOn === null || endsOn < today),
  )
}

/** A date counts as the writer's own time only after "by", or in a clause in which they hold, wait or give it time. */
function isOwnHorizon(thesis: string, date: Span): boolean {
  const plain = plainText(thesis)
  const { isSupposed, isNegated, isReported, isQuoted } = standingOf(thesis, date)
  const lead = plain.slice(sentenceAround(thesis, date).from, date.from)
  const before = clauseBefore(lead.replace(/(?:until|till|by|before|through)(?: the| end of| the end of)* *$/, ''))
  if (
    isSupposed ||
    isNegated ||
    isWaitOver(thesis, date) ||
    OWN_LIFE.test(before) ||
    /(?<![a-z])(?:a|any|one) (?:day|week|month|quarter|qtr)$/.test(plain.slice(date.from, date.to))
  )
    return false
  const after = plain.slice(date.to, date.to + AFTER_DATE)
  return (
    OWN_TIME.test(before) ||
    OWN_NEXT.test(after) ||
    (!isReported && !isQuoted && IS_EXPECTED.test(before) && /(?<![a-z])by (?:the )?(?:end of )?$/.test(lead))
  )
}

/** Whether a time stands in some words that the writer gives their own holding; of any other time nothing is said. */
export function isHorizonOfHolding({ decision }: CritiqueRequest, { from, to }: Span): boolean {
  const { thesis } = decision
  return datesAhead(thesis, dayOfEntry(decision)).some(
    (date) => date.from >= from && date.from < to && isHeldUntil(thesis, date),
  )
}

/** "I hold until", "give it", "by then I decide": of the writer, and neither denied nor supposed nor of another time. */
export function isHeldUntil(thesis: string, date: Span): boolean {
  const plain = plainText(thesis)
  const sentence = sentenceAround(thesis, date)
  const lead = plain.slice(sentence.from, date.from)
  const { isNegated, isReported, isQuoted, isIronic, isSupposed, isPast } = standingOf(thesis, date)
  if (isNegated || isReported || isQuoted || isIronic || isSupposed || isPast || isWaitOver(thesis, date)) return false
  return (
    (HOLDS_UNTIL.test(lead) && !/^ with(?![a-z])/.test(plain.slice(date.to))) ||
    (/^\W*(?:by|until|till|in|after|on) (?:the )?(?:end of )?$/.test(lead) &&
      OWN_NEXT.test(plain.slice(date.to, sentence.to)))
  )
}

/** "This is what I wait for in January!" beside the result: the waiting is over, unless a colon goes on to what is waited for. */
function isWaitOver(thesis: string, date: Span): boolean {
  const plain = plainText(thesis)
  const { from, to } = sentenceAround(thesis, date)
  const [lead, after] = [plain.slice(from, date.from), plain.slice(date.to, to)]
  if (!AWAITED.test(lead)) return false
  const hasResult = IS_PAST.test(lead) || HAS_RESULT.test(plain.slice(0, from))
  return (IS_THIS.test(lead) && hasResult && !/^ ?(?:[:–—]|-(?= ))/.test(after)) || HAS_COME.test(after)
}
const AWAITED =
  /(?<![a-z])(?:what|all|the [a-z]+(?: [a-z]+)?)(?: that)? (?:i|we)(?:'ve|'d|'m| have| had| am| was| were| did)?(?: been| always)* (?:wait(?:ed|ing|s)?|look(?:ed|ing)|hoped|hoping|asked|wanted|needed)(?: for| to (?:see|hear|read))?(?: (?:back|since|from|in|on|at|during|all|the|last|this|early|late|end|of))* $/
const IS_THIS =
  /(?<![a-z])(?:this|that|it|here|these|those|which)(?:'s| is| was| are| were)?(?: (?:exactly|just|precisely|now))* (?:what|all|the)(?![a-z])/
const IS_PAST = /(?<![a-z])(?:waited|hoped|asked|wanted|needed|looked|was|were|had|been)(?![a-z])/
/** What has come stands in a sentence before, with its figure or in words. */
const HAS_RESULT = /\d|(?<![a-z])(?:came|has come|is here|is in|is out|met|passed|fulfilled|done)(?![a-z])/
const HAS_COME =
  /^[^.;!?]*(?<![a-z])(?:(?:is|are) (?:here|there|in|out|done|met|fulfilled|reached)|(?:has|have) (?:now )?(?:come|arrived|happened)|came|arrived|happened)(?![a-z])/

/** "I own 400 shares and retire in eighteen months": a day of the writer's life, and none of this decision. */
const OWN_LIFE =
  /(?<![a-z])(?:retire|retiring|turn|turning|marry|marrying|move|moving|graduate|graduating|stop working|start school)(?: [a-z]+){0,2} *$/
const OF_WRITER =
  "(?:i|we)(?:'ll|'m|'re| will| am| are| want to| can| plan to| mean to| intend to| expect to)?(?: (?:just|still|now|then|simply|therefore|happily|only|probably|also|patiently))*"
const WHAT_IS_HELD =
  '(?:it|this|them|these|that|him|her|both|all|pieces|management|myself|on|in|here|tight|for|at|least|until|till|til|through|to|up|into|about|around|another|the|next|end|of|full|longer|than|most|max|patiently|out|my|its|shares?|stock|company|position|thesis|case|plan|story|turnaround|ceo)'
/** A verb of holding whose subject is the writer, or that begins the sentence, and up to the time nothing but what is held. */
const HOLDS_UNTIL = new RegExp(
  `(?:^\\W*(?:(?:so|then|now|and|plan|the plan|horizon):? ?(?:to )?)?|[;:–—] |(?<![a-z])${OF_WRITER} (?:(?:buy|bought|add|added|take|took)[a-z0-9 ]{0,30} and )?(?:then )?)(?:hold|holding|keep|keeping|own|stay|staying|wait|waiting(?: for [a-z ]{1,30})?|wait for [a-z ]{1,30}|sit|sitting|give|giving|allow|allowing)(?: ${WHAT_IS_HELD})* ?$`,
)
/** "By summer 2027 I decide." */
const OWN_NEXT =
  /^,? (?:i|we)(?:'ll| will)? (?:decide|judge|know|sell|leave|am out|look again|review|reassess)(?![a-z])|^,? (?:i|we) want [^.;!?]*(?<![a-z])(?:or|else) (?:i|we|i'm|i'll)(?![a-z])/
const AFTER_DATE = 24
const IS_EXPECTED =
  /(?<![a-z])(?:should(?! (?:the|they|it|we|i|he|she|an?|its|their|our|this|that)(?![a-z]))|will|i expect|we expect|must|has to|have to|i want)(?![a-z])/
const OWN_TIME =
  /(?<![a-z])(?:i|i'll|i'm|im|ill|we|we'll|i'd)(?: will| am| would| want to| can| plan to| mean to| expect to)?(?: [a-z]+)? ?(?:hold|holding|(?:give|giving|allow)(?= (?:it|this|them|that|him|her|myself|management|the (?:company|stock|thesis|case|plan|story)|\d|until|till))|wait|waiting|keep|keeping|own|stay|staying|expect)(?![a-z])/

const VAGUE_TIME = words(`
  (?:hold|holding|keep|keeping|own|owning|wait|waiting|stay|in it|invest|investing|investor|thinking|here|buy|buying)(?: [a-z]+){0,2} (?:for |in )?(?:the )?(?:very )?long[- ]?(?:term|run)|long[- ]?term (?:hold|play|investment|investor|bet|position|holding)|(?<=(?:^|[.!?,] ))(?:very )?long[- ]?term(?=[.!,]|$)|
  (?:it|this|they|price|stock|share|shares) (?:will|'ll|should|must|has to|have to|gets?|comes?|recovers?)(?: [a-z]+){0,3} (?:eventually|some ?day|one day|sooner or later|in the future|in a few years)|(?:eventually|some ?day|one day|sooner or later|in a few years)(?: [a-z]+){0,2} (?:it|this|they|the (?:market|price|stock)) (?:will|'ll|should|must|has to|comes?|recovers?|pays?)|sooner or later(?=[.!,]|$)|
  (?:hold|keep|own)(?: it| this| them)? for(?:ever| many years| decades)|4ever|time will tell|don't care when|however long(?: it takes)?|as long as it takes`)

const DATED = [
  'You give it a time, {words}, so it can be over.',
  'There is a time at which this is due, {words}.',
  'With {words} you will know when to stop waiting.',
] as const
const VAGUE = ['You write {words}: which month would be too late?'] as const
