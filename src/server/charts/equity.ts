import { setImmediate } from 'node:timers/promises'
import type { AssetRowView } from '#contract/assets.ts'
import type { EquityView } from '#contract/charts.ts'
import type { AssetEntry } from '#domain/assets/asset.ts'
import { addToEquity, type EquityDay, finishEquity, startEquity, type TradedAsset } from '#domain/assets/equity.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { lastSession, marketDaysBetween } from '#domain/prices/market-session.ts'
import { seriesSymbol } from '#domain/prices/series.ts'
import type { ShownRow } from '../assets/asset-rows.ts'
import type { Db } from '../database/open-database.ts'
import { listMovingEntries } from '../ledger/ledger-store.ts'
import { listCloses } from '../prices/daily-price-store.ts'
import { sumsOf } from '../summary/sums.ts'

/** As many as a wide screen can tell apart; the sums of more would hold up everybody else. */
const MOST_POINTS = 260

/** What was held, day by day from the first decision on, and now: the last point is what the summary says. */
export async function showEquity(db: Db, userId: string, shown: readonly ShownRow[], now: string): Promise<EquityView> {
  const rows = shown.map(({ row }) => row)
  const entries = await listMovingEntries(db, userId)
  const first = entries[0] && marketDayOf(entries[0].recordedAt)
  const days = first === undefined ? [] : thinned(marketDaysBetween(first, lastSession(now).day), MOST_POINTS)
  const sums = startEquity(days)
  for (const own of Map.groupBy(entries, ({ assetId }) => assetId).values()) {
    addToEquity(sums, await withCloses(db, userId, own))
    // Thousands of sums in a row would hold up everybody else.
    await setImmediate()
  }
  const today = nowPoint(shown, now)
  const curve = first === undefined ? [] : [...finishEquity(sums).filter(({ day }) => day < today.day), today]
  return {
    days: curve.map(({ day }) => day),
    values: curve.map(({ value }) => value),
    costs: curve.map(({ cost }) => cost),
    realized: curve.map(({ realized }) => realized),
    decisions: decisionsOf(entries, rows),
    leftOut: rows.flatMap(leftOut),
    notice: days.length === 0 ? 'The curve begins with your first decision, at the close of its day.' : null,
  }
}

async function withCloses(db: Db, userId: string, entries: readonly AssetEntry[]): Promise<TradedAsset> {
  const [opening] = entries
  if (opening?.kind !== 'decision-recorded' || !opening.asset) return { entries: [], closes: [] }
  const from = marketDayOf(opening.recordedAt)
  return { entries, closes: await listCloses(db, userId, seriesSymbol(opening.asset), from) }
}

/** Every so many-th day, the last one among them. */
function thinned(days: readonly string[], most: number): string[] {
  const step = Math.ceil(days.length / most)
  return days.filter((_, index) => (days.length - 1 - index) % step === 0)
}

function nowPoint(shown: readonly ShownRow[], now: string): EquityDay {
  const { bought, realized } = sumsOf(shown, now)
  return { day: marketDayOf(now), value: bought.currentValue, cost: bought.initialValue, realized: realized.gain }
}

function decisionsOf(entries: readonly AssetEntry[], rows: readonly AssetRowView[]): EquityView['decisions'] {
  const byId = new Map(rows.map((row) => [row.assetId, row]))
  return entries.flatMap((entry) => {
    const row = byId.get(entry.assetId)
    if (entry.kind !== 'decision-recorded' || !row) return []
    const { assetId, ticker, list } = row
    const { action, confidence, recordedAt } = entry
    return [{ on: marketDayOf(recordedAt), assetId, ticker, list, action, confidence }]
  })
}

function leftOut({ assetId, ticker, list, currentValue, pendingSplit }: AssetRowView): EquityView['leftOut'] {
  if (list !== 'bought' || currentValue !== null) return []
  return [{ assetId, ticker, reason: pendingSplit ? 'a split is not recorded yet' : 'its price is not known' }]
}
