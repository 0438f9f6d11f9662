import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { isMeant } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import { listWords } from '../../../list-format.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { dayWritten } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { holdingPeriodOf, isBelow, money, purchasesOf } from '../basis/holding-period.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'

/**
 * A Buy More after an entry that said that nothing is added: never, not below what was paid, or not a third time. "I will not add before the
 * report" or "above 80" leaves a way, and nothing is said of it; nor where a later entry takes it back, or has added already.
 */
export function brokenPromise(request: CritiqueRequest): readonly Finding[] {
  const { decision } = request
  const period = holdingPeriodOf(request)
  if (!period || decision.action !== 'Buy More') return []
  const entries = [period.origin, ...period.since]
  const at = entries.findLastIndex((entry) => promiseIn(entry) !== null)
  const entry = entries[at]
  const promise = entry ? promiseIn(entry) : null
  if (!entry || !promise) return []
  const paid = purchasesOf(period).map(({ price }) => price)
  const hasAdded = entries.slice(at + 1).some(({ action }) => action === 'Buy More')
  const isTakenBack = entries.slice(at).some(({ thesis }) => ADDS.test(plainText(thesis)))
  const isBroken = promise.most === null ? !hasAdded : paid.length === promise.most
  if (isTakenBack || !isBroken || !isHeldAsCapped(promise, request)) return []
  // Before a split another price was paid for another share.
  const isBelowAll = request.splits.length === 0 && paid.every((price) => isBelow(decision.price, price))
  if (promise.isOfFall && !isBelowAll) return []
  const values = {
    day: dayWritten(entry),
    wrote: quotationOfTest(entry.thesis, promise.span),
    at: decision.price === null ? '' : ` at ${money(decision.price)}`,
    paid: listWords(paid.map((price) => (price === null ? '' : money(price)))),
    number: String(paid.length + 1),
  }
  const ways = promise.most !== null ? BROKEN_AGAIN : promise.isOfFall ? BROKEN_BELOW : BROKEN
  return [{ kind: 'principle-broken', part: 'psychology', weight: 90, ways, values, quoted: null }]
}

/** "200 and not one more": the number is what was held before this purchase. */
const isHeldAsCapped = ({ units }: Promised, { position, splits }: CritiqueRequest): boolean =>
  units === null ||
  (splits.length === 0 && Boolean(position?.moved) && Number(position?.quantity) - Number(position?.moved) === units)

/**
 * `isOfFall`: only below what was paid. `most`: how many purchases there may be, or null where none is to follow. `units`: how many are
 * all that there will be, or null where none are named.
 */
type Promised = {
  readonly span: Span
  readonly isOfFall: boolean
  readonly most: number | null
  readonly units: number | null
}

function promiseIn({ thesis }: CritiquedDecision): Promised | null {
  const plain = plainText(thesis)
  for (const span of PROMISE.in(plain)) {
    const { from, to } = sentenceAround(thesis, span)
    if (!isMeant(thesis, { from: span.from, to: span.from + 1 }) || !BEGINS.test(plain.slice(from, span.from))) continue
    const [told, rest] = [plain.slice(span.from, span.to), plain.slice(span.to, to)]
    const fall = IF_IT_FALLS.exec(rest)?.[0]
    // "No averaging down" forbids no purchase above what was paid.
    if (fall !== undefined)
      return { span: { from: span.from, to: span.to + fall.length }, isOfFall: true, most: null, units: null }
    if (ENDS.test(rest) && !ONLY_WITH_FALL.test(told))
      return { span: { from: span.from, to: span.to }, isOfFall: /averag/.test(told), ...mostIn(told) }
  }
  return null
}

function mostIn(told: string): Pick<Promised, 'most' | 'units'> {
  const units = /^\d[\d,]*(?!\d)/.exec(told)?.[0]
  return units === undefined
    ? { most: mostPurchases(told), units: null }
    : { most: null, units: Number(units.replaceAll(',', '')) }
}

