import type { Asset, AssetEntry } from '#domain/assets/asset.ts'
import { correctedEntries } from '#domain/assets/corrected-entries.ts'
import { isOfSameCloses } from '#domain/claims/raw-closes.ts'
import type { Db } from '../database/open-database.ts'
import { findRawCloses, isDecidedByOwn } from './claim-prices.ts'

/**
 * The outcomes of an asset's claims that do not say whose closes decided them, because they are older than that member of the entry,
 * and that have the closes which the user has stored of those days. Looked for before the ticker is corrected, under which they are stored.
 * @returns their sequences
 */
export async function ownOutcomesOf(
  db: Db,
  userId: string,
  asset: Asset,
  entries: readonly AssetEntry[],
): Promise<readonly number[]> {
  const own: number[] = []
  if (asset.facts.type !== 'stock') return own
  for (const entry of correctedEntries(entries)) {
    if (entry.kind !== 'claim-resolved' || entry.isByOwnCloses || entry.isOfOtherTicker) continue
    const { asset: raw } = await findRawCloses(db, userId, asset, null, entry)
    if (isDecidedByOwn(entry.claim, raw.isOwn) && isOfSameCloses(entry.closes.asset, raw, entry.from))
      own.push(entry.sequence)
  }
  return own
}
