import { demoDay, marketDayBefore } from '#domain/prices/demo-walk.ts'
import { calendarDay, type Instant } from '#domain/time.ts'
import type { PriceProvider } from '../prices/price-desk.ts'

export const MARKET_ZONE = 'America/New_York'

/** A price provider that asks nobody: the walk of today, or of the last trading day. */
export const demoPrices = (storyEndsOn: string, now: () => Instant): PriceProvider => ({
  source: 'demo',
  async fetch(ticker) {
    const day = demoDay(ticker, marketDayBefore(calendarDay(now(), MARKET_ZONE), 0), storyEndsOn)
    if (!day) return { ok: false, kind: 'not-found' }
    return { ok: true, data: { price: day.close, open: day.open, previousClose: day.previousClose } }
  },
})
