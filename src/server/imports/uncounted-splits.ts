import type { Transaction } from 'kysely'
import { isSameSplit } from '#domain/assets/pending-split.ts'
import { benchmarkTicker } from '#domain/claims/claim.ts'
import type { ClaimResolved } from '#domain/ledger/review-entries.ts'
import type { Split } from '#domain/prices/split.ts'
import type { Db } from '../database/open-database.ts'
import type { Tables } from '../database/tables.ts'
import { readState } from '../ledger/read-model.ts'
import { toSplit } from '../prices/anomaly-store.ts'

type SplitsByTicker = ReadonlyMap<string, readonly Split[]>

/** All splits that count for everybody. Few shares have any. */
export async function listAllReported(db: Db): Promise<SplitsByTicker> {
  const rows = await db.selectFrom('splits').selectAll().execute()
  return new Map([...Map.groupBy(rows, ({ symbol }) => symbol)].map(([symbol, of]) => [symbol, of.map(toSplit)]))
}

/**
 * The shares of an imported journal with splits that are known here, or recorded in it, and that an outcome of its claims did not count:
 * the Candor in which it was resolved did not know them yet.
 */
export async function uncountedSplits(
  trx: Transaction<Tables>,
  userId: string,
  reported: SplitsByTicker,
): Promise<readonly string[]> {
  const rows = await trx.selectFrom('assets').select('state').where('user_id', '=', userId).execute()
  const assets = rows.flatMap(({ state }) => readState(state) ?? [])
  const tickers = new Map(assets.map(({ assetId, facts }) => [assetId, facts.ticker]))
  const recorded = new Map(
    assets.filter(({ splits }) => splits.length > 0).map(({ facts, splits }) => [facts.ticker, splits]),
  )
  const uncounted = new Set<string>()
  for (const { assetId, claim, closes, until } of await listResolved(trx, userId))
    for (const [ticker, counted] of [
      [tickers.get(assetId), closes.asset.splits],
      [benchmarkTicker(claim), closes.benchmark?.splits],
    ] as const) {
      if (ticker == null) continue
      const splits = [...(reported.get(ticker) ?? []), ...(recorded.get(ticker) ?? [])]
      const isCounted = (split: Split) => counted?.some((one) => isSameSplit(one, split)) ?? false
      if (splits.some((split) => split.effectiveOn <= until && !isCounted(split))) uncounted.add(ticker)
    }
  return [...uncounted]
}

async function listResolved(trx: Transaction<Tables>, userId: string): Promise<readonly ClaimResolved[]> {
  const rows = await trx
    .selectFrom('entries')
    .select('body')
    .where('user_id', '=', userId)
    .where('kind', '=', 'claim-resolved')
    .execute()
  return rows.map(({ body }) => JSON.parse(body))
}
