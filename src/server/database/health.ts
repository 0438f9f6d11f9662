import type { AppContext } from '../app-context.ts'
import type { Db } from './open-database.ts'
import { findSetting } from './settings-store.ts'

/** Whoever asks for the health is told within two seconds. */
const LONGEST_MS = 1_500

/**
 * @returns how to ask whether the database answers, and in time, and takes what is written. Whoever asks while another question is still open waits
 * with it: a database that hangs is not given one more connection to keep for each of them.
 */
export function makeHealthCheck({ db, takesWrites }: Pick<AppContext, 'db' | 'takesWrites'>): () => Promise<boolean> {
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
