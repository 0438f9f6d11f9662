import { sql } from 'kysely'
import type { Asset, AssetEntry } from '#domain/assets/asset.ts'
import { currentHoldingPeriod } from '#domain/assets/levels.ts'
import type { DecisionRecorded, Entry } from '#domain/ledger/entry.ts'
import { readEntry } from '#domain/ledger/read-entry.ts'
import type { Instant } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import type { EntryRow } from '../database/tables.ts'
import { isOfAsset } from '../ledger/ledger-store.ts'
import { findToldOutcomes, type ToldOutcomes } from '../reviews/told-outcomes.ts'
import { findPricedClaims, type PricedClaims } from './priced-claims.ts'

/** The newest entries of one asset up to a place in the ledger, oldest first. */
export type JournalPage = {
  readonly entries: readonly AssetEntry[]
  /** The sequence of the first of them, when older ones stand before it; null when these are all. */
  readonly olderBefore: number | null
  /**
   * Decisions from before the page that it speaks of: those which its critiques are of, the purchase of what is held or else the
   * first one of all, and those since a level was set that the price has reached.
   */
  readonly earlier: readonly Entry<DecisionRecorded>[]
  readonly outcomes: ToldOutcomes
  readonly priced: PricedClaims
}

/** How many entries a page of the journal has. */
export const PAGE = 100

/** How many decisions it has at least: prices typed by hand, or critiques that came late, may be many more than those. */
const DECISIONS = 10

/** How many entries a page has at most for the sake of its decisions. */
const MOST = 1000

/** How many entries the answer to a decision has: the new one, and what a page needs to find its place. */
export const ANSWERED = 30

/** Any place is before this one: the largest of PostgreSQL's integers. */
export const NEWEST = 2 ** 31 - 1

type Asked = {
  readonly upTo: number
  readonly count: typeof PAGE | typeof ANSWERED
  readonly now: Instant
  /** The moment by which outcomes are told, for an answer about an earlier one. */
  readonly toldAt?: Instant
}

/**
 * One page of an asset's journal. It costs the same however long the journal is, but for the decisions since a level was set
 * that was reached.
 * @throws UnreadableEntry
 */
export async function findJournalPage(
  db: Db,
  userId: string,
  asset: Asset,
  { upTo, count, now, toldAt = now }: Asked,
): Promise<JournalPage> {
  const bought = purchaseOf(asset)
  const place = { userId, assetId: asset.assetId, upTo, bought: bought ?? NOWHERE }
  const rows = (await PAGE_QUERIES[count](db, place)).toSorted((one, other) => one.sequence - other.sequence)
  const read = rows.map((row) => ({ is_newest: row.is_newest, entry: readEntry(row) }))
  const newest = read.filter(({ is_newest }) => is_newest === 1).map(({ entry }) => entry)
  const page = newest.slice(-count)
  const written = count === PAGE && newest.length > count ? await withDecisions(db, place, page) : page
  const entries = written.filter(isOfAsset)
  const outcomes = await findToldOutcomes(db, userId, entries, toldAt)
  const first = entries[0]?.sequence ?? NOWHERE
  const opening = read.find(({ is_newest }) => is_newest === 0)?.entry
  if (newest.length <= count || !opening || opening.sequence >= first)
    return {
      entries,
      olderBefore: null,
      earlier: [],
      outcomes,
      priced: await findPricedClaims(db, userId, asset, entries, now),
    }
  const begun = read.filter(({ entry }) => entry.sequence === (bought ?? opening.sequence)).map(({ entry }) => entry)
  const since = await findSinceReached(db, place, asset)
  const earlier = decisionsBefore(first, [...begun, ...since, ...(await findCritiqued(db, userId, entries))])
  const priced = await findPricedClaims(db, userId, asset, [...earlier, ...entries], now)
  return { entries, outcomes, priced, olderBefore: first, earlier }
}

/** Each decision from before a place once, oldest first. */
function decisionsBefore(first: number, entries: readonly Entry[]): Entry<DecisionRecorded>[] {
  const earlier = entries.filter(isDecision).filter(({ sequence }) => sequence < first)
  const bySequence = new Map(earlier.map((entry) => [entry.sequence, entry]))
  return [...bySequence.values()].toSorted((one, other) => one.sequence - other.sequence)
}

const isDecision = (entry: Entry): entry is Entry<DecisionRecorded> => entry.kind === 'decision-recorded'

