import { dayNumber } from '#domain/prices/day-number.ts'

/** A backup that Candor made by itself. */
export type KeptBackup = {
  readonly name: string
  /** An ISO instant. */
  readonly madeAt: string
  readonly reason: 'daily' | 'migration'
}

const DAYS = 7
const WEEKS = 4
const MONTHS = 12
/** How many backups from before a migration are kept; each update makes one. */
const MIGRATIONS = 3

/**
 * The backups to delete. Kept are the newest of each of the last seven days, four weeks (from Monday) and twelve months that have
 * a backup, and the last three from before an update. Days are UTC's.
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

/** The number of a week, counted from a Monday. */
const weekOf = (instant: string): number => Math.floor((dayNumber(dayOf(instant)) - dayNumber('2024-01-01')) / WEEK)
