import type { DueReviewView } from '#contract/reviews.ts'
import type { AssetEntry } from '#domain/assets/asset.ts'
import { correctedEntries } from '#domain/assets/corrected-entries.ts'
import { LIST_OF, type ListName } from '#domain/ledger/action.ts'
import type { Language } from '#domain/locale.ts'
import type { Benchmark } from '#domain/mirror/benchmark.ts'
import { type Reading, readingBesideTexts } from '#domain/mirror/findings/read-mirror.ts'
import { type Mirror, type MirrorTime, mirrorInSteps } from '#domain/mirror/mirror.ts'
import type { MirrorAsset } from '#domain/mirror/mirror-asset.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { lastSession } from '#domain/prices/market-session.ts'
import type { AppContext } from '../app-context.ts'
import { listShownAssets, type ShownRow } from '../assets/asset-rows.ts'
import { changeCount } from '../database/change-count.ts'
import type { Db } from '../database/open-database.ts'
import { makeUserCache } from '../database/user-cache.ts'
import { inTurns } from '../event-loop/in-turns.ts'
import { nextSlice } from '../event-loop/next-slice.ts'
import { findImportedCount } from '../imports/imported-count.ts'
import { findPreferences } from '../preferences/preference-store.ts'
import { closesFingerprint } from '../prices/daily-price-store.ts'
import { findMarketData } from '../prices/market-data.ts'
import { viewDueReview } from '../reviews/due-review-view.ts'
import { listBlindReadings } from './blind-reading-store.ts'
import { listBenchmarkCloses, listMirrorCloses } from './mirror-closes-store.ts'
import { listMirrorEntries } from './mirror-entry-store.ts'
import { withTexts } from './texts-read.ts'

export type LoadedMirror = {
  readonly mirror: Mirror
  readonly reading: Reading
  readonly assets: readonly { readonly assetId: number; readonly companyName: string; readonly list: ListName }[]
  readonly dueReviews: readonly DueReviewView[]
  /** Tickers of shares that were bought and have no daily closes, or none that is recent enough to tell what came of a line. */
  readonly missing: readonly string[]
}

type Remembered = {
  /** What tells that nothing at all was written since, on a day of the market; null where nothing tells it. */
  readonly asOf: string | null
  readonly fingerprint: string
  readonly rows: readonly ShownRow[]
  /** In each language in which it was asked for. */
  readonly loaded: Partial<Record<Language, LoadedMirror>>
}

const MOST_USERS = 20
const remembered = makeUserCache<Remembered>(MOST_USERS)

/**
 * The Mirror of a user. While the lists, the stored closes and the day are the same, so is the Mirror: the very same object. As
 * long as nothing at all was written to an SQLite file, one statement tells so.
 * @param language in which it speaks; null where nothing of what it says is asked for
 */
export async function loadMirror(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  userId: string,
  language: Language | null,
): Promise<LoadedMirror> {
  const days = `${lastSession(now()).day} ${marketDayOf(now())}`
  const count = await changeCount(db)
  const asOf = count && `${days} ${count}`
  const before = remembered.find(db, userId)
  const cached = before && loadedIn(before, language)
  if (cached && asOf !== null && before.asOf === asOf) return cached
  const rows = await listShownAssets({ db, now }, userId)
  const { benchmark } = await findPreferences(db, userId)
  const fingerprint = [await closesFingerprint(db, userId), days, benchmark].join('\n')
  const isSame = before?.fingerprint === fingerprint && before.rows === rows
  const loaded =
    (isSame && cached) || (await compute({ db, now }, userId, rows, { benchmark, language: language ?? 'en' }))
  const others = isSame ? before.loaded : {}
  remembered.store(db, userId, { asOf, fingerprint, rows, loaded: { ...others, [loaded.mirror.language]: loaded } })
  return loaded
}

const loadedIn = ({ loaded }: Remembered, language: Language | null): LoadedMirror | undefined =>
  language === null ? Object.values(loaded)[0] : loaded[language]

async function compute(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  userId: string,
  rows: readonly ShownRow[],
  { benchmark, language }: { readonly benchmark: string; readonly language: Language },
): Promise<LoadedMirror> {
  const ground = await groundOf(db, userId, rows, { benchmark, language }, now())
  return reckon(db, userId, ground)
}

