import type { AssetEntry } from '#domain/assets/asset.ts'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import type { EntryRow } from '../database/tables.ts'
import { readableEntries } from '../ledger/readable-entries.ts'

/**
 * All entries about assets except critiques, which are most of a journal's text, oldest first. Assets with an entry that
 * cannot be read are left out, so that the Mirror still covers the others.
 */
export async function listMirrorEntries(db: Db, userId: string): Promise<AssetEntry[]> {
  return readableEntries(await entriesQuery(db, { userId }))
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
