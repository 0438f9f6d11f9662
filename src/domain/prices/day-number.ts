/** The number of a calendar day (`YYYY-MM-DD`) after 1970-01-01, for counting days (Hinnant's algorithm). */
export const dayNumber = (day: string): number =>
  dayNumberOf(Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8)))

/** As `dayNumber`, for a day given in numbers. @param month from 1 on */
export function dayNumberOf(year: number, month: number, date: number): number {
  // The year begins in March, so that the leap day is its last day.
  const y = month > 2 ? year : year - 1
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + date - 1
  return y * 365 + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + dayOfYear - DAYS_BEFORE_1970
}

/** The calendar day with this number. */
export function dayOfNumber(number: number): string {
  const shifted = number + DAYS_BEFORE_1970
  const era = Math.floor(shifted / DAYS_OF_400_YEARS)
  const dayOfEra = shifted - era * DAYS_OF_400_YEARS
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const date = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  const year = yearOfEra + era * 400 + (month > 2 ? 0 : 1)
  return `${year}-${twoDigits(month)}-${twoDigits(date)}`
}

const DAYS_OF_400_YEARS = 146_097
const DAYS_BEFORE_1970 = 719_468

const twoDigits = (number: number): string => String(number).padStart(2, '0')
