import { z } from 'zod'
import { dayNumber, dayOfNumber } from '#domain/prices/day-number.ts'
import { MARKET_ZONE } from '#domain/prices/market-calendar.ts'
import { readDecimal } from '#domain/prices/money.ts'
import { type Split, splitPrice } from '#domain/prices/split.ts'
import { calendarDay, type Instant } from '#domain/time.ts'
import type { Outcome } from '../../outbound/http-fetch.ts'
import type { DayPrice, FetchedQuote, History, ReportedSplits } from '../price-provider.ts'
import { inOrder } from './days-in-order.ts'
import { floatText, readCurrentPrice, readPrice } from './read-price.ts'

/** Yahoo's prices are 32-bit floats, so digits after these decimals are noise. */
const DIGITS = 4

const Price = z.number().nullish().catch(null)
const Time = z.union([z.date(), z.number().transform((seconds) => new Date(seconds * 1000))])

const Chart = z.object({
  meta: z.object({
    currency: z.string().nullish(),
    regularMarketPrice: Price,
    regularMarketTime: Time.nullish().catch(null),
  }),
  quotes: z.array(z.object({ date: Time, open: Price, high: Price, low: Price, close: Price })).default([]),
  events: z
    .object({ splits: z.array(z.object({ date: Time, numerator: z.number(), denominator: z.number() })).nullish() })
    .nullish(),
})

/** A chart as the package gives it. Its days are in shares of today, divided by every later split. */
export type YahooChart = z.infer<typeof Chart>

export function readChart<T>(body: unknown, make: (chart: YahooChart) => Outcome<T>): Outcome<T> {
  const { success, data } = Chart.safeParse(body)
  if (!success) return { ok: false, kind: 'upstream' }
  if (data.meta.currency && data.meta.currency !== 'USD') return { ok: false, kind: 'currency' }
  return make(data)
}

export function toQuote({ meta, quotes }: YahooChart, now: Instant): Outcome<FetchedQuote> {
  const price = readCurrentPrice(meta.regularMarketPrice)
  if (price === null) return { ok: false, kind: 'upstream' }
  const time = meta.regularMarketTime
  const at = time && time.toISOString() <= now ? time.toISOString() : now
  const day = dayOf(new Date(at))
  const today = quotes.find(({ date }) => dayOf(date) === day)
  const before = quotes.filter(({ date, close }) => dayOf(date) < day && readPrice(close)).at(-1)
  return {
    ok: true,
    data: {
      price,
      source: 'yahoo',
      at,
      open: readPrice(today?.open),
      previousClose: readPrice(before?.close),
    },
  }
}

export function toHistory(chart: YahooChart, from: string, to: string): Outcome<History> {
  const splits = splitsOf(chart)
  if (!splits) return { ok: false, kind: 'upstream' }
  const days = chart.quotes.flatMap(({ date, open, high, low, close }): DayPrice[] => {
    const day = dayOf(date)
    const raw = (price: number | null | undefined) => asItWasPaid(price, day, splits)
    const closed = raw(close)
    return closed === null ? [] : [{ day, open: raw(open), high: raw(high), low: raw(low), close: closed }]
  })
  if (days.length === 0 && chart.quotes.length > 0) return { ok: false, kind: 'upstream' }
  return { ok: true, data: { source: 'yahoo', days: inOrder(days, from, to) } }
}

/**
 * A chart has the splits up to today, and none that is announced. Today's may come with the first trades.
 * @param today in New York
 */
export function toSplits(chart: YahooChart, from: string, today: string): Outcome<ReportedSplits> {
  const splits = splitsOf(chart)
  if (!splits) return { ok: false, kind: 'upstream' }
  const since = splits.filter(({ effectiveOn }) => effectiveOn >= from)
  const covered = { from, to: dayOfNumber(dayNumber(today) - 1) }
  return { ok: true, data: { source: 'yahoo', splits: since, covered } }
}

/** null when one split cannot be read, because it would falsify every earlier price. */
function splitsOf({ events }: YahooChart): readonly Split[] | null {
  const splits = (events?.splits ?? []).map(({ date, numerator, denominator }) => {
    const [newShares, oldShares] = [readDecimal(String(numerator)), readDecimal(String(denominator))]
    const isSplit = newShares !== null && oldShares !== null && Number(newShares) > 0 && Number(oldShares) > 0
    return isSplit ? { effectiveOn: dayOf(date), newShares, oldShares } : null
  })
  const read = splits.filter((split) => split !== null)
  return read.length === splits.length ? read : null
}

/** Undoes every later split. */
function asItWasPaid(price: number | null | undefined, day: string, splits: readonly Split[]): string | null {
  const read = readPrice(price)
  if (read === null) return null
  const later = splits.filter(({ effectiveOn }) => effectiveOn > day)
  const raw = later.reduce(
    (paid, { newShares, oldShares }) => splitPrice(paid, { newShares: oldShares, oldShares: newShares }),
    read,
  )
  return readPrice(Number(raw) < 1 ? floatText(Number(raw)) : Number(raw).toFixed(DIGITS))
}

const dayOf = (date: Date): string => calendarDay(date.toISOString(), MARKET_ZONE)
