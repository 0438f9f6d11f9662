import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDatabase, dropDatabase } from '#test/tools/test-database.ts'
import type { DatabasePlace, Db } from './open-database.ts'
import { openExisting } from './open-existing.ts'
import { openJournal } from './open-journal.ts'

const server = process.env.CANDOR_TEST_ENGINE === 'postgres' ? (process.env.TEST_DATABASE_URL ?? null) : null

let folder: string
let name: string
let place: DatabasePlace
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-half-'))
  name = `candor_half_${randomBytes(6).toString('hex')}`
  place = server ? { engine: 'postgres', url: await createDatabase(server, name) } : { engine: 'sqlite', folder }
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
  if (server) await dropDatabase(server, name)
})

const open = () => openJournal({ place, dataFolder: folder, now: '2026-11-21T15:00:00.000Z', warn: () => {} })

/** Makes a journal, and does something to it. */
async function begin(harm: (db: Db) => Promise<unknown>): Promise<void> {
  const journal = await open()
  await harm(journal.db)
  await journal.close()
}

const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'it started',
    (error: unknown) => (error instanceof Error ? `${error.constructor.name}: ${error.message}` : 'no error'),
  )

const half = (parts: string) =>
  `a part of the database is missing (${parts}): it is only half of one. Nothing was changed. Restore a backup.`

describe('a journal that has lost', () => {
  it.each([
    ['the list of its steps', 'drop table kysely_migration'],
    ['what that list holds', 'delete from kysely_migration'],
  ])('%s is called half of one, and neither another program’s nor empty', async (_, statement) => {
    await begin((db) => sql.raw(statement).execute(db))
    expect(await refusal(open())).toBe(`StartRefusal: ${half('kysely_migration')}`)
    expect(await refusal(openExisting(place, 'read'))).toBe(
      `NoSuchDatabase: It could not be opened: ${half('kysely_migration')}`,
    )
  })

  it('a step among those that were run is called half of one, and not a newer version’s', async () => {
    await begin((db) => sql`delete from kysely_migration where name = '014-own-account'`.execute(db))
    expect(await refusal(open())).toBe(`StartRefusal: ${half('step 014-own-account in kysely_migration')}`)
    expect(await refusal(openExisting(place, 'read'))).toBe(
      `NoSuchDatabase: It could not be opened: ${half('step 014-own-account in kysely_migration')}`,
    )
  })
})

if (server)
  describe('a PostgreSQL', () => {
    it('that takes no writes is refused, as a standby is', async () => {
      await begin((db) => sql.raw(`alter database ${name} set default_transaction_read_only = on`).execute(db))
      expect(await refusal(open())).toBe(
        'StartRefusal: the PostgreSQL in DATABASE_URL takes no writes: it is a standby, or read-only ' +
          '(transaction_read_only=on). Nothing was changed. Name the primary in DATABASE_URL, or make it writable, and start again.',
      )
      expect(await refusal(openExisting(place, 'read').then(({ db }) => db.destroy()))).toBe('it started')
    })

    it('without the database of a marker is no place for a new one', async () => {
      await begin(async () => null)
      await dropDatabase(server, name)
      expect(await refusal(open())).toMatch(
        /says that a journal was begun here on 2026-11-21, but the database in DATABASE_URL is not there\. Nothing was changed\. Restore /,
      )
    })

    it('without a database of that name is told how to make one, where none was begun', async () => {
      await dropDatabase(server, name)
      expect(await refusal(open())).toMatch(/has no database of the name in DATABASE_URL\. Make it with createdb/)
    })
  })
