import { dayNumber } from '#domain/prices/day-number.ts'

/** A backup in the folder of those that Candor makes by itself. */
export type KeptBackup = {
  readonly name: string
  /** An instant. */
  readonly madeAt: string
  readonly reason: 'daily' | 'migration'
}

const DAYS = 7
const WEEKS = 4
const MONTHS = 12
/** Made before the schema changed: there is one for each update. */
const MIGRATIONS = 3

/**
 * Which backups are deleted: all but the newest of each of the last seven days, four weeks (from Monday) and twelve months in
 * which there is one, and the last three from before an update. Days are UTC's.
 */
export function outdated(backups: readonly KeptBackup[]): KeptBackup[] {
  const newestFirst = backups.toSorted((a, b) => (a.madeAt < b.madeAt ? 1 : -1))
  const daily = newestFirst.filter(({ reason }) => reason === 'daily')
  const staying = new Set([
    ...newestOfEach(daily, ({ madeAt }) => dayOf(madeAt), DAYS),
    ...newestOfEach(daily, ({ madeAt }) => String(weekOf(madeAt)), WEEKS),
    ...newestOfEach(daily, ({ madeAt }) => madeAt.slice(0, 'YYYY-MM'.length), MONTHS),
    ...newestFirst.filter(({ reason }) => reason === 'migration').slice(0, MIGRATIONS),
  ])
  return newestFirst.filter((backup) => !staying.has(backup))
}

function newestOfEach(newestFirst: readonly KeptBackup[], periodOf: (backup: KeptBackup) => string, most: number) {
  const newest = new Map<string, KeptBackup>()
  for (const backup of newestFirst) if (!newest.has(periodOf(backup))) newest.set(periodOf(backup), backup)
  return [...newest.values()].slice(0, most)
}

export const dayOf = (instant: string): string => instant.slice(0, 'YYYY-MM-DD'.length)

const WEEK = 7

/** Weeks counted from a Monday. */
const weekOf = (instant: string): number => Math.floor((dayNumber(dayOf(instant)) - dayNumber('2024-01-01')) / WEEK)
