import type { AssetEntry } from '#domain/assets/asset.ts'
import { correctedEntries } from '#domain/assets/corrected-entries.ts'
import { decidedOn } from '#domain/assets/day-decided.ts'
import { effectiveDay, isToldLate } from '#domain/assets/effective-order.ts'
import { type EquityDay, finishEquity } from '#domain/assets/equity.ts'
import type { DecisionRecorded, Entry } from '#domain/ledger/entry.ts'
import { lastSession, marketDaysBetween } from '#domain/prices/market-session.ts'
import { type Decimal, percentChange } from '#domain/prices/money.ts'
import type { Split } from '#domain/prices/split.ts'
import type { Db } from '../database/open-database.ts'
import { makeUserCache } from '../database/user-cache.ts'
import { findHead } from '../ledger/ledger-end-store.ts'
import { listMovingEntries } from '../ledger/ledger-store.ts'
import { closesFingerprint } from '../prices/daily-price-store.ts'
import { marketVersion } from '../prices/market-version.ts'
import { addUpBlocks, type Block, type ClosesAsOf } from './past-blocks.ts'

/** Every trading day from the first decision to the last session, and the entries from which the days are computed. */
export type PastDays = {
  /** Identifies what the days were computed from: equal origins mean equal days. */
  readonly origin: string
  readonly days: readonly EquityDay[]
  /** Of each day, in percent: (value - cost) / cost * 100; null where what was held had cost nothing. */
  readonly changes: readonly (Decimal | null)[]
  readonly entries: readonly AssetEntry[]
  /** The decisions among them; the very same array as long as these are the same. */
  readonly decisions: readonly Entry<DecisionRecorded>[]
}

type Remembered = {
  readonly past: PastDays
  /** What the days were computed from besides the entries. */
  readonly ground: string
  readonly read: PastEntries
  readonly blocks: readonly Block[]
}

/** Ten years of a user with a thousand assets take some megabytes. */
const MOST_USERS = 20
const remembered = makeUserCache<Remembered>(MOST_USERS)

/** The questions that the user has not answered yet. */
export type OpenQuestions = {
  /** By asset, a split that is reported and not recorded: from its day on, the asset's value is not known. */
  readonly pendingSplits: ReadonlyMap<number, Split>
  /** Assets for which a provider's prices look like a split of the user's price: only the user's own count, as in the lists. */
  readonly quarantinedAssets: ReadonlySet<number>
}

/**
 * What was held at the close of each day. The past stays the same while the ledger, the stored closes, the splits and the last
 * session do, and also when only entries are added that take effect after that session. Any other entry, or a close, changes only the
 * block of its asset; on PostgreSQL, where other processes may store closes, and nothing tells of which asset, a close changes all blocks.
 */
export async function pastDays(db: Db, userId: string, open: OpenQuestions, now: string): Promise<PastDays> {
  const version = marketVersion(db, 'closes')
  const closesAsOf = { version, fingerprint: await closesFingerprint(db, userId) }
  const { hash } = await findHead(db, userId)
  const questions = JSON.stringify([[...open.pendingSplits], [...open.quarantinedAssets]])
  const ground = [closesAsOf.fingerprint, questions, lastSession(now).day].join('\n')
  const origin = [ground, hash].join('\n')
  const cached = remembered.find(db, userId)
  const current =
    cached?.past.origin === origin
      ? cached
      : await bringUp(db, userId, { origin, ground, open, now, closesAsOf, cached })
  remembered.store(db, userId, current)
  return current.past
}

type Wanted = {
  readonly origin: string
  readonly ground: string
  readonly open: OpenQuestions
  readonly now: string
  readonly closesAsOf: ClosesAsOf
  readonly cached: Remembered | undefined
}

async function bringUp(db: Db, userId: string, wanted: Wanted): Promise<Remembered> {
  const { origin, ground, now, cached } = wanted
  const read = await readOn(db, userId, cached?.read ?? NO_ENTRIES)
  const entries = correctedEntries(read.entries)
  const added = cached && isAppended(read, cached.read) ? read.entries.slice(cached.read.entries.length) : null
  const changesNoDay = added?.every((entry) => takesEffectAfter(entry, lastSession(now).day)) ?? false
  if (!cached || cached.ground !== ground || !changesNoDay) return addUp(db, userId, wanted, { read, entries })
  const decisions = added?.some(isDecision) ? entries.filter(isDecision) : cached.past.decisions
  return { ...cached, past: { ...cached.past, origin, entries, decisions }, read }
}

/** Whether all that was read before is among what is read now, so that the rest was added after it. */
const isAppended = (now: PastEntries, before: PastEntries): boolean =>
  before.entries.length > 0 && now.unread.size === before.unread.size

/** As what is decided or typed before today's close. Corrections, splits and what is told late take effect earlier. */
const takesEffectAfter = (entry: AssetEntry, day: string): boolean => !isToldLate(entry) && effectiveDay(entry) > day

const isDecision = (entry: AssetEntry): entry is Entry<DecisionRecorded> => entry.kind === 'decision-recorded'

async function addUp(
  db: Db,
  userId: string,
  { origin, ground, open, now, closesAsOf, cached }: Wanted,
  { read, entries }: { readonly read: PastEntries; readonly entries: readonly AssetEntry[] },
): Promise<Remembered> {
  const first = entries.reduce<string | null>(earlierDay, null)
  const calendar = first === null ? [] : marketDaysBetween(first, lastSession(now).day)
  const wanted = { entries: read.entries, days: calendar, open, closesAsOf, cached: cached?.blocks ?? [] }
  const blocks = calendar.length > 0 ? await addUpBlocks(db, userId, wanted) : []
  const days = finishEquity(
    calendar,
    blocks.map((block) => block.sums),
  )
  const changes = days.map(({ value, cost }) => percentChange(cost, value))
  return { past: { origin, days, changes, entries, decisions: entries.filter(isDecision) }, ground, read, blocks }
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
  /** The entries of assets of which every entry can be read, oldest first. */
  readonly entries: readonly AssetEntry[]
  /** Assets with an entry that cannot be read, which are left out so that the others can be shown. */
  readonly unread: ReadonlySet<number | null>
}

const NO_ENTRIES: PastEntries = { upTo: 0, entries: [], unread: new Set() }

/** Reads the entries after the last one that was read. */
async function readOn(db: Db, userId: string, { upTo, entries, unread }: PastEntries): Promise<PastEntries> {
  const following = await listMovingEntries(db, userId, upTo)
  const last = following.at(-1)
  if (!last) return { upTo, entries, unread }
  const notRead = new Set([...unread, ...following.flatMap(({ assetId, entry }) => (entry ? [] : [assetId]))])
  const isWhole = ({ assetId }: AssetEntry) => !notRead.has(assetId)
  const read = following.flatMap(({ entry }) => entry ?? [])
  const before = notRead.size > unread.size ? entries.filter(isWhole) : entries
  return { upTo: last.sequence, entries: [...before, ...read.filter(isWhole)], unread: notRead }
}
