import { Transaction } from 'kysely'
import { replayAsset } from '#domain/assets/replay-asset.ts'
import type { AssetFact, Entry } from '#domain/ledger/entry.ts'
import type { Instant } from '#domain/time.ts'
import type { Db } from '#server/database/open-database.ts'
import type { Tables } from '#server/database/tables.ts'
import { findHead } from '#server/ledger/ledger-end-store.ts'
import { listAssetEntries } from '#server/ledger/ledger-store.ts'
import { appendToAsset } from '#server/recording/record.ts'

/**
 * Appends a fact about an asset to a user's ledger, after all that the ledger has.
 * @param db a transaction that is open; otherwise the fact gets one of its own
 * @throws SequenceTaken for a decision, or a company, that is there already
 */
export async function appendFact<F extends AssetFact>(db: Db, userId: string, fact: F, at: Instant): Promise<Entry<F>> {
  const append = async (trx: Transaction<Tables>) => {
    const asset = replayAsset(await listAssetEntries(trx, userId, fact.assetId))
    const { entry } = await appendToAsset(trx, userId, { head: await findHead(trx, userId), asset }, fact, at)
    return entry
  }
  return db instanceof Transaction ? append(db) : db.transaction().execute(append)
}
