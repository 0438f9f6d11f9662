import type { AssetEntry } from '#domain/assets/asset.ts'
import type { Db } from '../database/open-database.ts'
import { listMovingEntries } from '../ledger/ledger-store.ts'

/** What was read of a ledger, so that only what follows has to be read: entries never change. */
export type PastEntries = {
  /** The place of the last one that was read. */
  readonly upTo: number
  /** Of assets of which every entry can be read, oldest first. */
  readonly entries: readonly AssetEntry[]
  /** Assets with an entry that cannot be read: they are left out, so that the others can be shown. */
  readonly unread: ReadonlySet<number | null>
}

export const NO_ENTRIES: PastEntries = { upTo: 0, entries: [], unread: new Set() }

/** Reads on from where it was read up to. */
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
