import type { Kysely } from 'kysely'
import { packCloses } from '#domain/assets/packed-closes.ts'
import type { Tables } from '../tables.ts'

/** Makes the years of all providers' closes anew, symbol by symbol: of all at once there may be millions. */
export async function packAllYears(db: Kysely<Tables>): Promise<void> {
  const shared = db.selectFrom('daily_prices').where('owner', '=', '')
  for (const { symbol } of await shared.select('symbol').distinct().execute()) {
    const closes = await shared.select(['day', 'close']).where('symbol', '=', symbol).orderBy('day').execute()
    const years = Map.groupBy(closes, ({ day }) => day.slice(0, 4))
    const rows = [...years].map(([year, ofYear]) => ({ symbol, year, ...packCloses(ofYear) }))
    await db.insertInto('closes_by_year').values(rows).execute()
  }
}
