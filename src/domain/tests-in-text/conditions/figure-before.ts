import Big from 'big.js'
import { comparisonsOf } from '../../language/comparison.ts'
import { quantitiesOf } from '../../language/quantities.ts'
import type { Decimal } from '../../prices/money.ts'
import type { OwnTest } from '../own-test.ts'
import { leaningOn } from './measured-before.ts'

/**
 * "Organic growth of 6%. The day it is under 3 I sell.": a bare number that is far from the price of its day, after a figure of its
 * size, is of what that figure measures.
 * @param context what stands before the test
 * @param price USD per unit on the day of writing; null where it is not known
 */
export function ofFigureBefore(test: OwnTest, context: string, price: Decimal | null): OwnTest {
  const { isPrice, unit, value, words } = test
  if (isPrice && unit === 'percent' && isThatShare(words, context)) return { ...test, isPrice: false }
  if (!isPrice || unit !== 'count' || value === null || price === null || !isFar(value, price)) return test
  const [comparison] = comparisonsOf(words)
  const measured = comparison ? leaningOn(context, comparison, true) : null
  if (measured === null) return test
  const isShare = quantitiesOf(context).at(-1)?.unit === 'percent'
  return { ...test, measured, isPrice: false, unit: isShare ? 'percent' : unit }
}

/** "Services are 45% of the total. If that share falls below 35%, it's over": a part of a whole, and no share of stock. */
const isThatShare = (words: string, context: string): boolean =>
  /(?<!\p{L})(?:that|this|its) (?:share|part|portion)(?!\p{L})/iu.test(words) &&
  /\d ?(?:%|percent) of (?!a?\s*(?:year|day|month))/iu.test(context)

const FACTOR = 3
const isFar = (value: Decimal, price: Decimal): boolean =>
  new Big(value).times(FACTOR).lt(price) || new Big(value).gt(new Big(price).times(FACTOR))
