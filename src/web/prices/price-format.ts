import type { PriceView } from '#contract/prices.ts'
import { MARKET_ZONE, marketDayOf } from '#domain/prices/market-calendar.ts'
import { endOfDay, lastSession } from '#domain/prices/market-session.ts'
import { type Instant, readableDate } from '#domain/time.ts'
import { formatAge, formatMoment } from '#web/ui/format.ts'

const SOURCES: Readonly<Record<PriceView['source'], string>> = {
  'twelve-data': 'Twelve Data',
  massive: 'Massive, previous close',
  yahoo: 'Yahoo',
  typed: 'typed by you',
  uploaded: 'from your file',
  demo: 'demo',
}

/** Where a price comes from and when it was true: `Twelve Data, Nov 21, 2026, 14:05`. */
export const priceOrigin = (price: PriceView, timeZone: string): string =>
  `${SOURCES[price.source]}, ${priceMoment(price.at, timeZone)}`

/** When a price was true: on the reader's clock, or New York's day of one of which only the day is known. */
export const priceMoment = (at: Instant, timeZone: string): string =>
  isOfDay(at) ? readableDate(at, MARKET_ZONE) : formatMoment(at, timeZone)

/** Where a price comes from and how old it is: `typed by you, 3 days ago`. */
export const priceAge = (price: PriceView, now: Instant): string => `${SOURCES[price.source]}, ${ageOf(price, now)}`

/** How old a price is. Its day is New York's, as everywhere in the journal, wherever it is read. */
export const ageOf = ({ at }: Pick<PriceView, 'at'>, now: Instant): string => formatAge(at, now, MARKET_ZONE)

/** A close, and what was typed for an earlier day, is of the end of its session. */
const isOfDay = (at: Instant): boolean => at === endOfDay(marketDayOf(at))

/** Whether a price is from before the last trading day that has ended, so that its age has to be said beside it. */
export function isOldPrice({ at }: Pick<PriceView, 'at'>, now: Instant): boolean {
  // The same for a thousand rows that are drawn at once.
  if (lastLook.now !== now) lastLook = { now, since: lastSession(now).opensAt }
  return at < lastLook.since
}

let lastLook = { now: '', since: '' }
