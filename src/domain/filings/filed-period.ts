import { dayNumber, dayOfNumber } from '../prices/day-number.ts'

/** How much time a reported value covers; `day` means its last day alone. */
export type PeriodKind = 'year' | 'nine-months' | 'half-year' | 'quarter' | 'day'

/** The first day, left out for a value of one day, and the last day. */
type Period = { readonly start?: string | undefined; readonly end: string }

/** In days, both ends included. Fiscal years of 52 and 53 weeks fit, and months of every length. */
const LENGTHS: Readonly<Record<Exclude<PeriodKind, 'day'>, readonly [number, number]>> = {
  quarter: [80, 100],
  'half-year': [170, 192],
  'nine-months': [260, 285],
  year: [350, 380],
}

/** null for a length that no report covers, such as a month or two years */
export function periodKindOf({ start, end }: Period): PeriodKind | null {
  if (start === undefined) return 'day'
  const days = dayNumber(end) - dayNumber(start) + 1
  const found = (Object.keys(LENGTHS) as (keyof typeof LENGTHS)[]).find((kind) => {
    const [least, most] = LENGTHS[kind]
    return days >= least && days <= most
  })
  return found ?? null
}

/** The value of the same period a year before: of the same length, with an end 350 to 380 days earlier. */
export function yearBefore<P extends Period>(of: Period, among: readonly P[]): P | null {
  const kind = periodKindOf(of)
  const earlier = among.filter(
    (other) => periodKindOf(other) === kind && isYear(dayNumber(of.end) - dayNumber(other.end)),
  )
  const [nearest] = earlier.toSorted((one, other) => offBy(of, one) - offBy(of, other))
  return nearest ?? null
}

const isYear = (days: number): boolean => days >= 350 && days <= 380

const offBy = (of: Period, other: Period): number => Math.abs(dayNumber(of.end) - dayNumber(other.end) - 365)

export const daysEarlier = (day: string, days: number): string => dayOfNumber(dayNumber(day) - days)
