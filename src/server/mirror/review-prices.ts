import type { Asset, AssetEntry } from '#domain/assets/asset.ts'
import { acceptedPrice } from '#domain/assets/comparable-price.ts'
import { atItsClose, currentPrice, newestPrice, usablePrices } from '#domain/assets/current-price.ts'
import { decidedAt, decidedOn } from '#domain/assets/day-decided.ts'
import { dayOfShares } from '#domain/assets/effective-order.ts'
import { priceBeforeExpiry } from '#domain/assets/option.ts'
import { firstCloseAfterDeciding } from '#domain/claims/claim-days.ts'
import type { DecisionRecorded, Entry } from '#domain/ledger/entry.ts'
import type { ReviewGraded } from '#domain/ledger/review-entries.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { endOfDay, lastSession } from '#domain/prices/market-session.ts'
import { type Decimal, roundUnitPrice } from '#domain/prices/money.ts'
import { isOwn } from '#domain/prices/price.ts'
import { seriesSymbol } from '#domain/prices/series.ts'
import { adjustForSplits } from '#domain/prices/split.ts'
import { soldSince } from '#domain/reviews/sold-since.ts'
import type { Instant } from '#domain/time.ts'
import { splitsOfAsset } from '../claims/claim-prices.ts'
import type { Db } from '../database/open-database.ts'
import { listDailyPrices, type StoredDay } from '../prices/daily-price-store.ts'
import { findMarketOfAsset } from '../prices/market-of-asset.ts'

/**
 * What a decision was made at and the latest price while it was held, in shares of the latest day: whoever remembers their return remembers
 * it from what they paid to what they have seen last, which is the price on the asset's page. Where no price of the decision is known, its
 * first close takes its place; null when either is missing.
 */
export async function reviewPrices(
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
  const start = madeAt(asset, decision) ?? firstClose(stored, from)
  const close = lastClose(stored, end)
  const seen = end === soldOn ? null : await priceOnPage(db, userId, asset, now)
  // Of two on one day the page shows the later, and a close is of the end of its day.
  const last = seen && seen.at > (close?.at ?? '') ? seen : close
  if (!start || !last?.isUsable || last.at <= start.at) return null
  const { splits: all } = await splitsOfAsset(db, asset)
  const splits = all.filter(({ effectiveOn }) => effectiveOn <= last.on)
  return {
    from: { on: start.on, price: roundUnitPrice(adjustForSplits(start.price, start.inSharesOf, splits)) },
    until: { on: last.on, price: last.price },
    splits: splits
      .filter(({ effectiveOn }) => effectiveOn > start.inSharesOf)
      .map(({ effectiveOn, newShares, oldShares }) => ({ effectiveOn, newShares, oldShares })),
    ...(start.isOwn && last.isOwn && { isByOwnCloses: true }),
    ...(last === seen && { latestBy: last.isOwn ? 'own' : 'provider' }),
  }
}

type Start = {
  readonly on: string
  /** Whatever is known from this moment on is no later price. */
  readonly at: Instant
  readonly price: Decimal
  readonly inSharesOf: string
  /** It is none of a provider's closes, which are of whatever company the ticker names. */
  readonly isOwn: boolean
}

function madeAt({ splits }: Asset, decision: Entry<DecisionRecorded>): Start | null {
  const price = acceptedPrice(decision, splits)
  if (price === null) return null
  const inSharesOf = dayOfShares(decision, splits)
  return { on: decidedOn(decision), at: decidedAt(decision), price, inSharesOf, isOwn: true }
}

function firstClose([first]: readonly StoredDay[], from: string): Start | null {
  if (first?.day !== from) return null
  return { on: from, at: endOfDay(from), price: first.close, inSharesOf: from, isOwn: isOwn(first) }
}

/** The latest price, in shares of its own day. */
type Latest = Pick<Start, 'on' | 'at' | 'price' | 'isOwn'> & {
  /** Whether it is in the shares that are held, and of something that still has a price. */
  readonly isUsable: boolean
}

function lastClose(stored: readonly StoredDay[], end: string): Latest | null {
  const last = stored.findLast(({ day }) => day <= end)
  return last ? { on: last.day, at: endOfDay(last.day), price: last.close, isOwn: isOwn(last), isUsable: true } : null
}

/** The price on the asset's page, where it is no close. One that a decision took over counts from when it was known. */
async function priceOnPage(db: Db, userId: string, asset: Asset, now: Instant): Promise<Latest | null> {
  const market = await findMarketOfAsset(db, userId, asset, now)
  const { quote, closes, pending } = usablePrices(asset, market, now)
  const newest = newestPrice(asset, quote, closes)?.raw
  // A provider's price goes by the day on which it leaps, as its closes do.
  const isQuote = market.quote?.price.at === newest?.at && market.quote?.price.source === newest?.source
  const price = isQuote ? market.quote?.price : newest
  if (!price || closes.map(atItsClose).some(({ at, source }) => at === price.at && source === price.source)) return null
  const { isInSharesHeld } = priceBeforeExpiry(asset, currentPrice(asset, quote, pending, closes), now)
  const at = price.knownAt ?? price.at
  const [on, inSharesOf] = [marketDayOf(at), marketDayOf(price.at)]
  const isOverSplit = market.splits.some(({ effectiveOn }) => effectiveOn > on && effectiveOn <= inSharesOf)
  return { on, at, price: price.price, isOwn: isOwn(price), isUsable: isInSharesHeld && !isOverSplit }
}
