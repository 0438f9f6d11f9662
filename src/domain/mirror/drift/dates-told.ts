import { type CalendarStretch, countOfDay } from '../../language/all-meanings/calendar-stretch.ts'
import { timesNamed } from '../../language/all-meanings/named-times.ts'

/** A text, and New York's day on which it was written: "in June" counts from it. */
export type DatedText = { readonly text: string; readonly on: string }

/** What a later text has to name for a date not to be forgotten. */
export type DatedFigure = {
  readonly stretches: readonly CalendarStretch[]
  /** Where an exact day is named: which one of its month. */
  readonly dayOfMonth: number | null
  readonly isYear: boolean
  /** Whether its words have a year in them. */
  readonly hasYear: boolean
}

/** How far back a month without its year may lie when it is first named: the quarter is over, and its report is not there yet. */
const LONGEST_PAST = 100

/**
 * @param endsOn the last day of the date, as its writer probably meant it
 * @param words those in which it was told first
 * @param on the day on which it was written
 */
export function datedFigure(endsOn: string, words: string, on: string): DatedFigure {
  const named = timesNamed(words, on).stretches
  const end = countOfDay(endsOn)
  const stretches = named.filter(({ to }) => to >= countOfDay(on) - LONGEST_PAST || /20\d\d/.test(words))
  const isDay = named.length > 0 && named.every(({ from, to }) => from === to)
  return {
    stretches: [...stretches, { from: end, to: end, isYear: false, isFromToday: false }],
    dayOfMonth: isDay ? Number(endsOn.slice(8)) : null,
    isYear: named.some(({ isYear }) => isYear),
    hasYear: /20\d\d/.test(words),
  }
}

/**
 * Whether a text may speak of a date: it names a time, in whatever way, of which the date is a part, or that is a part of the date. A year alone
 * speaks only of what was told with its year, and "today" of no year.
 */
export function isDateTold({ stretches, dayOfMonth, isYear, hasYear }: DatedFigure, { text, on }: DatedText): boolean {
  if (!MAY_NAME_TIME.test(text)) return false
  const told = timesNamed(text, on)
  if (dayOfMonth !== null && told.daysOfMonth.has(dayOfMonth)) return true
  return told.stretches.some(
    (one) =>
      (!one.isYear || hasYear) &&
      !(one.isFromToday && isYear) &&
      stretches.some(({ from, to }) => one.from <= to && from <= one.to),
  )
}

/** To read a text for its times takes long: each way to name one has one of these. */
const MAY_NAME_TIME =
  /\d|['’]|quart|qtr|first|second|third|(?:four|fif|six|seven|eigh|nin|ten|elf|teen|tie)th|hal[fb]|hälfte|hj|day|tag|week|woche|fortnight|month|monat|(?<![a-z])(?:q[ -]?i|jan|jän|feb|mar|mär|mae|apr|ma[yi]|jun|jul|aug|sep|o[ck]t|nov|de[cz]|spring|früh|summer|sommer|autumn|fall|herbst|winter|christmas|xmas|weihn|holiday|silvester|new year|thanks|black|easter|ostern|end of|eoy|year|jahr|mid|rest|remain|today|tonight|tomorrow|yesterday|this|next|last|past|prev|prior|current|coming|following|letzt|vergang|dies|laufend|nächst|komm|heute|gestern|morgen|mon|tue|wed|thu|fri|sat|sun|die|mit|don|vor|in |within|after|another|inner|nach)/i
