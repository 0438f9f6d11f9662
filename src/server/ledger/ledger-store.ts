import type { AssetEntry } from '#domain/assets/asset.ts'
import { correctedEntries } from '#domain/assets/corrected-entries.ts'
import type { Entry, SealedEntry } from '#domain/ledger/entry.ts'
import type { PrincipleFact } from '#domain/ledger/principle-entries.ts'
import { readEntry, tryReadEntry } from '#domain/ledger/read-entry.ts'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import type { EntryRow } from '../database/tables.ts'
import { nextSlice } from '../event-loop/next-slice.ts'

/** An entry as it is read: its text, and its sequence, which names it if the text cannot be read. */
type ReadRow = Pick<EntryRow, 'sequence' | 'body'>

/** One asset's entries, oldest first. @throws UnreadableEntry */
export async function listAssetEntries(db: Db, userId: string, assetId: number): Promise<AssetEntry[]> {
  const rows = await assetEntriesQuery(db, { userId, assetId })
  return rows.map(readEntry).filter(isOfAsset)
}

/** The same entries with the latest corrections applied. @throws UnreadableEntry */
export async function listCorrectedEntries(db: Db, userId: string, assetId: number): Promise<readonly AssetEntry[]> {
  return correctedEntries(await listAssetEntries(db, userId, assetId))
}

/** The number of entries that can be read in about a millisecond. */
const READ_AT_ONCE = 250

/** The same for background work: requests are served between two pages, however long the journal is. */
export async function readAssetEntries(db: Db, userId: string, assetId: number): Promise<AssetEntry[]> {
  const entries: AssetEntry[] = []
  for (let after = 0; ; ) {
    const rows = await followingEntriesQuery(db, { userId, assetId, after })
    for (const entry of rows.map(readEntry)) if (isOfAsset(entry)) entries.push(entry)
    const last = rows.at(-1)
    if (!last || rows.length < READ_AT_ONCE) return entries
    after = last.sequence
    await nextSlice()
  }
}

/** The entries of an asset after a sequence, oldest first, up to a number. @throws UnreadableEntry */
export async function listAssetEntriesAfter(
  db: Db,
  userId: string,
  assetId: number,
  after: number,
  most: number,
): Promise<AssetEntry[]> {
  const rows = await db
    .selectFrom('entries')
    .select(['sequence', 'body'])
    .where('user_id', '=', userId)
    .where('asset_id', '=', assetId)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(most)
    .execute()
  return rows.map(readEntry).filter(isOfAsset)
}

/** Decides by the entry itself, because its row may have been changed by hand. */
export const isOfAsset = (entry: Entry): entry is AssetEntry => 'assetId' in entry

const assetEntriesQuery = prepared<{ userId: string; assetId: number }, ReadRow>((db, value) =>
  db
    .selectFrom('entries')
    .select(['sequence', 'body'])
    .where('user_id', '=', value('userId'))
    .where('asset_id', '=', value('assetId'))
    .orderBy('sequence'),
)

const followingEntriesQuery = prepared<{ userId: string; assetId: number; after: number }, ReadRow>((db, value) =>
  db
    .selectFrom('entries')
    .select(['sequence', 'body'])
    .where('user_id', '=', value('userId'))
    .where('asset_id', '=', value('assetId'))
    .where('sequence', '>', value('after'))
    .orderBy('sequence')
    .limit(READ_AT_ONCE),
)

/** All users' assets with an entry of a kind, in the order in which jobs go through them. */
export async function listAssetsWith(
  db: Db,
  kind: AssetEntry['kind'],
  userId?: string,
): Promise<readonly { readonly userId: string; readonly assetId: number }[]> {
  const ofAll = db
    .selectFrom('entries')
    .select(['user_id', 'asset_id'])
    .distinct()
    .where('kind', '=', kind)
    .orderBy('user_id')
    .orderBy('asset_id')
  const rows = await (userId === undefined ? ofAll : ofAll.where('user_id', '=', userId)).execute()
  return rows.flatMap(({ user_id, asset_id }) => (asset_id === null ? [] : [{ userId: user_id, assetId: asset_id }]))
}

/** The entries about a user's principles, oldest first, the only ones without an asset. @throws UnreadableEntry */
export async function listPrincipleEntries(db: Db, userId: string): Promise<Entry<PrincipleFact>[]> {
  const rows = await db
    .selectFrom('entries')
    .select(['sequence', 'body'])
    .where('user_id', '=', userId)
    .where('asset_id', 'is', null)
    .orderBy('sequence')
    .execute()
  return rows.map(readEntry).filter((entry) => !isOfAsset(entry))
}

/** An entry that affects what was held and what it cost; `entry` is null when it cannot be read. */
type MovingEntry = { readonly sequence: number; readonly assetId: number | null; readonly entry: AssetEntry | null }

/**
 * The entries after a sequence that affect what was held and what it cost: decisions, prices, splits, outcomes and corrections.
 */
export async function listMovingEntries(db: Db, userId: string, after: number): Promise<MovingEntry[]> {
  const rows = await movingEntriesQuery(db, { userId, after })
  return rows.map(({ sequence, asset_id, body }) => {
    const entry = tryReadEntry(body)
    return { sequence, assetId: asset_id, entry: entry && isOfAsset(entry) ? entry : null }
  })
}

const movingEntriesQuery = prepared<
  { userId: string; after: number },
  Pick<EntryRow, 'sequence' | 'asset_id' | 'body'>
>((db, value) =>
  db
    .selectFrom('entries')
    .select(['sequence', 'asset_id', 'body'])
    .where('user_id', '=', value('userId'))
    .where('sequence', '>', value('after'))
    .where('kind', 'in', [
      'decision-recorded',
      'price-noted',
      'split-recorded',
      'option-settled',
      'correction-recorded',
    ])
    .orderBy('sequence'),
)

/** A user's whole ledger with its hashes, oldest first. */
export async function listLedger(db: Db, userId: string): Promise<SealedEntry[]> {
  const rows = await db.selectFrom('entries').selectAll().where('user_id', '=', userId).orderBy('sequence').execute()
  return rows.map((row) => ({ entry: JSON.parse(row.body), previousHash: row.previous_hash, hash: row.hash }))
}
