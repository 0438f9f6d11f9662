import { isDeepStrictEqual } from 'node:util'
import type { AssetRowView } from '#contract/assets.ts'
import type { Asset } from '#domain/assets/asset.ts'
import type { LastClose } from '#domain/assets/current-price.ts'
import type { ListName } from '#domain/ledger/action.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { AppContext } from '../app-context.ts'
import { changeCount } from '../database/change-count.ts'
import type { Db } from '../database/open-database.ts'
import { makeUserCache } from '../database/user-cache.ts'
import { type StoredAnswer, writtenAnswerOf } from '../http/stored-answer.ts'
import { isOfAnotherRelease, readState } from '../ledger/read-model.ts'
import { findStanding } from '../ledger/standing-store.ts'
import type { Anomalies } from '../prices/anomaly-store.ts'
import { type AssetMarketData, NO_MARKET_DATA } from '../prices/market-data.ts'
import { withWitness } from '../prices/market-of-asset.ts'
import { toQuote } from '../prices/quote-store.ts'
import { viewPricedRow } from './asset-row-view.ts'
import { type ListSources, readSources } from './list-sources.ts'
import { findListFingerprint, type ListFingerprint, type QuotedRow } from './list-store.ts'

type Rows = readonly AssetRowView[]

/** One asset as it was shown last, with all that its row came from: as long as that is the same, so is the row. */
export type ShownRow = {
  readonly state: string
  readonly asset: Asset
  readonly market: RowMarket
  readonly row: AssetRowView
  /** Whether a provider's prices are left out of it, because they look like a split of what its owner said. */
  readonly isProviderQuarantined: boolean
  /** As of which closes it was looked for a provider's of about the day of the owner's price; undefined where none was needed. */
  readonly witnessAsOf?: string | null
}

/** What a row shows of the market, and on which day. */
type RowMarket = {
  readonly day: string
  readonly quote: QuotedRow
  readonly anomaly: ReturnType<Anomalies['get']>
  readonly closes: readonly LastClose[]
}

/** What was shown to a user last. */
export type ShownLists = {
  readonly sources: ListSources
  readonly assets: readonly ShownRow[]
  readonly rows: Rows
  /** What was answered of these rows, by a name: the same rows are added up, written and compressed once. */
  readonly answers: Map<string, StoredAnswer>
}

/** The lists, and what tells that nothing was written to the database since, so that they need not be compared; null: not told. */
type Shown = { readonly lists: ShownLists; readonly asOf: string | null }

/** The limit of assets of all users together, each of which takes some 5 kB. */
const MOST_ASSETS = 5_000
const lastShown = makeUserCache<Shown>(MOST_ASSETS, ({ lists }) => lists.assets.length)

type Context = Pick<AppContext, 'db' | 'now'>

/**
 * What the lists show: the one place that the summary takes its sums from too. As long as all that they come from is the
 * same, which is asked of the database every time, so are the rows: the very same array.
 */
export const listAssetViews = async (context: Context, userId: string): Promise<Rows> =>
  (await showLists(context, userId)).rows

/** The same rows with the assets that they show, for sums that need more than what is shown. The same array, as above. */
export const listShownAssets = async (context: Context, userId: string): Promise<readonly ShownRow[]> =>
  (await showLists(context, userId)).assets

/** One list as it is answered. */
export async function answerList(context: Context, userId: string, list: ListName): Promise<StoredAnswer> {
  const lists = await showLists(context, userId)
  return writtenAnswerOf(lists, list, ({ rows }) => {
    const written = rows.filter((row) => row.list === list).map(writeRow)
    return `{"assets":[${written.join(',')}]}`
  })
}

function writeRow(row: AssetRowView): string {
  const written = writtenRows.get(row) ?? JSON.stringify(row)
  writtenRows.set(row, written)
  return written
}

/** Rows as they were answered last. Most of them are answered again after a change. */
const writtenRows = new WeakMap<AssetRowView, string>()

