import type { Transaction } from 'kysely'
import type { Asset } from '#domain/assets/asset.ts'
import type { Entry } from '#domain/ledger/entry.ts'
import type { EntryRow, Tables } from '../database/tables.ts'
import { endAfter, type Head, rememberEnd } from '../ledger/ledger-end-store.ts'
import { toAssetRow } from '../ledger/read-model.ts'
import { insertEntries } from './insert-entries.ts'
import { toRow } from './next-entry.ts'

/**
 * A complete journal that was made elsewhere by the same rules: all its entries, and the assets that a replay of them produces.
 */
export type PastJournal = { readonly entries: readonly Entry[]; readonly assets: readonly Asset[] }

/**
 * Appends a whole journal to an empty ledger in a few statements. The rows are the same as if its entries had been recorded one
 * by one, and form a hash chain of their own.
 */
export async function appendPast(
  trx: Transaction<Tables>,
  userId: string,
  head: Head,
  { entries, assets }: PastJournal,
): Promise<void> {
  const last = entries.at(-1)
  if (!last) return
  const rows: EntryRow[] = []
  let end = head
  for (const entry of entries) {
    const row = toRow(userId, entry, end)
    rows.push(row)
    end = { ...end, sequence: row.sequence, hash: row.hash }
  }
  await insertEntries(trx, rows)
  const highestAssetId = Math.max(head.highestAssetId, ...assets.map(({ assetId }) => assetId))
  await rememberEnd(trx, userId, head, endAfter({ ...head, highestAssetId }, last, end.hash))
  if (assets.length > 0)
    await trx
      .insertInto('assets')
      .values(assets.map((asset) => toAssetRow(userId, asset)))
      .execute()
}
