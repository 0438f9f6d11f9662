import type { Closes, ClosesText } from '#domain/assets/closes.ts'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import type { Tables } from '../database/tables.ts'
import { inOnePiece, piecesOf } from '../prices/closes-by-year-store.ts'
import { SERIES } from '../prices/last-close-store.ts'

/** An asset's shared closes, year by year, and its own in one piece; null when there are none. */
export type AssetCloses = {
  readonly assetId: number
  readonly shared: readonly Closes[]
  readonly own: ClosesText | null
}

/**
 * The closes of all assets on a user's lists, watched ones included.
 * @param before what was read the last time: shared closes of an asset that are the same are the very same list
 */
export async function listMirrorCloses(
  db: Db,
  userId: string,
  before?: ReadonlyMap<number, AssetCloses>,
): Promise<readonly AssetCloses[]> {
  const years = Map.groupBy(await yearsQuery(db, { userId }), ({ symbol }) => symbol)
  const assets = await ownQuery(db, { userId })
  return assets.map(({ assetId, series, own }) => ({
    assetId,
    shared: sameOrNew(before?.get(assetId)?.shared, (years.get(series) ?? []).flatMap(piecesOf)),
    own,
  }))
}

/** What was read before, where it is the same closes: two texts are equal by themselves, but not two pieces of bytes. */
function sameOrNew(before: readonly Closes[] | undefined, now: readonly Closes[]): readonly Closes[] {
  const areSame = before?.length === now.length && now.every((piece, place) => isSame(piece, before[place] ?? ''))
  return areSame ? before : now
}

const isSame = (one: Closes, other: Closes): boolean =>
  typeof one === 'string' || typeof other === 'string' ? one === other : Buffer.compare(one, other) === 0

type Year = Omit<Tables['closes_by_year'], 'year'>

/** A row for each year, because neither engine joins bytes of several rows. In their order, so that they can be compared with those of before. */
const yearsQuery = prepared<{ userId: string }, Year>((db, value) =>
  db
    .selectFrom('closes_by_year')
    .select(['symbol', 'packed', 'rest'])
    .where('symbol', 'in', db.selectFrom('assets').select(SERIES.as('series')).where('user_id', '=', value('userId')))
    .orderBy('symbol')
    .orderBy('year'),
)

const ownQuery = prepared<{ userId: string }, { assetId: number; series: string; own: string | null }>((db, value) =>
  db
    .selectFrom('assets')
    .select((of) => [
      'assets.asset_id as assetId',
      SERIES.as('series'),
      of
        .selectFrom('daily_prices')
        .select(inOnePiece.as('closes'))
        .where('daily_prices.owner', '=', value('userId'))
        .where('daily_prices.symbol', '=', SERIES)
        .as('own'),
    ])
    .where('assets.user_id', '=', value('userId')),
)

/** The closes of a ticker: first the shared ones, year by year, then the user's own, which take precedence. */
export async function listBenchmarkCloses(db: Db, userId: string, ticker: string): Promise<readonly Closes[]> {
  const shared = db.selectFrom('closes_by_year').select(['packed', 'rest']).where('symbol', '=', ticker).orderBy('year')
  const own = db
    .selectFrom('daily_prices')
    .select(inOnePiece.as('closes'))
    .where('symbol', '=', ticker)
    .where('owner', '=', userId)
  const years = await shared.execute()
  return [...years.flatMap(piecesOf), ...(await own.execute()).flatMap(({ closes }) => closes ?? [])]
}
