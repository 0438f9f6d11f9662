import { dayNumber } from '#domain/prices/day-number.ts'
import { isMarketDay } from '#domain/prices/market-calendar.ts'

/** What comes first in `02/03/2026`. */
export type DayOrder = 'month-first' | 'day-first'

/**
 * Decides for a whole file, because a line such as `02/03/2026` has two readings: the order in which more of its lines are sessions that
 * have ended; of equally many, that in which they lie closer together, because a file of daily prices has one line a day. Where nothing
 * tells, the American one.
 * @param cells every day of the file as written
 * @param lastDay the last day that can have a close
 */
export function dayOrderOf(cells: readonly string[], lastDay: string): DayOrder {
  const slashed = cells.filter((cell) => SLASHED.test(cell))
  if (slashed.length === 0) return 'month-first'
  const sessionsOf = (order: DayOrder) =>
    slashed.flatMap((cell) => {
      const day = readDay(cell, order)
      return day !== null && day <= lastDay && isMarketDay(day) ? [dayNumber(day)] : []
    })
  const [american, other] = [sessionsOf('month-first'), sessionsOf('day-first')]
  if (american.length !== other.length) return american.length > other.length ? 'month-first' : 'day-first'
  return spanOf(other) < spanOf(american) ? 'day-first' : 'month-first'
}

/** From the first day to the last. A file has too many days for `Math.max`. */
const spanOf = (days: readonly number[]): number =>
  days.reduce((last, day) => Math.max(last, day), 0) - days.reduce((first, day) => Math.min(first, day), Infinity)

/** Reads ISO dates, with or without a time, `31.12.2026`, and dates with slashes in the order of the file. */
export function readDay(written: string, order: DayOrder): string | null {
  const [, year, month, date] = /^(\d{4})[-/](\d{2})[-/](\d{2})(?:[T ].*)?$/.exec(written) ?? parted(written, order)
  if (!year || !month || !date) return null
  const day = `${year}-${month}-${date}`
  return Number.isNaN(Date.parse(day)) || new Date(day).toISOString().slice(0, 10) !== day ? null : day
}

const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/
const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/

function parted(written: string, order: DayOrder): readonly string[] {
  const slashed = SLASHED.exec(written)
  const [, one = '', other = '', year = ''] = slashed ?? DOTTED.exec(written) ?? []
  const [month, date] = slashed && order === 'month-first' ? [one, other] : [other, one]
  return ['', year, month.padStart(2, '0'), date.padStart(2, '0')]
}
