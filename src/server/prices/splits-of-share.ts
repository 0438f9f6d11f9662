import type { Asset } from '#domain/assets/asset.ts'
import { formerSplits } from '#domain/assets/former-splits.ts'
import type { Split, SplitRatio } from '#domain/prices/split.ts'
import type { Db } from '../database/open-database.ts'
import { readState, symbolOf } from '../ledger/read-model.ts'
import { allSplits } from './all-splits.ts'
import { findMarketData, type MarketData } from './market-data.ts'

/** All known splits of a share, and other ratios that they had: those that were corrected or withdrawn, and a provider's where its user says another. */
export type KnownSplits = { readonly splits: readonly Split[]; readonly former: readonly SplitRatio[] }

/**
 * The splits of a share for one user, which are the same wherever they are asked for (docs/decisions/357):
 *
 * - what the user recorded of the share, on whatever list it is, as it stands by now: corrected, and without what was withdrawn
 * - what a provider reports by its last answer that covers the day; an answer without any takes back nothing that prices show
 * - what some owner recorded, and has in this form by now, where a provider's price says the same
 *
 * each once (`allSplits`). One counts from its day on (`splitsInEffect`).
 * @param current an asset of the user's as it is after the transaction that asks, which has not stored it yet
 */
export async function splitsOfShare(
  db: Db,
  userId: string,
  ticker: string,
  current: Asset | null = null,
): Promise<KnownSplits> {
  const ofTicker = db.selectFrom('assets').select('state').where('user_id', '=', userId).where('symbol', '=', ticker)
  const others = current === null ? ofTicker : ofTicker.where('asset_id', '<>', current.assetId)
  const row = await others.orderBy('asset_id').executeTakeFirst()
  const stored = row ? readState(row.state) : null
  const share = current !== null && symbolOf(current.facts) === ticker ? current : stored
  const reported = await findMarketData(db, ticker)
  return share === null ? { splits: reported.splits, former: [] } : knownSplits(share, reported)
}

export function knownSplits(share: Asset, reported: Pick<MarketData, 'splits'>): KnownSplits {
  const splits = allSplits(share, reported)
  return { splits, former: [...formerSplits(share), ...reported.splits.filter((split) => !splits.includes(split))] }
}
