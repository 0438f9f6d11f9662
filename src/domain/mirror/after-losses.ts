import type { Book } from './book.ts'
import type { SalesLeftOut } from './book-left-out.ts'
import { salesByDay, signOfGain } from './positions.ts'

/** Trading days after a sale at a loss that count as "after a loss"; the day of the sale is the first. */
const DAYS_AFTER = 5
/** Below so many days of either kind nothing is said. */
const GATE = 30

export type AfterLosses = {
  /** Trading days after a loss, and on how many of them something was bought. */
  readonly after: { readonly days: number; readonly withBuy: number }
  readonly other: { readonly days: number; readonly withBuy: number }
  /** Share of days with a purchase after a loss less that of the others, its standard error √(p₁(1−p₁)/n₁ + p₂(1−p₂)/n₂). */
  readonly difference: { readonly value: number; readonly standardError: number } | null
  readonly leftOut: SalesLeftOut
  /** The sales at a loss. */
  readonly sequences: readonly number[]
}

/** Whether somebody buys more often in the trading days right after a realized loss: from the first trade to the last day. */
export function afterLosses(book: Book): AfterLosses {
  const buys = new Set(
    book.assets.flatMap(({ trades }) => trades.filter(({ does }) => does === 'buy').map(({ day }) => day)),
  )
  const afterLoss = new Set<number>()
  const sequences: number[] = []
  for (const sales of salesByDay(book).values()) {
    const losses = sales.filter(({ proceeds, cost }) => signOfGain(proceeds, cost) < 0)
    sequences.push(...losses.flatMap((sale) => sale.sequences))
    for (const { day } of losses) for (let at = day; at < day + DAYS_AFTER; at += 1) afterLoss.add(at)
  }
  const first = Math.min(...book.assets.flatMap(({ trades }) => trades[0]?.day ?? []))
  const [after, other] = [
    { days: 0, withBuy: 0 },
    { days: 0, withBuy: 0 },
  ]
  for (let day = first; day < book.days.length; day += 1) {
    const kind = afterLoss.has(day) ? after : other
    kind.days += 1
    if (buys.has(day)) kind.withBuy += 1
  }
  return {
    after,
    other,
    leftOut: book.leftOut,
    sequences,
    difference: after.days < GATE || other.days < GATE ? null : differenceOf(after, other),
  }
}

function differenceOf(after: AfterLosses['after'], other: AfterLosses['other']) {
  const [one, two] = [after.withBuy / after.days, other.withBuy / other.days]
  return {
    value: one - two,
    standardError: Math.sqrt((one * (1 - one)) / after.days + (two * (1 - two)) / other.days),
  }
}
