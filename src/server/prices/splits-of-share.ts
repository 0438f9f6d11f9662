import type { Split } from '#domain/prices/split.ts'
import type { Db } from '../database/open-database.ts'
import { readState } from '../ledger/read-model.ts'
import { allSplits } from './all-splits.ts'
import { findMarketData } from './market-data.ts'

/**
 * All splits of a share that its user can know of: those that providers report, and those that the user recorded of it, for what
 * its price is compared with, or what an option on it claims, is told by the same closes (docs/decisions/336).
 */
export async function splitsOfShare(db: Db, userId: string, ticker: string): Promise<readonly Split[]> {
  const row = await db
    .selectFrom('assets')
    .select('state')
    .where('user_id', '=', userId)
    .where('symbol', '=', ticker)
    .orderBy('asset_id')
    .executeTakeFirst()
  const splits = (row && readState(row.state)?.splits) ?? []
  return allSplits({ splits }, await findMarketData(db, ticker))
}
