import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { isMeant, standingOf } from '../../../language/standing.ts'
import { contentWords } from '../../../tests-in-text/vocabulary/content-terms.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { dayWritten, isWrittenInTime } from '../basis/day-of-writing.ts'
import { namesBusiness } from '../basis/facts-of-text.ts'
import type { Finding } from '../basis/finding.ts'
import { money } from '../basis/holding-period.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { namesOf } from '../basis/request.ts'

/**
 * A Buy of what was sold before with the lesson never to buy for such a reason again, where today's words plainly meet it: the words of
 * the reason itself, or two that the Buy of then had as its reason. All are set beside each other, with their days, and no verdict.
 */
export function lessonBefore(request: CritiqueRequest): readonly Finding[] {
  const { decision, earlier } = request
  const at = decision.action === 'Buy' ? earlier.findLastIndex(({ action }) => action === 'Sell') : -1
  const sale = earlier[at]
  const lesson = sale && isWrittenInTime(sale) && (sale.writtenAt ?? sale.at) < decision.at ? lessonIn(sale) : null
  if (!sale || !lesson || SPEAKS_OF_IT.test(plainText(decision.thesis))) return []
  const values = {
    day: dayWritten(sale),
    wrote: quotationOfTest(sale.thesis, lesson.span),
    at: decision.price === null ? '' : ` at ${money(decision.price)}`,
  }
  const found = (sentence: Span, then?: string): readonly Finding[] => {
    const quoted = quotationOfTest(decision.thesis, sentence)
    const told = { ...values, words: quoted, ...(then !== undefined && { then }) }
    const ways = then === undefined ? SAME_REASON : REASON_OF_THEN
    return [{ kind: 'same-words-again', part: 'psychology', weight: 82, ways, values: told, quoted }]
  }
  const reasons = sentencesOf(decision.thesis).filter((each) => isReason(decision.thesis, each))
  const wordsIn = ({ thesis }: CritiquedDecision, { from, to }: Span) => topicsOf(thesis.slice(from, to), request)
  const own = topicsOf(lesson.why, request)
  const direct = reasons.find((each) => {
    const shared = own.filter((word) => wordsIn(decision, each).includes(word))
    return shared.length >= LEAST || (own.length === 1 && shared.some(({ length }) => length >= LONG))
  })
  if (direct) return found(direct)
  // "Because of what walks into the shop" leaves open what it was; only the Buy of then tells that.
  if (!/^what(?:ever)? /.test(lesson.why)) return []
  const buy = earlier.slice(0, at).findLast(({ action }) => action === 'Buy')
  if (!buy) return []
  for (const then of sentencesOf(buy.thesis).filter((each) => isReason(buy.thesis, each))) {
    const before = wordsIn(buy, then)
    const again = reasons.find(
      (each) => before.filter((word) => wordsIn(decision, each).includes(word)).length >= LEAST,
    )
    if (again) return found(again, quotationOfTest(buy.thesis, then))
  }
  return []
}

/** So many words of the same thing are no chance. */
const LEAST = 2
/** A "headline" alone may be the whole reason; a "shop" stands in many a sentence. */
const LONG = 6

/** "Never again buy a stock because of what walks into the shop": the sentence, and the reason that it forbids. */
function lessonIn({ thesis }: CritiquedDecision): { readonly span: Span; readonly why: string } | null {
  for (const sentence of sentencesOf(thesis)) {
    const plain = plainText(thesis.slice(sentence.from, sentence.to))
    const found = NEVER_FOR.exec(plain)
    const why = found?.groups?.why
    if (!found || why === undefined || /\?\W*$/.test(plain)) continue
    const at = sentence.from + found.index
    const { isReported, isQuoted, isIronic, isPast } = standingOf(thesis, { from: at, to: at + 1 })
    if (!(isReported || isQuoted || isIronic || isPast)) return { span: sentence, why }
  }
  return null
}

const NEVER_FOR =
  /(?<![a-z])(?:never again|never|no more|not again|no longer|i (?:won't|will not|don't)|stop)(?: (?:will i|shall i|do i|am i|to|again|ever))* (?:buy(?:ing)?|own(?:ing)?|purchas(?:e|ing)|invest(?:ing)?|bet(?:ting)?|an?y? (?:stock|share)s?)(?: (?!because|for|on|by)[a-z]+){0,4} (?:just |only |simply |merely )?(?:because(?: of)?|based on|on the strength of|on|for|by) (?<why>[^.;:!?]{3,80})/

/** Stated of today by the writer, and no figure of the business: that is another reason. */
function isReason(thesis: string, { from, to }: Span): boolean {
  const plain = plainText(thesis.slice(from, to))
  return (
    isMeant(thesis, { from, to: from + 1 }) &&
    !DENIES.test(plain) &&
    !/\?\W*$|%|\d ?(?:million|billion|bn|mn?)(?![a-z])/.test(plain) &&
    !namesBusiness(plain)
  )
}

const DENIES = /(?<![a-z])(?:not|no|never|nothing|nobody|without|less|despite|although|whatever)(?![a-z])|n't(?![a-z])/
/** Whoever names their lesson has it before their eyes. */
const SPEAKS_OF_IT =
  /(?<![a-z])(?:(?:my|the) (?:own )?(?:new |old )?(?:rule|lesson|promise|vow)|i (?:had )?(?:wrote|said|promised|swore|learned|learnt)|i know(?: that)? i|never again|what i (?:wrote|said)|reread)(?![a-z])/

/** What a stretch is about, without the words of any entry and the names of the asset. */
const topicsOf = (text: string, request: CritiqueRequest): readonly string[] => {
  const names = [...namesOf(request), ...request.companyName.toLowerCase().split(/[^a-z]+/)].flatMap(contentWords)
  return [...new Set(contentWords(text))].filter(
    (word) => word.length > 2 && !OF_ANY_ENTRY.has(word) && !names.includes(word),
  )
}

const OF_ANY_ENTRY = new Set(
  contentWords(
    'buy buying sell own hold stock share price market company money thing people person good great best bad much many more most well think know knew look looks see seen saw new last next day today now time times revenue earnings margin profit growth cash debt dividend yield report product products customer business cheap expensive low high up down want need make go goes gone come say says tell take get give put keep still back again always never every everybody everyone all very really because what who whom which will would can could should about into out after before over under here there where how why like love feel first second half whole whatever such reason reasons simply just only somebody someone anybody',
  ),
)

const SAME_REASON = ['On {day}, as you sold, you wrote {wrote}; this Buy{at} gives {words}.'] as const
const REASON_OF_THEN = [
  'On {day}, as you sold, you wrote {wrote}; the Buy before it gave {then}, and this Buy{at} gives {words}.',
] as const
