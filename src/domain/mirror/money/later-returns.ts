import type { BookAsset } from './book.ts'

/** Trading days after which it is looked: a third of a year, and a year. */
const LATER = [84, 252] as const
export type Later = (typeof LATER)[number]

/** Return from the close of one day to that of so many trading days later, 0.1 for 10%, price only; null where one is missing. */
export function laterReturn({ closes }: Pick<BookAsset, 'closes'>, day: number, later: number): number | null {
  const [from, to] = [closes[day] ?? Number.NaN, closes[day + later] ?? Number.NaN]
  return Number.isNaN(from) || Number.isNaN(to) || from === 0 ? null : to / from - 1
}
