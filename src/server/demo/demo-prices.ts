import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { sessionOn } from '#domain/prices/market-session.ts'
import type { Instant } from '#domain/time.ts'
import type { Outcome } from '../outbound/http-fetch.ts'
import type { DayPrice, FetchedQuote, PriceProvider } from '../prices/price-provider.ts'
import { type DemoDay, demoDay, demoDays, marketDayBefore } from './story/demo-walk.ts'

/** A price provider that asks nobody: its prices are the walk's, of today or of the last trading day. */
export const demoPrices = (storyEndsOn: string, now: () => Instant): PriceProvider => ({
  quotes: async (tickers) => new Map(tickers.map((ticker) => [ticker, quoteOf(ticker, storyEndsOn, now())])),
  history: async (ticker, from, to) => ({
    ok: true,
    data: { source: 'demo', days: demoDays(ticker, from, to, storyEndsOn).map(asTraded) },
  }),
})

/** The quote that the demo's provider gives at a moment. */
export function quoteOf(ticker: string, storyEndsOn: string, at: Instant): Outcome<FetchedQuote> {
  const today = marketDayOf(at)
  const walked = demoDay(ticker, marketDayBefore(today, 0), storyEndsOn)
  if (!walked) return { ok: false, kind: 'not-found' }
  const { day, close, open, previousClose } = walked
  // On a day without trading, the price is that of the last close.
  const pricedAt = day === today ? at : (sessionOn(day)?.closesAt ?? at)
  return { ok: true, data: { price: close, source: 'demo', at: pricedAt, open, previousClose } }
}

/** The walk has no high and low for a day. */
export const asTraded = ({ day, open, close }: DemoDay): DayPrice => ({ day, open, high: null, low: null, close })
