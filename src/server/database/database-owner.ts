import { Kysely, sql } from 'kysely'
import type { PostgresAddress } from '../config/database-config.ts'
import type { Db } from './open-database.ts'
import { postgresDialect } from './postgres-dialect.ts'
import type { Tables } from './tables.ts'

type Place = Pick<PostgresAddress, 'url'> & Partial<PostgresAddress>

/** Works as the owner of the tables, over connections without time limits, because a migration may take longer than a request. */
export async function asOwner<T>({ url, directUrl = url }: Place, work: (owner: Db) => Promise<T>): Promise<T> {
  const owner = new Kysely<Tables>({ dialect: postgresDialect({ url: directUrl }, false) })
  try {
    return await work(owner)
  } finally {
    await owner.destroy()
  }
}

/**
 * Lets the role that answers requests read and write the rows of every table, where it is not the owner's role. That role may
 * change no table, so whoever takes it over cannot drop the ledger's triggers.
 */
export async function grantToRequests(owner: Db, { url, directUrl = url }: Place): Promise<void> {
  const [role, ownerRole] = [roleOf(url), roleOf(directUrl)]
  if (role === null || role === ownerRole) return
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(owner)
  const [schema, to] = [sql.ref(rows[0]?.name ?? 'public'), sql.ref(role)]
  await sql`grant usage on schema ${schema} to ${to}`.execute(owner)
  await sql`grant select, insert, update, delete on all tables in schema ${schema} to ${to}`.execute(owner)
}

const roleOf = (url: string): string | null => decodeURIComponent(new URL(url).username) || null
