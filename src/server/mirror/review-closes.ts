import type { Asset, AssetEntry } from '#domain/assets/asset.ts'
import { firstCloseAfterDeciding } from '#domain/claims/claim-days.ts'
import type { DecisionRecorded, Entry } from '#domain/ledger/entry.ts'
import type { ReviewGraded } from '#domain/ledger/review-entries.ts'
import { lastSession } from '#domain/prices/market-session.ts'
import { seriesSymbol } from '#domain/prices/series.ts'
import { adjustForSplits } from '#domain/prices/split.ts'
import { soldSince } from '#domain/reviews/sold-since.ts'
import type { Instant } from '#domain/time.ts'
import { splitsOfAsset } from '../claims/claim-prices.ts'
import type { Db } from '../database/open-database.ts'
import { listDailyPrices } from '../prices/daily-price-store.ts'

/** The first close after a decision and the latest one while it was held, in shares of the latest day; null when either is missing. */
export async function reviewCloses(
  db: Db,
  userId: string,
  asset: Asset,
  entries: readonly AssetEntry[],
  decision: Entry<DecisionRecorded>,
  now: Instant,
): Promise<ReviewGraded['actual']> {
  const from = firstCloseAfterDeciding(decision)
  const sold = soldSince(asset, entries, decision)
  const soldOn = sold?.rest.eq(0) ? sold.lastOn : null
  const { day: lastDay } = lastSession(now)
  const end = soldOn !== null && soldOn < lastDay ? soldOn : lastDay
  const stored = await listDailyPrices(db, userId, seriesSymbol(asset.facts), from)
  const [first, last] = [stored[0], stored.filter(({ day }) => day <= end).at(-1)]
  if (!first || !last || first.day !== from || last.day === from) return null
  const splits = (await splitsOfAsset(db, asset)).filter(({ effectiveOn }) => effectiveOn <= last.day)
  return {
    from: { on: from, price: adjustForSplits(first.close, from, splits) },
    until: { on: last.day, price: last.close },
    splits: splits
      .filter(({ effectiveOn }) => effectiveOn > from)
      .map(({ effectiveOn, newShares, oldShares }) => ({ effectiveOn, newShares, oldShares })),
  }
}
