import {
  type Dialect,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely'
import pg from 'pg'
import { heard } from './heard-failure.ts'

const BIGINT = 20

/** How long a connection may take to be had, new or out of the pool. */
const CONNECT_MS = 10_000
/** How long PostgreSQL may take for one statement, wait for one lock, and be left alone in a transaction. */
const SESSION_LIMITS = {
  statement_timeout: '20s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '30s',
}
/** A server that has stopped altogether does not keep its own limits: then the connection is cut from here. */
const HUNG_MS = 25_000
const KEEP_ALIVE_AFTER_MS = 10_000

/**
 * Kysely over pg. Counts come as numbers, as they do from SQLite: no table here has 2^53 rows.
 * @param isHurried whether statements have time limits; a change of the schema takes as long as it takes
 */
export function postgresDialect(connectionString: string, isHurried = true): Dialect {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    ...(isHurried ? { onConnect: limitSession } : {}),
  })
  // A connection that breaks while it is idle, in the pool or between two statements, is replaced: whoever holds it is
  // told by the next statement. Unheard, the event would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return new PostgresDialect({
    pool: {
      options: pool.options,
      end: () => pool.end(),
      async connect() {
        const client = await pool.connect().catch(throwHeard)
        const known = clients.get(client) ?? (isHurried ? new WatchedClient(client) : client)
        clients.set(client, known)
        return known
      },
    },
  })
}

function throwHeard(error: unknown): never {
  throw heard(error)
}

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as 'text'),
}

/** By a statement and not by parameters of the connection, which a connection pooler in between may refuse. */
async function limitSession(client: pg.ClientBase): Promise<void> {
  const limits = Object.entries(SESSION_LIMITS).map(([name, value]) => `set_config('${name}', '${value}', false)`)
  await client.query(`select ${limits.join(', ')}`)
}

/** The same client, whose connection is cut when a statement is never answered: the pool then makes another. */
class WatchedClient implements PostgresPoolClient {
  readonly #client: PostgresPoolClient
  readonly #cut: () => void

  constructor(client: pg.PoolClient) {
    this.#client = client
    this.#cut = () => void client.end().catch(() => {})
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(asked: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    return typeof asked === 'string' ? this.#ask<R>(asked, parameters) : this.#client.query(asked)
  }

  release(isBroken?: boolean): void {
    this.#client.release(isBroken)
  }

  async #ask<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const hung = setTimeout(this.#cut, HUNG_MS)
    try {
      return await this.#client.query<R>(sql, parameters)
    } catch (error) {
      throw heard(error)
    } finally {
      clearTimeout(hung)
    }
  }
}
