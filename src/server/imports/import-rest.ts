import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { storePreference } from '../preferences/preference-store.ts'
import { storeDailyPrices } from '../prices/daily-price-store.ts'
import { UnreadableDocument } from './journal-document.ts'
import type { JournalRest } from './journal-file.ts'

/** More than anybody follows by closes of their own. */
const MOST_SYMBOLS = 5_000

/** What belongs to a person besides their entries: what they chose, and the closes that they typed or uploaded. */
export async function importRest(
  trx: Transaction<Tables>,
  userId: string,
  { preferences, closes }: JournalRest,
): Promise<void> {
  for (const [name, value] of Object.entries(preferences))
    if (value !== undefined) await storePreference(trx, userId, name, JSON.stringify(value))
  const ofSymbols = Map.groupBy(closes, ({ symbol, source }) => `${source} ${symbol}`)
  // Each is a statement, and nobody else is served by SQLite while they run.
  if (ofSymbols.size > MOST_SYMBOLS)
    throw new UnreadableDocument(
      `has closes of ${ofSymbols.size} symbols, more than the ${MOST_SYMBOLS} that are taken`,
    )
  for (const days of ofSymbols.values()) {
    const [first] = days
    if (first) await storeDailyPrices(trx, userId, first.symbol, days, first.source)
  }
}
