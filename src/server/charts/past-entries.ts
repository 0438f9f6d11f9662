import type { AssetEntry } from '#domain/assets/asset.ts'
import type { Db } from '../database/open-database.ts'
import { listMovingEntries } from '../ledger/ledger-store.ts'

/** The entries that were read of a ledger. Entries never change, so only later ones have to be read. */
export type PastEntries = {
  /** The sequence of the last entry that was read. */
  readonly upTo: number
  /** The entries of assets of which every entry can be read, oldest first. */
  readonly entries: readonly AssetEntry[]
  /** Assets with an entry that cannot be read, which are left out so that the others can be shown. */
  readonly unread: ReadonlySet<number | null>
}

export const NO_ENTRIES: PastEntries = { upTo: 0, entries: [], unread: new Set() }

/** Reads the entries after the last one that was read. */
export async function readOn(db: Db, userId: string, { upTo, entries, unread }: PastEntries): Promise<PastEntries> {
  const following = await listMovingEntries(db, userId, upTo)
  const last = following.at(-1)
  if (!last) return { upTo, entries, unread }
  const notRead = new Set([...unread, ...following.flatMap(({ assetId, entry }) => (entry ? [] : [assetId]))])
  const isWhole = ({ assetId }: AssetEntry) => !notRead.has(assetId)
  const read = following.flatMap(({ entry }) => entry ?? [])
  const before = notRead.size > unread.size ? entries.filter(isWhole) : entries
  return { upTo: last.sequence, entries: [...before, ...read.filter(isWhole)], unread: notRead }
}
