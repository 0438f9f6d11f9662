import { dayNumber, dayOfNumber } from '#domain/prices/day-number.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { isFresh, isInSession } from '#domain/prices/market-session.ts'
import { MINUTE_MS, millisecondsBetween } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import { listBenchmarks } from '../preferences/preference-store.ts'
import type { PriceSeries } from './price-series.ts'
import type { QuoteService } from './quote-service.ts'

/** During a session, a price is fetched again once it is older than this many minutes for each symbol, and than five minutes. */
const MINUTES_A_SYMBOL = 1
const LEAST_MINUTES = 5

type Needs = {
  readonly db: Db
  readonly prices: QuoteService
  readonly series: PriceSeries
  readonly now: () => string
}

/**
 * Brings the prices of all symbols up to date, with one request for each, however many people hold it. During a session a symbol
 * is fetched again once its price is old; after the close it is fetched once, and the day is added to its series.
 */
export async function runPriceRefresh({ db, prices, series, now }: Needs): Promise<void> {
  const symbols = await listSymbols(db)
  await prices.refresh(await listDue(db, symbols, now()))
  const all = joined([...symbols, ...(await listClaimed(db, now())), ...(await benchmarks(db, symbols))])
  for (const { symbol, from } of all) await series.fill(symbol, from, 'background')
}

type Kept = { readonly symbol: string; readonly from: string }

/** Every symbol that anybody holds or watches, with the day of the first decision on it. */
async function listSymbols(db: Db): Promise<Kept[]> {
  const rows = await db
    .selectFrom('assets')
    .select((of) => ['symbol', of.fn.min('opened_on').as('from')])
    .where('symbol', 'is not', null)
    .where('list', 'in', ['bought', 'watched'])
    .groupBy('symbol')
    .orderBy('symbol')
    .execute()
  return rows.flatMap(({ symbol, from }) => (symbol === null ? [] : [{ symbol, from }]))
}

/** Sold shares with an open claim, which need only daily closes; not those whose claim was due long ago. */
async function listClaimed(db: Db, now: string): Promise<Kept[]> {
  const rows = await db
    .selectFrom('assets')
    .select((of) => ['symbol', of.fn.min('opened_on').as('from')])
    .where('symbol', 'is not', null)
    .where('list', '=', 'sold')
    .where('claim_due_on', '>=', dayOfNumber(dayNumber(marketDayOf(now)) - DAYS_AFTER_CLAIM))
    .groupBy('symbol')
    .orderBy('symbol')
    .execute()
  return rows.flatMap(({ symbol, from }) => (symbol === null ? [] : [{ symbol, from }]))
}

/** For this many days after a claim is due, its closes are still asked for. */
const DAYS_AFTER_CLAIM = 400

/** Each symbol once, from the first day on which somebody needs it. */
function joined(all: readonly Kept[]): readonly Kept[] {
  const firsts = new Map<string, string>()
  for (const { symbol, from } of all) {
    const before = firsts.get(symbol)
    if (before === undefined || from < before) firsts.set(symbol, from)
  }
  return [...firsts].map(([symbol, from]) => ({ symbol, from }))
}

/** The benchmarks, from the oldest decision of all, because a comparison needs both ends. */
async function benchmarks(db: Db, symbols: readonly Kept[]): Promise<Kept[]> {
  const oldest = symbols.map(({ from }) => from).sort()[0]
  if (oldest === undefined) return []
  return (await listBenchmarks(db)).map((symbol) => ({ symbol, from: oldest }))
}

async function listDue(db: Db, symbols: readonly Kept[], now: string): Promise<string[]> {
  const quotes = await db.selectFrom('quotes').select(['ticker', 'fetched_at']).execute()
  const fetchedAt = new Map(quotes.map((quote) => [quote.ticker, quote.fetched_at]))
  const ageAllowed = Math.max(LEAST_MINUTES, symbols.length * MINUTES_A_SYMBOL) * MINUTE_MS
  return symbols
    .map(({ symbol }) => symbol)
    .filter((symbol) => {
      const last = fetchedAt.get(symbol)
      if (last === undefined) return true
      return isInSession(now) ? millisecondsBetween(last, now) >= ageAllowed : !isFresh(last, now)
    })
}
