import type { PriceNoted } from '#domain/ledger/entry.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { isOwn } from '#domain/prices/price.ts'
import type { Db } from '../database/open-database.ts'
import type { DayPrice } from './price-provider.ts'

/**
 * The provider's prices of a symbol that some user has confirmed, with their days, in shares of those days. A confirmation is an
 * entry in a user's journal with the provider as its source; a price of the user's own has another.
 */
export async function listConfirmedPrices(db: Db, symbol: string): Promise<Pick<DayPrice, 'day' | 'close'>[]> {
  const rows = await db
    .selectFrom('assets')
    .innerJoin('entries', (join) =>
      join.onRef('entries.user_id', '=', 'assets.user_id').onRef('entries.asset_id', '=', 'assets.asset_id'),
    )
    .select('entries.body')
    .where('assets.symbol', '=', symbol)
    .where('entries.kind', '=', 'price-noted')
    .execute()
  return rows.flatMap(({ body }) => {
    const { price }: PriceNoted = JSON.parse(body)
    return isOwn(price) ? [] : [{ day: marketDayOf(price.at), close: price.price }]
  })
}
