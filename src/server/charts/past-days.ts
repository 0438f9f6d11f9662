import type { AssetEntry } from '#domain/assets/asset.ts'
import { correctedEntries } from '#domain/assets/corrected-entries.ts'
import { decidedOn } from '#domain/assets/day-decided.ts'
import { effectiveDay, isToldLate } from '#domain/assets/effective-order.ts'
import { type EquityDay, finishEquity } from '#domain/assets/equity.ts'
import type { SplitDays } from '#domain/assets/splits-of-closes.ts'
import { lastSession, marketDaysBetween } from '#domain/prices/market-session.ts'
import { type Decimal, percentChange } from '#domain/prices/money.ts'
import type { Split } from '#domain/prices/split.ts'
import { type Instant, millisecondsBetween } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import { programCode } from '../database/program-code.ts'
import { makeUserCache } from '../database/user-cache.ts'
import { findHead } from '../ledger/ledger-end-store.ts'
import { listMovingEntries } from '../ledger/ledger-store.ts'
import { closesFingerprint } from '../prices/daily-price-store.ts'
import { marketVersion } from '../prices/market-version.ts'
import { addUpBlocks, type Block, type ClosesAsOf } from './past-blocks.ts'
import { findStoredDays, storeDays, storedDaysMadeOf } from './stored-days.ts'
import { NOTHING_TOLD, type ToldByEntries, toldAfter } from './told-by-entries.ts'

/** Every trading day from the first decision to the last session, and what else the entries tell from which the days are computed. */
export type PastDays = {
  /** Identifies what the days were computed from: equal origins mean equal days. */
  readonly origin: string
  readonly days: readonly EquityDay[]
  /** Of each day, in percent: (value - cost) / cost * 100; null where what was held had cost nothing. */
  readonly changes: readonly (Decimal | null)[]
  readonly told: ToldByEntries
}

type Remembered = {
  readonly past: PastDays
  /** What the days were computed from besides the entries. */
  readonly ground: string
  readonly read: PastEntries
  readonly blocks: readonly Block[]
  /** The same as the ground as another process would find it, as long as the days wait for being stored; null when they do not. */
  readonly notStored: string | null
  /** When days were last stored; null before they are. */
  readonly storedAt: Instant | null
}

/** Ten years of a user with a thousand assets take some megabytes. */
const MOST_USERS = 20
const remembered = makeUserCache<Remembered>(MOST_USERS)

/** The questions that the user has not answered yet, and what was answered with another day. */
export type OpenQuestions = {
  /** By asset, a split that is reported and not recorded: from its day on, the asset's value is not known. */
  readonly pendingSplits: ReadonlyMap<number, Split>
  /** By asset, the splits where one is recorded of another day than it is reported of. */
  readonly splitDays: ReadonlyMap<number, SplitDays>
  /** Assets for which a provider's prices look like a split of the user's price: only the user's own count, as in the lists. */
  readonly quarantinedAssets: ReadonlySet<number>
}

/** Which days are stored, so that a process that does not remember them need not add them up. */
type Storing = {
  /** What tells the program from any other one, whose days may differ; null: it may change, and nothing is stored. */
  readonly code: string | null
  /** The days of fewer decisions are added up faster than they are read. */
  readonly leastDecisions: number
}

const STORING: Storing = { code: programCode(), leastDecisions: 500 }

/** In the evening closes come one by one, and each changes the days. */
const STORED_EVERY_MS = 10 * 60_000

/**
 * What was held at the close of each day. The past stays the same while the ledger, the stored closes, the splits and the last
 * session do, and also when only entries are added that take effect after that session. Any other entry, or a close, changes only the
 * block of its asset; on PostgreSQL, where other processes may store closes, and nothing tells of which asset, a close changes all blocks.
 */
export async function pastDays(
  db: Db,
  userId: string,
  open: OpenQuestions,
  now: Instant,
  storing = STORING,
): Promise<PastDays> {
  const version = marketVersion(db, 'closes')
  const closesAsOf = { version, fingerprint: await closesFingerprint(db, userId) }
  const { hash } = await findHead(db, userId)
  const questions = JSON.stringify([[...open.pendingSplits], [...open.splitDays], [...open.quarantinedAssets]])
  const ground = [closesAsOf.fingerprint, questions, lastSession(now).day].join('\n')
  const origin = [ground, hash].join('\n')
  const cached = remembered.find(db, userId)
  const wanted = { origin, ground, questions, open, now, closesAsOf }
  const brought = cached?.past.origin === origin ? cached : await bringUp(db, userId, wanted, cached, storing)
  const current = await storeWhenDue(db, userId, brought, now, storing)
  remembered.store(db, userId, current)
  return current.past
}

type Wanted = {
  readonly origin: string
  readonly ground: string
  readonly questions: string
  readonly open: OpenQuestions
  readonly now: Instant
  readonly closesAsOf: ClosesAsOf
}

async function bringUp(
  db: Db,
  userId: string,
  wanted: Wanted,
  cached: Remembered | undefined,
  { code }: Storing,
): Promise<Remembered> {
  const same = cached?.ground === wanted.ground ? await withLaterEntries(db, userId, wanted, cached) : null
  if (same) return same
  // Told before anything is read, so that what is written meanwhile makes it differ.
  const besides = [code, lastSession(wanted.now).day, wanted.questions].join('\n')
  const madeOf = code === null ? null : await storedDaysMadeOf(db, userId, besides)
  const stored = cached || madeOf === null ? null : await findStored(db, userId, wanted, madeOf)
  return stored ?? addUp(db, userId, wanted, madeOf, cached)
}

