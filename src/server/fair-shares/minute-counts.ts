import type { AppContext } from '../app-context.ts'
import { orWithoutWriting } from '../database/storage-failure.ts'
import { takeCredits } from '../outbound/budget-store.ts'

/** Counts what is done under a name in a minute of the clock. 0 is no limit. @returns false when it was done often enough */
type CountOne = (name: string, perMinute: number) => Promise<boolean>

/**
 * Several processes may share a PostgreSQL, so it counts for all of them. A SQLite has one process, which counts in its memory:
 * a COMMIT for each search, and the wait for the disk in it, would hold up everybody.
 */
export const minuteCounts = ({ db, engine, now }: Pick<AppContext, 'db' | 'engine' | 'now'>): CountOne =>
  engine === 'sqlite' ? countInMemory(now) : countInDatabase(db, now)

function countInMemory(now: () => string): CountOne {
  let minute = ''
  const counts = new Map<string, number>()
  return async (name, perMinute) => {
    const present = now().slice(0, 'YYYY-MM-DDTHH:MM'.length)
    if (present !== minute) counts.clear()
    minute = present
    const count = (counts.get(name) ?? 0) + 1
    if (perMinute > 0 && count > perMinute) return false
    counts.set(name, count)
    return true
  }
}

const countInDatabase =
  (db: AppContext['db'], now: () => string): CountOne =>
  async (name, perMinute) => {
    // A full disk keeps nobody from reading: what cannot be counted is let through.
    const taking = takeCredits(db, { name, perMinute, perDay: 0 }, 1, 'interactive', now())
    return (await orWithoutWriting(taking, () => null)) === null
  }
