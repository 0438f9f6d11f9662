import { SqliteAdapter } from 'kysely'
import type { Db } from '../database/open-database.ts'

/** What is stored of the market: daily closes, the last quotes, and splits with quarantined prices. */
type MarketPart = 'closes' | 'quotes' | 'anomalies'

/** How often each part was written, and after how many writes of closes those of a symbol were last written. */
type Writes = Record<MarketPart, number> & { readonly closesOf: Map<string, number> }

/**
 * A number that grows with every write of a part: while it stays the same, nothing of it has changed. null on PostgreSQL, where other
 * processes write too. An SQLite file has one process, and reads wait until a write is committed.
 */
export const marketVersion = (db: Db, part: MarketPart): number | null =>
  db.getExecutor().adapter instanceof SqliteAdapter ? writesOf(db)[part] : null

/** Whether closes of a symbol, whoever owns them, were written since that version was read. */
export const closesChangedSince = (db: Db, symbol: string, version: number): boolean =>
  (writesOf(db).closesOf.get(symbol) ?? 0) > version

/** Must be called after a write. A read in between has the old number with new data and is repeated needlessly, but never too seldom. */
export function countWrite(db: Db, part: Exclude<MarketPart, 'closes'>): void {
  writesOf(db)[part] += 1
}

/** The same for closes: an import, which writes over a connection of its own, tells of them too. */
export function countCloses(db: Db, closes: readonly { readonly symbol: string }[]): void {
  const writes = writesOf(db)
  writes.closes += 1
  for (const { symbol } of closes) writes.closesOf.set(symbol, writes.closes)
}

function writesOf(db: Db): Writes {
  const { adapter } = db.getExecutor()
  const writes = byAdapter.get(adapter) ?? { closes: 0, quotes: 0, anomalies: 0, closesOf: new Map() }
  byAdapter.set(adapter, writes)
  return writes
}

/** Keyed by the database's adapter, which its transactions share. */
const byAdapter = new WeakMap<object, Writes>()
