import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { isReading } from './disk-trust.ts'
import { noteFailure } from './original-failure.ts'
import { statementName } from './prepared.ts'
import { isBrokenOff, OutcomeUnknown } from './storage-failure.ts'

/** A server that hangs does not enforce its own time limits, so after this long the connection is cut from here. */
const HUNG_MS = 25_000
/** After a server's restart, the pool may hold several lost connections that it has not noticed. */
const MOST_REPEATS = 2

const BEGINS = /^\s*(begin|start transaction)\b/i
const COMMITS = /^\s*commit\b/i
const LOGS = /\bpg_logical_emit_message\b/i
const ENDS = /^\s*(commit|rollback(?!\s+to))\b/i

const ignore = () => {}

/** The part of pg's client that is used. A statement with a name is planned once. */
type StatementClient = {
  query<R>(statement: { name: string | undefined; text: string; values: unknown[] }): Promise<PostgresQueryResult<R>>
}

/**
 * A client whose connection is cut when a statement is never answered; the pool then makes another. A statement that changes
 * nothing, because it reads or begins a transaction, is repeated on a fresh connection when its own breaks off.
 */
export class WatchedClient implements PostgresPoolClient {
  #client: pg.PoolClient
  #isInTransaction = false
  #last: Promise<void> = Promise.resolve()
  readonly #connect: () => Promise<pg.PoolClient>

  readonly #isNaming: boolean

  /** @param isNaming whether statements may be named, so that the connection keeps their plans */
  constructor(client: pg.PoolClient, connect: () => Promise<pg.PoolClient>, isNaming: boolean) {
    this.#client = client
    this.#connect = connect
    this.#isNaming = isNaming
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(statement: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    const client: PostgresPoolClient = this.#client
    return typeof statement === 'string'
      ? this.#inTurn(() => this.#ask<R>(statement, parameters))
      : client.query(statement)
  }

  /** Runs one statement at a time: else a failed statement would roll a transaction back while its next one already runs. */
  #inTurn<T>(ask: () => Promise<T>): Promise<T> {
    const answer = this.#last.then(ask)
    this.#last = answer.then(ignore, ignore)
    return answer
  }

  release(isBroken?: boolean): void {
    this.#isInTransaction = false
    this.#client.release(isBroken)
  }

  async #ask<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const isRepeatable = !this.#isInTransaction && (isReading(sql) || BEGINS.test(sql))
    for (let repeats = 0; ; repeats += 1) {
      try {
        const result = await this.#askOnce<R>(sql, parameters)
        if (BEGINS.test(sql)) this.#isInTransaction = true
        if (ENDS.test(sql)) this.#isInTransaction = false
        return result
      } catch (error) {
        if (!isRepeatable || repeats >= MOST_REPEATS || !isBrokenOff(error)) throw noteFailure(error)
      }
      await this.#replace()
    }
  }

  /** Outside of a transaction a write commits by itself, and so does a read whose function writes to the log. */
  #isCommitting(sql: string): boolean {
    return COMMITS.test(sql) || (!this.#isInTransaction && (!isReading(sql) || LOGS.test(sql)))
  }

  /** Connects before it releases the broken client, so that there is always a client to release. */
  async #replace(): Promise<void> {
    const broken = this.#client
    this.#client = await this.#connect()
    broken.release(true)
  }

  async #askOnce<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const client: StatementClient = this.#client
    const hung = setTimeout(() => void this.#client.end().catch(ignore), HUNG_MS)
    const unheard = this.#isCommitting(sql) ? hearWarning(this.#client) : null
    try {
      const result = await client.query<R>({
        name: this.#isNaming ? statementName(sql) : undefined,
        text: sql,
        values: [...parameters],
      })
      const warning = unheard?.()
      if (warning) throw new OutcomeUnknown(warning)
      return result
    } finally {
      clearTimeout(hung)
      unheard?.()
    }
  }
}

/** The codes of PostgreSQL's warning that the wait for its standbys was cancelled: committed here, and perhaps nowhere else. */
const UNCONFIRMED: ReadonlySet<string | undefined> = new Set(['01000', '57P01'])

type Notice = { readonly code?: string | undefined; readonly message?: string | undefined }

/** @returns a function that stops listening and gives the warning that was heard, if any */
function hearWarning(client: pg.PoolClient): () => Error | null {
  let warning: Error | null = null
  const onNotice = ({ code, message }: Notice) => {
    if (UNCONFIRMED.has(code)) warning = new Error(message)
  }
  client.on('notice', onNotice)
  return () => {
    client.off('notice', onNotice)
    return warning
  }
}