/** "No third purchase" allows two, and "only once" one. */
function mostPurchases(told: string): number | null {
  const ordinal = /(?<![a-z])(?:second|third|fourth)(?![a-z])/.exec(told)?.[0]
  if (ordinal) return ['second', 'third', 'fourth'].indexOf(ordinal) + 1
  return /(?<![a-z])(?:once|one|only)(?![a-z])/.test(told) ? 1 : null
}

const PROMISE = words(`
  (?:i|we)(?: will| shall|'ll| am going to|'m going to| promise to)? (?:not|never|won't|will not|am not going to|'m not going to)(?: to)? (?:add|top up|buy (?:any )?more|average down|put (?:any )?more (?:money )?in|throw (?:any )?more money at it)|
  i won't (?:add|top up|buy (?:any )?more|average down|put (?:any )?more (?:money )?in)|i never (?:add|buy more)|never add|no (?:averaging down|adding|topping up|more buying)|not adding|never topping up|never top up|not (?:a single|one) (?:(?:share|contract|unit) more|more (?:share|contract|unit))|not a (?:share|contract) more|\\d[\\d,]*(?: (?:shares?|contracts?|units?|pieces))?(?:,| and|,? and) (?:not (?:a single |one )?(?:share |unit |contract |single )?more|no more(?: than that)?|that's it|that is it|that's all|that is all)|not buying (?:any )?more|no (?:more|further)(?: (?:purchases?|buys|shares|money))?|
  (?:there (?:is|will be) |there's )?no (?:second|third|fourth) (?:purchase|tranche|buy|lot|slice|helping)|(?:i (?:will )?|i'll )?buy (?:it |this |them )?only once|(?:this|that|it) (?:is|stays|remains) (?:my |the )(?:only|one) purchase(?: i make)?|only (?:this )?one purchase`)
/** Too little for a promise by itself: "no more" of what? */
const ONLY_WITH_FALL = /^(?:no (?:more|further).*|i never .*|never add)$/
/** What is meant by below what was paid. */
const IF_IT_FALLS =
  /^(?: to (?:it|this|them|the position|this position))?(?: any ?more| again)? (?:(?:if|when|while|as long as|once) (?:it|this|they|the (?:price|share|stock|position|trade)) (?:(?:goes?|moves?|turns?|runs?) (?:against me|down|south|lower|under ?water|in(?:to)? the red)|(?:falls?|drops?|sinks?|declines?)(?: further| more)?|keeps? falling|is (?:down|falling|under ?water|in the red))|(?:below|under) (?:my (?:own )?(?:cost|cost basis|entry|entry price|price|average|purchase price)|what i (?:have )?paid)|on the way down|into (?:a )?(?:weakness|a fall|a loss))(?=\s*(?:[.;:!,]|$))(?!, (?:but|unless|if|until|before|except))/
/** After it nothing may stand that limits it. */
const ENDS =
  /^(?: (?:to|on) (?:it|this|this one|the position|this position))?(?: (?:any ?more|again|here|this time|ever|any longer))*(?:,? (?:whatever|no matter|wherever|however)[^.;:!?]*)?\s*(?:[.;:!,]|$)(?! (?:but|unless|if|until|before|except))/
const BEGINS = /^(?:and |but |so |that's it,? |from (?:here|now) on,? |i promise(?: myself)?:? |[^.!?]*[,;:] )?$/
const ADDS = /(?<![a-z])(?:i|we)(?: will| would|'ll|'d| may| might) (?:add|buy more)(?![a-z])/

const BROKEN_BELOW = ['On {day} you wrote {wrote}; this is a Buy More{at}, and you had paid {paid}.'] as const
const BROKEN_AGAIN = ['On {day} you wrote {wrote}; this Buy More{at} is purchase number {number}.'] as const
const BROKEN = ['On {day} you wrote {wrote}; this is a Buy More{at}.'] as const
