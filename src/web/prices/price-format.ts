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

/** The source and the time of a price: `Twelve Data, Nov 21, 2026, 14:05`. */
export const priceOrigin = (price: PriceView, timeZone: string): string =>
  isOwnOfDay(price) ? ownOfDay(price) : `${SOURCES[price.source]}, ${priceMoment(price.at, timeZone)}`

/** The time of a price in the reader's time zone, or only its day in New York if it is the price of a day. */
export const priceMoment = (at: Instant, timeZone: string): string =>
  isOfDay(at) ? readableDate(at, MARKET_ZONE) : formatMoment(at, timeZone)

/** The source and the age of a price: `typed by you, 3 days ago`. */
export const priceAge = (price: PriceView, now: Instant): string =>
  isOwnOfDay(price) ? ownOfDay(price) : `${SOURCES[price.source]}, ${ageOf(price, now)}`

/**
 * Whether the user gave the price of a day, by hand or in a file. Its time says of which day it is, and not when the user gave it:
 * “typed by you, on Apr 6, 2022” would be false of what was typed today.
 */
const isOwnOfDay = ({ source, at }: PriceView): boolean => (source === 'typed' || source === 'uploaded') && isOfDay(at)

const ownOfDay = ({ source, at }: PriceView): string => `price of ${readableDate(at, MARKET_ZONE)}, ${SOURCES[source]}`

/** The age of a price. Its day is the one in New York, whatever the reader's time zone, as everywhere in the journal. */
export const ageOf = ({ at }: Pick<PriceView, 'at'>, now: Instant): string => formatAge(at, now, MARKET_ZONE)

/** Whether it is the price of a day: closes, and prices typed for an earlier day, carry the end of their session. */
const isOfDay = (at: Instant): boolean => at === endOfDay(marketDayOf(at))

/** Whether a price is older than the last finished session, so that its age has to be shown beside it. */
export function isOldPrice({ at }: Pick<PriceView, 'at'>, now: Instant): boolean {
  // Computed once for a thousand rows that are rendered at the same moment.
  if (lastLook.now !== now) lastLook = { now, since: lastSession(now).opensAt }
  return at < lastLook.since
}

let lastLook = { now: '', since: '' }
