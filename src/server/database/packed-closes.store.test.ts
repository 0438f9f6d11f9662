import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { seeded } from '#test/support/seeded.ts'
import { someCloses, written } from '#test/support/some-closes.ts'
import { createDatabase, dropDatabase } from '#test/tools/test-database.ts'
import * as postgresClosesByYear from './migrations/038-closes-by-year-postgres.ts'
import * as sqliteClosesByYear from './migrations/038-closes-by-year-sqlite.ts'
import { type DatabasePlace, openDatabase } from './open-database.ts'

const server = process.env.CANDOR_TEST_ENGINE === 'postgres' ? (process.env.TEST_DATABASE_URL ?? null) : null

let folder: string
let name: string
let place: DatabasePlace
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-packed-'))
  name = `candor_packed_${randomBytes(6).toString('hex')}`
  place = server ? { engine: 'postgres', url: await createDatabase(server, name) } : { engine: 'sqlite', folder }
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
  if (server) await dropDatabase(server, name)
})

const chance = seeded(42)
const closesOf = (owner: string, symbol: string, first: string) =>
  someCloses(chance, first).map(({ day, close }) => ({ owner, symbol, day, close, source: 'yahoo' }))
const CLOSES = [
  ...['1999-12-22', '2025-12-25', '2026-12-21'].flatMap((first) => closesOf('', 'IBM', first)),
  { owner: '', symbol: 'BRK.A', day: '2026-11-19', close: '754123.4375', source: 'yahoo' },
  ...closesOf('alice', 'IBM', '2026-06-01'),
]

/** A database as the release before left it: with the years as texts. */
async function writeReleased(): Promise<void> {
  const { db, engine } = await openDatabase(place)
  await sql`drop table closes_by_year`.execute(db)
  await sql`delete from kysely_migration where name = '042-packed-closes'`.execute(db)
  const unset = { open: null, high: null, low: null, known_since: null }
  await db
    .insertInto('daily_prices')
    .values(CLOSES.map((close) => ({ ...close, ...unset })))
    .execute()
  const { statements } = engine === 'postgres' ? postgresClosesByYear : sqliteClosesByYear
  for (const statement of statements) await sql.raw(statement).execute(db)
  await db.destroy()
}

it('years that were texts become bytes of the very same closes, with what does not fit them beside', async () => {
  await writeReleased()
  const { db } = await openDatabase(place)
  const rows = await db.selectFrom('closes_by_year').selectAll().orderBy('symbol').orderBy('year').execute()
  await db.destroy()
  const shared = CLOSES.filter(({ owner }) => owner === '')
  const years = Map.groupBy(shared, ({ symbol, day }) => `${symbol} ${day.slice(0, 4)}`)
  expect(rows.map(({ symbol, year, ...pieces }) => [`${symbol} ${year}`, written(pieces)])).toEqual(
    [...years]
      .map(([year, closes]) => [year, closes.map(({ day, close }) => `${day} ${close}`).sort()])
      .sort(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  )
  expect(rows.find(({ symbol }) => symbol === 'BRK.A')).toMatchObject({ rest: '2026-11-19 754123.4375' })
  expect(rows.length).toBeGreaterThan(3)
})
