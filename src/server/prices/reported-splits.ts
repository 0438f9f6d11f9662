import { isEqualSplit } from '#domain/assets/pending-split.ts'
import type { ReportedSplit } from '#domain/prices/known-market.ts'
import type { Split } from '#domain/prices/split.ts'
import type { Db } from '../database/open-database.ts'
import { dropSplits, listStored, storeSplits } from './anomaly-store.ts'
import type { ReportedSplits } from './price-provider.ts'
import { listStanding, storeTyped } from './recorded-splits.ts'
import { shownBeside, shownSplits } from './shown-splits.ts'

/**
 * Stores what a provider reports in place of what the same one reported of these days before: a split that was announced may be moved,
 * or called off. What its answer does not cover stays.
 */
export async function storeReported(db: Db, symbol: string, answer: ReportedSplits): Promise<void> {
  const { source, splits } = answer
  const reported = splits.map((split) => ({ ...split, source }))
  const store = async (trx: Db) => {
    const gone = await takenBack(trx, symbol, answer)
    await dropSplits(trx, symbol, gone)
    await storeSplits(trx, symbol, reported)
    if (gone.length > 0) await shareShown(trx, symbol)
  }
  await (db.isTransaction ? store(db) : db.transaction().execute(store))
}

/**
 * What the provider said of these days and says no more. An answer without any split also comes of a provider that does not know the
 * ticker any more, because the share was renamed or is traded no longer: it takes back nothing that closes show.
 */
async function takenBack(
  db: Db,
  symbol: string,
  { source, splits, covered }: ReportedSplits,
): Promise<readonly ReportedSplit[]> {
  if (covered === null) return []
  const stored = await listStored(db, symbol)
  const isCovered = ({ effectiveOn }: Split) =>
    effectiveOn >= covered.from && (covered.to === null || effectiveOn <= covered.to)
  const missing = stored.filter(
    (split) => split.source === source && isCovered(split) && !splits.some((told) => isEqualSplit(told, split)),
  )
  if (splits.length > 0 || missing.length === 0) return missing
  const confirmed = await shownSplits(
    db,
    symbol,
    missing,
    stored.filter((split) => !missing.includes(split)),
  )
  return missing.filter((split) => !confirmed.includes(split))
}

/** Of the place that a provider's split leaves, an owner may have said what the closes show. */
export async function shareShown(db: Db, symbol: string): Promise<void> {
  const stored = await listStored(db, symbol)
  const recorded = (await listStanding(db, symbol)).flatMap(({ splits }) => splits)
  await storeTyped(db, symbol, await shownBeside(db, symbol, recorded, stored))
}
