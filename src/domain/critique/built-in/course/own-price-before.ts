import Big from 'big.js'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import type { Decimal } from '../../../prices/money.ts'
import type { OwnTest } from '../../../tests-in-text/own-test.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { holdingPeriodOf, isBelow } from '../basis/holding-period.ts'
import { ownTestsOf } from '../basis/own-tests-of.ts'
import { ownPriceIn, priceIn } from './waits-for-own-price.ts'

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
export function numbersBelow({ thesis, price }: CritiquedDecision, { from, to }: Span): readonly Decimal[] {
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

/** Dollars, or a bare number that may be such a price: within a factor of five of the share's. */
export const isPriceTest = ({ isPrice, unit, isUsd, measured, value }: OwnTest, price: string): boolean =>
  value !== null &&
  ((isPrice && unit === 'money' && isUsd) ||
    (measured === null &&
      unit === 'count' &&
      new Big(value).times(5).gt(price) &&
      new Big(value).lt(new Big(price).times(5))))
