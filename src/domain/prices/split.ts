import Big from 'big.js'
import type { Decimal } from './money.ts'
import { divided, multiplied, toDecimal, toWhole } from './whole-decimals.ts'

/** A split with effect from the morning of a day in New York: 4-for-1 is `newShares: '4', oldShares: '1'`. */
export type Split = { readonly effectiveOn: string; readonly newShares: Decimal; readonly oldShares: Decimal }

export type SplitRatio = Pick<Split, 'newShares' | 'oldShares'>

export const isSameRatio = (one: SplitRatio, other: SplitRatio): boolean =>
  new Big(one.newShares).times(other.oldShares).eq(new Big(other.newShares).times(one.oldShares))

/** What all splits after a day make together. */
export const ratioSince = (day: string, splits: readonly Split[]): SplitRatio =>
  splits
    .filter(({ effectiveOn }) => effectiveOn > day)
    .reduce<SplitRatio>(
      (all, { newShares, oldShares }) => ({
        newShares: new Big(all.newShares).times(newShares).toFixed(),
        oldShares: new Big(all.oldShares).times(oldShares).toFixed(),
      }),
      { newShares: '1', oldShares: '1' },
    )

/** Divisions keep 20 digits after the point, as everywhere. */
export const splitQuantity = (quantity: Decimal, { newShares, oldShares }: SplitRatio): Decimal =>
  timesRatio(quantity, newShares, oldShares)

/** A price from before the split, in shares from after it. */
export const splitPrice = (price: Decimal, { newShares, oldShares }: SplitRatio): Decimal =>
  timesRatio(price, oldShares, newShares)

/** The reverse of `splitPrice`, rounded so that the remainder which the division left out does not show. */
export const unsplitPrice = (price: Decimal, { newShares, oldShares }: SplitRatio): Decimal =>
  new Big(timesRatio(price, newShares, oldShares)).round(UNSPLIT_DIGITS).toFixed()

const UNSPLIT_DIGITS = 12

const timesRatio = (amount: Decimal, over: Decimal, under: Decimal): Decimal =>
  toDecimal(divided(multiplied(toWhole(amount), toWhole(over)), toWhole(under)))

/** A price of a day in shares of today: divided by every split after that day. */
export const adjustForSplits = (price: Decimal, day: string, splits: readonly Split[]): Decimal =>
  splits.filter(({ effectiveOn }) => effectiveOn > day).reduce(splitPrice, price)

/** The splits that have taken effect by a day: one that is announced for a later day divides no close before its day has come. */
export const splitsInEffect = <S extends Split>(splits: readonly S[], by: string): readonly S[] =>
  splits.filter(({ effectiveOn }) => effectiveOn <= by)