/** The days that an earlier process has stored; null where there are none, or later entries change them. */
async function findStored(db: Db, userId: string, wanted: Wanted, madeOf: string): Promise<Remembered | null> {
  const stored = await findStoredDays(db, userId, madeOf)
  if (!stored) return null
  const { upTo, unread, ...past } = stored
  const read = { upTo, entries: null, unread: new Set(unread) }
  const before = { past: { ...past, origin: '' }, ground: wanted.ground, read, blocks: [] }
  return withLaterEntries(db, userId, wanted, { ...before, notStored: null, storedAt: null })
}

async function storeWhenDue(
  db: Db,
  userId: string,
  current: Remembered,
  now: Instant,
  { leastDecisions }: Storing,
): Promise<Remembered> {
  const { past, read, notStored, storedAt } = current
  const isDue = storedAt === null || millisecondsBetween(storedAt, now) >= STORED_EVERY_MS
  if (notStored === null || past.told.decisions.length < leastDecisions || !isDue) return current
  const { days, changes, told } = past
  await storeDays(db, userId, notStored, { days, changes, told, upTo: read.upTo, unread: [...read.unread] })
  return { ...current, notStored: null, storedAt: now }
}

/** The days where only entries were added that take effect after the last of them; null where they have to be added up. */
async function withLaterEntries(
  db: Db,
  userId: string,
  { origin, now }: Wanted,
  before: Remembered,
): Promise<Remembered | null> {
  const { past, read } = before
  if (past.told.assetIds.length === 0) return null
  const following = await listMovingEntries(db, userId, read.upTo)
  const ofWhole = following.filter(({ assetId }) => !read.unread.has(assetId))
  const added = ofWhole.flatMap(({ entry }) => entry ?? [])
  const { day } = lastSession(now)
  if (added.length < ofWhole.length || !added.every((entry) => takesEffectAfter(entry, day))) return null
  return {
    ...before,
    past: { ...past, origin, told: toldAfter(past.told, added) },
    read: {
      ...read,
      upTo: following.at(-1)?.sequence ?? read.upTo,
      entries: read.entries && [...read.entries, ...added],
    },
  }
}

/** As what is decided or typed before today's close. Corrections, splits and what is told late take effect earlier. */
const takesEffectAfter = (entry: AssetEntry, day: string): boolean => !isToldLate(entry) && effectiveDay(entry) > day

async function addUp(
  db: Db,
  userId: string,
  { origin, ground, open, now, closesAsOf }: Wanted,
  madeOf: string | null,
  cached: Remembered | undefined,
): Promise<Remembered> {
  const read = await readOn(db, userId, cached?.read)
  const entries = correctedEntries(read.entries)
  const first = entries.reduce<string | null>(earlierDay, null)
  const calendar = first === null ? [] : marketDaysBetween(first, lastSession(now).day)
  const wanted = { entries: read.entries, days: calendar, open, closesAsOf, cached: cached?.blocks ?? [] }
  const blocks = calendar.length > 0 ? await addUpBlocks(db, userId, wanted) : []
  const days = finishEquity(
    calendar,
    blocks.map((block) => block.sums),
  )
  const changes = days.map(({ value, cost }) => percentChange(cost, value))
  const past = { origin, days, changes, told: toldAfter(NOTHING_TOLD, entries) }
  return { past, ground, read, blocks, notStored: madeOf, storedAt: cached?.storedAt ?? null }
}

/** Entries are in the order of writing, so the first decision may have been written last. */
const earlierDay = (first: string | null, entry: AssetEntry): string => {
  const day = decidedOn(entry)
  return first !== null && first < day ? first : day
}

/** The entries that were read of a ledger. Entries never change, so only later ones have to be read. */
type PastEntries = {
  /** The sequence of the last entry that was read. */
  readonly upTo: number
  /** The entries of assets of which every entry can be read, oldest first; null where only an earlier process has read them. */
  readonly entries: readonly AssetEntry[] | null
  /** Assets with an entry that cannot be read, which are left out so that the others can be shown. */
  readonly unread: ReadonlySet<number | null>
}

/** Reads the entries after the last one that was read. */
async function readOn(db: Db, userId: string, before: PastEntries | undefined) {
  const { upTo, entries, unread } = before?.entries ? { ...before, entries: before.entries } : NO_ENTRIES
  const following = await listMovingEntries(db, userId, upTo)
  const notRead = new Set([...unread, ...following.flatMap(({ assetId, entry }) => (entry ? [] : [assetId]))])
  const isWhole = ({ assetId }: AssetEntry) => !notRead.has(assetId)
  const read = following.flatMap(({ entry }) => entry ?? [])
  const earlier = notRead.size > unread.size ? entries.filter(isWhole) : entries
  const last = following.at(-1)?.sequence ?? upTo
  return { upTo: last, entries: [...earlier, ...read.filter(isWhole)], unread: notRead } satisfies PastEntries
}

const NO_ENTRIES = { upTo: 0, entries: [], unread: new Set<number | null>() } satisfies PastEntries
