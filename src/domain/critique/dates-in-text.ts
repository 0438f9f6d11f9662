/** A day as it is written in English in a text. */
type WrittenDay = {
  readonly text: string
  /** From 1. */
  readonly month: number
  readonly day: number
  readonly year: number | null
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const WRITTEN =
  /\b(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?\b(?:,? (\d{4}))?/gi
const CALENDAR = /\b(\d{4})-(\d\d)-(\d\d)\b/g

/** What the journal knows the day of. A day of the world's events stands in sentences of another kind. */
const DOES =
  /\byou (?:had |have )?(?:wrote|written|said|bought|sold|added|held|set|moved|removed|lowered|raised|noted|recorded|decided|promised|watched)\b/i

/** The days in a sentence that says of the investor what they wrote or did; none in any other sentence. */
export const daysOfTheInvestor = (sentence: string): WrittenDay[] => (DOES.test(sentence) ? writtenDays(sentence) : [])

/** Whether a text names the day, in English or as a calendar day. Without a year any year is meant. */
export const namesDay = (text: string, { month, day, year }: WrittenDay): boolean =>
  [...writtenDays(text), ...calendarDays(text)].some(
    (other) =>
      other.month === month && other.day === day && (year === null || other.year === null || other.year === year),
  )

const writtenDays = (text: string): WrittenDay[] =>
  [...text.matchAll(WRITTEN)].map(([whole, month = '', day, year]) => ({
    text: whole,
    month: MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1,
    day: Number(day),
    year: year === undefined ? null : Number(year),
  }))

const calendarDays = (text: string): WrittenDay[] =>
  [...text.matchAll(CALENDAR)].map(([whole, year, month, day]) => ({
    text: whole,
    month: Number(month),
    day: Number(day),
    year: Number(year),
  }))
