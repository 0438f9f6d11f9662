import type { AssetRowView } from '#contract/assets.ts'
import type { Language } from '#domain/locale.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { Instant } from '#domain/time.ts'
import { isOldPrice } from '#web/prices/price-format.ts'
import { formatCount, formatDay } from '#web/ui/format.ts'
import { listMessages } from './list-messages.ts'

/** The day of a row's price, if it is older than the last finished session and the row is valued with it; else null. */
export function oldPriceDay({ list, currentPrice, currentValue }: AssetRowView, now: Instant): string | null {
  const isValued = list === 'watched' || (list === 'bought' && currentValue !== null)
  return currentPrice && isValued && isOldPrice(currentPrice, now) ? marketDayOf(currentPrice.at) : null
}

/** By which old prices the rows are valued: `2 of 5 by prices of Mar 10, 2023 to Jan 12, 2024.`; null where all are new. */
export function oldPricesWords(rows: readonly AssetRowView[], now: Instant, language: Language = 'en'): string | null {
  const messages = listMessages(language)
  const days = rows.flatMap((row) => oldPriceDay(row, now) ?? []).sort()
  const [from, until] = [days[0], days.at(-1)]
  if (from === undefined || until === undefined) return null
  const [first, last] = [formatDay(from, language), formatDay(until, language)]
  const range = from === until ? first : messages.days(first, last)
  const [some, all] = [formatCount(days.length, language), formatCount(rows.length, language)]
  if (days.length === rows.length) return days.length === 1 ? messages.byPrice(range) : messages.byPrices(range)
  return days.length === 1 ? messages.someByPrice(all, range) : messages.someByPrices(some, all, range)
}
