import { isDeepStrictEqual } from 'node:util'
import type { AssetRowView } from '#contract/assets.ts'
import type { Asset } from '#domain/assets/asset.ts'
import type { LastClose } from '#domain/assets/current-price.ts'
import type { ListName } from '#domain/ledger/action.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { type Instant, millisecondsBetween } from '#domain/time.ts'
import type { AppContext } from '../app-context.ts'
import { changeCount } from '../database/change-count.ts'
import type { Db } from '../database/open-database.ts'
import { programCode } from '../database/program-code.ts'
import { makeUserCache } from '../database/user-cache.ts'
import { type StoredAnswer, writtenAnswerOf } from '../http/stored-answer.ts'
import type { Anomalies } from '../prices/anomaly-store.ts'
import { type ListSources, marketAt, readSources } from './list-sources.ts'
import { findListFingerprint, type ListFingerprint, type QuotedRow } from './list-store.ts'
import { findAsset, isCurrent, showRow, writeRow } from './shown-row.ts'
import { findStoredLists, storedPlaceOf, storeLists } from './stored-lists.ts'

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
export type RowMarket = {
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

type Shown = {
  readonly lists: ShownLists
  /** What tells that nothing was written to the database since, so that they need not be compared; null: not told. */
  readonly asOf: string | null
  /** How many rows were computed since they were stored, and when they were; null before they are. */
  readonly notStored: number
  readonly storedAt: Instant | null
}

/** The limit of assets of all users together, each of which takes some 5 kB. */
const MOST_ASSETS = 5_000
const lastShown = makeUserCache<Shown>(MOST_ASSETS, ({ lists }) => lists.assets.length)

type Context = Pick<AppContext, 'db' | 'now'>

/** Which lists are stored, so that a process that does not remember them computes only what has changed since. */
type Storing = {
  /** What tells the program from any other one, whose rows may differ; null: it may change, and nothing is stored. */
  readonly code: string | null
  /** After how many rows that were computed they are stored: fewer are computed faster than they are read. */
  readonly leastRows: number
}

const STORING: Storing = { code: programCode(), leastRows: 200 }

/** While the market is open all rows may change every minute; so often they are not worth a write. */
const STORED_EVERY_MS = 10 * 60_000

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

/** What the lists show, with room for what is answered of them. */
export async function showLists({ db, now }: Context, userId: string, storing = STORING): Promise<ShownLists> {
  const at = now()
  const day = marketDayOf(at)
  const last = lastShown.find(db, userId)
  const count = await changeCount(db)
  const asOf = count && `${day} ${count}`
  if (last && asOf !== null && last.asOf === asOf) return last.lists
  const fingerprint = await findListFingerprint(db, userId, day)
  const isSame = isDeepStrictEqual(last?.lists.sources.fingerprint, fingerprint)
  const current = last && isSame ? last : await showChanged(db, userId, { fingerprint, at, last }, storing)
  lastShown.store(db, userId, { ...current, asOf })
  return current.lists
}

type Changed = { readonly fingerprint: ListFingerprint; readonly at: Instant; readonly last: Shown | undefined }

/** Computes what has changed since the lists were shown, by this process or by one before, and stores them after much has. */
async function showChanged(
  db: Db,
  userId: string,
  { fingerprint, at, last }: Changed,
  { code, leastRows }: Storing,
): Promise<Omit<Shown, 'asOf'>> {
  // Told before anything is read, so that what is written meanwhile makes it differ.
  const place = code === null ? null : await storedPlaceOf(db, userId, `${code} ${fingerprint.day}`)
  const before = last?.lists ?? (place && (await findStoredLists(db, userId, place, fingerprint))) ?? undefined
  const lists = await showAll(db, userId, { fingerprint, at, last: before })
  const earlier = new Set(before?.assets)
  const notStored = (last?.notStored ?? 0) + lists.assets.filter((row) => !earlier.has(row)).length
  const storedAt = last?.storedAt ?? null
  const isDue = storedAt === null || millisecondsBetween(storedAt, at) >= STORED_EVERY_MS
  if (!place || notStored < leastRows || !isDue) return { lists, notStored, storedAt }
  await storeLists(db, userId, place, lists.assets)
  return { lists, notStored: 0, storedAt: at }
}

type Asked = {
  readonly fingerprint: ListFingerprint
  readonly at: string
  readonly last: ShownLists | undefined
}

/** Read after the fingerprint, so that what is recorded in between differs from it, and is read again the next time. */
async function showAll(db: Db, userId: string, { fingerprint, at, last }: Asked): Promise<ShownLists> {
  const sources = await readSources(db, userId, fingerprint, last?.sources)
  const before = new Map(last?.assets.map((asset) => [asset.row.assetId, asset]))
  const assets: ShownRow[] = []
  for (const [index, { asset_id, state }] of sources.states.entries()) {
    const market = marketAt(sources, index)
    if (!market) continue
    const earlier = before.get(asset_id)
    if (earlier && isCurrent(db, earlier, { state, market, closesAsOf: fingerprint.closes })) {
      assets.push(earlier)
      continue
    }
    const asset = earlier?.state === state ? earlier.asset : await findAsset(db, userId, asset_id, state)
    if (asset) assets.push(await showRow(db, { state, asset, market }, fingerprint.closes, at))
  }
  const isSame = last?.assets.length === assets.length && assets.every((row, index) => row === last.assets[index])
  if (isSame) return { ...last, sources }
  return { sources, assets, rows: assets.map(({ row }) => row), answers: new Map() }
}
