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
export function* dayOrderInSteps(cells: Iterable<string>, lastDay: string): Generator<undefined, DayOrder> {
  const [american, other]: [number[], number[]] = [[], []]
  let index = 0
  for (const cell of cells) {
    if (!SLASHED.test(cell)) continue
    index += 1
    if (index % CELLS_IN_A_STEP === 0) yield
    for (const [order, days] of [
      ['month-first', american],
      ['day-first', other],
    ] as const) {
      const day = readDay(cell, order)
      if (day !== null && day <= lastDay && isMarketDay(day)) days.push(dayNumber(day))
    }
  }
  if (american.length !== other.length) return american.length > other.length ? 'month-first' : 'day-first'
  return spanOf(other) < spanOf(american) ? 'day-first' : 'month-first'
}

const CELLS_IN_A_STEP = 500

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
