import type { Book } from './book.ts'
import type { SalesLeftOut } from './book-left-out.ts'
import { salesByDay, signOfGain } from './positions.ts'

/** Trading days after a sale that count as "after" it; the day of the sale is the first. */
const DAYS_AFTER = 5
/** Below so many days of either kind nothing is said. */
const GATE = 30

type DaysAfter = { readonly days: number; readonly withBuy: number }

export type AfterLosses = {
  /** Trading days after a sale at a loss, and on how many of them something was bought. */
  readonly after: DaysAfter
  /** The same of days after a sale without a loss, where no loss is as near. */
  readonly other: DaysAfter
  /** Share of days with a purchase after a loss less that of the others. @see standardErrorOf */
  readonly difference: { readonly value: number; readonly standardError: number } | null
  readonly leftOut: SalesLeftOut
  /** The sales at a loss. */
  readonly sequences: readonly number[]
}

/**
 * Whether somebody buys more often in the trading days right after a realized loss than after other sales. Against all other days
 * it would be said of everybody who puts to use what a sale brought.
 */
export function afterLosses(book: Book): AfterLosses {
  const buys = new Set(
    book.assets.flatMap(({ trades }) => trades.filter(({ does }) => does === 'buy').map(({ day }) => day)),
  )
  const [losses, others]: [Set<number>, Set<number>] = [new Set(), new Set()]
  const sequences: number[] = []
  for (const sale of [...salesByDay(book).values()].flat()) {
    const isLoss = signOfGain(sale.proceeds, sale.cost) < 0
    if (isLoss) sequences.push(...sale.sequences)
    for (let day = sale.day; day < Math.min(sale.day + DAYS_AFTER, book.days.length); day += 1)
      (isLoss ? losses : others).add(day)
  }
  const daysOf = (days: readonly number[]): Days => ({ days, bought: days.map((day) => (buys.has(day) ? 1 : 0)) })
  const [after, other] = [daysOf([...losses]), daysOf([...others].filter((day) => !losses.has(day)))]
  const isTold = after.days.length >= GATE && other.days.length >= GATE
  return {
    after: countOf(after),
    other: countOf(other),
    leftOut: book.leftOut,
    sequences,
    difference: isTold
      ? { value: shareOf(after) - shareOf(other), standardError: standardErrorOf(after, other, book.days.length) }
      : null,
  }
}

/** Trading days, and for each whether something was bought on it: 1 or 0. */
type Days = { readonly days: readonly number[]; readonly bought: readonly number[] }

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const countOf = ({ days, bought }: Days): DaysAfter => ({ days: days.length, withBuy: sum(bought) })
const shareOf = ({ days, bought }: Days): number => sum(bought) / days.length

/**
 * The larger of two: √(p₁(1−p₁)/n₁ + p₂(1−p₂)/n₂), and that of W. K. Newey and K. D. West (Econometrica 55 (1987) 703) over five
 * days, because days after one sale, and sales close to each other, go together.
 */
function standardErrorOf(after: Days, other: Days, count: number): number {
  const share = new Float64Array(count)
  for (const [of, sign] of [
    [after, 1],
    [other, -1],
  ] as const)
    for (const [at, day] of of.days.entries())
      share[day] = (sign * ((of.bought[at] ?? 0) - shareOf(of))) / of.days.length
  let together = 0
  for (let day = 0; day < count; day += 1)
    for (let back = 0; back < DAYS_AFTER; back += 1)
      together += (back === 0 ? 1 : 2 * (1 - back / DAYS_AFTER)) * (share[day] ?? 0) * (share[day - back] ?? 0)
  const apart = (of: Days) => (shareOf(of) * (1 - shareOf(of))) / of.days.length
  return Math.sqrt(Math.max(together, apart(after) + apart(other)))
}
