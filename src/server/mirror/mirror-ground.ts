import type { Asset, AssetEntry } from '#domain/assets/asset.ts'
import type { Closes, ClosesText } from '#domain/assets/closes.ts'
import { correctedEntries } from '#domain/assets/corrected-entries.ts'
import { entriesOver, overReportedSplits } from '#domain/assets/over-reported-splits.ts'
import { splitAfterSale } from '#domain/assets/pending-split.ts'
import { splitsCounted } from '#domain/assets/splits-of-closes.ts'
import type { Language } from '#domain/locale.ts'
import type { MirrorAsset } from '#domain/mirror/basis/mirror-asset.ts'
import { makeResultCache, type ResultCache } from '#domain/mirror/basis/result-cache.ts'
import type { BlindProbability } from '#domain/mirror/claims/critic-score.ts'
import { lastPriceOf } from '#domain/mirror/lines/last-price.ts'
import type { MirrorTime } from '#domain/mirror/mirror.ts'
import type { Benchmark } from '#domain/mirror/money/benchmark.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { lastSession } from '#domain/prices/market-session.ts'
import { seriesSymbol } from '#domain/prices/series.ts'
import type { Split } from '#domain/prices/split.ts'
import type { AppContext } from '../app-context.ts'
import { listShownAssets, type ShownRow } from '../assets/asset-rows.ts'
import type { Db } from '../database/open-database.ts'
import { findImportedCount } from '../imports/imported-count.ts'
import { symbolOf } from '../ledger/read-model.ts'
import { findPreferences } from '../preferences/preference-store.ts'
import { allSplits } from '../prices/all-splits.ts'
import { listReportedSplits } from '../prices/anomaly-store.ts'
import { closesFingerprint } from '../prices/daily-price-store.ts'
import { listBlindReadings } from './blind-reading-store.ts'
import { type AssetCloses, listBenchmarkCloses, listMirrorCloses } from './mirror-closes-store.ts'
import { type MirrorEntries, readMirrorEntries } from './mirror-entry-store.ts'

/** The input of a Mirror. */
export type MirrorGround = {
  readonly assets: readonly MirrorAsset[]
  readonly time: Required<Omit<MirrorTime, 'withheldNow' | 'untoldNow'>>
}

/** What was read of a journal and computed from it, so that the next time only what is new has to be. */
export type JournalRead = {
  readonly entries: MirrorEntries
  readonly blind: readonly BlindProbability[]
  readonly closes: ClosesRead
  readonly cached: ResultCache
}

type ClosesRead = {
  /** What tells that no close was written since, and that they are of the same symbols. */
  readonly asOf: string
  readonly ofAsset: ReadonlyMap<number, AssetCloses>
  readonly ofBenchmark: readonly Closes[]
  readonly characters: number
}

/** A user's lists and their benchmark, and what tells of all closes, before anything else was read. */
type JournalNow = {
  readonly rows: readonly ShownRow[]
  readonly benchmark: string
  /** The splits of the benchmark, and of the shares under options, as JSON: few, so that their text tells whether they are the same. */
  readonly otherSplits: string
  readonly closesAsOf: string
}

/** Reads the input from a user's journal and the stored closes now. */
export async function readGround({ db, now }: Context, userId: string, language: Language): Promise<MirrorGround> {
  const journal = await journalNow({ db, now }, userId)
  const read = await readJournal(db, userId, journal)
  return groundOf(db, userId, { journal, read, language, now: now() })
}

type Context = Pick<AppContext, 'db' | 'now'>

export async function journalNow({ db, now }: Context, userId: string): Promise<JournalNow> {
  const rows = await listShownAssets({ db, now }, userId)
  const { benchmark } = await findPreferences(db, userId)
  const otherSplits = JSON.stringify(await splitsBeside(db, rows, benchmark))
  const closesAsOf = await closesFingerprint(db, userId)
  return { rows, benchmark, otherSplits, closesAsOf }
}

type SplitsOfTickers = Readonly<Record<string, readonly Split[]>>

/** All that is known of the splits of the benchmark, and of the shares under options. */
async function splitsBeside(db: Db, rows: readonly ShownRow[], benchmark: string): Promise<SplitsOfTickers> {
  const under = rows.flatMap(({ asset: { facts } }) => (facts.type === 'options' ? [facts.ticker] : []))
  const tickers = [...new Set([benchmark, ...under])]
  const shares = new Map(rows.map(({ asset }) => [symbolOf(asset.facts), asset]))
  const reported = await listReportedSplits(db, tickers)
  return Object.fromEntries(
    tickers.map((ticker) => [
      ticker,
      allSplits(shares.get(ticker) ?? { splits: [] }, { splits: reported.get(ticker) ?? [] }),
    ]),
  )
}

/** @param before what was read the last time */
export async function readJournal(
  db: Db,
  userId: string,
  journal: JournalNow,
  before?: JournalRead,
): Promise<JournalRead> {
  const newBlind = await listBlindReadings(db, userId, before?.blind.at(-1)?.sequence)
  return {
    entries: await readMirrorEntries(db, userId, before?.entries),
    blind: before && newBlind.length === 0 ? before.blind : [...(before?.blind ?? []), ...newBlind],
    closes: await readCloses(db, userId, journal, before?.closes),
    cached: before?.cached ?? makeResultCache(),
  }
}

