import { z } from 'zod'
import { MARKET_ZONE } from '#domain/prices/market-calendar.ts'
import { sessionOn } from '#domain/prices/market-session.ts'
import { readDecimal } from '#domain/prices/money.ts'
import type { Split } from '#domain/prices/split.ts'
import { calendarDay } from '#domain/time.ts'
import type { Massive, MassiveCall } from '../../companies/providers/massive-access.ts'
import type { Outcome } from '../../outbound/http-fetch.ts'
import type { Urgency } from '../../outbound/urgency.ts'
import type { DayPrice, FetchedQuote, History, PriceProvider, ReportedSplits } from '../price-provider.ts'
import { inOrder } from './days-in-order.ts'
import { readCurrentPrice, readPrice } from './read-price.ts'

/**
 * Prices of the market-data provider, as its free plan offers them: the previous close, raw days, and splits. One page of each is
 * read: `next_url` is never followed.
 */
export const massivePrices = (massive: Massive): PriceProvider => ({
  async quotes(symbols, urgency) {
    const quotes = await Promise.all(symbols.map((symbol) => previousClose(massive, symbol, urgency)))
    return new Map(symbols.map((symbol, index) => [symbol, quotes[index] ?? { ok: false, kind: 'upstream' }]))
  },
  history: (symbol, from, to, urgency) =>
    massive.ask({
      ...request(massive, 'history', `/v2/aggs/ticker/${encodeURIComponent(symbol)}/range/1/day/${from}/${to}`, {
        adjusted: 'false',
        sort: 'asc',
        limit: '50000',
      }),
      urgency,
      read: (body) => readHistory(body, from, to),
    }),
  splits: (symbol, from, urgency) =>
    massive.ask({
      ...request(massive, 'splits', '/v3/reference/splits', {
        ticker: symbol,
        'execution_date.gte': from,
        order: 'asc',
        sort: 'execution_date',
        limit: '1000',
      }),
      urgency,
      read: (body) => readSplits(body, from),
    }),
})

const previousClose = (massive: Massive, symbol: string, urgency: Urgency): Promise<Outcome<FetchedQuote>> =>
  massive.ask({
    ...request(massive, 'previous-close', `/v2/aggs/ticker/${encodeURIComponent(symbol)}/prev`, { adjusted: 'false' }),
    urgency,
    read: readPreviousClose,
  })

function request(
  { baseUrl }: Massive,
  op: string,
  path: string,
  query: Record<string, string>,
): Pick<MassiveCall<unknown>, 'op' | 'args' | 'url'> {
  const url = new URL(`${baseUrl}${path}`)
  url.search = new URLSearchParams(query).toString()
  return { op, args: { path, ...query }, url }
}

/** Checked field by field later, because a price may be missing or nonsense. */
const Anything = z.unknown().optional()

/** `t` is a time in the trading day, in milliseconds: its start in a range, its end in the previous close. */
const Bar = z.object({ t: z.number(), c: Anything, o: Anything, h: Anything, l: Anything })
const BarsAnswer = z.object({ results: z.array(Bar).default([]) })

function readPreviousClose(body: unknown): Outcome<FetchedQuote> {
  const { success, data } = BarsAnswer.safeParse(body)
  if (!success) return { ok: false, kind: 'upstream' }
  const bar = data.results.at(-1)
  if (!bar) return { ok: false, kind: 'not-found' }
  const day = dayOf(bar.t)
  const price = readCurrentPrice(bar.c)
  const session = day && sessionOn(day)
  if (!price || !session) return { ok: false, kind: 'upstream' }
  return {
    ok: true,
    data: { price, source: 'massive', at: session.closesAt, open: null, previousClose: null },
  }
}

function readHistory(body: unknown, from: string, to: string): Outcome<History> {
  const { success, data } = BarsAnswer.safeParse(body)
  if (!success) return { ok: false, kind: 'upstream' }
  const days = data.results.flatMap(({ t, c, o, h, l }): DayPrice[] => {
    const day = dayOf(t)
    const close = readPrice(c)
    return day && close ? [{ day, open: readPrice(o), high: readPrice(h), low: readPrice(l), close }] : []
  })
  if (days.length === 0 && data.results.length > 0) return { ok: false, kind: 'upstream' }
  return { ok: true, data: { source: 'massive', days: inOrder(days, from, to) } }
}

const SplitsAnswer = z.object({
  /** Of what is on another page nothing is known. */
  next_url: z.string().nullish(),
  results: z
    .array(z.object({ execution_date: z.iso.date(), split_from: z.number(), split_to: z.number() }))
    .default([]),
})

function readSplits(body: unknown, from: string): Outcome<ReportedSplits> {
  const { success, data } = SplitsAnswer.safeParse(body)
  if (!success) return { ok: false, kind: 'upstream' }
  const splits = data.results.map(({ execution_date, split_from, split_to }): Split | null => {
    const newShares = readDecimal(String(split_to))
    const oldShares = readDecimal(String(split_from))
    const isSplit = newShares !== null && oldShares !== null && Number(newShares) > 0 && Number(oldShares) > 0
    return isSplit ? { effectiveOn: execution_date, newShares, oldShares } : null
  })
  const read = splits.filter((split) => split !== null)
  // A wrong split changes every earlier price, so a list in which one split cannot be read is not accepted at all.
  if (read.length < splits.length) return { ok: false, kind: 'upstream' }
  const covered = data.next_url ? null : { from, to: null }
  return { ok: true, data: { source: 'massive', splits: read, covered } }
}

/** The day in New York; null beyond the 8.64e15 milliseconds that a Date can represent. */
const dayOf = (ms: number): string | null =>
  Math.abs(ms) < 8.64e15 ? calendarDay(new Date(ms).toISOString(), MARKET_ZONE) : null
