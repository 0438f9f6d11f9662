import Big from 'big.js'
import type { BenchmarkReturn } from './benchmark.ts'

/** Money that was held past a line, or was out of it by a sale, from one of New York's days to another. */
export type MoneySpan = {
  /** USD at its first day. */
  readonly money: Big
  readonly from: string
  readonly until: string
}

/**
 * What the same money would have returned in the benchmark, each part of it over its own days; 0.1 for 10%.
 * @returns null where that of one of the parts is not known
 */
export function returnOver(spans: readonly MoneySpan[], benchmarkReturn: BenchmarkReturn): number | null {
  const total = spans.reduce((sum, { money }) => sum.plus(money), new Big(0)).toNumber()
  const parts = spans.map(({ money, from, until }) => ({
    share: money.toNumber() / total,
    by: benchmarkReturn(from, until),
  }))
  return total === 0 || parts.some(({ by }) => by === null)
    ? null
    : parts.reduce((sum, { share, by }) => sum + share * (by ?? 0), 0)
}

/** From the first day of them to the last; null where there are none. */
export function wholeSpan(spans: readonly MoneySpan[]): { readonly from: string; readonly until: string } | null {
  const from = spans.map((span) => span.from).sort()[0]
  const until = spans
    .map((span) => span.until)
    .sort()
    .at(-1)
  return from === undefined || until === undefined ? null : { from, until }
}
