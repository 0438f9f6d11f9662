import { dayNumber, dayOfNumber } from '#domain/prices/day-number.ts'
import { MARKET_ZONE } from '#domain/prices/market-calendar.ts'
import { endOfDay, lastSession } from '#domain/prices/market-session.ts'
import type { Decimal } from '#domain/prices/money.ts'
import { usdWords } from '#domain/prices/money-format.ts'
import type { Split, SplitRatio } from '#domain/prices/split.ts'
import { validateQuote } from '#domain/prices/validate-quote.ts'
import { readableDate } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import type { PriceSeriesRow } from '../database/tables.ts'
import type { PriceAlerts } from '../levels/price-alerts.ts'
import type { Urgency } from '../outbound/urgency.ts'
import { quarantine } from './anomaly-store.ts'
import { listConfirmedPrices } from './confirmed-prices.ts'
import { listDailyPrices, SHARED, storeDailyPrices } from './daily-price-store.ts'
import { findMarketData } from './market-data.ts'
import type { DayPrice, History, PriceProvider } from './price-provider.ts'
import { quarantineQuestion, sourceName } from './price-source.ts'
import { explainByRecorded } from './recorded-splits.ts'
import { storeReported } from './reported-splits.ts'

type Needs = {
  readonly db: Db
  readonly provider: PriceProvider | null
  readonly levels: PriceAlerts
  readonly now: () => string
}

/** Fills a symbol's daily prices from a day on. A provider is asked only for days that were not asked for before. */
export type PriceSeries = {
  /** Whether any provider has daily prices. */
  readonly hasProvider: boolean
  fill(symbol: string, from: string, urgency: Urgency): Promise<void>
}

export function openPriceSeries(needs: Needs): PriceSeries {
  const { db, provider, now } = needs
  return {
    hasProvider: provider?.history !== undefined,
    async fill(symbol, from, urgency) {
      if (!provider?.history) return
      const stored = await findSeries(db, symbol)
      const today = lastSession(now()).day
      await learnSplits(needs, provider, { symbol, from, urgency, stored })
      for (const gap of gaps(stored, from, today)) {
        const outcome = await provider.history(symbol, gap.from, gap.to, urgency)
        if (!outcome.ok) return
        await take(needs, symbol, outcome.data, gap)
      }
    },
  }
}

/** Calendar days in New York, both included. */
type Span = { readonly from: string; readonly to: string }

/** The missing stretches of days: one before the stored days, and one after them. */
function gaps(stored: PriceSeriesRow | null, from: string, to: string): Span[] {
  if (!stored) return from <= to ? [{ from, to }] : []
  const before = from < stored.filled_from ? [{ from, to: dayBefore(stored.filled_from) }] : []
  const after = stored.filled_to < to ? [{ from: dayAfter(stored.filled_to), to }] : []
  return [...before, ...after]
}

const dayBefore = (day: string): string => dayOfNumber(dayNumber(day) - 1)
const dayAfter = (day: string): string => dayOfNumber(dayNumber(day) + 1)

/** Stores the days before the first close that is quarantined. The series stops there until a user says what happened. */
async function take(
  { db, levels, now }: Needs,
  symbol: string,
  { days, source }: History,
  { from, to }: Span,
): Promise<void> {
  const standing = await listDailyPrices(db, SHARED, symbol, dayOfNumber(dayNumber(from) - 7))
  const implausible = await firstUnexplained(db, symbol, days, standing)
  const accepted = implausible ? days.slice(0, days.indexOf(implausible.day)) : days
  await storeDailyPrices(db, SHARED, symbol, accepted, source, now())
  await storeSpan(db, symbol, { from, to: implausible ? dayBefore(implausible.day.day) : to })
  if (implausible) {
    const { close } = implausible.day
    await quarantine(db, symbol, {
      price: close,
      knownPrice: implausible.comparedWith,
      reason: `${sourceName(source)} says that it closed at ${usdWords(close)} on ${readableDate(endOfDay(implausible.day.day), MARKET_ZONE)}, after ${usdWords(implausible.comparedWith)} the day before. ${quarantineQuestion(implausible.looksLike)}`,
      source,
      at: endOfDay(implausible.day.day),
    })
  }
  await levels.traded(symbol, accepted, source)
}

