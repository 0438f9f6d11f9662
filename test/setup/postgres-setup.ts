import { randomBytes } from 'node:crypto'
import { openDatabase } from '#server/database/open-database.ts'
import { type Postgres, startPostgres } from '../tools/postgres.ts'
import { createDatabase, dropDatabase } from '../tools/test-database.ts'

const MIGRATED = `candor_migrated_${randomBytes(6).toString('hex')}`

let postgres: Postgres | undefined

/**
 * Tests find the server where a person would name one: in TEST_DATABASE_URL, which the workers inherit. CANDOR_TEST_MIGRATED
 * is a database in it that was brought to this version once: a test's own is a copy, made in half the time.
 */
export async function setup(): Promise<void> {
  postgres = await startPostgres()
  const { db } = await openDatabase({ engine: 'postgres', url: await createDatabase(postgres.url, MIGRATED) })
  await db.destroy()
  process.env.TEST_DATABASE_URL = postgres.url
  process.env.CANDOR_TEST_MIGRATED = MIGRATED
}

/** Also after a setup that failed, whose reason would otherwise be followed by another one. */
export async function teardown(): Promise<void> {
  if (!postgres) return
  await dropDatabase(postgres.url, MIGRATED)
  await postgres.stop()
}