/** What the lists show, with room for what is answered of them. */
export async function showLists({ db, now }: Context, userId: string): Promise<ShownLists> {
  const at = now()
  const day = marketDayOf(at)
  const last = lastShown.find(db, userId)
  const count = await changeCount(db)
  const asOf = count && `${day} ${count}`
  if (last && asOf !== null && last.asOf === asOf) return last.lists
  const fingerprint = await findListFingerprint(db, userId, day)
  const isSame = isDeepStrictEqual(last?.lists.sources.fingerprint, fingerprint)
  const lists = last && isSame ? last.lists : await showAll(db, userId, { fingerprint, at, last: last?.lists })
  lastShown.store(db, userId, { lists, asOf })
  return lists
}

type Asked = {
  readonly fingerprint: ListFingerprint
  readonly at: string
  readonly last: ShownLists | undefined
}

/** Read after the fingerprint, so that what is recorded in between differs from it, and is read again the next time. */
async function showAll(db: Db, userId: string, { fingerprint, at, last }: Asked): Promise<ShownLists> {
  const sources = await readSources(db, userId, fingerprint, last?.sources)
  const before = new Map(last?.assets.map((row) => [row.asset.assetId, row]))
  const assets: ShownRow[] = []
  for (const [index, { asset_id, state }] of sources.states.entries()) {
    const quote = sources.quotes[index]
    if (!quote) continue
    const anomaly = quote.symbol === null ? undefined : sources.anomalies.get(quote.symbol)
    const market = { day: fingerprint.day, quote, anomaly, closes: sources.closes[index] ?? [] }
    const earlier = before.get(asset_id)
    if (earlier && isCurrent(earlier, { state, market, closesAsOf: fingerprint.closes })) {
      assets.push(earlier)
      continue
    }
    const asset = earlier?.state === state ? earlier.asset : await findAsset(db, userId, asset_id, state)
    if (asset) assets.push(await showOne(db, { state, asset, market }, fingerprint.closes, at))
  }
  const isSame = last?.assets.length === assets.length && assets.every((row, index) => row === last.assets[index])
  if (isSame) return { ...last, sources }
  return { sources, assets, rows: assets.map(({ row }) => row), answers: new Map() }
}

type Current = Pick<ShownRow, 'state' | 'market'> & { readonly closesAsOf: string | null }

function isCurrent(row: ShownRow, { state, market, closesAsOf }: Current): boolean {
  const isSameMarket =
    row.market.day === market.day &&
    isSame(row.market.quote, market.quote) &&
    isSame(row.market.anomaly, market.anomaly) &&
    isSame(row.market.closes, market.closes)
  return row.state === state && isSameMarket && (row.witnessAsOf === undefined || row.witnessAsOf === closesAsOf)
}

/** What was not read again is the very same. */
const isSame = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)

/** @returns null for an asset that is left out, because nothing comes of its row: the check of the journal names it */
async function findAsset(db: Db, userId: string, assetId: number, state: string): Promise<Asset | null> {
  // In the minutes of an update another process writes rows that this one cannot read.
  return isOfAnotherRelease(state) ? (await findStanding(db, userId, { assetId })).asset : readState(state)
}

/** A row, where it would leave out a provider's prices with what the provider said on about the day of the owner's own. */
async function showOne(
  db: Db,
  from: Pick<ShownRow, 'state' | 'asset' | 'market'>,
  closesAsOf: string | null,
  at: string,
): Promise<ShownRow> {
  const market = marketOf(from.market)
  const row = { ...from, ...viewPricedRow(from.asset, market, at) }
  if (!row.isProviderQuarantined) return row
  const withCloses = await withWitness(db, from.asset, market, at)
  return { ...from, ...viewPricedRow(from.asset, withCloses, at), witnessAsOf: closesAsOf }
}

const marketOf = ({ quote, anomaly, closes }: RowMarket): AssetMarketData => ({
  ...NO_MARKET_DATA,
  ...anomaly,
  quote: toQuote(quote),
  closes,
})
