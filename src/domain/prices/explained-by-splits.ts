import { marketDayOf } from './market-calendar.ts'
import type { Decimal } from './money.ts'
import type { Price } from './price.ts'
import { type Split, splitPrice } from './split.ts'
import { isExplainedBy } from './validate-quote.ts'

/**
 * The splits that together make about the move from one price to another (within a tenth): the last one of until the day of the
 * price that was reached, alone or with those just before it. What lies between two prices may be more than one split.
 * @param splits those that may lie between the two
 * @param to the later price, in shares of its own day
 * @returns oldest first; none where they do not explain it
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

/** Those of until the day of a price, oldest first. */
export function splitsUntil<S extends Split>(splits: readonly S[], { at }: Pick<Price, 'at'>): readonly S[] {
  const day = marketDayOf(at)
  return splits
    .filter(({ effectiveOn }) => effectiveOn <= day)
    .sort((one, other) => (one.effectiveOn < other.effectiveOn ? -1 : 1))
}

const unsplit = (price: Decimal, { newShares, oldShares }: Split): Decimal =>
  splitPrice(price, { newShares: oldShares, oldShares: newShares })
