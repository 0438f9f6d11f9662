import type { AssetEntry } from '#domain/assets/asset.ts'
import { tryReadEntry } from '#domain/ledger/read-entry.ts'
import type { EntryRow } from '../database/tables.ts'
import { isOfAsset } from './ledger-store.ts'

/** The readable entries, without those of assets that have an unreadable one. */
export function readableEntries(rows: readonly Pick<EntryRow, 'asset_id' | 'body'>[]): AssetEntry[] {
  const read = rows.map(({ asset_id, body }) => ({ asset_id, entry: tryReadEntry(body) }))
  const unread = new Set(read.flatMap(({ asset_id, entry }) => (entry ? [] : [asset_id])))
  return read.flatMap(({ asset_id, entry }) => (entry && isOfAsset(entry) && !unread.has(asset_id) ? [entry] : []))
}
