import { sql } from 'kysely'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import { SHARED } from '../prices/daily-price-store.ts'
import { SERIES } from '../prices/last-close-store.ts'

/** An asset's shared and own closes, each as one text `2026-11-19 98.92|2026-11-20 99.10`; null when there are none. */
type AssetCloses = { readonly assetId: number; readonly shared: string | null; readonly own: string | null }

/** The closes of all assets on a user's lists, watched ones included. */
export async function listMirrorCloses(db: Db, userId: string): Promise<readonly AssetCloses[]> {
  return closesQuery(db, { userId, shared: SHARED })
}

const closesQuery = prepared<{ userId: string; shared: string }, AssetCloses>((db, value) => {
  const inOnePiece = (owner: string) => sql<string | null>`
    (select string_agg(days.day || ' ' || days.close, '|') from daily_prices as days
      where days.owner = ${sql`${owner}`} and days.symbol = ${SERIES})`
  return db
    .selectFrom('assets')
    .select(['assets.asset_id as assetId'])
    .select(inOnePiece(value('shared')).as('shared'))
    .select(inOnePiece(value('userId')).as('own'))
    .where('assets.user_id', '=', value('userId'))
})

/** The closes of a ticker, each kind as one text: first the shared ones, then the user's own, which take precedence. */
export async function listBenchmarkCloses(db: Db, userId: string, ticker: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('daily_prices')
    .select(['owner', sql<string>`string_agg(day || ' ' || close, '|')`.as('closes')])
    .where('symbol', '=', ticker)
    .where('owner', 'in', [SHARED, userId])
    .groupBy('owner')
    .execute()
  return rows
    .toSorted((one, other) => Number(one.owner === userId) - Number(other.owner === userId))
    .map(({ closes }) => closes)
}
