import Big from 'big.js'
import { isInSameShares } from '../prices/looks-like-split.ts'
import type { Decimal } from '../prices/money.ts'
import { type SplitRatio, splitPrice } from '../prices/split.ts'

/** The last known price before a split and the first one after it, in USD per share, with their days in New York. */
export type SplitMove = {
  readonly from: { readonly price: Decimal; readonly on: string }
  readonly to: { readonly price: Decimal; readonly on: string }
}

/** A split that is hard to believe: by its ratio, or because the known prices around it did not move like it. */
export type UnusualSplit =
  | ({ readonly kind: 'split-ratio'; readonly typed: string } & SplitRatio)
  | ({ readonly kind: 'split-move'; readonly typed: string } & SplitRatio & SplitMove)

/** Hardly any split is of more shares than this for one, or of one for more. */
const LARGEST_USUAL = 20

/**
 * @param move null where the prices before and after are not both known
 * @returns null for a ratio that is usual and that the prices bear out; what cannot be a split is refused instead
 */
export function unusualSplit(ratio: SplitRatio, move: SplitMove | null): UnusualSplit | null {
  const { newShares, oldShares } = ratio
  const [many, few] = [new Big(newShares), new Big(oldShares)]
  if (many.lte(0) || few.lte(0) || many.eq(few)) return null
  const typed = `${newShares}:${oldShares}`
  const isBorneOut = move !== null && isInSameShares(splitPrice(move.from.price, ratio), move.to.price)
  if (isBorneOut) return null
  if (move) return { kind: 'split-move', typed, newShares, oldShares, ...move }
  const isFar = many.gt(few.times(LARGEST_USUAL)) || few.gt(many.times(LARGEST_USUAL))
  return isFar ? { kind: 'split-ratio', typed, newShares, oldShares } : null
}
