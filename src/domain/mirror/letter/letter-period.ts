import { dayNumber, dayOfNumber } from '../../prices/day-number.ts'

/** A quarter or a year that is over: `2026-q3`, `2025`. Days are New York's. */
export type LetterPeriod = { readonly id: string; readonly name: string; readonly from: string; readonly until: string }

/**
 * The years and quarters since the first decision was written down, the newest first, and a year before its last quarter. A letter about an
 * earlier one could have said nothing.
 */
export function letterPeriods(firstWrittenOn: string | null, today: string): readonly LetterPeriod[] {
  if (firstWrittenOn === null) return []
  const years = Array.from(
    { length: Number(today.slice(0, 4)) - Number(firstWrittenOn.slice(0, 4)) + 1 },
    (_, place) => Number(today.slice(0, 4)) - place,
  )
  return years
    .flatMap((year) => [yearOf(year), ...[4, 3, 2, 1].map((quarter) => quarterOf(year, quarter))])
    .filter(({ until }) => until < today && until >= firstWrittenOn)
}

const yearOf = (year: number): LetterPeriod => ({
  id: String(year),
  name: String(year),
  from: `${year}-01-01`,
  until: `${year}-12-31`,
})

const NAMES = ['first', 'second', 'third', 'fourth'] as const

function quarterOf(year: number, quarter: number): LetterPeriod {
  const next = quarter === 4 ? `${year + 1}-01-01` : `${year}-${twoDigits(quarter * 3 + 1)}-01`
  return {
    id: `${year}-q${quarter}`,
    name: `the ${NAMES[quarter - 1]} quarter of ${year}`,
    from: `${year}-${twoDigits(quarter * 3 - 2)}-01`,
    until: dayOfNumber(dayNumber(next) - 1),
  }
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')
