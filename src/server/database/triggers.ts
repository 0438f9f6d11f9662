import { sql } from 'kysely'
import { statementsOf } from './migrate.ts'
import type { Db, Engine } from './open-database.ts'
import { requiredParts } from './required-schema.ts'
import { readSchemaParts } from './schema-parts.ts'

/** A trigger that does not keep the ledger as its migration says. */
type BrokenTrigger = {
  readonly table: string
  readonly name: string
  /** Missing or disabled, or another one under its name. */
  readonly is: 'missing' | 'changed'
}

/** The required triggers that are missing, disabled or changed: one that does nothing has the right name as well. */
export async function brokenTriggers(db: Db, engine: Engine): Promise<BrokenTrigger[]> {
  const there = new Set(
    (await readSchemaParts(db, engine)).flatMap(({ kind, name }) => (kind === 'trigger' ? [name] : [])),
  )
  const made = await (engine === 'sqlite' ? readSqliteTriggers(db) : readPostgresTriggers(db))
  return requiredParts(engine).flatMap(({ kind, table, name }): BrokenTrigger[] => {
    if (kind !== 'trigger') return []
    if (!there.has(name)) return [{ table, name, is: 'missing' }]
    const expected = engine === 'sqlite' ? sqliteTextOf(name) : postgresTextOf(name)
    return made.get(name) === expected ? [] : [{ table, name, is: 'changed' }]
  })
}

/**
 * Makes broken triggers, which keep the ledger append-only, again. A journal without them is not refused: somebody may have
 * changed it, and only after a start can its owner see what the hash chain says about that.
 * @returns the names of the triggers that were missing or changed
 */
export async function restoreTriggers(db: Db, engine: Engine): Promise<string[]> {
  const broken = await brokenTriggers(db, engine)
  for (const { table, name } of broken) {
    const create = statementOf(engine, name)
    await sql.raw(`drop trigger if exists ${name}${engine === 'postgres' ? ` on ${table}` : ''}`).execute(db)
    if (engine === 'postgres')
      await sql.raw(functionOf(create).replace('create function', 'create or replace function')).execute(db)
    await sql.raw(create).execute(db)
  }
  return broken.map(({ name }) => name)
}

/** The last one, because a later migration may have replaced the trigger. */
function statementOf(engine: Engine, name: string): string {
  const create = statementsOf(engine).findLast((statement) => statement.startsWith(`create trigger ${name} `))
  if (!create) throw new Error(`No statement creates the trigger ${name}.`)
  return create
}

/** SQLite keeps the statement as it was written, but for its first two words. */
const sqliteTextOf = (name: string): string =>
  statementOf('sqlite', name)
    .replace(/^create trigger/, 'CREATE TRIGGER')
    .trim()

async function readSqliteTriggers(db: Db): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_schema where type = 'trigger'`.execute(db)
  return new Map(rows.map((row) => [row.name, row.sql.trim()]))
}

/** The statement that makes the function which a trigger of PostgreSQL calls. */
function functionOf(create: string): string {
  const [, name = ''] = /execute function (\w+)\(/.exec(create) ?? []
  const made = statementsOf('postgres').findLast((statement) => statement.startsWith(`create function ${name}(`))
  if (!made) throw new Error(`No statement creates the function ${name}.`)
  return made
}

/** The bits of pg_trigger.tgtype, by the word that sets them. */
const BITS = { 'each row': 1, before: 2, insert: 4, delete: 8, update: 16, truncate: 32 } as const

/**
 * PostgreSQL writes a statement anew, so what it does is compared: when it fires, whether under a condition, with which arguments,
 * and the text of its function.
 */
function postgresTextOf(name: string): string {
  const create = statementOf('postgres', name)
  const [when = ''] = create.split(' execute function ')
  const fires = /(?<moment>before|after) (?<events>(?:insert|delete|update|truncate)(?: or \w+)*) on/.exec(when)?.groups
  const words = [
    fires?.moment,
    ...(fires?.events ?? '').split(' or '),
    ...(/for each row/.test(when) ? ['each row'] : []),
  ]
  const bits = words.reduce((sum, word) => sum + (BITS[word as keyof typeof BITS] ?? 0), 0)
  const [, called = '', given = ''] = /execute function (\w+)\((?:'(\w*)')?\)/.exec(create) ?? []
  const [, body = ''] = /\$\$([\s\S]*)\$\$/.exec(functionOf(create)) ?? []
  return [bits, / when \(/.test(when), called, given, body].join(' ')
}

async function readPostgresTriggers(db: Db): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string; text: string }>`
    select tgname::text as name,
      concat_ws(' ', tgtype, case when tgqual is null then 'false' else 'true' end, proname,
        rtrim(encode(tgargs, 'escape'), '\\000'), prosrc) as text
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and tgrelid in (
      select pg_class.oid from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname = any(current_schemas(false)))`.execute(db)
  return new Map(rows.map(({ name, text }) => [name, text]))
}