async function readCloses(
  db: Db,
  userId: string,
  { rows, benchmark, closesAsOf }: JournalNow,
  before: ClosesRead | undefined,
): Promise<ClosesRead> {
  const asOf = JSON.stringify([
    closesAsOf,
    benchmark,
    rows.map(({ asset }) => [asset.assetId, seriesSymbol(asset.facts)]),
  ])
  if (before?.asOf === asOf) return before
  const closes = await listMirrorCloses(db, userId, before?.ofAsset)
  const ofBenchmark = await listBenchmarkCloses(db, userId, benchmark)
  return {
    asOf,
    ofAsset: new Map(closes.map((row) => [row.assetId, row])),
    ofBenchmark,
    characters: closes.reduce((sum, { shared, own }) => sum + lengthOf(shared) + (own?.length ?? 0), 0),
  }
}

const lengthOf = (pieces: readonly Closes[]): number => pieces.reduce((sum, { length }) => sum + length, 0)

type GroundInput = {
  readonly journal: JournalNow
  readonly read: JournalRead
  readonly language: Language
  readonly now: string
}

/** What has not changed since the journal was read before is the very same object. */
export async function groundOf(
  db: Db,
  userId: string,
  { journal, read, language, now }: GroundInput,
): Promise<MirrorGround> {
  const { rows, benchmark: ticker, otherSplits } = journal
  const { entries, blind, closes, cached } = read
  const today = marketDayOf(now)
  const splitsOf = cached.of('splits of other shares', splitsIn, otherSplits)
  const assets = rows.flatMap((row): MirrorAsset[] => {
    const { assetId } = row.asset
    const own = entries.ofAsset.get(assetId)
    if (!own) return []
    const { shared = NO_CLOSES, own: ownCloses = null } = closes.ofAsset.get(assetId) ?? {}
    const [ofProviders, quarantined] = row.isProviderQuarantined ? [NO_CLOSES, shared] : [shared, NO_CLOSES]
    const pieces = cached.of(`closes of ${assetId}`, piecesWithOwn, ofProviders, ownCloses)
    const corrected = cached.of(`corrected entries of ${assetId}`, inCorrectedForm, own)
    const splits = cached.value(
      `splits of the share of ${assetId}`,
      splitsCounted(row.asset, splitsOfShown(row, splitsOf), today),
    )
    const told = cached.of(`journal of ${assetId}`, toldJournal, row.asset, corrected, own, splits)
    return [cached.of(`asset ${assetId}`, mirrorAsset, row, told, pieces, ownCloses, quarantined, splits)]
  })
  const splits = cached.value('splits of the benchmark', splitsOf[ticker] ?? [])
  const benchmark = cached.of('benchmark with its closes', benchmarkOf, ticker, closes.ofBenchmark, splits)
  const unpricedBenchmark = benchmark === null ? ticker : null
  const imported = await findImportedCount(db, userId)
  return {
    assets,
    time: { today, lastDay: lastSession(now).day, imported, benchmark, unpricedBenchmark, blind, language },
  }
}

const inCorrectedForm = (entries: readonly AssetEntry[]): readonly AssetEntry[] => correctedEntries(entries)

type Told = Pick<MirrorAsset, 'asset' | 'entries' | 'recorded' | 'inLedger'>

/** @param own the entries before any correction */
function toldJournal(
  asset: Asset,
  entries: readonly AssetEntry[],
  own: readonly AssetEntry[],
  shareSplits: readonly Split[],
): Told {
  const told = overReportedSplits({ asset, entries }, shareSplits)
  const recorded = entries === own ? null : entriesOver(asset, own, shareSplits)
  return told.entries === entries ? { asset, entries, recorded } : { ...told, recorded, inLedger: { asset, entries } }
}

const NO_CLOSES: readonly Closes[] = []

const piecesWithOwn = (shared: readonly Closes[], own: ClosesText | null): readonly Closes[] =>
  own === null ? shared : [...shared, own]

const splitsIn = (text: string): SplitsOfTickers => JSON.parse(text)

const splitsOfShown = ({ asset, market }: ShownRow, ofOthers: SplitsOfTickers): readonly Split[] =>
  asset.facts.type === 'stock'
    ? allSplits(asset, { splits: market.anomaly?.splits ?? [] })
    : (ofOthers[asset.facts.ticker] ?? [])

/** The benchmark of the settings with its closes; null when none is stored. */
const benchmarkOf = (ticker: string, closes: readonly Closes[], splits: readonly Split[]): Benchmark | null =>
  closes.length === 0 ? null : { ticker, closes, splits }

/**
 * The asset with its closes. If the provider's prices look like a split of the user's own, only the user's count, as in the
 * lists.
 */
function mirrorAsset(
  { asset: inLedger, market, row }: ShownRow,
  told: Told,
  closes: readonly Closes[],
  ownCloses: ClosesText | null,
  quarantinedCloses: readonly Closes[],
  shareSplits: readonly Split[],
): MirrorAsset {
  const pendingSplit = row.pendingSplit ?? splitAfterSale(inLedger, shareSplits)
  const priced = { ...told, closes, ownCloses, quarantinedCloses, pendingSplit, shareSplits }
  return { ...priced, last: lastPriceOf(priced, row.currentPrice, market.day) }
}

/** About how many characters of entries and closes are kept of it. A Mirror of nothing weighs something, too. */
export const charactersOf = ({ entries, closes }: JournalRead): number =>
  OF_ANY_MIRROR + entries.characters + closes.characters

const OF_ANY_MIRROR = 50_000
