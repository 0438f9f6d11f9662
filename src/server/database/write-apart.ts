import { Kysely, type Transaction } from 'kysely'
import { nodeSqliteDialect } from './sqlite-dialect.ts'
import type { Tables } from './tables.ts'

/** Runs work whole or not at all, in a transaction of its own. */
export type WriteApart = <T>(work: (trx: Transaction<Tables>) => Promise<T>) => Promise<T>

type Apart = {
  isUnderWay(): boolean
  /** @param hear is told of each error, because a disk that failed here is no better elsewhere */
  telling(hear: (error: unknown) => void): WriteApart
}

/**
 * SQLite's one connection serves nobody else while it is in a transaction. Long work gets a connection of its own, so that all
 * others read what was there before; whoever writes waits until it has ended.
 */
export function openApart(file: string): Apart {
  let underWay = 0
  return {
    isUnderWay: () => underWay > 0,
    telling: (hear) => async (work) => {
      const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(file) })
      underWay += 1
      try {
        return await db.transaction().execute(work)
      } catch (error) {
        hear(error)
        throw error
      } finally {
        underWay -= 1
        await db.destroy()
      }
    },
  }
}
