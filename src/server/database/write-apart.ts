import { Kysely, type Transaction } from 'kysely'
import { nodeSqliteDialect } from './sqlite-dialect.ts'
import type { Tables } from './tables.ts'

/** Runs work whole or not at all, in a transaction of its own. */
export type WriteApart = <T>(work: (trx: Transaction<Tables>) => Promise<T>) => Promise<T>

/** Does work that writes to the same file over another connection, also one of another thread. */
export type WhileApart = <T>(work: () => Promise<T>) => Promise<T>

type Apart = {
  isUnderWay(): boolean
  whileApart: WhileApart
  /** @param hear is told of each error, because a disk that failed here is no better elsewhere */
  telling(hear: (error: unknown) => void): WriteApart
}

/**
 * SQLite's one connection serves nobody else while it is in a transaction. Long work gets a connection of its own, so that all
 * others read what was there before; whoever writes waits until it has ended.
 */
export function openApart(file: string): Apart {
  let underWay = 0
  const whileApart: WhileApart = async (work) => {
    underWay += 1
    try {
      return await work()
    } finally {
      underWay -= 1
    }
  }
  return {
    isUnderWay: () => underWay > 0,
    whileApart,
    telling: (hear) => async (work) => {
      const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(file) })
      try {
        return await whileApart(() => db.transaction().execute(work))
      } catch (error) {
        hear(error)
        throw error
      } finally {
        await db.destroy()
      }
    },
  }
}
