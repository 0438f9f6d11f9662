import { z } from 'zod'
import type { Instant } from '#domain/time.ts'
import { type Failure, kindOfStatus, type Outcome } from '../../outbound/http-fetch.ts'
import type { DayPrice, FetchedQuote, History } from '../price-provider.ts'
import { inOrder } from './days-in-order.ts'
import { readCurrentPrice, readPrice } from './read-price.ts'

/** Parses Twelve Data's answers. Numbers come as text, and an error takes the place of the data. */

/** Checked field by field later, because a price may be text, a number, missing, or nonsense. */
const Anything = z.unknown().optional()

const ErrorAnswer = z.object({ status: z.literal('error'), code: z.int() })

const QuoteAnswer = z.object({
  currency: z.string().nullish(),
  close: Anything,
  open: Anything,
  previous_close: Anything,
  timestamp: z.number().nullish().catch(null),
  last_quote_at: z.number().nullish().catch(null),
})

const LatestPriceAnswer = z.object({ price: Anything })

const SeriesAnswer = z.object({
  meta: z.object({ currency: z.string().nullish() }).default({}),
  values: z
    .array(z.object({ datetime: z.string(), open: Anything, high: Anything, low: Anything, close: Anything }))
    .default([]),
})

const UNREADABLE: Failure = { ok: false, kind: 'upstream' }

/** A quote, or a quote without a price, for which /price may have one. */
export type QuoteOrGap = FetchedQuote | Omit<FetchedQuote, 'price'>

/** The body is one symbol's answer, or for several symbols an object with an answer for each. */
export function bySymbol<T>(
  symbols: readonly string[],
  body: unknown,
  read: (body: unknown) => Outcome<T>,
): ReadonlyMap<string, Outcome<T>> {
  const map = z.record(z.string(), z.unknown()).safeParse(body)
  const of = (symbol: string) => (symbols.length === 1 ? body : map.data?.[symbol])
  return new Map(symbols.map((symbol) => [symbol, readError(of(symbol)) ?? read(of(symbol))]))
}

export function readQuote(body: unknown, now: Instant): Outcome<QuoteOrGap> {
  const { success, data } = QuoteAnswer.safeParse(body)
  if (!success) return UNREADABLE
  if (data.currency && data.currency !== 'USD') return { ok: false, kind: 'currency' }
  const around = {
    source: 'twelve-data' as const,
    at: saneTime(data.last_quote_at, now) ?? saneTime(data.timestamp, now) ?? now,
    open: readPrice(data.open),
    previousClose: readPrice(data.previous_close),
  }
  if (data.close === undefined || data.close === null) return { ok: true, data: around }
  const price = readCurrentPrice(data.close)
  return price === null ? UNREADABLE : { ok: true, data: { ...around, price } }
}

/** The latest price alone; this answer has neither a time nor a currency. */
export function readLatestPrice(body: unknown): Outcome<string> {
  const { data } = LatestPriceAnswer.safeParse(body)
  const price = data ? readCurrentPrice(data.price) : null
  return price === null ? UNREADABLE : { ok: true, data: price }
}

export function readSeries(body: unknown, from: string, to: string): Outcome<History> {
  const { success, data } = SeriesAnswer.safeParse(body)
  if (!success) return UNREADABLE
  if (data.meta.currency && data.meta.currency !== 'USD') return { ok: false, kind: 'currency' }
  const days = data.values.flatMap(({ datetime, open, high, low, close }): DayPrice[] => {
    const read = readPrice(close)
    const day = datetime.slice(0, 'YYYY-MM-DD'.length)
    return read === null
      ? []
      : [{ day, open: readPrice(open), high: readPrice(high), low: readPrice(low), close: read }]
  })
  // A single day without a price is left out, but when no day has a price, there is no history.
  if (days.length === 0 && data.values.length > 0) return UNREADABLE
  return { ok: true, data: { source: 'twelve-data', days: inOrder(days, from, to) } }
}

function readError(body: unknown): Failure | null {
  const { data } = ErrorAnswer.safeParse(body)
  return data ? { ok: false, kind: kindOfStatus(data.code) } : null
}

const YEAR_2000 = 946_684_800
/** How far a provider's clock may be ahead. */
const SLACK_SECONDS = 300

/** Seconds since 1970 as an instant; null when no trade can have been at that time. */
function saneTime(seconds: number | null | undefined, now: Instant): Instant | null {
  if (!seconds || seconds < YEAR_2000 || seconds > Date.parse(now) / 1000 + SLACK_SECONDS) return null
  return new Date(Math.floor(seconds) * 1000).toISOString()
}
