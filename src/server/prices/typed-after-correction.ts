import type { Asset } from '#domain/assets/asset.ts'
import { isEqualSplit } from '#domain/assets/pending-split.ts'
import type { ReportedSplit } from '#domain/prices/known-market.ts'
import type { Split } from '#domain/prices/split.ts'
import type { Db } from '../database/open-database.ts'
import { symbolOf } from '../ledger/read-model.ts'
import { dropSplits, listStored } from './anomaly-store.ts'
import { listStanding, storeTyped } from './recorded-splits.ts'
import { shownBeside } from './shown-splits.ts'

/** How the typed splits of a symbol, which count for everybody, change with a correction. */
type TypedChange = {
  readonly symbol: string
  /** Those that nobody has recorded any more. */
  readonly dropped: readonly ReportedSplit[]
  /** Those that are recorded, and that a provider's closes show. */
  readonly added: readonly Split[]
}

type Owned = { readonly userId: string; readonly before: Asset; readonly after: Asset }

/**
 * A split that an owner recorded counts for everybody while some owner has it in this form (docs/decisions/357). What a correction
 * takes away from one goes, unless another owner has it; what stands in its place counts where a provider's closes say the same.
 */
export async function typedAfterCorrection(db: Db, { userId, before, after }: Owned): Promise<readonly TypedChange[]> {
  const [from, to] = [symbolOf(before.facts), symbolOf(after.facts)]
  const symbols = [...new Set([from, to])].filter((symbol) => symbol !== null)
  const changes: TypedChange[] = []
  for (const symbol of symbols) {
    const [had, has] = [symbol === from ? before.splits : [], symbol === to ? after.splits : []]
    const gone = had.filter((split) => !isAmong(has, split))
    if (gone.length === 0 && has.every((split) => isAmong(had, split))) continue
    const others = (await listStanding(db, symbol)).filter(
      (row) => row.userId !== userId || row.assetId !== after.assetId,
    )
    const standing = [...has, ...others.flatMap(({ splits }) => splits)]
    const shared = await listStored(db, symbol)
    const dropped = shared.filter(
      (split) => split.source === 'typed' && isAmong(gone, split) && !isAmong(standing, split),
    )
    const remaining = shared.filter((split) => !dropped.includes(split))
    changes.push({ symbol, dropped, added: await shownBeside(db, symbol, standing, remaining) })
  }
  return changes
}

/** Changes what counts for everybody, in the transaction of the correction. */
export async function followCorrection(trx: Db, owned: Owned): Promise<void> {
  for (const { symbol, dropped, added } of await typedAfterCorrection(trx, owned)) {
    await dropSplits(trx, symbol, dropped)
    await storeTyped(trx, symbol, added)
  }
}

const isAmong = (splits: readonly Split[], split: Split): boolean => splits.some((other) => isEqualSplit(other, split))
