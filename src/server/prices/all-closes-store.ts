import { sql } from 'kysely'
import type { ListName } from '#domain/ledger/action.ts'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import { SHARED } from './daily-price-store.ts'
import { SERIES } from './last-close-store.ts'

/** The closes of a symbol as one text, `2026-11-19 98.92|2026-11-20 99.10`, in any order: from providers, or the user's own. */
export type StoredCloses = { readonly symbol: string; readonly isOwn: boolean; readonly closes: string }

/**
 * The closes of all that a user ever held, for the assets of a range of numbers, one text for each symbol, from the day of its
 * first entry. It is one query of few rows; a row for each day would make thousands.
 */
export async function listAllCloses(db: Db, userId: string, from: number, to: number): Promise<StoredCloses[]> {
  const rows = await allClosesQuery(db, { shared: SHARED, userId, watched: 'watched', from, to })
  return rows.flatMap(({ symbol, own, closes }) =>
    symbol === null || closes === null ? [] : [{ symbol, isOwn: own !== null, closes }],
  )
}

type Values = {
  readonly shared: string
  readonly userId: string
  readonly watched: ListName
  readonly from: number
  readonly to: number
}

const allClosesQuery = prepared<Values, { symbol: string | null; own: string | null; closes: string | null }>(
  (db, value) => {
    const ofAssets = db
      .selectFrom('assets')
      .where('assets.user_id', '=', value('userId'))
      .where('assets.asset_id', '>=', value('from'))
      .where('assets.asset_id', '<=', value('to'))
    const own = db
      .selectFrom('daily_prices')
      .select(['symbol', 'owner as own', inOnePiece])
      .where('owner', '=', value('userId'))
      .where('symbol', 'in', ofAssets.select(SERIES.as('series')))
      .groupBy(['owner', 'symbol'])
    // Read asset by asset, the closes come in the index's order; a grouped join would sort them first.
    return ofAssets
      .select((of) => [
        'assets.symbol',
        sql<string | null>`null`.as('own'),
        of
          .selectFrom('daily_prices')
          .select(inOnePiece)
          .where('daily_prices.owner', '=', value('shared'))
          .whereRef('daily_prices.symbol', '=', 'assets.symbol')
          .whereRef('daily_prices.day', '>=', 'assets.opened_on')
          .as('closes'),
      ])
      .where('assets.list', '!=', value('watched'))
      .unionAll(own)
  },
)

const inOnePiece = sql<string | null>`string_agg(daily_prices.day || ' ' || daily_prices.close, '|')`.as('closes')
