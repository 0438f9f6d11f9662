import { randomBytes } from 'node:crypto'
import { type OpenDatabase, openDatabase } from '#server/database/open-database.ts'
import { createDatabase, dropDatabase } from '../tools/test-database.ts'

export type TestDatabase = OpenDatabase & { close(): Promise<void> }

/** A fresh, migrated database on the engine of this run: SQLite in memory, or a copy of a migrated one on PostgreSQL. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (process.env.CANDOR_TEST_ENGINE !== 'postgres') {
    const database = await openDatabase({ engine: 'sqlite', folder: null })
    return { ...database, close: () => database.db.destroy() }
  }
  if (!server) throw new Error('TEST_DATABASE_URL names no PostgreSQL: run the store suite through npm run check.')
  const name = `candor_${randomBytes(6).toString('hex')}`
  const url = await createDatabase(server, name, process.env.CANDOR_TEST_MIGRATED)
  const database = await openDatabase({ engine: 'postgres', url })
  return {
    ...database,
    async close() {
      await database.db.destroy()
      await dropDatabase(server, name)
    },
  }
}
