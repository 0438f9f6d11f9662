import { plainText } from '../../../language/plain-text.ts'
import { isNamedStop, type OwnTest } from '../../../tests-in-text/own-test.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { assetName } from '../basis/request.ts'
import { toldOfStop, toldOfTest } from './told-of-test.ts'
import { isVague } from './vague-test.ts'

/** What is said of a test that stands in an entry, quoted. */
export function writtenTest(test: OwnTest, quoted: string, request: CritiqueRequest): Finding {
  const values = { words: quoted, ticker: assetName(request) }
  if (isNamedStop(test)) {
    const told = toldOfStop(test, request)
    const [ways, all] = [told?.ways ?? WRITTEN_PRICE, { ...values, ...told?.values }]
    return { kind: 'size-limited', part: 'fundamentals', weight: 43, ways, values: all, quoted }
  }
  if (isVague(test)) {
    const ways = test.followedBy === 'review' ? VAGUE_REVIEW : VAGUE
    return { kind: 'vague-falsifier', part: 'fundamentals', weight: 48, ways, values, quoted }
  }
  // What is sold whole ends nothing more: such a test is of the sale.
  const isOfSale = request.decision.action === 'Sell' && !test.isPrice
  const told = isOfSale
    ? { ways: WRITTEN_AT_SALE, values: {} }
    : isNearPrice(test, request)
      ? (toldOfStop(test, request) ?? { ways: WRITTEN_PRICE, values: {} })
      : toldOfTest(test, quoted, request)
  const all = { ...values, ...told.values }
  return { kind: 'falsifier-given', part: 'fundamentals', weight: 65, ways: told.ways, values: all, quoted }
}

/** "Wrong below $3" of gas, beside a share at $58, and "premiums below 1%" are limits of something else than the share's own price. */
function isNearPrice({ isPrice, unit, value, measured }: OwnTest, { decision }: CritiqueRequest): boolean {
  if (!isPrice || value === null) return false
  if (unit === 'percent' || unit === 'points') return measured === null || OF_SHARE.test(plainText(measured))
  const [line, price] = [Number(value), Number(decision.price ?? 0)]
  return price === 0 || (line * FARTHEST > price && line < price * FARTHEST)
}

const OF_SHARE = /(?<![a-z])(?:shares?|stock|price|it|this|position|cost|entry|close)(?![a-z])/
/** So many times as large, or as small, and it is a figure of something else. */
export const FARTHEST = 4

const WRITTEN_PRICE = [
  'You wrote down where it ends, {words}, before the price is there.',
  'Your own line on the price: {words}.',
] as const
const WRITTEN_AT_SALE = [
  'You wrote down when you would be wrong, {words}, before it could happen.',
  'What would prove this sale wrong is written: {words}.',
] as const
const VAGUE = [
  'You mean to leave with {words}: by which figure or event would you see it?',
  'You mean to leave with {words}: which report, number or date would tell you?',
] as const
const VAGUE_REVIEW = [
  'You write {words}: by what would you notice it first?',
  'You write {words}: in which report, and by what, would you see it?',
] as const
