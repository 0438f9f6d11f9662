import type { Asset, AssetEntry } from '../../assets/asset.ts'
import { inEffectiveOrder } from '../../assets/effective-order.ts'
import { applyEntry } from '../../assets/replay-asset.ts'

/** An asset before and after one of its entries, in the order in which they took effect. */
export type AssetStep = { readonly entry: AssetEntry; readonly before: Asset | null; readonly after: Asset }

/** @throws ContradictoryEntries as a replay does */
export function assetSteps(entries: readonly AssetEntry[]): readonly AssetStep[] {
  let asset: Asset | null = null
  return inEffectiveOrder(entries).map((entry) => {
    const before: Asset | null = asset
    const after = applyEntry(before, entry)
    asset = after
    return { entry, before, after }
  })
}
