import { isSqlite } from '../database/is-sqlite.ts'
import type { Db } from '../database/open-database.ts'

/** What is stored of the market: daily closes, the last quotes, and splits with quarantined prices. */
type MarketPart = 'closes' | 'quotes' | 'anomalies'

/** How often a part was written, and after how many writes what it says of a symbol was last written. */
type Writes = { count: number; readonly bySymbol: Map<string, number> }

/**
 * A number that grows with every write of a part: while it stays the same, nothing of it has changed. null on PostgreSQL, where other
 * processes write too. An SQLite file has one process, and reads wait until a write is committed.
 */
export const marketVersion = (db: Db, part: MarketPart): number | null =>
  isSqlite(db) ? writesOf(db, part).count : null

/** Whether what a part says of a symbol, whoever owns it, was written since that version was read. */
export const changedSince = (db: Db, part: MarketPart, symbol: string, version: number): boolean =>
  (writesOf(db, part).bySymbol.get(symbol) ?? 0) > version

/**
 * Must be called after a write, also by an import, which writes over a connection of its own. A read in between has the old number with
 * new data and is repeated needlessly, but never too seldom.
 */
export function countWrite(db: Db, part: MarketPart, symbols: Iterable<string>): void {
  const writes = writesOf(db, part)
  writes.count += 1
  for (const symbol of symbols) writes.bySymbol.set(symbol, writes.count)
}

function writesOf(db: Db, part: MarketPart): Writes {
  const { adapter } = db.getExecutor()
  const parts = byAdapter.get(adapter) ?? { closes: nothing(), quotes: nothing(), anomalies: nothing() }
  byAdapter.set(adapter, parts)
  return parts[part]
}

const nothing = (): Writes => ({ count: 0, bySymbol: new Map() })

/** Keyed by the database's adapter, which its transactions share. */
const byAdapter = new WeakMap<object, Record<MarketPart, Writes>>()
