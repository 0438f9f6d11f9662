import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import { inOnePiece, yearsInOnePiece } from '../prices/closes-by-year-store.ts'
import { SERIES } from '../prices/last-close-store.ts'

/** An asset's shared and own closes, each as one text `2026-11-19 98.92|2026-11-20 99.10`; null when there are none. */
export type AssetCloses = { readonly assetId: number; readonly shared: string | null; readonly own: string | null }

/** The closes of all assets on a user's lists, watched ones included. */
export async function listMirrorCloses(db: Db, userId: string): Promise<readonly AssetCloses[]> {
  return closesQuery(db, { userId })
}

const closesQuery = prepared<{ userId: string }, AssetCloses>((db, value) => {
  return db
    .selectFrom('assets')
    .select((of) => [
      'assets.asset_id as assetId',
      of
        .selectFrom('closes_by_year')
        .select(yearsInOnePiece.as('closes'))
        .where('closes_by_year.symbol', '=', SERIES)
        .as('shared'),
      of
        .selectFrom('daily_prices')
        .select(inOnePiece.as('closes'))
        .where('daily_prices.owner', '=', value('userId'))
        .where('daily_prices.symbol', '=', SERIES)
        .as('own'),
    ])
    .where('assets.user_id', '=', value('userId'))
})

/** The closes of a ticker, each kind as one text: first the shared ones, then the user's own, which take precedence. */
export async function listBenchmarkCloses(db: Db, userId: string, ticker: string): Promise<readonly string[]> {
  const shared = db.selectFrom('closes_by_year').select(yearsInOnePiece.as('closes')).where('symbol', '=', ticker)
  const own = db
    .selectFrom('daily_prices')
    .select(inOnePiece.as('closes'))
    .where('symbol', '=', ticker)
    .where('owner', '=', userId)
  const rows = [...(await shared.execute()), ...(await own.execute())]
  return rows.flatMap(({ closes }) => closes ?? [])
}
