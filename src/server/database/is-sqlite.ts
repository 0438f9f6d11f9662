import { SqliteAdapter } from 'kysely'
import type { Db } from './open-database.ts'

/** Whether this is a file of SQLite, or a transaction in one. It has one process and one writer; a PostgreSQL may have several of each. */
export const isSqlite = (db: Db): boolean => db.getExecutor().adapter instanceof SqliteAdapter
