import { type ClosesText, type DayPlaces, placeNotAfter } from '../assets/closes.ts'
import type { Split } from '../prices/split.ts'
import { closesOnDays } from './book-closes.ts'
import { lastCloseAt } from './book-values.ts'

/** What figures in money are held against: its closes as they are stored, and its splits. */
export type Benchmark = {
  readonly ticker: string
  readonly closes: readonly ClosesText[]
  readonly splits: readonly Split[]
}

/** Return from the close of one day to that of a later one, or of the last before it; 0.1 for 10%, price only; null where one is missing. */
export type BenchmarkReturn = (from: string, to: string) => number | null

export function benchmarkReturns(benchmark: Benchmark | null, places: DayPlaces): BenchmarkReturn {
  if (!benchmark) return () => null
  const closes = closesOnDays(benchmark.closes, places, benchmark.splits, null)
  return (from, to) => {
    const [first, last] = [
      lastCloseAt(closes, placeNotAfter(from, places)),
      lastCloseAt(closes, placeNotAfter(to, places)),
    ]
    return Number.isNaN(first) || Number.isNaN(last) || first === 0 ? null : last / first - 1
  }
}
