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

/** The newest entries of one asset up to a place in the ledger, oldest first. */
export type JournalPage = {
  readonly entries: readonly AssetEntry[]
  /** The sequence of the first of them, when older ones stand before it; null when these are all. */
  readonly olderBefore: number | null
  /** Decisions from before the page that it speaks of: those which its critiques are of, and the purchase of what is held. */
  readonly earlier: readonly Entry<DecisionRecorded>[]
  readonly outcomes: ToldOutcomes
}

/** How many entries a page of the journal has. */
export const PAGE = 100

/** How many entries the answer to a decision has: the new one, and what a page needs to find its place. */
export const ANSWERED = 30

/** Any place is before this one: the largest of PostgreSQL's integers. */
export const NEWEST = 2 ** 31 - 1

type Asked = { readonly upTo: number; readonly count: typeof PAGE | typeof ANSWERED; readonly now: Instant }

/**
 * One page of an asset's journal. It costs the same however long the journal is.
 * @throws UnreadableEntry
 */
export async function findJournalPage(
  db: Db,
  userId: string,
  asset: Asset,
  { upTo, count, now }: Asked,
): Promise<JournalPage> {
  const bought = purchaseOf(asset)
  const place = { userId, assetId: asset.assetId, upTo, bought: bought ?? NOWHERE }
  const rows = (await PAGE_QUERIES[count](db, place)).toSorted((one, other) => one.sequence - other.sequence)
  const read = rows.map((row) => ({ ...row, entry: readEntry(row) }))
  const newest = read.filter(({ is_newest }) => is_newest === 1).map(({ entry }) => entry)
  const entries = newest.slice(-count).filter(isOfAsset)
  const outcomes = await findToldOutcomes(db, userId, entries, now)
  const first = entries.at(0)
  if (newest.length <= count || !first) return { entries, olderBefore: null, earlier: [], outcomes }
  const before = read.map(({ entry }) => entry).filter(({ sequence }) => sequence < first.sequence)
  const earlier = before.filter((entry) => entry.kind === 'decision-recorded')
  return {
    ...{ entries, outcomes, olderBefore: first.sequence },
    earlier: [...earlier, ...(await findCritiqued(db, userId, newest))],
  }
}

/** No entry has this sequence: they count from 1. */
const NOWHERE = 0

type Place = { readonly userId: string; readonly assetId: number; readonly upTo: number; readonly bought: number }

/** The newest entries up to a place, one more than are shown, and the purchase, which may stand far before them. */
const pageQuery = (count: number) =>
  prepared<Place, Pick<EntryRow, 'sequence' | 'body'> & { readonly is_newest: number }>((db, value) => {
    const entries = db.selectFrom('entries').where('user_id', '=', value('userId'))
    const newest = entries
      .select(['sequence', 'body', sql<number>`1`.as('is_newest')])
      .where('asset_id', '=', value('assetId'))
      .where('sequence', '<=', value('upTo'))
      .orderBy('sequence', 'desc')
      // Written out: SQLite plans a statement anew whenever its limit is a parameter.
      .limit(sql.lit(count + 1))
    const purchase = entries
      .select(['sequence', 'body', sql<number>`0`.as('is_newest')])
      .where('sequence', '=', value('bought'))
    return db.selectFrom(newest.as('newest')).selectAll().unionAll(purchase)
  })

const PAGE_QUERIES = { [PAGE]: pageQuery(PAGE), [ANSWERED]: pageQuery(ANSWERED) }

/** The decisions that critiques are of and that are not among the entries: as a rule none, for a critique follows at once. */
async function findCritiqued(db: Db, userId: string, entries: readonly Entry[]): Promise<Entry<DecisionRecorded>[]> {
  const decided = new Set(entries.flatMap((entry) => (entry.kind === 'decision-recorded' ? [entry.decisionId] : [])))
  const critiqued = entries.flatMap((entry) => (entry.kind === 'critique-recorded' ? [entry.decisionId] : []))
  const missing = critiqued.filter((decisionId) => !decided.has(decisionId))
  if (missing.length === 0) return []
  const rows = await db
    .selectFrom('entries')
    .select(['sequence', 'body'])
    .where('user_id', '=', userId)
    .where('decision_id', 'in', missing)
    .execute()
  return rows.map(readEntry).filter((entry) => entry.kind === 'decision-recorded')
}

/** The entry of the Buy that began what is held; null when nothing is. */
export function purchaseOf(asset: Asset): number | null {
  const period = asset.holdingPeriods.length - 1
  return currentHoldingPeriod(asset) && (asset.trades.find((trade) => trade.periodIndex === period)?.sequence ?? null)
}
