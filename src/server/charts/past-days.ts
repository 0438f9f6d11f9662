import { setImmediate } from 'node:timers/promises'
import type { AssetEntry } from '#domain/assets/asset.ts'
import { correctedEntries } from '#domain/assets/corrected-entries.ts'
import { decidedOn } from '#domain/assets/day-decided.ts'
import { isOpening } from '#domain/assets/effective-order.ts'
import { addToEquity, type EquityDay, type EquitySums, finishEquity, startEquity } from '#domain/assets/equity.ts'
import { lastSession, marketDaysBetween } from '#domain/prices/market-session.ts'
import { seriesSymbol } from '#domain/prices/series.ts'
import type { Split } from '#domain/prices/split.ts'
import type { Db } from '../database/open-database.ts'
import { findHead } from '../ledger/ledger-end-store.ts'
import { listMovingEntries } from '../ledger/ledger-store.ts'
import { listAllCloses, type StoredCloses } from '../prices/all-closes-store.ts'
import { closesVersion } from '../prices/daily-price-store.ts'

/** Every trading day from the first decision to the last session, and the entries that they come from. */
type PastDays = { readonly days: readonly EquityDay[]; readonly entries: readonly AssetEntry[] }

/** Assets whose days are added up in one go: some milliseconds, then others get their turn. */
const ASSETS_AT_ONCE = 25

type Kept = { readonly print: string; readonly past: PastDays }

/** By user, those who looked last at the end: nothing that could not be added up again. */
const keptPasts = new WeakMap<Db, Map<string, Kept>>()
/** Ten years of one user are some megabytes. */
const MOST_KEPT_USERS = 20

/** What waits for an answer of the user. */
export type OpenQuestions = {
  /** By asset, a split that is reported and not recorded: from its day on nothing says what the asset is worth. */
  readonly pendingSplits: ReadonlyMap<number, Split>
  /** Assets of which a provider's prices look like a split of what the user said: only the user's own count, as in the lists. */
  readonly doubtedAssets: ReadonlySet<number>
}

/**
 * What was held at the close of each day. As long as the ledger, the stored closes, the splits and the last session are the
 * same, so is the past; where other processes may store closes, it is added up each time.
 */
export async function pastDays(db: Db, userId: string, open: OpenQuestions, now: string): Promise<PastDays> {
  const version = closesVersion(db)
  const { hash } = await findHead(db, userId)
  const questions = JSON.stringify([[...open.pendingSplits], [...open.doubtedAssets]])
  const print = [version, hash, questions, lastSession(now).day].join('\n')
  const kept = keptPasts.get(db) ?? new Map<string, Kept>()
  keptPasts.set(db, kept)
  const known = kept.get(userId)
  const current = known?.print === print ? known : { print, past: await addUp(db, userId, open, now) }
  kept.delete(userId)
  if (version !== null) kept.set(userId, current)
  for (const [oldest] of kept) if (kept.size > MOST_KEPT_USERS) kept.delete(oldest)
  return current.past
}

async function addUp(db: Db, userId: string, open: OpenQuestions, now: string): Promise<PastDays> {
  const entries = correctedEntries(await listMovingEntries(db, userId))
  const first = entries.reduce<string | null>(earlierDay, null)
  const days = first === null ? [] : marketDaysBetween(first, lastSession(now).day)
  const sums = startEquity(days)
  if (days.length > 0) await addAll(sums, entries, await listAllCloses(db, userId), open)
  return { days: finishEquity(sums), entries }
}

/** The ledger is in the order of writing, and its first decision may have been written last. */
const earlierDay = (first: string | null, entry: AssetEntry): string => {
  const day = decidedOn(entry)
  return first !== null && first < day ? first : day
}

async function addAll(
  sums: EquitySums,
  entries: readonly AssetEntry[],
  stored: readonly StoredCloses[],
  { pendingSplits, doubtedAssets }: OpenQuestions,
): Promise<void> {
  const bySymbol = Map.groupBy(stored, ({ symbol }) => symbol)
  let added = 0
  for (const own of Map.groupBy(entries, ({ assetId }) => assetId).values()) {
    const [opening] = own
    if (!opening || !isOpening(opening)) continue
    const pieces = bySymbol.get(seriesSymbol(opening.asset)) ?? []
    const of = (isOwn: boolean) => pieces.filter((piece) => piece.isOwn === isOwn).map(({ closes }) => closes)
    const pendingSplit = pendingSplits.get(opening.assetId) ?? null
    const closes = doubtedAssets.has(opening.assetId) ? [] : of(false)
    addToEquity(sums, { entries: own, closes, ownCloses: of(true), pendingSplit })
    added += 1
    // Thousands of sums in a row would hold up everybody else.
    if (added % ASSETS_AT_ONCE === 0) await setImmediate()
  }
}
