import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import * as postgresFoundation from './migrations/001-foundation-postgres.ts'
import * as sqliteFoundation from './migrations/001-foundation-sqlite.ts'
import * as postgresPrices from './migrations/002-prices-postgres.ts'
import * as sqlitePrices from './migrations/002-prices-sqlite.ts'
import * as postgresOpenIdConnect from './migrations/003-open-id-connect-postgres.ts'
import * as sqliteOpenIdConnect from './migrations/003-open-id-connect-sqlite.ts'
import * as postgresSmallPrices from './migrations/005-small-prices-postgres.ts'
import * as sqliteSmallPrices from './migrations/005-small-prices-sqlite.ts'
import type { Db, Engine } from './open-database.ts'

/** Every change of the schema since the first, by engine. A released one is never edited. */
const MIGRATIONS: Readonly<Record<Engine, Readonly<Record<string, readonly string[]>>>> = {
  sqlite: {
    '001-foundation': sqliteFoundation.statements,
    '002-prices': sqlitePrices.statements,
    '003-open-id-connect': sqliteOpenIdConnect.statements,
    '005-small-prices': sqliteSmallPrices.statements,
  },
  postgres: {
    '001-foundation': postgresFoundation.statements,
    '002-prices': postgresPrices.statements,
    '003-open-id-connect': postgresOpenIdConnect.statements,
    '005-small-prices': postgresSmallPrices.statements,
  },
}

/** @throws when the database was written by a newer Candor, or a step failed; nothing has been changed then. */
export async function migrate(db: Db, engine: Engine): Promise<void> {
  const steps = Object.entries(MIGRATIONS[engine]).map(([name, statements]) => [name, migration(statements)] as const)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(steps) } })
  const { error } = await migrator.migrateToLatest()
  if (!error) return
  const isNewer = error instanceof Error && error.message.includes('previously executed migration')
  if (!isNewer) throw error
  throw new Error('This database was written by a newer version of Candor. Start that version; nothing was changed.')
}

const migration = (statements: readonly string[]): Migration => ({
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
