import { CompiledQuery } from 'kysely'
import type { Db, OpenDatabase } from './open-database.ts'

/** Reads everything from one snapshot, and blocks no writer. On SQLite, the connection must be used by nobody else meanwhile. */
export function readSnapshot<T>({ db, engine }: OpenDatabase, read: (db: Db) => Promise<T>): Promise<T> {
  if (engine === 'postgres')
    return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
  return db.connection().execute(async (connection) => {
    // A deferred transaction, because a connection that only reads cannot take the write lock.
    await connection.executeQuery(CompiledQuery.raw('begin'))
    try {
      return await read(connection)
    } finally {
      await connection.executeQuery(CompiledQuery.raw('rollback'))
    }
  })
}
