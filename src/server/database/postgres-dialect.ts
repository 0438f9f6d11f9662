import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'

const BIGINT = 20

/** Kysely over pg. Counts come as numbers, as they do from SQLite: no table here has 2^53 rows. */
export function postgresDialect(connectionString: string): Dialect {
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as 'text'),
  }
  const pool = new pg.Pool({ connectionString, max: 10, types })
  // An idle connection that the server closes is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => {})
  return new PostgresDialect({ pool })
}
