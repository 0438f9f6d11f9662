import type { AssetRowView } from '#contract/assets.ts'
import type { Asset } from '#domain/assets/asset.ts'
import type { LastClose } from '#domain/assets/current-price.ts'
import type { ListName } from '#domain/ledger/action.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { AppContext } from '../app-context.ts'
import { changeCount } from '../database/change-count.ts'
import type { Db } from '../database/open-database.ts'
import { makeUserCache } from '../database/user-cache.ts'
import { answerOf, type StoredAnswer } from '../http/stored-answer.ts'
import { isOfAnotherRelease, readState } from '../ledger/read-model.ts'
import { findStanding } from '../ledger/standing-store.ts'
import type { Anomalies } from '../prices/anomaly-store.ts'
import { type AssetMarketData, NO_MARKET_DATA } from '../prices/market-data.ts'
import { withWitness } from '../prices/market-of-asset.ts'
import { toQuote } from '../prices/quote-store.ts'
import { viewPricedRow } from './asset-row-view.ts'
import { type ListSources, readSources } from './list-sources.ts'
import { findListFingerprint, type QuotedRow } from './list-store.ts'

type Rows = readonly AssetRowView[]

/** One asset as it was shown last, with all that its row came from: as long as that is the same, so is the row. */
export type ShownRow = {
  readonly state: string
  readonly asset: Asset
  readonly from: string
  readonly row: AssetRowView
  /** Whether a provider's prices are left out of it, because they look like a split of what its owner said. */
  readonly isProviderQuarantined: boolean
}

/** What was shown to a user last. */
export type ShownLists = {
  /** Everything that the rows came from. */
  readonly fingerprint: string
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
  return answerOf(lists, list, ({ rows }) => ({ assets: rows.filter((row) => row.list === list) }))
}

/** What the lists show, with room for what is answered of them. */
export async function showLists({ db, now }: Context, userId: string): Promise<ShownLists> {
  const at = now()
  const today = marketDayOf(at)
  const last = lastShown.find(db, userId)
  const count = await changeCount(db)
  const asOf = count && `${today} ${count}`
  if (last && asOf !== null && last.asOf === asOf) return last.lists
  const { head, mended, quotes, splits, quarantined, closes } = await findListFingerprint(db, userId)
  const fingerprint = [today, head, mended, quotes, splits, quarantined, closes].join('\n')
  const same = last?.lists.fingerprint === fingerprint
  const lists = last && same ? last.lists : await showAll(db, userId, { fingerprint, at, last: last?.lists })
  lastShown.store(db, userId, { lists, asOf })
  return lists
}

type Asked = {
  readonly fingerprint: string
  readonly at: string
  readonly last: ShownLists | undefined
}

/** Read after the fingerprint, so that what is recorded in between differs from it, and is read again the next time. */
async function showAll(db: Db, userId: string, { fingerprint, at, last }: Asked): Promise<ShownLists> {
  const day = marketDayOf(at)
  const sources = await readSources(db, userId, day, last?.sources)
  const before = new Map(last?.assets.map((row) => [row.asset.assetId, row]))
  const assets: ShownRow[] = []
  for (const [index, { asset_id, state }] of sources.states.entries()) {
    const quote = sources.quotes[index]
    const odd = quote?.symbol ? sources.anomalies.get(quote.symbol) : undefined
    const current = quote && { quote, odd, closes: sources.closes[index] ?? [], day, at }
    const earlier = before.get(asset_id)
    // In the minutes of an update another process writes rows that this one cannot read.
    const isForeign = isOfAnotherRelease(state) && earlier?.state !== state
    const replayed = isForeign ? (await findStanding(db, userId, { assetId: asset_id })).asset : null
    const row = current && showOne(earlier, state, current, replayed)
    if (row) assets.push(row.isProviderQuarantined ? await showWithWitness(db, row, earlier, current) : row)
  }
  const isSame = last?.assets.length === assets.length && assets.every((row, index) => row === last.assets[index])
  if (isSame) return { ...last, fingerprint, sources }
  return { fingerprint, sources, assets, rows: assets.map(({ row }) => row), answers: new Map() }
}

type Current = {
  readonly quote: QuotedRow
  readonly odd: ReturnType<Anomalies['get']>
  readonly closes: readonly LastClose[]
  readonly day: string
  readonly at: string
}

/** @returns null for an asset that is left out, because nothing comes of its row: the check of the journal names it */
function showOne(
  before: ShownRow | undefined,
  state: string,
  { quote, odd, closes, day, at }: Current,
  replayed: Asset | null = null,
): ShownRow | null {
  const from = JSON.stringify([day, quote, odd, closes])
  if (before?.state === state && before.from === from) return before
  const asset = before?.state === state ? before.asset : (replayed ?? readState(state))
  if (!asset) return null
  return { state, asset, from, ...viewPricedRow(asset, marketOf({ quote, odd, closes }), at) }
}

const marketOf = ({ quote, odd, closes }: Pick<Current, 'quote' | 'odd' | 'closes'>): AssetMarketData => ({
  ...NO_MARKET_DATA,
  ...odd,
  quote: toQuote(quote),
  closes,
})

/** The same row once it is known what the provider said on about the day of the owner's own price. */
async function showWithWitness(
  db: Db,
  row: ShownRow,
  before: ShownRow | undefined,
  current: Current,
): Promise<ShownRow> {
  const { closes } = await withWitness(db, row.asset, marketOf(current), current.at)
  return (closes !== current.closes && showOne(before, row.state, { ...current, closes })) || row
}
