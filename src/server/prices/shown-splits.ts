import { isSameSplit } from '#domain/assets/pending-split.ts'
import { dayNumber, dayOfNumber } from '#domain/prices/day-number.ts'
import { explainingSplits } from '#domain/prices/explained-by-splits.ts'
import type { Seen } from '#domain/prices/looks-like-split.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { endOfDay } from '#domain/prices/market-session.ts'
import type { Split } from '#domain/prices/split.ts'
import type { Db } from '../database/open-database.ts'
import { findLastClose, SHARED } from './daily-price-store.ts'
import { findMarketData, NO_MARKET_DATA } from './market-data.ts'

/**
 * Those of some splits of a share that providers' prices show: the close before its day and the first one from then on, or while there is
 * none the last price, lie apart by its ratio, or by that of all splits between the two.
 * @param others that are known of the share besides
 */
export async function shownSplits<S extends Split>(
  db: Db,
  symbol: string,
  splits: readonly S[],
  others: readonly Split[] = [],
): Promise<readonly S[]> {
  const all: readonly Split[] = [...splits, ...others]
  const { quarantined, quote } = splits.length > 0 ? await findMarketData(db, symbol) : NO_MARKET_DATA
  const last = [quarantined, quote?.price ?? null].filter((price) => price !== null)
  const confirmed: S[] = []
  for (const split of splits) {
    const before = await findLastClose(db, symbol, dayOfNumber(dayNumber(split.effectiveOn) - 1))
    const after =
      (await findFirstClose(db, symbol, split.effectiveOn)) ??
      last.find(({ at }) => marketDayOf(at) >= split.effectiveOn)
    if (!before || !after) continue
    const between = all.filter(({ effectiveOn }) => effectiveOn > before.day)
    if (explainingSplits(between, before.close, after).includes(split)) confirmed.push(split)
  }
  return confirmed
}

/** What owners recorded beside the stored splits, each once, as far as providers' closes show it. */
export function shownBeside(
  db: Db,
  symbol: string,
  recorded: readonly Split[],
  stored: readonly Split[],
): Promise<readonly Split[]> {
  const isNews = (split: Split, index: number) =>
    ![...stored, ...recorded.slice(0, index)].some((other) => isSameSplit(other, split))
  return shownSplits(db, symbol, recorded.filter(isNews), stored)
}

/** The first of providers' closes of a symbol from a day on, which is included; null where none is stored. */
async function findFirstClose(db: Db, symbol: string, from: string): Promise<Seen | null> {
  const row = await db
    .selectFrom('daily_prices')
    .select(['day', 'close'])
    .where('owner', '=', SHARED)
    .where('symbol', '=', symbol)
    .where('day', '>=', from)
    .orderBy('day')
    .limit(1)
    .executeTakeFirst()
  return row ? { price: row.close, at: endOfDay(row.day) } : null
}