/** The input of a Mirror. */
export type MirrorGround = {
  readonly assets: readonly MirrorAsset[]
  readonly time: Required<Omit<MirrorTime, 'withheldNow'>>
}

/** Reads the input from a user's journal and the stored closes now. */
export async function readGround(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  userId: string,
  language: Language,
): Promise<MirrorGround> {
  const { benchmark } = await findPreferences(db, userId)
  return groundOf(db, userId, await listShownAssets({ db, now }, userId), { benchmark, language }, now())
}

async function groundOf(
  db: Db,
  userId: string,
  rows: readonly ShownRow[],
  { benchmark: benchmarkTicker, language }: { readonly benchmark: string; readonly language: Language },
  now: string,
): Promise<MirrorGround> {
  const entries = Map.groupBy(await listMirrorEntries(db, userId), ({ assetId }) => assetId)
  const closes = new Map((await listMirrorCloses(db, userId)).map((row) => [row.assetId, row]))
  const assets = rows.flatMap((row): MirrorAsset[] => {
    const own = entries.get(row.asset.assetId)
    return own ? [mirrorAsset(row, correctedEntries(own), closes.get(row.asset.assetId))] : []
  })
  const imported = await findImportedCount(db, userId)
  const blind = await listBlindReadings(db, userId)
  const benchmark = await findBenchmark(db, userId, benchmarkTicker)
  const [today, lastDay] = [marketDayOf(now), lastSession(now).day]
  const unpricedBenchmark = benchmark === null ? benchmarkTicker : null
  return { assets, time: { today, lastDay, imported, benchmark, unpricedBenchmark, blind, language } }
}

/** Each part takes tens of milliseconds in a long journal, so the event loop is freed in between. */
async function reckon(db: Db, userId: string, { assets, time }: MirrorGround): Promise<LoadedMirror> {
  await nextSlice()
  const mirror = await inTurns(mirrorInSteps(assets, time))
  await nextSlice()
  const reading = await withTexts(db, userId, readingBesideTexts(mirror, assets))
  await nextSlice()
  return {
    mirror,
    reading,
    assets: assets.map(({ asset: { assetId, facts, list } }) => ({
      assetId,
      companyName: facts.companyName,
      list: LIST_OF[list],
    })),
    dueReviews: mirror.dueReviews.flatMap(({ decision }) => {
      const of = assets.find(({ asset }) => asset.assetId === decision.assetId)
      return of ? [viewDueReview(decision, of.asset.facts)] : []
    }),
    missing: assets.flatMap(({ asset: { assetId, facts, trades }, closes }) => {
      const isUnpriced = trades.length > 0 && closes.length === 0
      const isOld = mirror.lines.some(({ line, noPriceSince }) => line.assetId === assetId && noPriceSince)
      return facts.type === 'stock' && (isUnpriced || isOld) ? [facts.ticker] : []
    }),
  }
}

/** The benchmark of the settings with its closes; null when none is stored. */
async function findBenchmark(db: Db, userId: string, ticker: string): Promise<Benchmark | null> {
  const closes = await listBenchmarkCloses(db, userId, ticker)
  const { splits } = await findMarketData(db, ticker)
  return closes.length === 0 ? null : { ticker, closes, splits }
}

/**
 * The asset with its closes. If the provider's prices look like a split of the user's own, only the user's count, as in the
 * lists.
 */
function mirrorAsset(
  { asset, row, isProviderQuarantined }: ShownRow,
  entries: readonly AssetEntry[],
  closes: { readonly shared: string | null; readonly own: string | null } | undefined,
): MirrorAsset {
  const { pendingSplit, currentPrice } = row
  const texts = [isProviderQuarantined ? null : (closes?.shared ?? null), closes?.own ?? null]
  return {
    asset,
    entries,
    closes: texts.flatMap((text) => text ?? []),
    ownCloses: closes?.own ?? null,
    pendingSplit,
    last: currentPrice && !pendingSplit ? { price: currentPrice.price, on: marketDayOf(currentPrice.at) } : null,
  }
}
