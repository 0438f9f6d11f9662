import { differenceOfAlike } from '../statistics/mean-with-error.ts'
import type { Book } from './book.ts'
import { NONE_LEFT_OUT, type SalesLeftOut } from './book-left-out.ts'
import { type Sales, salesOf, signOfSale } from './positions.ts'

/** Trading days from a sale on that count as "after" it; the day of the sale is the first. */
const DAYS_AFTER = 5
/** Below so many windows of either kind nothing is said. */
const LEAST_OF_EACH = 6

type DaysWithBuy = {
  /** Days with a sale after which the five days are counted, and all those trading days. */
  readonly windows: number
  readonly days: number
  /** On how many of these days something was bought. */
  readonly withBuy: number
}

export type AfterLosses = {
  readonly after: DaysWithBuy
  /** The same after sales at a gain. */
  readonly other: DaysWithBuy
  /**
   * The mean share of days with a purchase in windows after a loss, less that in windows after a gain; null where there
   * are too few of either.
   */
  readonly difference: ReturnType<typeof differenceOfAlike>
  /**
   * Days with a sale that are left out: something else was sold within the window, gains and losses were sold on the
   * same day, a sale is of no known gain, or the window is not over.
   */
  readonly withoutWindow: number
  readonly leftOut: SalesLeftOut
  /** The counted sales, those at a loss first. */
  readonly sequences: readonly number[]
}

/** The five trading days that begin with a sale. */
type Window = {
  readonly sign: -1 | 1
  /** New York's days of these on which something was bought. */
  readonly boughtOn: readonly string[]
  readonly sequences: readonly number[]
}

/**
 * Whether somebody buys more often right after a realized loss than right after a realized gain. Other days are no comparison:
 * whoever reinvests what a sale brought in buys more after every sale. One window is one case, because a purchase on one of its days
 * makes one on the next more or less likely; so the error is of means of windows, not of days.
 */
export function afterLosses(book: Book, sales: Sales = salesOf(book)): AfterLosses {
  const { windows, saleDays } = windowsOf(book, sales)
  const [losses, gains] = [windows.filter(({ sign }) => sign < 0), windows.filter(({ sign }) => sign > 0)]
  return {
    after: countOf(losses),
    other: countOf(gains),
    difference:
      Math.min(losses.length, gains.length) < LEAST_OF_EACH
        ? null
        : differenceOfAlike(sharesOf(losses), sharesOf(gains)),
    withoutWindow: saleDays - windows.length,
    // Whatever else has no known gain is among the days without a window.
    leftOut: { ...NONE_LEFT_OUT, ofOptions: book.leftOut.ofOptions },
    sequences: [...losses, ...gains].flatMap(({ sequences }) => sequences),
  }
}

const sharesOf = (windows: readonly Window[]): number[] => windows.map(({ boughtOn }) => boughtOn.length / DAYS_AFTER)

const countOf = (windows: readonly Window[]): DaysWithBuy => ({
  windows: windows.length,
  days: windows.length * DAYS_AFTER,
  withBuy: windows.reduce((sum, { boughtOn }) => sum + boughtOn.length, 0),
})

/**
 * Only windows that no other sale cuts short. Sales come faster in some times than in others, and with them the purchases that follow
 * each of them: days of windows cut short would hold more of both.
 */
export function windowsOf(
  book: Book,
  { byDay }: Sales,
): { readonly windows: readonly Window[]; readonly saleDays: number } {
  const trades = book.assets.flatMap((asset) => asset.trades)
  const boughtOn = new Map<number, string>()
  for (const { does, day, on } of trades) if (does === 'buy' && on > (boughtOn.get(day) ?? '')) boughtOn.set(day, on)
  // What was sold on a Saturday and on the Monday after it has the same first trading day.
  const byPlace = Map.groupBy([...byDay.values()].flat(), ({ day }) => day)
  const saleDays = [...byPlace.keys()].sort((one, other) => one - other)
  const windows = saleDays.flatMap((day, at): Window[] => {
    const sales = byPlace.get(day) ?? []
    const [sign, ...others] = new Set(sales.map(signOfSale))
    const isWhole = (saleDays[at + 1] ?? book.days.length) - day >= DAYS_AFTER
    if (!isWhole || !sign || others.length > 0) return []
    const days = Array.from({ length: DAYS_AFTER }, (_, later) => day + later)
    // What was bought on the weekend before a Monday's sale was not bought after it, though Monday is its trading day.
    const soldOn = sales.reduce((first, { on }) => (on < first ? on : first), sales[0]?.on ?? '')
    const withBuy = days.filter((each) => (boughtOn.get(each) ?? '') >= soldOn)
    return [
      {
        sign,
        boughtOn: withBuy.map((each) => book.days[each] ?? ''),
        sequences: sales.flatMap(({ sequences }) => sequences),
      },
    ]
  })
  return { windows, saleDays: saleDays.length }
}
