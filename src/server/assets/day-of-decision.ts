import type { Asset } from '#domain/assets/asset.ts'
import { writeDayDecided } from '#domain/assets/day-decided.ts'
import { entriesBefore } from '#domain/assets/effective-order.ts'
import { type KnownBefore, knownBefore } from '#domain/assets/price-before.ts'
import { replayAsset } from '#domain/assets/replay-asset.ts'
import { endOfDay } from '#domain/prices/market-session.ts'
import type { Decimal } from '#domain/prices/money.ts'
import type { Price } from '#domain/prices/price.ts'
import type { Instant } from '#domain/time.ts'
import { accepted, found } from '../http/problem.ts'
import { listAssetEntries } from '../ledger/ledger-store.ts'
import { NO_SUCH_ASSET } from '../ledger/no-such-asset.ts'
import { attachedPrice } from '../prices/attached-price.ts'
import { type AssetMarketData, NO_MARKET_DATA } from '../prices/market-data.ts'
import { findMarketOnDay, findPriceOfDay, usedOnDay } from '../prices/price-of-day.ts'
import type { Moment } from '../recording/moment.ts'

type Attached = ReturnType<typeof attachedPrice>

/** What a further decision finds on its day. */
export type DayOfDecision = {
  /** Goes into the draft: the day, where it is an earlier one than today. */
  readonly day: { readonly decidedOn?: string }
  /** The asset in shares of the day. */
  readonly asset: Asset
  /** What a price that was typed is compared with. */
  readonly before: KnownBefore
  /** A price that was sent, with its source and the moment of which it is. */
  priced(sent: Decimal): Price
  /** The price that is kept where none was typed. */
  attached(): Attached
}

type Needs = {
  readonly userId: string
  readonly asset: Asset
  /** The day that was sent. */
  readonly typedDay: string | null | undefined
  /** The moment of the known price that was sent untouched; null when the price was typed. */
  readonly knownAt: Instant | null
  /** A price of this moment that was sent. */
  readonly pricedNow: (sent: Decimal, market: AssetMarketData) => Price
}

/**
 * Of today, a decision is made at what is known now. Of an earlier day, it is made at what was known at its end: the last close, or
 * what was typed or paid last. What is known now may be in other shares, and nobody decided at it.
 */
export async function dayOfDecision(
  { trx, market, now }: Moment,
  { userId, asset, typedDay, knownAt, pricedNow }: Needs,
): Promise<DayOfDecision> {
  const day = accepted(writeDayDecided(asset, typedDay, now))
  const { decidedOn } = day
  if (decidedOn === undefined) {
    const marketData = market ?? NO_MARKET_DATA
    return {
      day,
      asset,
      before: knownBefore(marketData, asset, now),
      priced: (sent) => pricedNow(sent, marketData),
      attached: () => attachedPrice(marketData, asset, now),
    }
  }
  const entries = await listAssetEntries(trx, userId, asset.assetId)
  const close = await findPriceOfDay(trx, userId, asset.facts, decidedOn)
  const onDay = found(replayAsset(entriesBefore(entries, decidedOn)), NO_SUCH_ASSET)
  const [marketThen, end] = [await findMarketOnDay(trx, userId, onDay, decidedOn), endOfDay(decidedOn)]
  const then = knownBefore(marketThen, onDay, end)
  // Nobody knows on which day there was a split, if there was one, so an earlier price may be one after it, too.
  const isInShares = asset.splits.every(({ effectiveOn }) => effectiveOn <= decidedOn)
  const openNow = isInShares ? knownBefore(market ?? NO_MARKET_DATA, asset, now).question : null
  return {
    day,
    asset: onDay,
    before: { ...then, question: then.question ?? openNow },
    priced: (sent) => usedOnDay(close, sent, decidedOn, knownAt),
    attached: () => attachedPrice(marketThen, onDay, end),
  }
}
