import type { Asset, AssetEntry } from '#domain/assets/asset.ts'
import { replayAsset } from '#domain/assets/asset.ts'
import type { AssetFact } from '#domain/ledger/entry.ts'
import type { Result } from '#domain/result.ts'
import type { AppContext } from '../app-context.ts'
import { accepted, found } from '../http/problem.ts'
import { findHead } from '../ledger/ledger-end-store.ts'
import { appendToAsset, listAssetEntries, untilCurrent } from '../ledger/ledger-store.ts'
import { appendAlerts, observationOf } from '../levels/price-alerts.ts'
import { NO_SUCH_ASSET } from './no-such-asset.ts'

/** @param entries all of the asset's entries, oldest first. null: it stands there already, and nothing is recorded. */
type Decide = (asset: Asset, entries: readonly AssetEntry[], now: string) => Result<AssetFact> | null

/**
 * Records what is no decision about an asset: load, decide, append, with the read model in the same transaction. A price
 * that reaches a level leaves that in the ledger too.
 * @throws Refusal when there is no such asset, or when the rules say no.
 */
export async function recordFact(context: AppContext, userId: string, assetId: number, decide: Decide): Promise<void> {
  const { now, live } = context
  const after = await untilCurrent(() =>
    context.write(userId, async (trx) => {
      const before = await listAssetEntries(trx, userId, assetId)
      const asset = found(replayAsset(before), NO_SUCH_ASSET)
      const decided = decide(asset, before, now())
      if (decided === null) return null
      const fact = accepted(decided)
      const { asset: changed } = await appendToAsset(trx, userId, await findHead(trx, userId), before, fact, now())
      return fact.kind === 'price-noted' && !changed.doubted
        ? (await appendAlerts(trx, userId, changed, observationOf(fact.price), now())).asset
        : changed
    }),
  )
  if (after) live.publish(userId, 'recorded', { assetId, sequence: after.lastSequence })
}
