import Big from 'big.js'
import type { Decimal } from './money.ts'
import { divided, multiplied, toDecimal, toWhole } from './whole-decimals.ts'

/** So many shares became so many, from the morning of a New York day on: 4-for-1 is `newShares: '4', oldShares: '1'`. */
export type Split = { readonly effectiveOn: string; readonly newShares: Decimal; readonly oldShares: Decimal }

export type SplitRatio = Pick<Split, 'newShares' | 'oldShares'>

/** Division leaves 20 digits after the point, as everywhere. */
export const splitQuantity = (quantity: Decimal, { newShares, oldShares }: SplitRatio): Decimal =>
  timesRatio(quantity, newShares, oldShares)

/** What a price of before the split is in shares of after it. */
export const splitPrice = (price: Decimal, { newShares, oldShares }: SplitRatio): Decimal =>
  timesRatio(price, oldShares, newShares)

/** The other way round, for a price that was split once: without what the division left out. */
export const unsplitPrice = (price: Decimal, { newShares, oldShares }: SplitRatio): Decimal =>
  new Big(timesRatio(price, newShares, oldShares)).round(UNSPLIT_DIGITS).toFixed()

const UNSPLIT_DIGITS = 12

const timesRatio = (amount: Decimal, over: Decimal, under: Decimal): Decimal =>
  toDecimal(divided(multiplied(toWhole(amount), toWhole(over)), toWhole(under)))

/** A price as it was on a day, in shares of today: divided by every split that came after that day's morning. */
export const adjustForSplits = (price: Decimal, day: string, splits: readonly Split[]): Decimal =>
  splits.filter(({ effectiveOn }) => effectiveOn > day).reduce(splitPrice, price)
