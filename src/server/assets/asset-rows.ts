import type { AssetRowView } from '#contract/assets.ts'
import type { Asset } from '#domain/assets/asset.ts'
import type { LastClose } from '#domain/assets/current-price.ts'
import type { ListName } from '#domain/ledger/action.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { AppContext } from '../app-context.ts'
import type { Db } from '../database/open-database.ts'
import { listAssetStates, readState } from '../ledger/read-model.ts'
import { listLastCloses } from '../prices/daily-price-store.ts'
import { type Anomalies, listAnomalies, NO_MARKET_DATA } from '../prices/market-data.ts'
import { toQuote } from '../prices/quote-store.ts'
import { viewAssetRow } from './asset-row-view.ts'
import { findListFingerprint, listAssetQuotes, type QuotedRow } from './list-store.ts'

type Rows = readonly AssetRowView[]

/** One asset as it was shown last, with all that its row came from: as long as that is the same, so is the row. */
export type ShownRow = {
  readonly state: string
  readonly asset: Asset
  readonly from: string
  readonly row: AssetRowView
}

/** @param print everything that the rows came from */
type Kept = { readonly print: string; readonly shown: readonly ShownRow[]; readonly rows: Rows }

/** By user, those who looked last at the end: nothing that could not be read again. */
const keptRows = new WeakMap<Db, Map<string, Kept>>()
/** Of some 5 kB each. */
const MOST_KEPT_ASSETS = 5_000

/**
 * What the lists show: the one place that the summary takes its sums from too. As long as all that they come from is the
 * same, which is asked of the database every time, so are the rows: the very same array.
 */
export async function listAssetViews(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  userId: string,
  list?: ListName,
): Promise<Rows> {
  const { rows } = await keptOrShown({ db, now }, userId)
  return list ? onList(rows, list) : rows
}

/** The same rows with the assets that they show, for sums that need more than what is shown. The same array, as above. */
export const listShownAssets = async (
  context: Pick<AppContext, 'db' | 'now'>,
  userId: string,
): Promise<readonly ShownRow[]> => (await keptOrShown(context, userId)).shown

async function keptOrShown({ db, now }: Pick<AppContext, 'db' | 'now'>, userId: string): Promise<Kept> {
  const at = now()
  const { head, mended, quotes, splits, heldBack, closes } = await findListFingerprint(db, userId)
  const print = [marketDayOf(at), head, mended, quotes, splits, heldBack, closes].join('\n')
  const kept = keptRows.get(db) ?? new Map<string, Kept>()
  keptRows.set(db, kept)
  const known = kept.get(userId)
  const current = known?.print === print ? known : await showAll(db, userId, { print, at, known })
  keep(kept, userId, current)
  return current
}

type Asked = {
  readonly print: string
  readonly at: string
  readonly known: Kept | undefined
}

/** Read after the print, so that what is recorded in between differs from it, and is read again the next time. */
async function showAll(db: Db, userId: string, { print, at, known }: Asked): Promise<Kept> {
  const [states, quotes] = [await listAssetStates(db, userId), await listAssetQuotes(db, userId)]
  const closes = await listLastCloses(db, userId)
  const anomalies = await listAnomalies(db, userId)
  const day = marketDayOf(at)
  const shown = states.flatMap((state, index) => {
    const quote = quotes[index]
    const odd = quote?.symbol ? anomalies.get(quote.symbol) : undefined
    const row = quote && showOne(known?.shown[index], state, { quote, odd, closes: closes[index] ?? [], day, at })
    return row ? [row] : []
  })
  return { print, shown, rows: shown.map(({ row }) => row) }
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
): ShownRow | null {
  const from = JSON.stringify([day, quote, odd, closes])
  if (before?.state === state && before.from === from) return before
  const asset = before?.state === state ? before.asset : readState(state)
  if (!asset) return null
  return {
    state,
    asset,
    from,
    row: viewAssetRow(asset, { ...NO_MARKET_DATA, ...odd, quote: toQuote(quote), closes }, at),
  }
}

/** Forgets those who looked longest ago once there are too many. */
function keep(kept: Map<string, Kept>, userId: string, current: Kept): void {
  kept.delete(userId)
  kept.set(userId, current)
  let count = 0
  for (const { shown } of kept.values()) count += shown.length
  for (const [oldest, { shown }] of kept) {
    if (count <= MOST_KEPT_ASSETS || kept.size === 1) return
    kept.delete(oldest)
    count -= shown.length
  }
}

const lists = new WeakMap<Rows, Map<ListName, Rows>>()

function onList(rows: Rows, list: ListName): Rows {
  const known = lists.get(rows) ?? new Map<ListName, Rows>()
  lists.set(rows, known)
  const listed = known.get(list) ?? rows.filter((row) => row.list === list)
  known.set(list, listed)
  return listed
}

const written = new WeakMap<Rows, string>()

/** A list as it is answered. The same rows are written once. */
export function writeList(assets: Rows): string {
  const text = written.get(assets) ?? JSON.stringify({ assets })
  written.set(assets, text)
  return text
}
