import type { Asset } from '#domain/assets/asset.ts'
import { formerSplits } from '#domain/assets/former-splits.ts'
import type { Split, SplitRatio } from '#domain/prices/split.ts'
import type { Db } from '../database/open-database.ts'
import { readState } from '../ledger/read-model.ts'
import { allSplits } from './all-splits.ts'
import { findMarketData, type MarketData } from './market-data.ts'

/** All known splits of a share, and other ratios that they had: those that were corrected or withdrawn, and a provider's where its user says another. */
export type KnownSplits = { readonly splits: readonly Split[]; readonly former: readonly SplitRatio[] }

/** All splits of a share that its user can know of: those that providers report, and those that the user recorded of it (docs/decisions/336). */
export async function splitsOfShare(db: Db, userId: string, ticker: string): Promise<KnownSplits> {
  const row = await db
    .selectFrom('assets')
    .select('state')
    .where('user_id', '=', userId)
    .where('symbol', '=', ticker)
    .orderBy('asset_id')
    .executeTakeFirst()
  const share = row ? readState(row.state) : null
  const reported = await findMarketData(db, ticker)
  return share === null ? { splits: reported.splits, former: [] } : knownSplits(share, reported)
}

export function knownSplits(share: Asset, reported: Pick<MarketData, 'splits'>): KnownSplits {
  const splits = allSplits(share, reported)
  return { splits, former: [...formerSplits(share), ...reported.splits.filter((split) => !splits.includes(split))] }
}
