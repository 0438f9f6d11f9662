import { sql } from 'kysely'
import type { Asset, AssetEntry } from '#domain/assets/asset.ts'
import { currentHoldingPeriod } from '#domain/assets/levels.ts'
import type { DecisionRecorded, Entry } from '#domain/ledger/entry.ts'
import { readEntry } from '#domain/ledger/read-entry.ts'
import type { Db } from '../database/open-database.ts'
import { isOfAsset } from '../ledger/ledger-store.ts'

/** The newest entries of one asset up to a place in the ledger, oldest first. */
export type JournalPage = {
  readonly entries: readonly AssetEntry[]
  /** The sequence of the first of them, when older ones stand before it; null when these are all. */
  readonly olderBefore: number | null
  /** Decisions from before the page that it speaks of: those which its critiques are of, and the purchase of what is held. */
  readonly earlier: readonly Entry<DecisionRecorded>[]
}

/** How many entries a page of the journal has. */
export const PAGE = 100

/** How many entries the answer to a decision has: the new one, and what a page needs to find its place. */
export const ANSWERED = 30

/** Any place is before this one: the largest of PostgreSQL's integers. */
export const NEWEST = 2 ** 31 - 1

type Asked = { readonly upTo: number; readonly count: number }

/**
 * One page of an asset's journal. It costs the same however long the journal is.
 * @throws UnreadableEntry
 */
export async function findJournalPage(
  db: Db,
  userId: string,
  asset: Asset,
  { upTo, count }: Asked,
): Promise<JournalPage> {
  const rows = await db
    .selectFrom('entries')
    .select(['sequence', 'body'])
    .where('user_id', '=', userId)
    .where('asset_id', '=', asset.assetId)
    .where('sequence', '<=', upTo)
    .orderBy('sequence', 'desc')
    // Written out: SQLite plans a statement anew whenever its limit is a parameter.
    .limit(sql.lit(count + 1))
    .execute()
  const read = rows.map(readEntry).filter(isOfAsset).reverse()
  const entries = read.slice(-count)
  const first = entries.at(0)
  const olderBefore = read.length > count && first ? first.sequence : null
  const earlier = olderBefore === null ? [] : await findEarlier(db, userId, asset, entries, olderBefore)
  return { entries, olderBefore, earlier }
}

async function findEarlier(
  db: Db,
  userId: string,
  asset: Asset,
  entries: readonly AssetEntry[],
  before: number,
): Promise<Entry<DecisionRecorded>[]> {
  const decided = new Set(entries.flatMap((entry) => (entry.kind === 'decision-recorded' ? [entry.decisionId] : [])))
  const critiqued = entries.flatMap((entry) => (entry.kind === 'critique-recorded' ? [entry.decisionId] : []))
  const missing = critiqued.filter((decisionId) => !decided.has(decisionId))
  const bought = purchaseOf(asset)
  const purchase = bought !== null && bought < before ? [bought] : []
  if (missing.length + purchase.length === 0) return []
  const ofUser = db.selectFrom('entries').select(['sequence', 'body']).where('user_id', '=', userId)
  const critiques = ofUser.where('decision_id', 'in', ['', ...missing])
  // Two queries in one, each with its index: an OR of both would look through the whole ledger.
  const rows = await critiques.unionAll(ofUser.where('sequence', 'in', [0, ...purchase])).execute()
  return rows.map(readEntry).filter((entry) => entry.kind === 'decision-recorded')
}

/** The entry of the Buy that began what is held; null when nothing is. */
export function purchaseOf(asset: Asset): number | null {
  const round = asset.rounds.length - 1
  return currentHoldingPeriod(asset) && (asset.trades.find((trade) => trade.round === round)?.sequence ?? null)
}
