import { setTimeout } from 'node:timers/promises'
import { type Dialect, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { PostgresAddress } from '../config/database-config.ts'
import { PostgresCompiler } from './literal-limits.ts'
import { noteFailure } from './original-failure.ts'
import { storageFailure } from './storage-failure.ts'
import { WatchedClient } from './watched-client.ts'

const BIGINT = 20

/** How long it may take to get a connection, new or out of the pool. */
const CONNECT_MS = 10_000
/** Limits for one statement, for waiting for one lock, and for a transaction that stays idle. */
const SESSION_LIMITS = {
  statement_timeout: '20s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '30s',
}
const KEEP_ALIVE_AFTER_MS = 10_000
const POOL_SIZE = 10

type Ways = Pick<PostgresAddress, 'url'> & Partial<PostgresAddress>

/**
 * Kysely's dialect over pg. Counts are numbers, as on SQLite, because no table here reaches 2^53 rows.
 * @param address the database. Through a pooler no plan and no time limit is kept in a connection; the role must have the limits
 * @param isHurried whether statements have time limits; false for migrations and commands, which may take long, whatever limits
 * the role has
 */
export function postgresDialect(address: Ways, isHurried = true): Dialect {
  const { url: connectionString, poolSize = POOL_SIZE, isPooled = false } = address
  const pool = new pg.Pool({
    connectionString,
    types,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    ...(isPooled ? {} : { onConnect: isHurried ? limitSession : unlimitSession }),
  })
  // A connection that breaks while it is idle, in the pool or between two statements, is replaced; whoever holds it learns of
  // it from the next statement. Without a listener, the event would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const connect = () => connectTo(pool)
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return new DialectWithLiteralLimits({
    pool: {
      options: pool.options,
      end: () => pool.end(),
      async connect() {
        const client = await connect()
        const cached = clients.get(client) ?? (isHurried ? new WatchedClient(client, connect, !isPooled) : client)
        clients.set(client, cached)
        return cached
      },
    },
  })
}

class DialectWithLiteralLimits extends PostgresDialect {
  override createQueryCompiler(): PostgresCompiler {
    return new PostgresCompiler()
  }
}

/** Connects again where a server refuses at once, because it is starting or stopping, but not after a time-out. */
async function connectTo(pool: pg.Pool): Promise<pg.PoolClient> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await pool.connect()
    } catch (error) {
      if (storageFailure(error) !== 'lost' || isTimeout(error)) throw noteFailure(error)
      await setTimeout(pauseMs)
    }
  }
  return pool.connect().catch((error: unknown) => {
    throw noteFailure(error)
  })
}

/** The pauses before each further try. */
const PAUSES_MS = [20, 200]

const isTimeout = (error: unknown): boolean => error instanceof Error && /time(d ?)?out/i.test(error.message)

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as 'text'),
}

/** Sets up a session by a statement, because a connection pooler may refuse parameters of the connection. */
const limitSession = (client: pg.ClientBase): Promise<void> => setUp(client, ([, limit]) => limit)

const unlimitSession = (client: pg.ClientBase): Promise<void> => setUp(client, () => '0')

async function setUp(client: pg.ClientBase, limitOf: (entry: [string, string]) => string): Promise<void> {
  const limits = Object.entries(SESSION_LIMITS).map((entry) => `set_config('${entry[0]}', '${limitOf(entry)}', false)`)
  await client.query(`select ${[WAITING_FOR_ITS_DISK, ...limits].join(', ')}`)
}

/**
 * What a session has set itself no change of the server's, the database's or the role's configuration takes from it, so a COMMIT waits
 * for its disk even if that is switched off while Candor runs. A stronger setting stays.
 */
const WAITING_FOR_ITS_DISK = `set_config('synchronous_commit',
  case current_setting('synchronous_commit') when 'off' then 'on' else current_setting('synchronous_commit') end, false)`
