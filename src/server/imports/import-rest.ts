import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { storePreference } from '../preferences/preference-store.ts'
import { storeDailyPrices } from '../prices/daily-price-store.ts'
import type { JournalRest } from './journal-file.ts'

/** What belongs to a person besides their entries: what they chose, and the closes that they typed or uploaded. */
export async function importRest(
  trx: Transaction<Tables>,
  userId: string,
  { preferences, closes }: JournalRest,
): Promise<void> {
  for (const [name, value] of Object.entries(preferences))
    if (value !== undefined) await storePreference(trx, userId, name, JSON.stringify(value))
  for (const days of Map.groupBy(closes, ({ symbol, source }) => `${source} ${symbol}`).values()) {
    const [first] = days
    if (first) await storeDailyPrices(trx, userId, first.symbol, days, first.source)
  }
}
