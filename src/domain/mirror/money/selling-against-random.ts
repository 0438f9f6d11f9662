import { placeOf } from '../../assets/closes.ts'
import { type MeanWithError, meanWithError } from '../statistics/mean-with-error.ts'
import type { Book } from './book.ts'
import { NONE_LEFT_OUT, type SalesLeftOut } from './book-left-out.ts'
import { type Later, laterReturn } from './later-returns.ts'
import { type Sales, salesOf } from './positions.ts'

/** Below so many sales with a later return nothing is said. */
const LEAST_SALES = 20

export type SellingAgainstRandom = {
  /** Sales beside which something else was held, and whose later returns are known. */
  readonly sales: number
  /** The other sales: nothing else was held then, or a close of the day or of the later one is missing. */
  readonly withoutReturn: number
  readonly leftOut: SalesLeftOut
  /** Mean return of what was kept, less that of what was sold. Below 0, something picked at random was the better sale. */
  readonly difference: MeanWithError | null
  readonly sequences: readonly number[]
}

/**
 * After each sale, the mean return of the holdings that were not sold that day less the return of the one that was. K.
 * Akepanidtaworn, R. Di Mascio, A. Imas, L. Schmidt, "Selling fast and buying slow", J. of Finance 78 (2023) 3055: what
 * professionals sold did some 70 basis points a year better than another of their holdings would have.
 */
export function sellingAgainstRandom(book: Book, later: Later, sales: Sales = salesOf(book)): SellingAgainstRandom {
  const differences: number[] = []
  const sequences: number[] = []
  let all = 0
  const meanOn = meansOfUnsold(book, sales, later)
  for (const [on, ofDay] of sales.byDay) {
    all += ofDay.length
    const mean = meanOn.get(on)
    if (mean === undefined) continue
    for (const sale of ofDay) {
      const sold = laterReturn(sale.asset, sale.day, later)
      if (sold === null) continue
      differences.push(mean - sold)
      sequences.push(...sale.sequences)
    }
  }
  return {
    sales: differences.length,
    withoutReturn: all - differences.length,
    // What came after a sale is told by closes, whatever it brought.
    leftOut: { ...NONE_LEFT_OUT, ofOptions: book.leftOut.ofOptions },
    sequences,
    difference: differences.length < LEAST_SALES ? null : meanWithError(differences),
  }
}

/** By day, the mean return of what was held and not sold on it; without the days on which there was none that is known. */
function meansOfUnsold({ places }: Book, { days, unsold }: Sales, later: Later): ReadonlyMap<string, number> {
  const placeOfDay = Int32Array.from(days, (on) => placeOf(on, places))
  const [sums, counts] = [new Float64Array(days.length), new Int32Array(days.length)]
  for (const { asset, from, until } of unsold)
    for (let at = from; at < until; at += 1) {
      const gain = laterReturn(asset, placeOfDay[at] ?? 0, later)
      if (gain === null) continue
      sums[at] = (sums[at] ?? 0) + gain
      counts[at] = (counts[at] ?? 0) + 1
    }
  return new Map(days.flatMap((on, at) => (counts[at] ? [[on, (sums[at] ?? 0) / counts[at]] as const] : [])))
}
