/**
 * A stretch of the calendar that a text may mean, both ends within it, as numbers of days that grow with the days: each month has 31 of
 * them.
 */
export type CalendarStretch = {
  readonly from: number
  readonly to: number
  /** Whether a year as a whole is named, with or without its number. */
  readonly isYear: boolean
  /** Whether it was counted from the day of writing in days, weeks, months or quarters: "today", "next month". */
  readonly isFromToday: boolean
}

/** A time before it is placed: without its year it may be that of each year close to the day of writing. */
export type TimeOfYear = {
  readonly year: number | null
  /** 1 for January; from 13 on in the year after it. */
  readonly months: readonly [first: number, last: number]
  readonly days?: readonly [first: number, last: number]
  readonly isYear?: boolean
}

/** The named groups of a match. */
export type Groups = Readonly<Record<string, string | undefined>>

/** A way to name a time. */
export type TimePattern = {
  /** Global, with groups that have names. */
  readonly pattern: RegExp
  readonly read: (
    groups: Groups,
    on: string,
  ) => readonly (TimeOfYear | CalendarStretch | { readonly dayOfMonth: number })[]
}

export const YEAR_OF_DAYS = 372

export const dayCount = (year: number, month: number, day: number): number =>
  year * YEAR_OF_DAYS + (month - 1) * 31 + day

/** @param on an ISO day */
export const countOfDay = (on: string): number =>
  dayCount(Number(on.slice(0, 4)), Number(on.slice(5, 7)), Number(on.slice(8)))
