import { sql } from 'kysely'
import { isSqlite } from './is-sqlite.ts'
import type { Db } from './open-database.ts'
import { prepared } from './prepared.ts'

/**
 * A text that changes whenever anything is written to the database, by this connection or another one: while it stays the
 * same, what was read before is still current. Null on PostgreSQL, which has no such count.
 */
export async function changeCount(db: Db): Promise<string | null> {
  if (!isSqlite(db)) return null
  const [row] = await countQuery(db, {})
  return row ? `${row.own} ${row.others}` : null
}

const countQuery = prepared<object, { own: number; others: number }>((db) =>
  db.selectNoFrom([
    sql<number>`total_changes()`.as('own'),
    sql<number>`(select data_version from pragma_data_version)`.as('others'),
  ]),
)
