import type { Asset, AssetEntry } from '#domain/assets/asset.ts'
import { correctedEntries } from '#domain/assets/corrected-entries.ts'
import { countedSince } from '#domain/assets/counted-since.ts'
import { claimedPrice, claimOf } from '#domain/claims/claim.ts'
import { resolutionsOf } from '#domain/claims/resolutions.ts'
import type { DecisionRecorded, Entry } from '#domain/ledger/entry.ts'
import { readEntry } from '#domain/ledger/read-entry.ts'
import type { ClaimResolved } from '#domain/ledger/review-entries.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { type Split, splitsInEffect } from '#domain/prices/split.ts'
import type { Instant } from '#domain/time.ts'
import { splitsOfClaimed } from '../claims/claim-prices.ts'
import type { Db } from '../database/open-database.ts'

/** What the claims of an asset that name a price are told with, and the closes by which any was judged. */
export type PricedClaims = {
  /** The splits of the share that they are about, which have taken effect. */
  readonly splits: readonly Split[]
  /** Those that are recorded of the asset. */
  readonly recorded: readonly Split[]
  /** New York's day since which splits count of each whose outcome is among the entries, by the sequence of its decision. */
  readonly since: ReadonlyMap<number, string>
  /** What became of the claims, by the sequence of their decisions: an outcome is told by the splits that it counted. */
  readonly outcomes: ReadonlyMap<number, Entry<ClaimResolved>>
}

export const NO_PRICED_CLAIMS: PricedClaims = { splits: [], recorded: [], since: new Map(), outcomes: new Map() }

/**
 * Reads nothing where none of the entries has a claim that names a price, and none is an outcome.
 * @param entries of the asset, as they stand in the ledger
 */
export async function findPricedClaims(
  db: Db,
  userId: string,
  asset: Asset,
  entries: readonly AssetEntry[],
  now: Instant,
): Promise<PricedClaims> {
  const priced = entries.filter(namesPrice)
  if (priced.length === 0 && !entries.some(({ kind }) => kind === 'claim-resolved')) return NO_PRICED_CLAIMS
  const { splits } = await splitsOfClaimed(db, userId, asset)
  const inEffect = splitsInEffect(splits, marketDayOf(now))
  if (priced.length === 0) return { ...NO_PRICED_CLAIMS, splits: inEffect }
  const outcomes = await readOutcomes(db, userId, asset)
  if (inEffect.length === 0) return { ...NO_PRICED_CLAIMS, outcomes }
  const resolved = priced.flatMap((entry) => (entry.kind === 'claim-resolved' ? [entry.setBySequence] : []))
  const decisions = await readDecisions(db, userId, resolved)
  const sinceOf = (decision: Entry<DecisionRecorded>) =>
    countedSince(decision, claimOf(decision, asset.facts.ticker).claim, asset.splits)
  return {
    splits: inEffect,
    recorded: asset.splits,
    since: new Map(decisions.map((decision) => [decision.sequence, sinceOf(decision)])),
    outcomes,
  }
}

/** They may stand many pages after the decisions of their claims. */
async function readOutcomes(db: Db, userId: string, asset: Asset): Promise<PricedClaims['outcomes']> {
  const rows = await db
    .selectFrom('entries')
    .select(['sequence', 'body'])
    .where('user_id', '=', userId)
    .where('asset_id', '=', asset.assetId)
    .where('kind', '=', 'claim-resolved')
    .orderBy('sequence')
    .execute()
  const entries = rows.map(readEntry).filter((entry) => entry.kind === 'claim-resolved')
  return resolutionsOf(correctedEntries(entries, asset))
}

/** The decision of a resolved claim may stand many pages before its outcome. */
async function readDecisions(
  db: Db,
  userId: string,
  sequences: readonly number[],
): Promise<readonly Entry<DecisionRecorded>[]> {
  if (sequences.length === 0) return []
  const rows = await db
    .selectFrom('entries')
    .select(['sequence', 'body'])
    .where('user_id', '=', userId)
    .where('sequence', 'in', sequences)
    .execute()
  return rows.map(readEntry).filter((entry) => entry.kind === 'decision-recorded')
}

const namesPrice = (entry: AssetEntry): boolean =>
  (entry.kind === 'decision-recorded' || entry.kind === 'claim-resolved') &&
  entry.claim !== undefined &&
  claimedPrice(entry.claim) !== null
