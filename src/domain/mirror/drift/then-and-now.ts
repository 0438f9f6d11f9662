import type { Asset, AssetEntry } from '../../assets/asset.ts'
import { comparablePrice } from '../../assets/comparable-price.ts'
import { decidedOn } from '../../assets/day-decided.ts'
import type { DecisionRecorded, Entry } from '../../ledger/entry.ts'
import type { Decimal } from '../../prices/money.ts'
import type { Split } from '../../prices/split.ts'

/** One of two theses: its entry, and its price in today's shares; null where none is known. */
type Side = { readonly entry: Entry<DecisionRecorded>; readonly on: string; readonly price: Decimal | null }

/** What was claimed at first and what is claimed now, and by how much the price changed between them. */
export type ThenAndNow = {
  readonly first: Side
  readonly last: Side
  readonly changePercent: number | null
  /** All decisions, the first and the last one included. */
  readonly course: readonly Side[]
}

/**
 * @param pendingSplit reported and not recorded
 * @returns null as long as there is one decision alone
 */
export function thenAndNow(
  { splits }: Pick<Asset, 'splits'>,
  entries: readonly AssetEntry[],
  pendingSplit: Split | null = null,
): ThenAndNow | null {
  const decided = entries.filter((entry) => entry.kind === 'decision-recorded')
  const [first, last] = [decided[0], decided.at(-1)]
  if (!first || !last || first === last) return null
  const sideOf = (entry: Entry<DecisionRecorded>): Side => ({
    entry,
    on: decidedOn(entry),
    price: comparablePrice(entry, splits, pendingSplit),
  })
  const course = decided.map(sideOf)
  const [then, now] = [sideOf(first), sideOf(last)]
  const isKnown = then.price !== null && now.price !== null && Number(then.price) > 0
  return {
    first: then,
    last: now,
    changePercent: isKnown ? (Number(now.price) / Number(then.price) - 1) * 100 : null,
    course,
  }
}
