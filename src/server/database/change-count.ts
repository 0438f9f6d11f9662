import { SqliteAdapter, sql } from 'kysely'
import type { Db } from './open-database.ts'
import { prepared } from './prepared.ts'

/**
 * A text that differs whenever anything at all was written to the database in between, by this connection or by another one:
 * as long as it is the same, so is everything that was read. null on PostgreSQL, which counts nothing of the kind.
 */
export async function changeCount(db: Db): Promise<string | null> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return null
  const [row] = await countQuery(db, {})
  return row ? `${row.own} ${row.others}` : null
}

const countQuery = prepared<object, { own: number; others: number }>((db) =>
  db.selectNoFrom([
    sql<number>`total_changes()`.as('own'),
    sql<number>`(select data_version from pragma_data_version)`.as('others'),
  ]),
)
