import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createDatabase, dropDatabase } from '#test/tools/test-database.ts'
import { migrationNames } from './migrate.ts'
import { type DatabasePlace, openDatabase } from './open-database.ts'
import { NoSuchDatabase, nameOfPlace, openExisting } from './open-existing.ts'

let folder: string
let place: DatabasePlace
let forget: () => Promise<void>
beforeEach(async () => {
  const server = process.env.TEST_DATABASE_URL
  folder = await mkdtemp(join(tmpdir(), 'candor-'))
  const name = `candor_${randomBytes(6).toString('hex')}`
  place =
    process.env.CANDOR_TEST_ENGINE === 'postgres' && server
      ? { engine: 'postgres', url: await createDatabase(server, name) }
      : { engine: 'sqlite', folder }
  forget = async () => {
    if (place.engine === 'postgres' && server) await dropDatabase(server, name)
    await rm(folder, { recursive: true, force: true })
  }
})
afterEach(() => forget())

/** The sentence with which both kinds of access are refused. */
async function refusal(): Promise<string> {
  const sentences = []
  for (const access of ['read', 'write'] as const) {
    const error = await openExisting(place, access).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(NoSuchDatabase)
    sentences.push(error.message)
  }
  expect(sentences[0]).toBe(sentences[1])
  return sentences[0]
}

it('makes no database where there is none', async () => {
  if (place.engine === 'postgres') {
    place = { engine: 'postgres', url: `${place.url}_nowhere` }
    return expect(await refusal()).toMatch(/^It could not be opened: database "candor_\w+_nowhere" does not exist\.$/)
  }
  expect(await refusal()).toBe('There is no database there. Set CANDOR_DATA or DATABASE_URL as for npm start.')
  return expect(existsSync(join(folder, 'candor.db'))).toBe(false)
})

it('leaves an empty database empty', async () => {
  const file = join(folder, 'candor.db')
  await writeFile(file, '')
  expect(await refusal()).toBe('There is a database, and no journal in it.')
  expect((await stat(file)).size).toBe(0)
})

it('refuses a database of another version, and changes nothing in it', async () => {
  const { db, engine } = await openDatabase(place)
  const steps = () => sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  await sql`insert into kysely_migration (name, timestamp) values ('999-later', 'then')`.execute(db)
  expect(await refusal()).toBe('A newer version of Candor has written it. Use that version.')
  await sql`delete from kysely_migration where name >= ${migrationNames(engine).at(-1)}`.execute(db)
  expect(await refusal()).toBe('An older version of Candor has written it. Start Candor once, then ask again.')
  expect((await steps()).rows.map(({ name }) => name)).toEqual(migrationNames(engine).slice(0, -1))
  await db.destroy()
})

it('cannot write through a connection for reading (SQLite)', async () => {
  const { db } = await openDatabase(place)
  const reader = await openExisting(place, 'read')
  const write = sql`delete from settings`.execute(reader.db)
  if (place.engine === 'sqlite') await expect(write).rejects.toThrow('readonly')
  else await write
  await reader.db.destroy()
  await db.destroy()
})

it('names a database without its password', () => {
  expect(nameOfPlace({ engine: 'postgres', url: 'postgres://me:secret@db.example.com:5433/candor' })).toBe(
    'PostgreSQL, database candor at db.example.com:5433',
  )
})
