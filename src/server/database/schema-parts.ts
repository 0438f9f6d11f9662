import { sql } from 'kysely'
import type { Db, Engine } from './open-database.ts'

/** One part of a schema: a table, or a column, an index or a trigger of a table. */
export type SchemaPart = {
  readonly kind: 'table' | 'column' | 'index' | 'unique index' | 'trigger'
  readonly table: string
  readonly name: string
}

/** The parts of a database's schema. Disabled triggers and invalid indexes have no effect, so they are left out. */
export async function readSchemaParts(db: Db, engine: Engine): Promise<SchemaPart[]> {
  const { rows } = await (engine === 'sqlite' ? SQLITE_PARTS : POSTGRES_PARTS).execute(db)
  return rows
}

/** Leaves out the shadow tables in which SQLite keeps a virtual table. */
const SQLITE_PARTS = sql<SchemaPart>`
  with shadows as (select name from pragma_table_list where type = 'shadow')
  select type as kind, tbl_name as "table", name from sqlite_schema
  where type in ('table', 'trigger') and name not in shadows
  union all
  select 'column', parts.name, columns.name
  from sqlite_schema as parts join pragma_table_info(parts.name) as columns
  where parts.type = 'table' and parts.name not in shadows
  union all
  select case when indexes."unique" then 'unique index' else 'index' end, parts.name, indexes.name
  from sqlite_schema as parts join pragma_index_list(parts.name) as indexes
  where parts.type = 'table' and parts.name not in shadows`

const POSTGRES_PARTS = sql<SchemaPart>`
  with tables as (
    select pg_class.oid, relname::text as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and nspname = any(current_schemas(false))
  )
  select 'table' as kind, name as "table", name from tables
  union all
  select 'column', tables.name, attname::text from tables join pg_attribute on attrelid = tables.oid
  where attnum > 0 and not attisdropped
  union all
  select case when indisunique then 'unique index' else 'index' end, tables.name, indexes.relname::text
  from tables join pg_index on indrelid = tables.oid join pg_class as indexes on indexes.oid = indexrelid
  where indisvalid
  union all
  select 'trigger', tables.name, tgname::text from tables join pg_trigger on tgrelid = tables.oid
  where not tgisinternal and tgenabled <> 'D'`