/** No entry has this sequence: they count from 1. */
const NOWHERE = 0

type Place = { readonly userId: string; readonly assetId: number; readonly upTo: number; readonly bought: number }

/**
 * The newest entries up to a place, one more than are shown, the purchase, which may stand far before them, and the first entry
 * of all, which begins the watching of what is not held.
 */
const pageQuery = (count: number) =>
  prepared<Place, Pick<EntryRow, 'sequence' | 'body'> & { readonly is_newest: number }>((db, value) => {
    const entries = db.selectFrom('entries').where('user_id', '=', value('userId'))
    const newest = entries
      .select(['sequence', 'body', sql<number>`1`.as('is_newest')])
      .where('asset_id', '=', value('assetId'))
      .where('sequence', '<=', value('upTo'))
      .orderBy('sequence', 'desc')
      // Written out: SQLite plans a statement anew whenever its limit is a parameter.
      .limit(count + 1)
    const purchase = entries
      .select(['sequence', 'body', sql<number>`0`.as('is_newest')])
      .where('sequence', '=', value('bought'))
    const opening = entries
      .select(['sequence', 'body', sql<number>`0`.as('is_newest')])
      .where('asset_id', '=', value('assetId'))
      .orderBy('sequence')
      .limit(1)
    return db
      .selectFrom(newest.as('newest'))
      .selectAll()
      .unionAll(purchase)
      .unionAll(db.selectFrom(opening.as('opening')).selectAll())
  })

const PAGE_QUERIES = { [PAGE]: pageQuery(PAGE), [ANSWERED]: pageQuery(ANSWERED) }

/** A page with as many entries more as it takes to have some decisions on it. */
async function withDecisions(db: Db, place: Place, page: readonly Entry[]): Promise<readonly Entry[]> {
  if (page.filter(isDecision).length >= DECISIONS) return page
  const rows = await widePageQuery(db, place)
  const entries = rows.map(readEntry).toReversed()
  const from = entries.filter(isDecision).at(-DECISIONS)?.sequence ?? NOWHERE
  return entries.filter(({ sequence }) => sequence >= from)
}

const widePageQuery = prepared<Place, Pick<EntryRow, 'sequence' | 'body'>>((db, value) =>
  db
    .selectFrom('entries')
    .select(['sequence', 'body'])
    .where('user_id', '=', value('userId'))
    .where('asset_id', '=', value('assetId'))
    .where('sequence', '<=', value('upTo'))
    .orderBy('sequence', 'desc')
    .limit(MOST),
)

/** The decisions from the one on that set the first of the levels that the price has reached: what was let pass is counted. */
async function findSinceReached(db: Db, { userId, assetId, upTo }: Place, { crossings }: Asset): Promise<Entry[]> {
  if (crossings.length === 0) return []
  const rows = await db
    .selectFrom('entries')
    .select(['sequence', 'body'])
    .where('user_id', '=', userId)
    .where('asset_id', '=', assetId)
    .where('kind', '=', 'decision-recorded')
    .where('sequence', '>=', Math.min(...crossings.map(({ setBySequence }) => setBySequence)))
    .where('sequence', '<=', upTo)
    .execute()
  return rows.map(readEntry)
}

/** The decisions that critiques are of and that are not among the entries: as a rule none, for a critique follows at once. */
async function findCritiqued(db: Db, userId: string, entries: readonly Entry[]): Promise<Entry<DecisionRecorded>[]> {
  const decided = new Set(entries.filter(isDecision).map(({ decisionId }) => decisionId))
  const critiqued = entries.flatMap((entry) => (entry.kind === 'critique-recorded' ? [entry.decisionId] : []))
  const missing = critiqued.filter((decisionId) => !decided.has(decisionId))
  if (missing.length === 0) return []
  const rows = await db
    .selectFrom('entries')
    .select(['sequence', 'body'])
    .where('user_id', '=', userId)
    .where('decision_id', 'in', missing)
    .execute()
  return rows.map(readEntry).filter(isDecision)
}

/** The entry of the Buy that began what is held; null when nothing is. */
export function purchaseOf(asset: Asset): number | null {
  const period = asset.holdingPeriods.length - 1
  return currentHoldingPeriod(asset) && (asset.trades.find((trade) => trade.periodIndex === period)?.sequence ?? null)
}
