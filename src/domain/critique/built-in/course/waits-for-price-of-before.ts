import Big from 'big.js'
import { plainText } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { dayWritten } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { money } from '../basis/holding-period.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { stillWaitsIn } from './awaited-condition.ts'
import { ownPriceBefore } from './own-price-before.ts'
import { ownPriceIn } from './waits-for-own-price.ts'

/**
 * Another look at what an entry before would buy at a price of its own: the price is not there, and nothing is bought; or it is there, and
 * the entry says itself that it still waits for what else was to come.
 */
export function waitsForPriceOfBefore(request: CritiqueRequest): readonly Finding[] {
  const { decision } = request
  const own = decision.action === 'Keep Watching' ? ownPriceBefore(request) : null
  if (!own || decision.price === null || ownPriceIn(decision)) return []
  const { entry, span } = own
  const sentence = sentenceAround(entry.thesis, span)
  const values = { day: dayWritten(entry), wrote: quotationOfTest(entry.thesis, sentence), now: money(decision.price) }
  const finding = { kind: 'waits-for-own-price', part: 'psychology', weight: 62 } as const
  if (new Big(decision.price).gt(own.price)) return [{ ...finding, ways: NOT_THERE, values, quoted: null }]
  const waits = HAS_MORE.test(plainText(entry.thesis).slice(sentence.from, sentence.to))
    ? stillWaitsIn(decision.thesis)
    : null
  if (!waits) return []
  const quoted = quotationOfTest(decision.thesis, waits)
  return [{ ...finding, ways: WAITS_FOR_MORE, values: { ...values, words: quoted }, quoted }]
}

/** Beside the price something else has to come. */
const HAS_MORE = /(?<![a-z])(?:if|and|once|when|after|provided)(?![a-z])/

const NOT_THERE = [
  'On {day} you wrote {wrote}; it is {now} today, and you wait.',
  'Your own terms of {day} were {wrote}; at {now} today you keep to them.',
] as const
const WAITS_FOR_MORE = [
  'On {day} you wrote {wrote}; it is {now} today, you write {words}, and wait.',
  'Your own terms of {day} were {wrote}; at {now} today you write {words}, and keep to them.',
] as const
