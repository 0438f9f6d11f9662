import { setImmediate } from 'node:timers/promises'
import type { Logger } from 'pino'
import { benchmarkTicker } from '#domain/claims/claim.ts'
import { resolutionsOf } from '#domain/claims/resolutions.ts'
import type { ClaimResolved } from '#domain/ledger/review-entries.ts'
import { claimsPutRight } from '../claims/claims-put-right.ts'
import { forgetSplitsTold, listSplitsTold } from '../claims/splits-told.ts'
import type { Db } from '../database/open-database.ts'
import { listAssetEntries, listAssetsWith, readAssetEntries } from '../ledger/ledger-store.ts'
import { passOverUnreadable } from '../ledger/pass-over-unreadable.ts'
import { findAsset } from '../ledger/read-model.ts'
import { rememberLookedAt, splitsToLookAt } from '../prices/looked-at-splits.ts'
import type { Recorder } from '../recording/moment.ts'
import { record } from '../recording/record.ts'

type SplitNeeds = Recorder & { readonly db: Db; readonly log: Logger }

/** Puts right the claims that were resolved before the splits that count for everybody became others: one was added, or taken away. */
export async function lookAtSplits(needs: SplitNeeds): Promise<void> {
  const { db, log } = needs
  const { splits, changed } = await splitsToLookAt(db)
  if (changed.size === 0) return
  for (const { userId, assetId } of await listAssetsWith(db, 'claim-resolved')) {
    await setImmediate()
    await putRightOf(needs, userId, assetId, changed).catch(passOverUnreadable(log, assetId))
  }
  await rememberLookedAt(db, splits)
}

/**
 * Puts right the claims of the other assets of users who have told splits of a share since: those of options on it, and those that are
 * held against it.
 * @param userId whose; left out, everybody's
 */
export async function lookAtSplitsTold(needs: SplitNeeds, userId?: string): Promise<void> {
  for (const told of await listSplitsTold(needs.db, userId)) {
    for (const { assetId } of await listAssetsWith(needs.db, 'claim-resolved', told.userId)) {
      await setImmediate()
      await putRightOf(needs, told.userId, assetId, told.tickers).catch(passOverUnreadable(needs.log, assetId))
    }
    await forgetSplitsTold(needs.db, told)
  }
}

async function putRightOf(
  needs: SplitNeeds,
  userId: string,
  assetId: number,
  symbols: ReadonlySet<string>,
): Promise<void> {
  const asset = await findAsset(needs.db, userId, assetId)
  if (!asset) return
  const entries = await readAssetEntries(needs.db, userId, assetId)
  const isAbout = ({ claim }: ClaimResolved) =>
    symbols.has(asset.facts.ticker) || symbols.has(benchmarkTicker(claim) ?? '')
  if (![...resolutionsOf(entries).values()].some(isAbout)) return
  // Found without the lock for writing, because as a rule there is nothing to record.
  if ((await claimsPutRight(needs.db, userId, asset, entries)).length === 0) return
  await record(needs, userId, { assetId }, async ({ asset: current, trx }) => {
    const outcomes = current
      ? await claimsPutRight(trx, userId, current, await listAssetEntries(trx, userId, assetId))
      : []
    return outcomes.length === 0 ? null : { fact: null, outcomes }
  })
}
