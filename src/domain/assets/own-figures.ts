import { marketDayOf } from '../prices/market-calendar.ts'
import type { Decimal } from '../prices/money.ts'
import type { DatedPrice } from '../prices/nearest-price.ts'
import type { Price } from '../prices/price.ts'
import { splitQuantity } from '../prices/split.ts'
import type { AssetEntry } from './asset.ts'
import { effectiveDay } from './effective-order.ts'
import { isQuarantined } from './own-prices.ts'

/**
 * The prices in a user's entries other than one of them, newest first, each in shares of its own day.
 * @param entries as corrected by now
 * @param except the entry to compare; entries whose price was taken from it are left out too
 */
export function ownDatedPrices(entries: readonly AssetEntry[], except: number): DatedPrice[] {
  const splits = entries.filter((entry) => entry.kind === 'split-recorded')
  const looked = priceOf(entries.find(({ sequence }) => sequence === except))
  return entries
    .flatMap((entry) => {
      const price = priceOf(entry)
      if (price === null || entry.sequence === except || isFrom(looked, price)) return []
      return isQuarantined({ ...entry, price }, splits) ? [] : [{ price: price.price, on: marketDayOf(price.at) }]
    })
    .toReversed()
}

const priceOf = (entry: AssetEntry | undefined): Price | null =>
  entry?.kind === 'decision-recorded' || entry?.kind === 'price-noted' ? entry.price : null

const isFrom = (source: Price | null, price: Price): boolean =>
  source !== null && source.at === price.at && source.price === price.price

/** What was bought, sold or watched at once besides, in shares of a day. */
export function ownQuantities(entries: readonly AssetEntry[], except: number, day: string): Decimal[] {
  const splits = entries.filter((entry) => entry.kind === 'split-recorded')
  return entries.flatMap((entry) => {
    if (entry.kind !== 'decision-recorded' || entry.quantity === null || entry.sequence === except) return []
    const later = splits.filter(({ effectiveOn }) => effectiveOn > effectiveDay(entry) && effectiveOn <= day)
    const undone = splits.filter(({ effectiveOn }) => effectiveOn > day && effectiveOn <= effectiveDay(entry))
    const restated = later.reduce(splitQuantity, entry.quantity)
    return [undone.reduce((quantity, split) => splitQuantity(quantity, inverse(split)), restated)]
  })
}

const inverse = ({ newShares, oldShares }: { newShares: Decimal; oldShares: Decimal }) => ({
  newShares: oldShares,
  oldShares: newShares,
})
