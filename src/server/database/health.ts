import type { Db } from './open-database.ts'
import { findSetting } from './settings-store.ts'

/** A check of the health is answered within two seconds. */
const LONGEST_MS = 1_500

/**
 * @returns a function that checks whether the database answers in time, and can be written. Calls during an open query wait for
 * the same one, so that a database that hangs does not get another connection for each of them.
 */
export function makeHealthCheck({ db, takesWrites }: { db: Db; takesWrites: () => boolean }): () => Promise<boolean> {
  let asking: Promise<boolean> | null = null
  return async () => {
    if (!takesWrites()) return false
    asking ??= answers(db).finally(() => {
      asking = null
    })
    const { promise: tooLate, resolve } = Promise.withResolvers<boolean>()
    const timer = setTimeout(resolve, LONGEST_MS, false)
    return Promise.race([asking, tooLate]).finally(() => clearTimeout(timer))
  }
}

const answers = (db: Db): Promise<boolean> =>
  findSetting(db, 'database-id').then(
    () => true,
    () => false,
  )
