import type { Asset, AssetEntry } from '#domain/assets/asset.ts'
import { claimedPrice } from '#domain/claims/claim.ts'
import { claimedOn } from '#domain/claims/claim-days.ts'
import type { DecisionRecorded, Entry } from '#domain/ledger/entry.ts'
import { readEntry } from '#domain/ledger/read-entry.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { type Split, splitsInEffect } from '#domain/prices/split.ts'
import type { Instant } from '#domain/time.ts'
import { splitsOfClaimed } from '../claims/claim-prices.ts'
import type { Db } from '../database/open-database.ts'

/** What the claims of an asset that name a price are told with. */
export type PricedClaims = {
  /** The splits of the share that they are about, which have taken effect. */
  readonly splits: readonly Split[]
  /** New York's day on which each was made whose outcome is among the entries, by the sequence of its decision. */
  readonly madeOn: ReadonlyMap<number, string>
}

export const NO_PRICED_CLAIMS: PricedClaims = { splits: [], madeOn: new Map() }

/**
 * Reads nothing where none of the entries has a claim that names a price.
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
  if (priced.length === 0) return NO_PRICED_CLAIMS
  const { splits } = await splitsOfClaimed(db, userId, asset)
  const inEffect = splitsInEffect(splits, marketDayOf(now))
  if (inEffect.length === 0) return NO_PRICED_CLAIMS
  const resolved = priced.flatMap((entry) => (entry.kind === 'claim-resolved' ? [entry.setBySequence] : []))
  const decisions = await readDecisions(db, userId, resolved)
  return { splits: inEffect, madeOn: new Map(decisions.map((decision) => [decision.sequence, claimedOn(decision)])) }
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
