import { isSameSplit } from '#domain/assets/pending-split.ts'
import { explainingSplits } from '#domain/prices/explained-by-splits.ts'
import type { Seen } from '#domain/prices/looks-like-split.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { Decimal } from '#domain/prices/money.ts'
import type { Split } from '#domain/prices/split.ts'
import { type PriceClaim, type QuoteVerdict, validateQuote } from '#domain/prices/validate-quote.ts'
import type { Db } from '../database/open-database.ts'
import { readState } from '../ledger/read-model.ts'
import { storeSplits } from './anomaly-store.ts'
import { findMarketData } from './market-data.ts'

/** A provider's price that moved too far, and the price and the day that it was compared with; a null day is not known. */
type UnexplainedMove = { readonly before: Decimal; readonly beforeOn: string | null; readonly after: Seen }

/** Judges a provider's price, with the splits that its owners have recorded where it moved too far without them. */
export async function validateWithRecorded(db: Db, symbol: string, claim: PriceClaim): Promise<QuoteVerdict> {
  const verdict = validateQuote(claim)
  if (verdict.isValid) return verdict
  const { accepted, claimed } = claim
  const move = { before: verdict.comparedWith, beforeOn: accepted && marketDayOf(accepted.at), after: claimed }
  if (!(await explainByRecorded(db, symbol, move))) return verdict
  return validateQuote({ ...claim, splits: (await findMarketData(db, symbol)).splits })
}

/**
 * Looks whether owners of a share recorded splits that explain how far a provider's price moved, so that nobody is asked about what
 * they have said already. What an owner says counts for all others only where the price says the same, and it is stored for them then.
 * @returns whether they explain it
 */
export async function explainByRecorded(
  db: Db,
  symbol: string,
  { before, beforeOn, after }: UnexplainedMove,
): Promise<boolean> {
  const recorded = (await recordedSplits(db, symbol)).filter(({ effectiveOn }) => effectiveOn > (beforeOn ?? ''))
  const explaining = explainingSplits(recorded, before, after)
  if (explaining.length === 0) return false
  await storeTyped(db, symbol, explaining)
  return true
}

/** Stores splits that an owner recorded for everybody who has the share. */
export const storeTyped = (db: Db, symbol: string, splits: readonly Split[]): Promise<void> =>
  storeSplits(
    db,
    symbol,
    splits.map(({ effectiveOn, newShares, oldShares }) => ({ effectiveOn, newShares, oldShares, source: 'typed' })),
  )

/** The splits that any owner of a share has recorded, each once. */
async function recordedSplits(db: Db, symbol: string): Promise<Split[]> {
  // Of two that are the same, a day or two apart, the first counts.
  const all = (await listStanding(db, symbol)).flatMap(({ splits }) => splits)
  return all.filter((split, index) => !all.slice(0, index).some((other) => isSameSplit(other, split)))
}

/** The splits of a share as each of its owners has them by now, without what was withdrawn, in one order on both engines. */
export async function listStanding(
  db: Db,
  symbol: string,
): Promise<readonly { readonly userId: string; readonly assetId: number; readonly splits: readonly Split[] }[]> {
  const rows = await db
    .selectFrom('assets')
    .select(['user_id', 'asset_id', 'state'])
    .where('symbol', '=', symbol)
    .orderBy('user_id')
    .orderBy('asset_id')
    .execute()
  return rows.map(({ user_id, asset_id, state }) => ({
    userId: user_id,
    assetId: asset_id,
    splits: readState(state)?.splits ?? [],
  }))
}
