import { demoDay, marketDayBefore } from '#domain/prices/demo-walk.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { marketDaysBetween } from '#domain/prices/market-session.ts'
import type { Instant } from '#domain/time.ts'
import type { Outcome } from '../outbound/gate.ts'
import type { DayPrice, FetchedQuote, PriceProvider } from '../prices/price-provider.ts'

/** A price provider that asks nobody: the walk of today, or of the last trading day. */
export const demoPrices = (storyEndsOn: string, now: () => Instant): PriceProvider => ({
  quotes: async (tickers) => new Map(tickers.map((ticker) => [ticker, quoteOf(ticker, storyEndsOn, now())])),
  history: async (ticker, from, to) => ({
    ok: true,
    data: { source: 'demo', days: marketDaysBetween(from, to).flatMap((day) => walkedDay(ticker, day, storyEndsOn)) },
  }),
})

function quoteOf(ticker: string, storyEndsOn: string, at: Instant): Outcome<FetchedQuote> {
  const day = demoDay(ticker, marketDayBefore(marketDayOf(at), 0), storyEndsOn)
  if (!day) return { ok: false, kind: 'not-found' }
  const { open, previousClose } = day
  return { ok: true, data: { price: day.close, source: 'demo', at, open, previousClose } }
}

function walkedDay(ticker: string, day: string, storyEndsOn: string): DayPrice[] {
  const walked = demoDay(ticker, day, storyEndsOn)
  return walked ? [{ day, open: walked.open, high: null, low: null, close: walked.close }] : []
}