/** The first close that neither known splits nor those that owners of the share have recorded explain. */
async function firstUnexplained(
  db: Db,
  symbol: string,
  days: readonly DayPrice[],
  standing: readonly DayClose[],
): Promise<Implausible | null> {
  for (let before: Implausible | null = null; ; ) {
    const { splits } = await findMarketData(db, symbol)
    const found =
      firstImplausible(days, standing, standing, splits) &&
      firstImplausible(days, standing, [...standing, ...(await listConfirmedPrices(db, symbol))], splits)
    if (!found || found.day === before?.day) return found
    const { day, comparedWith, comparedOn } = found
    const move = { before: comparedWith, beforeOn: comparedOn, after: { price: day.close, at: endOfDay(day.day) } }
    if (!(await explainByRecorded(db, symbol, move))) return found
    before = found
  }
}

type Implausible = {
  readonly day: DayPrice
  readonly comparedOn: string | null
  readonly comparedWith: Decimal
  readonly looksLike: SplitRatio | undefined
}

type DayClose = Pick<DayPrice, 'day' | 'close'>

/**
 * @param standing closes of the days before, oldest first
 * @param confirmed prices of these days that a user has confirmed
 */
function firstImplausible(
  days: readonly DayPrice[],
  standing: readonly DayClose[],
  confirmed: readonly DayClose[],
  splits: readonly Split[],
): Implausible | null {
  let accepted = standing.filter(({ day }) => day < (days[0]?.day ?? '')).at(-1) ?? null
  for (const day of days) {
    const validation = compare(day, accepted, splits)
    const isConfirmed = confirmed.some((other) => other.day === day.day && compare(day, other, []).isValid)
    if (!validation.isValid && !isConfirmed) {
      const { comparedWith, looksLike } = validation
      return { day, comparedWith, comparedOn: accepted?.day ?? null, looksLike }
    }
    accepted = day
  }
  return null
}

const compare = (day: DayClose, accepted: DayClose | null, splits: readonly Split[]) =>
  validateQuote({
    claimed: { price: day.close, at: endOfDay(day.day), previousClose: null },
    accepted: accepted && { price: accepted.close, at: endOfDay(accepted.day) },
    splits,
  })

type Filling = {
  readonly symbol: string
  readonly from: string
  readonly urgency: Urgency
  readonly stored: PriceSeriesRow | null
}

/** Asks for splits once a day, which is enough, because they are announced weeks ahead. */
async function learnSplits(
  { db, now }: Needs,
  provider: PriceProvider,
  { symbol, from, urgency, stored }: Filling,
): Promise<void> {
  const today = now().slice(0, 10)
  if (!provider.splits || stored?.splits_checked_on === today) return
  const outcome = await provider.splits(symbol, stored?.filled_from ?? from, urgency)
  if (!outcome.ok) return
  await storeReported(db, symbol, outcome.data)
  await db.updateTable('price_series').set({ splits_checked_on: today }).where('symbol', '=', symbol).execute()
}

export async function findSeries(db: Db, symbol: string): Promise<PriceSeriesRow | null> {
  const row = await db.selectFrom('price_series').selectAll().where('symbol', '=', symbol).executeTakeFirst()
  return row ?? null
}

/** Extends the stored range of days by an adjoining stretch. */
async function storeSpan(db: Db, symbol: string, { from, to }: Span): Promise<void> {
  const stored = await findSeries(db, symbol)
  const filled_from = stored && stored.filled_from < from ? stored.filled_from : from
  const filled_to = stored && stored.filled_to > to ? stored.filled_to : to
  await db
    .insertInto('price_series')
    .values({ symbol, filled_from, filled_to, splits_checked_on: null })
    .onConflict((conflict) => conflict.column('symbol').doUpdateSet({ filled_from, filled_to }))
    .execute()
}
