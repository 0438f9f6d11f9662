import { movesQuantity } from '../ledger/action.ts'
import type { DecisionRecorded, Entry, PriceNoted } from '../ledger/entry.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import type { Decimal } from '../prices/money.ts'
import type { Price } from '../prices/price.ts'
import { adjustForSplits, type Split } from '../prices/split.ts'
import { isExplainedBy } from '../prices/validate-quote.ts'
import type { Asset } from './asset.ts'

/** A price that looks like a split of the one that was known before it. USD per unit. */
export type DoubtedPrice = {
  readonly price: Price
  readonly knownPrice: Decimal
  /** It was paid or received, so that the books keep it; only stops and targets are not told by it. */
  readonly isTraded?: true
}

/** A price that was typed for its own sake. One that looks like a split waits for an answer, and the one before it stays. */
export function afterPriceNoted({ splits }: Asset, entry: Entry<PriceNoted>): Partial<Asset> {
  const doubted = findDoubt(entry, splits)
  return doubted ? { doubted } : { ...noted(entry.price, false), doubted }
}

/** The price that a decision was made at, if it has one. */
export function afterPriceOfDecision(asset: Asset, entry: Entry<DecisionRecorded>): Partial<Asset> {
  const { price, isPriceAttached } = entry
  if (price === null) return {}
  return isPriceAttached ? afterAttachedPrice(asset, price) : afterSentPrice(asset, entry, price)
}

/** Candor attached a price that it knew already. It replaces only an older one; what is doubted stays doubted. */
function afterAttachedPrice({ notedPrice, splits }: Asset, price: Price): Partial<Asset> {
  if (notedPrice && notedPrice.at >= price.at) return {}
  const inNewShares = adjustForSplits(price.price, marketDayOf(price.at), splits)
  return { ...noted({ ...price, price: inNewShares }, true), notedRaw: price.price }
}

/** The user sent a price. One that looks like a split is kept as the latest only where something was bought or sold at it. */
function afterSentPrice({ splits }: Asset, entry: Entry<DecisionRecorded>, price: Price): Partial<Asset> {
  const doubted = findDoubt(entry, splits)
  if (!doubted) return { ...noted(price, true), doubted }
  return movesQuantity(entry.action) ? { ...noted(price, true), doubted: { ...doubted, isTraded: true } } : { doubted }
}

/** The latest price of the user's own, as an asset keeps it, in shares of the day on which it was said. */
export const noted = (
  price: Price,
  isPriceOfDecision: boolean,
): Pick<Asset, 'notedPrice' | 'notedRaw' | 'isPriceOfDecision'> => ({
  notedPrice: price,
  notedRaw: price.price,
  isPriceOfDecision,
})

/** The price of an entry; `doubtedAfter` is the one before it, where the new one looked like a split of that. */
type PricedEntry = { readonly doubtedAfter?: Decimal; readonly price: Price | null }

/** Whether an entry's price looks like a split of the price before it, and no recorded split explains it. */
export const isDoubted = (entry: PricedEntry, splits: readonly Split[]): boolean => findDoubt(entry, splits) !== null

function findDoubt({ doubtedAfter, price }: PricedEntry, splits: readonly Split[]): DoubtedPrice | null {
  if (doubtedAfter === undefined || price === null) return null
  const isExplained = splits.some((split) => isExplainedBy(split, doubtedAfter, price.price))
  return isExplained ? null : { price, knownPrice: doubtedAfter }
}
