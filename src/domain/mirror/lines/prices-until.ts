import type { Asset } from '../../assets/asset.ts'
import type { Closes } from '../../assets/closes.ts'
import { currentPrice, type LastClose, usablePrices } from '../../assets/current-price.ts'
import { WITNESS_DAYS } from '../../assets/split-of-own.ts'
import { dayNumber, dayOfNumber } from '../../prices/day-number.ts'
import { marketDayOf } from '../../prices/market-calendar.ts'
import { endOfDay, marketDaysBetween } from '../../prices/market-session.ts'
import type { Price } from '../../prices/price.ts'
import type { Split } from '../../prices/split.ts'
import { closeWritten, lastCloseUntil } from './close-of-day.ts'

/** What is known of an asset's prices besides its entries. */
type Known = {
  readonly ofProviders: readonly Closes[]
  readonly own: readonly Closes[]
  /** All splits of its share, recorded or only reported. */
  readonly shareSplits: readonly Split[]
}

type PricesUntil = {
  readonly newest: Price | null
  /** Whether providers' closes are left out, because they look like a split of what the owner said. */
  readonly isProviderQuarantined: boolean
}

/**
 * What the lists showed at the end of a day, by their own rules, as far as it is recorded: what its owner had noted, decided and
 * uploaded, and the closes of providers. Of quotes only the newest of all is stored, and the close of its day takes its place.
 * @param asset as it stood on that day
 */
export function pricesUntil(asset: Asset, { ofProviders, own, shareSplits }: Known, until: string): PricesUntil {
  const now = endOfDay(until)
  const lastOnes = [...lastCloses(ofProviders, 'twelve-data', until), ...lastCloses(own, 'uploaded', until)]
  const usableWith = (closes: readonly LastClose[]) =>
    usablePrices(asset, { quote: null, closes, splits: shareSplits }, now)
  const byLast = usableWith(lastOnes)
  const usable = byLast.quarantined ? usableWith([...lastOnes, ...closesSinceNoted(asset, ofProviders, until)]) : byLast
  return {
    newest: currentPrice(asset, null, usable.pending, usable.closes).price,
    isProviderQuarantined: usable.quarantined !== null,
  }
}

/** The last close, and the one before it where the last one is of that very day, as the lists read them. */
function lastCloses(closes: readonly Closes[], source: LastClose['source'], until: string): readonly LastClose[] {
  const last = lastCloseUntil(closes, until)
  const before = last?.day === until ? lastCloseUntil(closes, dayBefore(until)) : null
  return [last, before].flatMap((close) => (close === null ? [] : [{ ...close, source }]))
}

const dayBefore = (day: string): string => dayOfNumber(dayNumber(day) - 1)

/** Closes that may explain how the price came from the owner's to the provider's. */
function closesSinceNoted({ notedPrice }: Asset, ofProviders: readonly Closes[], until: string): readonly LastClose[] {
  if (!notedPrice) return []
  const from = dayOfNumber(dayNumber(marketDayOf(notedPrice.at)) - WITNESS_DAYS)
  return marketDaysBetween(from, until).flatMap((day): LastClose[] => {
    const close = closeWritten(ofProviders, day)
    return close === null ? [] : [{ day, close: close.close, source: 'twelve-data' }]
  })
}
