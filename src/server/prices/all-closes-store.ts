import { sql } from 'kysely'
import type { Closes } from '#domain/assets/closes.ts'
import type { PackedCloses } from '#domain/assets/packed-closes.ts'
import type { ListName } from '#domain/ledger/action.ts'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import { inOnePiece, piecesOf } from './closes-by-year-store.ts'
import { SERIES } from './last-close-store.ts'

/** Some closes of a symbol in one piece: a year of providers', or all of the user's own. */
export type StoredCloses = {
  readonly symbol: string
  readonly isOwn: boolean
  readonly closes: Closes
  /** The day from which on they count, which the piece may begin before; '' where all do. */
  readonly from: string
}

/**
 * The closes of all that a user ever held, for the assets of a range of numbers, of each symbol from the year of its first entry on.
 * It is one query of few rows; a row for each day would make thousands.
 */
export async function listAllCloses(db: Db, userId: string, from: number, to: number): Promise<StoredCloses[]> {
  const rows = await allClosesQuery(db, { userId, watched: 'watched', from, to })
  return rows.flatMap(({ symbol, own, from, packed, rest }) =>
    (packed === null ? [rest] : piecesOf({ packed, rest })).map((closes) => ({
      symbol,
      isOwn: own !== null,
      closes,
      from,
    })),
  )
}

type Values = {
  readonly userId: string
  readonly watched: ListName
  readonly from: number
  readonly to: number
}

/** The user's own closes are a text alone. */
type Row = { symbol: string; own: string | null; from: string; packed: PackedCloses | null; rest: string }

const allClosesQuery = prepared<Values, Row>((db, value) => {
  const ofAssets = db
    .selectFrom('assets')
    .where('assets.user_id', '=', value('userId'))
    .where('assets.asset_id', '>=', value('from'))
    .where('assets.asset_id', '<=', value('to'))
  const own = db
    .selectFrom('daily_prices')
    .select([
      'symbol',
      'owner as own',
      sql<string>`''`.as('from'),
      sql<PackedCloses | null>`null`.as('packed'),
      inOnePiece.$notNull().as('rest'),
    ])
    .where('owner', '=', value('userId'))
    .where('symbol', 'in', ofAssets.select(SERIES.as('series')))
    .groupBy(['owner', 'symbol'])
  return ofAssets
    .innerJoin('closes_by_year', (join) =>
      join
        .onRef('closes_by_year.symbol', '=', 'assets.symbol')
        .onRef('closes_by_year.year', '>=', sql<string>`substr(assets.opened_on, 1, 4)`),
    )
    .select((of) => [
      'closes_by_year.symbol',
      sql<string | null>`null`.as('own'),
      'assets.opened_on as from',
      of.ref('closes_by_year.packed').$castTo<PackedCloses | null>().as('packed'),
      'closes_by_year.rest',
    ])
    .where('assets.list', '!=', value('watched'))
    .unionAll(own)
})
