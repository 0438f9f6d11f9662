import { CompiledQuery } from 'kysely'
import type { Db, OpenDatabase } from './open-database.ts'

/** Reads everything from one moment, whoever writes meanwhile, and holds nobody up. On SQLite the file must be its own connection's. */
export function readSnapshot<T>({ db, engine }: OpenDatabase, read: (db: Db) => Promise<T>): Promise<T> {
  if (engine === 'postgres')
    return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
  return db.connection().execute(async (connection) => {
    // Deferred: a connection that only reads could not begin as those do that write.
    await connection.executeQuery(CompiledQuery.raw('begin'))
    try {
      return await read(connection)
    } finally {
      await connection.executeQuery(CompiledQuery.raw('rollback'))
    }
  })
}
