import type { AssetEntry } from '#domain/assets/asset.ts'
import { tryReadEntry } from '#domain/ledger/read-entry.ts'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import type { EntryRow } from '../database/tables.ts'
import { isOfAsset } from '../ledger/ledger-store.ts'

/**
 * All entries about assets except critiques, which are most of a journal's text, oldest first. Assets with an entry that
 * cannot be read are left out, so that the Mirror still covers the others.
 */
export async function listMirrorEntries(db: Db, userId: string): Promise<AssetEntry[]> {
  return readableEntries(await entriesQuery(db, { userId }))
}

/** The readable entries, without those of assets that have an unreadable one. */
export function readableEntries(rows: readonly Pick<EntryRow, 'asset_id' | 'body'>[]): AssetEntry[] {
  const read = rows.map(({ asset_id, body }) => ({ asset_id, entry: tryReadEntry(body) }))
  const unread = new Set(read.flatMap(({ asset_id, entry }) => (entry ? [] : [asset_id])))
  return read.flatMap(({ asset_id, entry }) => (entry && isOfAsset(entry) && !unread.has(asset_id) ? [entry] : []))
}

const entriesQuery = prepared<{ userId: string }, Pick<EntryRow, 'asset_id' | 'body'>>((db, value) =>
  db
    .selectFrom('entries')
    .select(['asset_id', 'body'])
    .where('user_id', '=', value('userId'))
    .where('asset_id', 'is not', null)
    .where('kind', '!=', 'critique-recorded')
    .orderBy('sequence'),
)
