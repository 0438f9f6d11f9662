import type { PriceView } from '#contract/prices.ts'
import type { Language } from '#domain/locale.ts'
import { MARKET_ZONE, marketDayOf } from '#domain/prices/market-calendar.ts'
import { endOfDay, lastSession } from '#domain/prices/market-session.ts'
import { isOwn } from '#domain/prices/price.ts'
import { type Instant, readableDate } from '#domain/time.ts'
import { formatAge } from '#web/ui/format.ts'
import { priceMessages } from './price-messages.ts'

/** The source and the age of a price: `typed by you, 3 days ago`. */
export const priceAge = (price: PriceView, now: Instant, language: Language = 'en'): string =>
  isOwnOfDay(price) ? ownOfDay(price, language) : `${sourceOf(price, language)}, ${ageOf(price, now, language)}`

/**
 * Whether the user gave the price of a day, by hand or in a file. Its time says of which day it is, and not when the user gave it:
 * “typed by you, on Apr 6, 2022” would be false of what was typed today.
 */
export const isOwnOfDay = (price: PriceView): boolean => isOwn(price) && isOfDay(price.at)

export const ownOfDay = (price: PriceView, language: Language): string =>
  priceMessages(language).ofDay(readableDate(price.at, MARKET_ZONE, language), sourceOf(price, language))

export function sourceOf({ source, at, knownAt = at }: PriceView, language: Language): string {
  const { sources, accepted } = priceMessages(language)
  return source === 'accepted' ? accepted(readableDate(knownAt, MARKET_ZONE, language)) : sources[source]
}

/** The age of a price. Its day is the one in New York, whatever the reader's time zone, as everywhere in the journal. */
export const ageOf = ({ at }: Pick<PriceView, 'at'>, now: Instant, language: Language = 'en'): string =>
  formatAge(at, now, MARKET_ZONE, language)

/** Whether it is the price of a day: closes, and prices typed for an earlier day, carry the end of their session. */
export const isOfDay = (at: Instant): boolean => at === endOfDay(marketDayOf(at))

/** Whether a price is older than the last finished session, so that its age has to be shown beside it. */
export function isOldPrice({ at }: Pick<PriceView, 'at'>, now: Instant): boolean {
  // Computed once for a thousand rows that are rendered at the same moment.
  if (lastLook.now !== now) lastLook = { now, since: lastSession(now).opensAt }
  return at < lastLook.since
}

let lastLook = { now: '', since: '' }
