import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { isMeant } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { dayWritten } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { holdingPeriodOf, isBelow, money } from '../basis/holding-period.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'

/**
 * A Buy More after an entry that said without any condition that nothing is added. "I will not add before the report" or "above 80"
 * leaves a way, and nothing is said of it; nor where a later entry takes it back, or has added already.
 */
export function brokenPromise(request: CritiqueRequest): readonly Finding[] {
  const { decision } = request
  const period = holdingPeriodOf(request)
  if (!period || decision.action !== 'Buy More') return []
  const entries = [period.origin, ...period.since]
  const at = entries.findLastIndex((entry) => promiseIn(entry) !== null)
  const entry = entries[at]
  const promise = entry ? promiseIn(entry) : null
  const later = entries.slice(at + 1)
  if (!entry || !promise || later.some(({ action, thesis }) => action === 'Buy More' || ADDS.test(plainText(thesis))))
    return []
  // "No averaging down" forbids no purchase above what was paid, nor one of which the price is not known.
  const isOfFall = /averag/i.test(entry.thesis.slice(promise.from, promise.to))
  if (isOfFall && !isBelow(decision.price, period.buy?.price ?? null)) return []
  const values = {
    day: dayWritten(entry),
    wrote: quotationOfTest(entry.thesis, promise),
    at: decision.price === null ? '' : ` at ${money(decision.price)}`,
  }
  return [{ kind: 'principle-broken', part: 'psychology', weight: 90, ways: BROKEN, values, quoted: null }]
}

function promiseIn({ thesis }: CritiquedDecision): Span | null {
  const found = PROMISE.in(plainText(thesis)).find((span) => isMeant(thesis, { from: span.from, to: span.from + 1 }))
  if (!found) return null
  const { from, to } = sentenceAround(thesis, found)
  const plain = plainText(thesis)
  const isWhole = ENDS.test(plain.slice(found.to, to)) && BEGINS.test(plain.slice(from, found.from))
  return isWhole ? { from: found.from, to: found.to } : null
}

const PROMISE = words(`
  (?:i|we)(?: will| shall|'ll| am going to|'m going to| promise to)? (?:not|never|won't|will not|am not going to|'m not going to)(?: to)? (?:add|buy (?:any )?more|average down|put (?:any )?more (?:money )?in|throw (?:any )?more money at it)|
  i won't (?:add|buy (?:any )?more|average down|put (?:any )?more (?:money )?in)|no (?:averaging down|adding|more buying)|not adding|not buying (?:any )?more`)
/** After it nothing may stand that limits it. */
const ENDS =
  /^(?: to (?:it|this|the position|this position))?(?: (?:any ?more|again|here|this time|ever|any longer))*(?:,? (?:whatever|no matter|wherever|however)[^.;:!?]*)?\s*(?:[.;:!,]|$)(?! (?:but|unless|if|until|before|except))/
const BEGINS = /^(?:and |but |so |that's it,? |from (?:here|now) on,? |i promise(?: myself)?:? |[^.!?]*[,;:] )?$/
const ADDS = /(?<![a-z])(?:i|we)(?: will| would|'ll|'d| may| might) (?:add|buy more)(?![a-z])/

const BROKEN = ['On {day} you wrote {wrote}; this is a Buy More{at}.'] as const
