import { type Closes, type DayPlaces, placeNotAfter } from '../../assets/closes.ts'
import type { Split } from '../../prices/split.ts'
import { closesOnDays, placeOfClose } from './book-closes.ts'

/** What amounts are compared with: the stored closes of a benchmark and its splits. */
export type Benchmark = {
  readonly ticker: string
  readonly closes: readonly Closes[]
  readonly splits: readonly Split[]
}

/**
 * Return from the close of one day to that of a later one; 0.1 for 10%, price only. A day without a close takes that of one of the
 * few trading days before it; null where they have none.
 */
export type BenchmarkReturn = (from: string, to: string) => number | null

export function benchmarkReturns(benchmark: Benchmark | null, places: DayPlaces): BenchmarkReturn {
  if (!benchmark) return () => null
  const splits = { providers: benchmark.splits, own: benchmark.splits }
  const closes = closesOnDays(benchmark.closes, places, { splits, ownCloses: null, pendingSplit: null })
  return (from, to) => {
    const [first, last] = [
      closes[placeOfClose(closes, placeNotAfter(from, places)) ?? -1] ?? Number.NaN,
      closes[placeOfClose(closes, placeNotAfter(to, places)) ?? -1] ?? Number.NaN,
    ]
    return Number.isNaN(first) || Number.isNaN(last) || first === 0 ? null : last / first - 1
  }
}
