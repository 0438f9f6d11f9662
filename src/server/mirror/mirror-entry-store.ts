import type { AssetEntry } from '#domain/assets/asset.ts'
import { tryReadEntry } from '#domain/ledger/read-entry.ts'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import type { EntryRow } from '../database/tables.ts'
import { isOfAsset } from '../ledger/ledger-store.ts'

/** All entries about assets except critiques, which are most of a journal's text. */
export type MirrorEntries = {
  /** By asset, oldest first. Assets with an entry that cannot be read have none, so that the Mirror still covers the others. */
  readonly ofAsset: ReadonlyMap<number, readonly AssetEntry[]>
  readonly unread: ReadonlySet<number | null>
  /** The sequence of the last of them; 0 before the first. */
  readonly until: number
  /** The length of their text. */
  readonly characters: number
}

const NOTHING_READ: MirrorEntries = { ofAsset: new Map(), unread: new Set(), until: 0, characters: 0 }

/** So many entries are read at once. Their texts are needed only until they are parsed: of all at once the collector of garbage copies five megabytes. */
const ROWS = 500

/**
 * Reads a journal, or what was appended since it was read: what stands in a ledger never changes. The entries of an asset of which
 * nothing is new are the very same array.
 */
export async function readMirrorEntries(db: Db, userId: string, before = NOTHING_READ): Promise<MirrorEntries> {
  const unread = new Set(before.unread)
  const added = new Map<number, AssetEntry[]>()
  let { characters, until } = before
  for (;;) {
    const rows = await entriesQuery(db, { userId, after: until, most: ROWS })
    for (const { asset_id, body } of rows) {
      characters += body.length
      const entry = tryReadEntry(body)
      if (entry === null) unread.add(asset_id)
      else if (isOfAsset(entry)) addTo(added, entry)
    }
    until = rows.at(-1)?.sequence ?? until
    if (rows.length < ROWS) break
  }
  if (until === before.until) return before
  const ofAsset = new Map(before.ofAsset)
  for (const [assetId, own] of added) ofAsset.set(assetId, [...(ofAsset.get(assetId) ?? []), ...own])
  for (const assetId of unread) if (assetId !== null) ofAsset.delete(assetId)
  return { ofAsset, unread, until, characters }
}

function addTo(added: Map<number, AssetEntry[]>, entry: AssetEntry): void {
  const own = added.get(entry.assetId)
  if (own) own.push(entry)
  else added.set(entry.assetId, [entry])
}

type Values = { readonly userId: string; readonly after: number; readonly most: number }

const entriesQuery = prepared<Values, Pick<EntryRow, 'asset_id' | 'sequence' | 'body'>>((db, value) =>
  db
    .selectFrom('entries')
    .select(['asset_id', 'sequence', 'body'])
    .where('user_id', '=', value('userId'))
    .where('sequence', '>', value('after'))
    .where('asset_id', 'is not', null)
    .where('kind', '!=', 'critique-recorded')
    .orderBy('sequence')
    .limit(value('most')),
)
