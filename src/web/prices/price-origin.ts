import type { PriceView } from '#contract/prices.ts'
import type { Language } from '#domain/locale.ts'
import { MARKET_ZONE } from '#domain/prices/market-calendar.ts'
import { type Instant, readableDate } from '#domain/time.ts'
import { formatMoment } from '#web/ui/format.ts'
import { isOfDay, isOwnOfDay, ownOfDay, sourceOf } from './price-format.ts'

/** The source and the time of a price: `Twelve Data, Nov 21, 2026, 14:05`. */
export const priceOrigin = (price: PriceView, timeZone: string, language: Language = 'en'): string =>
  isOwnOfDay(price)
    ? ownOfDay(price, language)
    : `${sourceOf(price, language)}, ${priceMoment(price.at, timeZone, language)}`

/**
 * The time of a price in New York, or only its day there if it is the price of a day: days are New York's everywhere in the journal, and
 * a time of the reader's own beside them could be of another one.
 * @param timeZone the reader's; where another time is read on its clocks, New York is named
 */
export function priceMoment(at: Instant, timeZone: string, language: Language = 'en'): string {
  if (isOfDay(at)) return readableDate(at, MARKET_ZONE, language)
  const moment = formatMoment(at, MARKET_ZONE, language)
  return moment === formatMoment(at, timeZone, language) ? moment : `${moment}${IN_NEW_YORK}`
}

/** The same in every language so far. It stands here because the first screens load the messages of prices, and none of these moments. */
const IN_NEW_YORK = ' in New York'
