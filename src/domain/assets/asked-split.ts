import type { Price } from '../prices/price.ts'
import type { Split } from '../prices/split.ts'
import type { Instant } from '../time.ts'
import type { Asset } from './asset.ts'
import { type CurrentPrice, currentPrice, type UsablePrices } from './current-price.ts'
import { priceBeforeExpiry } from './option.ts'
import { isBackFrom, isFall, type Quarantined } from './own-prices.ts'
import type { Trade } from './trade.ts'

/** A split of which only the day is known; from then on shares may be others than those that are held. */
export type UnknownSplit = Pick<Split, 'effectiveOn'>

/**
 * The split that may lie between what is held and a purchase or sale far below the price before it, as long as nobody has said
 * whether there was one. A price that is back where it was answers that: there was none. So does a rise not ask: it tells neither
 * a loss nor a stop, and what was paid or received stands in the books.
 * @param price the last one that is known, in shares of today
 */
export const askedSplit = ({ quarantined }: Pick<Asset, 'quarantined'>, price: Price | null): UnknownSplit | null =>
  quarantined !== null && isOpenFall(quarantined) && !(price && isBackFrom(quarantined, price.price))
    ? { effectiveOn: quarantined.tradedOn }
    : null

/**
 * Whether a holding period has trades on both sides of such a split: then nobody knows what its sales had cost.
 * @param trades its own, in their order
 */
export const isAcross = (trades: readonly Pick<Trade, 'on'>[], split: UnknownSplit | null): boolean => {
  const [first, ...later] = trades
  if (!first || split === null || first.on > split.effectiveOn) return false
  return later.some(({ on }) => on >= split.effectiveOn)
}

type TradedFall = Quarantined & { readonly tradedOn: string }

/** Whether something was bought or sold at a price that looks like a split, or since. */
export const isOpenFall = (quarantined: Quarantined): quarantined is TradedFall =>
  quarantined.tradedOn !== undefined && isFall(quarantined)

/** Of a split that is reported and one that is asked about, the earlier one. */
export const earlierSplit = (reported: UnknownSplit | null, asking: UnknownSplit | null): UnknownSplit | null =>
  reported && asking ? (asking.effectiveOn < reported.effectiveOn ? asking : reported) : (reported ?? asking)

type PriceNow = {
  /** Marked as one that nothing may be valued with, where a split or the outcome of an option is not known. */
  readonly current: CurrentPrice
  readonly askedSplit: UnknownSplit | null
  /** The split, reported or asked about, since which shares may be others. */
  readonly unknownSplit: UnknownSplit | null
}

/**
 * The price by which an asset is valued now, and what keeps it from that.
 * @param usable what is usable of providers' prices
 */
export function priceNow(asset: Asset, { quote, closes, pending }: UsablePrices, now: Instant): PriceNow {
  const newest = currentPrice(asset, quote, pending, closes)
  const asking = askedSplit(asset, newest.price)
  const current = asking === null ? newest : { ...newest, isInSharesHeld: false }
  return {
    current: priceBeforeExpiry(asset, current, now),
    askedSplit: asking,
    unknownSplit: earlierSplit(pending, asking),
  }
}
