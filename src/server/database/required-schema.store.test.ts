import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { migrate } from './migrate.ts'
import * as postgresFoundation from './migrations/001-foundation-postgres.ts'
import * as sqliteFoundation from './migrations/001-foundation-sqlite.ts'
import type { Db } from './open-database.ts'
import { requiredParts } from './required-schema.ts'
import { readSchemaParts } from './schema-parts.ts'
import { restoreTriggers } from './triggers.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const isPostgres = process.env.CANDOR_TEST_ENGINE === 'postgres'
const onEntries = isPostgres ? ' on entries' : ''
const guard = isPostgres ? 'entries_refuse_update_and_delete' : 'entries_refuse_update'

/** The message with which a start refuses a database after these statements. */
async function saidAfter(...statements: readonly string[]): Promise<string> {
  for (const statement of statements) await sql.raw(statement).execute(database.db)
  return migrate(database.db, database.engine).then(
    () => 'it started',
    (error: unknown) => (error instanceof Error ? `${error.constructor.name}: ${error.message}` : 'no error'),
  )
}

const refused = (parts: string) =>
  `StartRefusal: a part of the database is missing (${parts}): it is only half of one. Nothing was changed. Restore a backup.`

describe('the schema of this version', () => {
  it('is exactly what a fresh database has', async () => {
    const isOurs = ({ table }: { table: string }) => !/^(kysely|sqlite)_/.test(table)
    const text = ({ kind, table, name }: { kind: string; table: string; name: string }) => `${table} ${kind} ${name}`
    const parts = (await readSchemaParts(database.db, database.engine)).filter(isOurs)
    expect(requiredParts(database.engine).map(text).sort()).toEqual(parts.map(text).sort())
  })

  it.each<readonly [string, readonly string[], string]>([
    ['a column', ['alter table critique_jobs drop column attempts'], 'column critique_jobs.attempts'],
    ['a column of an account', ['alter table users drop column "displayUsername"'], 'column users.displayUsername'],
    ['an index', ['drop index entries_by_asset'], 'index entries_by_asset'],
    ['what keeps numbers apart', ['drop index entries_by_opening'], 'unique index entries_by_opening'],
    [
      'a uniqueness',
      ['drop index assets_by_identity', 'create index assets_by_identity on assets (user_id, identity)'],
      'unique index assets_by_identity',
    ],
    ['a table, without all that is on it', ['drop table sessions'], 'sessions'],
    [
      'much',
      ['drop table quotes', 'alter table splits drop column source', 'drop index sign_ins_by_time'],
      'quotes, column splits.source, index sign_ins_by_time',
    ],
  ])('without %s is refused, with the name of what is missing', async (_, harm, parts) => {
    expect(await saidAfter(...harm)).toBe(refused(parts))
  })

  it('may be extended, as by an index of the operator’s own', async () => {
    expect(await saidAfter('create index own on assets (symbol)', 'create table notes (a text)')).toBe('it started')
  })

  it('undoes every migration when it is incomplete afterwards', async () => {
    const { db, engine } = database
    await emptyDatabase(db)
    const { statements } = isPostgres ? postgresFoundation : sqliteFoundation
    const noted = [
      'create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)',
      "insert into kysely_migration values ('001-foundation', '2026-10-01T00:00:00.000Z')",
    ]
    expect(await saidAfter(...statements, ...noted, 'drop index entries_by_asset')).toBe(
      refused('index entries_by_asset'),
    )
    const { rows } = await sql`select name from kysely_migration`.execute(db)
    expect(rows).toEqual([{ name: '001-foundation' }])
    const tables = (await readSchemaParts(db, engine)).filter(({ kind }) => kind === 'table').map(({ name }) => name)
    expect(tables).toContain('entries')
    expect(tables).not.toContain('ledger_heads')
  })
})

/** Empties the database as if nothing had ever been made in it. */
async function emptyDatabase(db: Db): Promise<void> {
  if (isPostgres) {
    for (const statement of ['drop schema public cascade', 'create schema public']) await sql.raw(statement).execute(db)
    return
  }
  const parts = (await readSchemaParts(db, 'sqlite')).filter(({ name }) => !name.startsWith('sqlite_'))
  for (const { kind, name } of parts) if (kind === 'table') await sql.raw(`drop table ${name}`).execute(db)
}

it('a trigger that is missing or disabled is made again, and named', async () => {
  const { db, engine } = database
  await sql.raw(`drop trigger ${guard}${onEntries}`).execute(db)
  expect(await restoreTriggers(db, engine)).toEqual([guard])
  if (isPostgres) {
    await sql.raw(`alter table entries disable trigger ${guard}`).execute(db)
    expect(await restoreTriggers(db, engine)).toEqual([guard])
  }
  expect(await restoreTriggers(db, engine)).toEqual([])
})

it('a trigger that does nothing any more is made again under its name, and named', async () => {
  const { db, engine } = database
  const entry = { user_id: 'u1', sequence: 1, kind: 'principle-written', asset_id: null, decision_id: null }
  const rest = { recorded_at: '2026-11-24T10:00:00.000Z', body: '{}', previous_hash: '0', hash: '0' }
  await db
    .insertInto('entries')
    .values({ ...entry, ...rest })
    .execute()
  await sql.raw(`drop trigger ${guard}${onEntries}`).execute(db)
  const idle = isPostgres
    ? [
        'create function idle() returns trigger language plpgsql as $$ begin return new; end $$',
        `create trigger ${guard} before update or delete on entries for each row execute function idle()`,
      ]
    : [`create trigger ${guard} before update on entries begin select 1; end`]
  for (const statement of idle) await sql.raw(statement).execute(db)
  const change = () => db.updateTable('entries').set({ body: '{"changed":true}' }).execute()
  await change()
  expect(await restoreTriggers(db, engine)).toEqual([guard])
  await expect(change()).rejects.toThrow()
  expect(await restoreTriggers(db, engine)).toEqual([])
})

it.runIf(isPostgres)('a function of triggers that does nothing any more is made again', async () => {
  const { db, engine } = database
  await sql
    .raw(
      'create or replace function refuse_change_but_of_erased() returns trigger language plpgsql as $$ begin return new; end $$',
    )
    .execute(db)
  expect(await restoreTriggers(db, engine)).toEqual([guard, 'ledger_heads_refuse_delete'])
  expect(await restoreTriggers(db, engine)).toEqual([])
})
