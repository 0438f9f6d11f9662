import type { AssetEntry } from '../assets/asset.ts'
import { placeOf } from '../assets/closes.ts'
import { decidedOn } from '../assets/day-decided.ts'
import { afterLosses } from './after-losses.ts'
import type { BenchmarkReturn } from './benchmark.ts'
import type { Book } from './book.ts'
import { boughtMinusSold } from './bought-minus-sold.ts'
import type { Later } from './later-returns.ts'
import { type PassedOn, passedOn } from './passed-on.ts'
import { type Sales, salesOf } from './positions.ts'
import { sellingAgainstRandom } from './selling-against-random.ts'
import { sizeAndConfidence } from './size-and-confidence.ts'
import { yearsOfTrading } from './turnover.ts'

/** What came after sales, and after purchases, in so many trading days. */
type MoneyLater = {
  readonly selling: ReturnType<typeof sellingAgainstRandom>
  readonly exchanges: ReturnType<typeof boughtMinusSold>
}

/** The findings speak of 252 trading days. */
export type MirrorMoney = MoneyLater & {
  readonly after84Days: MoneyLater
  readonly years: ReturnType<typeof yearsOfTrading>
  readonly afterLosses: ReturnType<typeof afterLosses>
  readonly passedOn: PassedOn
  readonly size: ReturnType<typeof sizeAndConfidence>
  readonly purchases: number
  /** Holdings of options, none of which is among the purchases, in a year or in any other figure here. */
  readonly optionsLeftOut: number
}

type Decided = Extract<AssetEntry, { kind: 'decision-recorded' }>

/** What somebody did in money, from their book. */
export function moneyOf(
  book: Book,
  decided: readonly Decided[],
  benchmarkReturn: BenchmarkReturn,
  sales: Sales = salesOf(book),
): MirrorMoney {
  const confidenceAt = new Map<number, number>()
  for (const { sequence, confidence } of decided) confidenceAt.set(sequence, confidence)
  const purchases = book.assets.flatMap(({ trades }) =>
    trades.flatMap(({ isFirst, sequence, amount }) => {
      const confidence = confidenceAt.get(sequence)
      return isFirst && confidence !== undefined && amount !== null ? [{ confidence, amount }] : []
    }),
  )
  return {
    ...moneyLater(book, 252, sales),
    after84Days: moneyLater(book, 84, sales),
    years: yearsOfTrading(book, benchmarkReturn),
    afterLosses: afterLosses(book, sales),
    passedOn: passedOn(book, watchedShares(book, decided), 252),
    size: sizeAndConfidence(purchases),
    purchases: purchases.length,
    optionsLeftOut: book.optionHoldings.length,
  }
}

const moneyLater = (book: Book, later: Later, sales: Sales): MoneyLater => ({
  selling: sellingAgainstRandom(book, later, sales),
  exchanges: boughtMinusSold(book, later),
})

/** Shares that were watched, each from its first watch on. */
function watchedShares({ assets, places }: Book, decided: readonly Decided[]) {
  const first = new Map<number, Decided>()
  for (const entry of decided)
    if (entry.action === 'Watch' && !first.has(entry.assetId)) first.set(entry.assetId, entry)
  return assets.flatMap(({ assetId, closes, splitOn }) => {
    const watch = first.get(assetId)
    return watch ? [{ assetId, closes, splitOn, day: placeOf(decidedOn(watch), places), sequence: watch.sequence }] : []
  })
}
