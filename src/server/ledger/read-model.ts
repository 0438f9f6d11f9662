import type { Transaction } from 'kysely'
import type { Asset } from '#domain/assets/asset.ts'
import { LIST_OF, type ListName } from '#domain/decisions/action.ts'
import { assetIdentity } from '#domain/decisions/decision.ts'
import type { AssetFacts } from '#domain/ledger/entry.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import type { AssetRow, QuoteColumns, Tables } from '../database/tables.ts'

/** The row that stands for an asset. */
export const toAssetRow = (userId: string, asset: Asset): AssetRow => ({
  user_id: userId,
  asset_id: asset.assetId,
  list: LIST_OF[asset.list],
  identity: assetIdentity(asset.facts),
  symbol: symbolOf(asset.facts),
  opened_on: marketDayOf(asset.openedAt),
  state: JSON.stringify(asset),
})

/** The ticker whose prices are the asset's; null for an option, which a share's price says nothing of (ruling 9). */
export const symbolOf = ({ type, ticker }: AssetFacts): string | null => (type === 'stock' ? ticker : null)

/** @throws a unique violation when the user has this asset, or this company, already. */
export async function storeAsset(
  trx: Transaction<Tables>,
  userId: string,
  asset: Asset,
  isNew: boolean,
): Promise<void> {
  const row = toAssetRow(userId, asset)
  await (isNew ? insertAsset(trx, row) : updateAsset(trx, row))
}

const insertAsset = prepared<AssetRow, unknown>((db, value) =>
  db.insertInto('assets').values({
    user_id: value('user_id'),
    asset_id: value('asset_id'),
    list: value('list'),
    identity: value('identity'),
    symbol: value('symbol'),
    opened_on: value('opened_on'),
    state: value('state'),
  }),
)

/** What an asset is about never changes, so only its list and state do. */
const updateAsset = prepared<AssetRow, unknown>((db, value) =>
  db
    .updateTable('assets')
    .set({ list: value('list'), state: value('state') })
    .where('user_id', '=', value('user_id'))
    .where('asset_id', '=', value('asset_id')),
)

export async function findAsset(db: Db, userId: string, assetId: number): Promise<Asset | null> {
  const row = await db
    .selectFrom('assets')
    .select('state')
    .where('user_id', '=', userId)
    .where('asset_id', '=', assetId)
    .executeTakeFirst()
  return row ? JSON.parse(row.state) : null
}

/** What a user's lists say of a company: the id of the same asset, if it is there, and how many there are. */
export async function findOnLists(
  db: Db,
  userId: string,
  identity: string,
): Promise<{ sameAssetId: number | null; assetCount: number }> {
  const [found] = await onListsQuery(db, { userId, identity })
  return { sameAssetId: found?.same ?? null, assetCount: found?.highest ?? 0 }
}

const onListsQuery = prepared<{ userId: string; identity: string }, { same: number | null; highest: number | null }>(
  (db, value) => {
    const same = db
      .selectFrom('assets')
      .select('asset_id')
      .where('user_id', '=', value('userId'))
      .where('identity', '=', value('identity'))
      .as('same')
    // Ids count from 1 without a gap, so the highest is how many there are, found without reading them all.
    const highest = db
      .selectFrom('assets')
      .select((of) => of.fn.max('asset_id').as('highest'))
      .where('user_id', '=', value('userId'))
      .as('highest')
    return db.selectNoFrom([same, highest])
  },
)

/** An asset's state with what a provider says its symbol costs, if one does. */
type ListedRow = Pick<AssetRow, 'symbol' | 'state'> & QuoteColumns

/** Everything on a user's lists, or on one of them, in the order of its adding. */
export const listAssets = (db: Db, userId: string, list?: ListName): Promise<ListedRow[]> =>
  list ? listQuery(db, { userId, list }) : listsQuery(db, { userId })

const listQuery = prepared<{ userId: string; list: ListName }, ListedRow>((db, value) =>
  assetListQuery(db, value('userId'), value('list')),
)

const listsQuery = prepared<{ userId: string }, ListedRow>((db, value) => assetListQuery(db, value('userId')))

/** One indexed query; exported so that a test can ask the database how it means to answer it. */
export function assetListQuery(db: Db, userId: string, list?: ListName) {
  const assets = db
    .selectFrom('assets')
    .leftJoin('quotes', 'quotes.ticker', 'assets.symbol')
    .select([
      'assets.symbol',
      'assets.state',
      'quotes.price',
      'quotes.open',
      'quotes.previous_close',
      'quotes.source',
      'quotes.at',
    ])
    .where('assets.user_id', '=', userId)
    .orderBy('assets.asset_id')
  return list ? assets.where('assets.list', '=', list) : assets
}
