import type { Asset } from '#domain/assets/asset.ts'
import { isQuarantined } from '#domain/assets/own-prices.ts'
import { observationOf } from '#domain/assets/price-observation.ts'
import { applyEntry } from '#domain/assets/replay-asset.ts'
import type { AssetFact } from '#domain/ledger/entry.ts'
import type { Result } from '#domain/result.ts'
import { claimsPutRight } from '../claims/claims-put-right.ts'
import { accepted, found } from '../http/problem.ts'
import { listAssetEntries } from '../ledger/ledger-store.ts'
import { NO_SUCH_ASSET } from '../ledger/no-such-asset.ts'
import { symbolOf } from '../ledger/read-model.ts'
import { alertsToldLate } from './alerts-told-late.ts'
import type { Moment, Recorder } from './moment.ts'
import { record } from './record.ts'

/** Returns null when the fact is already recorded, so that nothing is recorded again. */
type Decide = (asset: Asset, moment: Moment) => Result<AssetFact> | null | Promise<Result<AssetFact> | null>

/**
 * Records a fact about an asset other than a decision.
 * @throws Refusal when there is no such asset, or when the rules forbid it.
 */
export async function recordFact(context: Recorder, userId: string, assetId: number, decide: Decide): Promise<void> {
  await record(context, userId, { assetId, isOnlyRead: true }, async (moment) => {
    const asset = found(moment.asset, NO_SUCH_ASSET)
    const decided = await decide(asset, moment)
    if (decided === null) return null
    const fact = accepted(decided)
    return { fact, ...(await observedBy(moment, userId, asset, fact)) }
  })
}

/** The prices by which a fact may reach a stop or a target, or the alerts that it leads to. */
async function observedBy(moment: Moment, userId: string, asset: Asset, fact: AssetFact) {
  // A quarantined price triggers no alert before its question is answered; a confirmed price is from an earlier moment.
  const isNow = fact.kind === 'price-noted' && fact.price.at >= moment.now
  if (isNow) return { observations: isQuarantined(fact, asset.splits) ? [] : [observationOf(fact.price)] }
  if (fact.kind !== 'split-recorded' && fact.kind !== 'price-noted') return {}
  // Restated in new shares, a stop or a target may have been reached by a later price, and a claim may have had the other outcome.
  const alerts = await alertsToldLate(moment, userId, asset.assetId, fact)
  if (fact.kind !== 'split-recorded') return { alerts }
  const entries = await listAssetEntries(moment.trx, userId, asset.assetId)
  const withSplit = applyEntry(asset, { ...fact, sequence: moment.head.sequence + 1, recordedAt: moment.now })
  const symbol = symbolOf(asset.facts)
  const outcomes = await claimsPutRight(moment.trx, userId, withSplit, entries)
  return { alerts, outcomes, withOtherSplits: symbol === null ? [] : [symbol] }
}
