import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { isReading } from './disk-trust.ts'
import { heard } from './heard-failure.ts'
import { statementName } from './prepared.ts'
import { isBrokenOff, OutcomeUnknown } from './storage-failure.ts'

/** A server that has stopped altogether does not keep its own limits: then the connection is cut from here. */
const HUNG_MS = 25_000
/** After a restart the pool may have further connections that are gone and not known to be. */
const MOST_REPEATS = 2

const BEGINS = /^\s*(begin|start transaction)\b/i
const COMMITS = /^\s*commit\b/i
const LOGS = /\bpg_logical_emit_message\b/i
const ENDS = /^\s*(commit|rollback(?!\s+to))\b/i

const ignore = () => {}

/** What is used of pg's client: a statement with a name is planned once. */
type StatementClient = {
  query<R>(statement: { name: string | undefined; text: string; values: unknown[] }): Promise<PostgresQueryResult<R>>
}

/**
 * The same client, whose connection is cut when a statement is never answered: the pool then makes another. What has
 * changed nothing, because it only reads, or begins, is asked again on a fresh connection when this one breaks off.
 */
export class WatchedClient implements PostgresPoolClient {
  #client: pg.PoolClient
  #isInTransaction = false
  #last: Promise<void> = Promise.resolve()
  readonly #connect: () => Promise<pg.PoolClient>

  readonly #isNaming: boolean

  /** @param isNaming whether a statement may be kept in the connection by a name, so that it is planned once */
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

  /** One statement at a time: a transaction whose first of two statements failed is rolled back while the second is asked. */
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
        if (!isRepeatable || repeats >= MOST_REPEATS || !isBrokenOff(error)) throw heard(error)
      }
      await this.#replace()
    }
  }

  /** Outside of a transaction a statement that writes is one; one that reads may write to the log by a function. */
  #isCommitting(sql: string): boolean {
    return COMMITS.test(sql) || (!this.#isInTransaction && (!isReading(sql) || LOGS.test(sql)))
  }

  /** The new one first: until there is one, the old one is what is released. */
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

/** What PostgreSQL answers when somebody cancels the wait for the copies: committed here, and perhaps nowhere else. */
const UNCONFIRMED: ReadonlySet<string | undefined> = new Set(['01000', '57P01'])

type Notice = { readonly code?: string | undefined; readonly message?: string | undefined }

/** @returns how to stop listening, and what was heard till then */
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
