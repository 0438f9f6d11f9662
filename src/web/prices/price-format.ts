import type { PriceView } from '#contract/prices.ts'
import { lastSession } from '#domain/prices/market-session.ts'
import type { Instant } from '#domain/time.ts'
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
  `${SOURCES[price.source]}, ${formatMoment(price.at, timeZone)}`

/** Where a price comes from and how old it is: `typed by you, 3 days ago`. */
export const priceAge = (price: PriceView, now: Instant, timeZone: string): string =>
  `${SOURCES[price.source]}, ${formatAge(price.at, now, timeZone)}`

/** Whether a price is from before the last trading day that has ended, so that its age has to be said beside it. */
export function isOldPrice({ at }: Pick<PriceView, 'at'>, now: Instant): boolean {
  // The same for a thousand rows that are drawn at once.
  if (lastLook.now !== now) lastLook = { now, since: lastSession(now).opensAt }
  return at < lastLook.since
}

let lastLook = { now: '', since: '' }
