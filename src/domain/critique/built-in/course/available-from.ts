import { datesOf } from '../../../language/dates.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { dayNumber, dayOfNumber } from '../../../prices/day-number.ts'
import type { CritiquedDecision } from '../../critique.ts'
import { dayOfEntry } from '../basis/own-tests-of.ts'

/** The day from which on what a sentence speaks of may be there, by the times that it names; that of the entry where it names none. */
export function availableFrom(entry: CritiquedDecision, sentence: Span): string {
  const day = dayOfEntry(entry)
  const named = datesOf(entry.thesis, day).filter(({ from, to }) => from >= sentence.from && to <= sentence.to)
  const season = SEASON.exec(plainText(entry.thesis.slice(sentence.from, sentence.to)))?.groups
  const first = season ? FIRST_MONTH[season.season ?? ''] : undefined
  const bySeason = first === undefined ? [] : [firstOfMonth(season?.by ? first : (first % 12) + 3, day)]
  const byDates = named.map(
    ({ from, to, endsOn }) => endsOn ?? reportedFrom(plainText(entry.thesis.slice(from, to)), day),
  )
  return [day, ...bySeason, ...byDates].toSorted().at(-1) ?? day
}

/** A report that is called by its month, "the June report", may be there in that; of any other no calendar knows it. */
function reportedFrom(report: string, day: string): string {
  const name = MONTH.exec(report)?.[0]
  return name === undefined
    ? dayOfNumber(dayNumber(day) + DAYS_TO_NEXT_REPORT)
    : firstOfMonth(1 + MONTHS.indexOf(name), day)
}
const firstOfMonth = (month: number, after: string): string => {
  const written = String(month).padStart(2, '0')
  return `${Number(after.slice(0, 4)) + (written < after.slice(5, 7) ? 1 : 0)}-${written}-01`
}
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = new RegExp(`(?<![a-z])(?:${MONTHS.join('|')})`)
/** A quarter, and the weeks until it is reported. */
const DAYS_TO_NEXT_REPORT = 135
/** "By the autumn" is over once that begins, and "in the autumn" once it ends. */
const SEASON = /(?<![a-z])(?:(?<by>by) )?(?:the |this |next )?(?<season>spring|summer|autumn|winter)(?![a-z])/
const FIRST_MONTH: Readonly<Record<string, number>> = { spring: 3, summer: 6, autumn: 9, winter: 12 }
