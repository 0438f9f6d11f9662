import { sql } from 'kysely'
import type { ListName } from '#domain/ledger/action.ts'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import { inOnePiece, yearsInOnePiece } from './closes-by-year-store.ts'
import { SERIES } from './last-close-store.ts'

/** The closes of a symbol as one text, `2026-11-19 98.92|2026-11-20 99.10`, in any order: from providers, or the user's own. */
export type StoredCloses = {
  readonly symbol: string
  readonly isOwn: boolean
  readonly closes: string
  /** The day from which on they count, which the text may begin before; '' where all do. */
  readonly from: string
}

/**
 * The closes of all that a user ever held, for the assets of a range of numbers, one text for each symbol, from the year of its
 * first entry on. It is one query of few rows; a row for each day would make thousands.
 */
export async function listAllCloses(db: Db, userId: string, from: number, to: number): Promise<StoredCloses[]> {
  const rows = await allClosesQuery(db, { userId, watched: 'watched', from, to })
  return rows.flatMap(({ symbol, own, from, closes }) =>
    symbol === null || closes === null ? [] : [{ symbol, isOwn: own !== null, closes, from }],
  )
}

type Values = {
  readonly userId: string
  readonly watched: ListName
  readonly from: number
  readonly to: number
}

type Row = { symbol: string | null; own: string | null; from: string; closes: string | null }

const allClosesQuery = prepared<Values, Row>((db, value) => {
  const ofAssets = db
    .selectFrom('assets')
    .where('assets.user_id', '=', value('userId'))
    .where('assets.asset_id', '>=', value('from'))
    .where('assets.asset_id', '<=', value('to'))
  const own = db
    .selectFrom('daily_prices')
    .select(['symbol', 'owner as own', sql<string>`''`.as('from'), inOnePiece.as('closes')])
    .where('owner', '=', value('userId'))
    .where('symbol', 'in', ofAssets.select(SERIES.as('series')))
    .groupBy(['owner', 'symbol'])
  return ofAssets
    .select((of) => [
      'assets.symbol',
      sql<string | null>`null`.as('own'),
      'assets.opened_on as from',
      of
        .selectFrom('closes_by_year')
        .select(yearsInOnePiece.as('closes'))
        .whereRef('closes_by_year.symbol', '=', 'assets.symbol')
        .whereRef('closes_by_year.year', '>=', sql<string>`substr(assets.opened_on, 1, 4)`)
        .as('closes'),
    ])
    .where('assets.list', '!=', value('watched'))
    .unionAll(own)
})
