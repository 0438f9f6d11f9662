import type { Asset, AssetEntry } from '#domain/assets/asset.ts'
import { acceptedPrice } from '#domain/assets/comparable-price.ts'
import { decidedOn } from '#domain/assets/day-decided.ts'
import { dayOfShares } from '#domain/assets/effective-order.ts'
import { firstCloseAfterDeciding } from '#domain/claims/claim-days.ts'
import type { DecisionRecorded, Entry } from '#domain/ledger/entry.ts'
import type { ReviewGraded } from '#domain/ledger/review-entries.ts'
import { lastSession } from '#domain/prices/market-session.ts'
import { type Decimal, roundUnitPrice } from '#domain/prices/money.ts'
import { isOwn } from '#domain/prices/price.ts'
import { seriesSymbol } from '#domain/prices/series.ts'
import { adjustForSplits } from '#domain/prices/split.ts'
import { soldSince } from '#domain/reviews/sold-since.ts'
import type { Instant } from '#domain/time.ts'
import { splitsOfAsset } from '../claims/claim-prices.ts'
import type { Db } from '../database/open-database.ts'
import { listDailyPrices, type StoredDay } from '../prices/daily-price-store.ts'

/**
 * What a decision was made at and the latest close while it was held, in shares of the latest day: whoever remembers their return remembers
 * it from what they paid. Where no price of the decision is known, its first close takes its place; null when either is missing.
 */
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
  const last = stored.filter(({ day }) => day <= end).at(-1)
  const start = madeAt(asset, decision) ?? firstClose(stored, from)
  if (!start || !last || last.day <= from) return null
  const { splits: all } = await splitsOfAsset(db, asset)
  const splits = all.filter(({ effectiveOn }) => effectiveOn <= last.day)
  return {
    from: { on: start.on, price: roundUnitPrice(adjustForSplits(start.price, start.inSharesOf, splits)) },
    until: { on: last.day, price: last.close },
    splits: splits
      .filter(({ effectiveOn }) => effectiveOn > start.inSharesOf)
      .map(({ effectiveOn, newShares, oldShares }) => ({ effectiveOn, newShares, oldShares })),
    ...(start.isOwn && isOwn(last) && { isByOwnCloses: true }),
  }
}

type Start = {
  readonly on: string
  readonly price: Decimal
  readonly inSharesOf: string
  /** It is none of a provider's closes, which are of whatever company the ticker names. */
  readonly isOwn: boolean
}

function madeAt({ splits }: Asset, decision: Entry<DecisionRecorded>): Start | null {
  const price = acceptedPrice(decision, splits)
  if (price === null) return null
  return { on: decidedOn(decision), price, inSharesOf: dayOfShares(decision, splits), isOwn: true }
}

const firstClose = ([first]: readonly StoredDay[], from: string): Start | null =>
  first?.day === from ? { on: from, price: first.close, inSharesOf: from, isOwn: isOwn(first) } : null
