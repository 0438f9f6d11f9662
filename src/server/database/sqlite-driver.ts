import { setTimeout } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteAdapter,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'
import { type Mutex, makeMutex } from './mutex.ts'
import { noteFailure } from './original-failure.ts'
import { storageFailure } from './storage-failure.ts'

/** What the driver must know of its one connection. */
type Handling = {
  readonly config: SqliteDialectConfig
  isInTransaction(): boolean
  /** How long a statement waits for others who write over another connection. */
  longestWaitMs(): number
}

export class ImmediateAdapter extends SqliteAdapter {
  /** SQLite's DDL is transactional, so a migration is applied whole or not at all; by default Kysely does not rely on it. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  /** There is one connection, but the driver itself has a lock on it: Kysely's own lock could not be released while waiting. */
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/**
 * Kysely's driver with two changes: transactions take the write lock at once, and waiting for another process's lock blocks
 * neither the event loop, as SQLite's own waiting does, nor those that only read.
 */
export class ImmediateDriver extends SqliteDriver {
  readonly #handling: Handling
  readonly #mutex = makeMutex()
  #connection: DatabaseConnection | null = null

  constructor(handling: Handling) {
    super(handling.config)
    this.#handling = handling
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#mutex.acquire()
    this.#connection ??= new PatientConnection(await super.acquireConnection(), this.#handling, this.#mutex)
    return this.#connection
  }

  override async releaseConnection(): Promise<void> {
    this.#mutex.release()
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // Immediate, because a transaction that reads first and then writes could not wait for another process's write.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // On a full disk SQLite rolls back by itself; another rollback would fail and hide the reason.
    if (this.#handling.isInTransaction()) await super.rollbackTransaction(connection)
  }
}

/** The pauses before each further try; after these, the last pause is repeated until the longest wait is over. */
const PAUSES_MS = [2, 5, 10, 20]
const LAST_PAUSE_MS = 25

class PatientConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection
  readonly #handling: Handling
  readonly #mutex: Mutex

  constructor(inner: DatabaseConnection, handling: Handling, mutex: Mutex) {
    this.#inner = inner
    this.#handling = handling
    this.#mutex = mutex
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#inner.streamQuery<R>(query, chunkSize)
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    let waitedMs = 0
    for (let tries = 0; ; tries += 1) {
      try {
        return await this.#inner.executeQuery<R>(query)
      } catch (error) {
        const mayWait = storageFailure(error) === 'busy' && !this.#handling.isInTransaction()
        if (!mayWait || waitedMs >= this.#handling.longestWaitMs()) throw noteFailure(error)
      }
      waitedMs += await this.#letOthersGoFirst(PAUSES_MS[tries] ?? LAST_PAUSE_MS)
    }
  }

  async #letOthersGoFirst(pauseMs: number): Promise<number> {
    const from = performance.now()
    this.#mutex.release()
    await setTimeout(pauseMs)
    await this.#mutex.acquire()
    return performance.now() - from
  }
}
