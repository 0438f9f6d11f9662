import Big from 'big.js'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import type { Decimal } from '../../../prices/money.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { dayWritten } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { holdingPeriodOf, isBelow, money } from '../basis/holding-period.ts'
import { ownTestsOf } from '../basis/own-tests-of.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { isWatched } from '../basis/request.ts'
import { stillWaitsIn } from './awaited-condition.ts'
import { isPriceTest } from './kept-buying-rule.ts'
import { ownPriceIn, priceIn } from './waits-for-own-price.ts'

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

type OwnPrice = {
  readonly entry: CritiquedDecision
  readonly span: Span
  readonly price: Decimal
  /** Whether its sentence names no other number that may be it: "at 60, at most 65". */
  readonly isOnly: boolean
}

/** The last price at which an earlier entry would buy, where it was written on its day, below the price of that day, and may not have been raised since. */
export function ownPriceBefore(request: CritiqueRequest): OwnPrice | null {
  const { decision, splits } = request
  const period = holdingPeriodOf(request)
  if (!period || period.buy !== null || splits.length > 0 || decision.writtenAt || decision.price === null) return null
  const entries = [period.origin, ...period.since]
  const [last] = entries.toReversed().flatMap((entry) => {
    const own = priceTestIn(entry, decision.price ?? '') ?? priceNamedIn(entry)
    return own ? [{ entry, ...own }] : []
  })
  if (!last || last.entry.writtenAt) return null
  const after = [...entries.slice(entries.indexOf(last.entry) + 1), decision]
  if (after.some((entry) => mayRaise(entry, last.price))) return null
  const named = numbersBelow(last.entry, sentenceAround(last.entry.thesis, last.span))
  return { ...last, price: named.at(-1) ?? last.price, isOnly: named.length < 2 }
}

/** The numbers of a stretch that may be prices below the one of its day, the lowest first. */
function numbersBelow({ thesis, price }: CritiquedDecision, { from, to }: Span): readonly Decimal[] {
  const named = quantitiesOf(thesis.slice(from, to)).flatMap(({ unit, isUsd, value }) => {
    const isPrice = (unit === 'count' || (unit === 'money' && isUsd)) && isBelow(value, price)
    return isPrice && new Big(value).times(FARTHEST).gt(price ?? '0') ? [value] : []
  })
  return [...new Set(named)].toSorted((one, other) => new Big(one).cmp(other))
}

const FARTHEST = 4

/** Whether a later entry names a number between that price and its own day's, which may be where it would buy now; "still 200" says that it is not. */
function mayRaise(entry: CritiquedDecision, own: Decimal): boolean {
  const { thesis, price } = entry
  const plain = plainText(thesis)
  const number = own.replace('.', '\\.')
  const isRestated = new RegExp(
    `(?:still|stays?(?: at)?|remains?(?: at)?|stands? at) \\$?${number}(?!\\d)|(?<!\\d)${number} (?:stays|remains|stands|is ${number})(?!\\d)`,
  ).test(plain)
  if (isRestated || price === null) return false
  const most = new Big(price).times(NEAR_PRICE)
  return quantitiesOf(thesis).some(
    ({ unit, value }) => (unit === 'count' || unit === 'money') && new Big(value).gt(own) && most.gt(value),
  )
}

/** A number above this part of the price is of the price. */
const NEAR_PRICE = '0.97'

/** Whether something is only looked at again because its price is above the one that its writer would pay. */
export function isAboveOwnPrice(request: CritiqueRequest): boolean {
  const own = isWatched(request) ? ownPriceBefore(request) : null
  return own !== null && isBelow(own.price, request.decision.price)
}

function priceTestIn(entry: CritiquedDecision, now: Decimal) {
  const test = ownTestsOf(entry).findLast((each) => each.followedBy === 'buy' && isPriceTest(each, now))
  return test?.side === 'below' && test.value !== null ? { span: test.span, price: test.value } : null
}

/** "Buy at 85 or under": a price that lies below the one of its day. */
function priceNamedIn(entry: CritiquedDecision) {
  const span = ownPriceIn(entry)
  const price = span && priceIn(entry, span)
  return span && price && isBelow(price, entry.price) ? { span, price } : null
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
