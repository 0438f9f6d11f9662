import type { AssetEntry } from '../../assets/asset.ts'
import { placeOf } from '../../assets/closes.ts'
import { decidedOn } from '../../assets/day-decided.ts'
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
  /** Holdings of options, none of which is among the purchases, in a year or in any other figure here. */
  readonly optionsLeftOut: number
}

/** A decision that moves money, or begins to watch. */
export type Deed = Extract<AssetEntry, { kind: 'decision-recorded' }>

/** What somebody did in money, from their book. */
export function moneyOf(
  book: Book,
  decided: readonly Deed[],
  benchmarkReturn: BenchmarkReturn,
  sales: Sales = salesOf(book),
): MirrorMoney {
  return {
    ...moneyLater(book, 252, sales),
    after84Days: moneyLater(book, 84, sales),
    years: yearsOfTrading(book, benchmarkReturn),
    afterLosses: afterLosses(book, sales),
    passedOn: passedOn(book, watchedShares(book, decided), 252),
    optionsLeftOut: book.optionHoldings.length,
  }
}

const moneyLater = (book: Book, later: Later, sales: Sales): MoneyLater => ({
  selling: sellingAgainstRandom(book, later, sales),
  exchanges: boughtMinusSold(book, later),
})

/** Money against confidence over the first purchases, without those whose first review is due, which asks for the confidence. */
export type SizeAndConfidence = {
  readonly correlation: ReturnType<typeof sizeAndConfidence>
  readonly purchases: readonly SizedPurchase[]
  readonly askedFor: number
}

/** @param untoldConfidences the decisions of which nothing tells how sure their writer was, by sequence */
export function sizeOf(book: Book, decided: readonly Deed[], untoldConfidences: readonly number[]): SizeAndConfidence {
  const untold = new Set(untoldConfidences)
  const all = sizedPurchases(book, decided)
  const purchases = all.filter(({ trade }) => !untold.has(trade.sequence))
  return { correlation: sizeAndConfidence(purchases), purchases, askedFor: all.length - purchases.length }
}

type SizedPurchase = ReturnType<typeof sizedPurchases>[number]

/** The purchases that began a holding, each with how sure its writer was and the money that went in, USD. */
function sizedPurchases({ assets }: Book, decided: readonly Deed[]) {
  const confidenceAt = new Map<number, number>()
  for (const { sequence, confidence } of decided) confidenceAt.set(sequence, confidence)
  return assets.flatMap((asset) =>
    asset.trades.flatMap((trade) => {
      const { isFirst, sequence, amount } = trade
      const confidence = confidenceAt.get(sequence)
      return isFirst && confidence !== undefined && amount !== null ? [{ asset, trade, confidence, amount }] : []
    }),
  )
}

/** Shares that were watched, each from its first watch on. */
export function watchedShares({ assets, places }: Book, decided: readonly Deed[]) {
  const first = new Map<number, Deed>()
  for (const entry of decided)
    if (entry.action === 'Watch' && !first.has(entry.assetId)) first.set(entry.assetId, entry)
  return assets.flatMap(({ assetId, closes, splitOn }) => {
    const watch = first.get(assetId)
    if (!watch) return []
    const on = decidedOn(watch)
    return [{ assetId, closes, splitOn, on, day: placeOf(on, places), sequence: watch.sequence }]
  })
}
