import { isExplainedBy } from './looks-like-split.ts'
import { marketDayOf } from './market-calendar.ts'
import type { Decimal } from './money.ts'
import type { Price } from './price.ts'
import { type Split, splitPrice } from './split.ts'

/**
 * The splits that together explain the move from one price to another (within a tenth): the last split up to the later price's
 * day, alone or with those just before it, because more than one split may lie between two prices.
 * @param splits those that may lie between the two prices
 * @param to the later price, in shares of its own day
 * @returns oldest first; empty when they do not explain it
 */
export function explainingSplits<S extends Split>(
  splits: readonly S[],
  from: Decimal,
  to: Pick<Price, 'price' | 'at'>,
): readonly S[] {
  const until = splitsUntil(splits, to)
  const runs = until.map((_, index) => until.slice(until.length - 1 - index))
  const explains = ([first, ...later]: readonly S[]) =>
    first !== undefined && isExplainedBy(first, from, later.reduceRight(unsplit, to.price))
  return runs.find(explains) ?? []
}

/** The splits up to the day of a price, oldest first. */
export function splitsUntil<S extends Split>(splits: readonly S[], { at }: Pick<Price, 'at'>): readonly S[] {
  const day = marketDayOf(at)
  return splits
    .filter(({ effectiveOn }) => effectiveOn <= day)
    .sort((one, other) => (one.effectiveOn < other.effectiveOn ? -1 : 1))
}

const unsplit = (price: Decimal, { newShares, oldShares }: Split): Decimal =>
  splitPrice(price, { newShares: oldShares, oldShares: newShares })
