import type { Language } from '#domain/locale.ts'
import type { ResultCache } from '#domain/mirror/basis/result-cache.ts'
import { type Reading, readingBesideTexts } from '#domain/mirror/findings/read-mirror.ts'
import { isTooOld } from '#domain/mirror/lines/judged-lines.ts'
import { type Mirror, mirrorInSteps } from '#domain/mirror/mirror.ts'
import type { AssetReplay } from '#domain/mirror/of-one-asset.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { lastSession } from '#domain/prices/market-session.ts'
import type { AppContext } from '../app-context.ts'
import type { ShownRow } from '../assets/asset-rows.ts'
import { changeCount } from '../database/change-count.ts'
import type { Db } from '../database/open-database.ts'
import { makeUserCache } from '../database/user-cache.ts'
import { inTurns } from '../event-loop/in-turns.ts'
import { nextSlice } from '../event-loop/next-slice.ts'
import { type LinkedAsset, viewLinkedAsset } from './linked-asset-view.ts'
import {
  charactersOf,
  groundOf,
  type JournalRead,
  journalNow,
  type MirrorGround,
  readJournal,
} from './mirror-ground.ts'
import { rememberStoredReplays, STORING_REPLAYS, type StoringReplays, storeReplays } from './stored-replays.ts'
import { rememberStoredScores, type StoringScores, storeScores } from './stored-scores.ts'
import { withTexts } from './texts-read.ts'

export type LoadedMirror = {
  readonly mirror: Mirror
  readonly reading: Reading
  readonly assets: readonly LinkedAsset[]
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
  readonly read: JournalRead
  /** The replays of its assets that are stored. */
  readonly stored: ReadonlySet<AssetReplay>
  /** The text of the claims whose scores are stored; null where none are. */
  readonly storedScores: string | null
}

/** What is stored of a Mirror for other processes. */
export type StoringMirror = StoringReplays & StoringScores

export const STORING_MIRROR: StoringMirror = { ...STORING_REPLAYS, leastCharacters: 15_000 }

/** How many characters of entries and closes are remembered of all users together. Ten years of a busy account are some thirty million. */
const MOST_CHARACTERS = 60_000_000
const remembered = makeUserCache<Remembered>(MOST_CHARACTERS, ({ read }) => charactersOf(read))

/**
 * The Mirror of a user. While the lists, the stored closes and the day are the same, so is the Mirror: the very same object. As
 * long as nothing at all was written to an SQLite file, one statement tells so. After a change, what does not depend on it stays.
 * @param language in which it speaks; null where nothing of what it says is asked for
 */
export async function loadMirror(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  userId: string,
  language: Language | null,
  storing = STORING_MIRROR,
): Promise<LoadedMirror> {
  const days = `${lastSession(now()).day} ${marketDayOf(now())}`
  const count = await changeCount(db)
  const asOf = count && `${days} ${count}`
  const before = remembered.find(db, userId)
  const cached = before && loadedIn(before, language)
  if (cached && asOf !== null && before.asOf === asOf) return cached
  const journal = await journalNow({ db, now }, userId)
  const { rows, closesAsOf, benchmark, otherSplits } = journal
  const fingerprint = [closesAsOf, days, benchmark, otherSplits].join('\n')
  const isSame = before?.fingerprint === fingerprint && before.rows === rows
  if (isSame && cached) {
    remembered.store(db, userId, { ...before, asOf })
    return cached
  }
  const read = isSame ? before.read : await readJournal(db, userId, journal, before?.read)
  const ground = await groundOf(db, userId, { journal, read, language: language ?? 'en', now: now() })
  const { assets } = ground
  const stored = before?.stored ?? (await rememberStoredReplays(db, userId, { assets, cached: read.cached }, storing))
  const scoresBefore = before ? before.storedScores : await rememberStoredScores(db, userId, read.cached, storing)
  const loaded = await reckon(db, userId, ground, read.cached)
  const replayed = { assets, cached: read.cached, upTo: read.entries.until }
  const storedNow = await storeReplays(db, userId, replayed, stored, storing)
  const storedScores = await storeScores(db, userId, read.cached, scoresBefore, storing)
  const others = isSame ? before.loaded : {}
  const inLanguages = { ...others, [loaded.mirror.language]: loaded }
  remembered.store(db, userId, { asOf, fingerprint, rows, loaded: inLanguages, read, stored: storedNow, storedScores })
  return loaded
}

const loadedIn = ({ loaded }: Remembered, language: Language | null): LoadedMirror | undefined =>
  language === null ? Object.values(loaded)[0] : loaded[language]

/** Each part takes tens of milliseconds in a long journal, so the event loop is freed in between. */
async function reckon(
  db: Db,
  userId: string,
  { assets, time }: MirrorGround,
  cached: ResultCache,
): Promise<LoadedMirror> {
  await nextSlice()
  const mirror = await inTurns(mirrorInSteps(assets, time, cached))
  await nextSlice()
  const reading = await withTexts(db, userId, readingBesideTexts(mirror, assets))
  await nextSlice()
  const old = new Set(
    mirror.lines.flatMap(({ line, noPriceSince: day }) => (day && isTooOld(day, mirror.today) ? [line.assetId] : [])),
  )
  return {
    mirror,
    reading,
    assets: assets.map(({ asset }) => viewLinkedAsset(asset)),
    missing: assets.flatMap(({ asset: { assetId, facts, trades }, closes }) => {
      const isUnpriced = trades.length > 0 && closes.length === 0
      return facts.type === 'stock' && (isUnpriced || old.has(assetId)) ? [facts.ticker] : []
    }),
  }
}
