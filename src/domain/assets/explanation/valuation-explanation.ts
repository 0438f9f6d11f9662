import Big from 'big.js'
import type { Decimal } from '../../prices/money.ts'
import { exactQuantityWords, exactUsdWords, percentWords, usdWords } from '../../prices/money-format.ts'
import type { Asset } from '../asset.ts'
import { currentHoldingPeriod } from '../levels.ts'
import { averageCost, type HoldingPeriod } from '../position.ts'
import { amountPerUnit } from '../units.ts'
import { describeFigure, type ExplainedFigure } from './explained-figure.ts'
import type { FigureResults } from './explanation.ts'
import { formulaFor } from './formula.ts'

const UNPRICED_SALE = 'the price of a sale was not known'
const UNKNOWN = 'unknown'
const UNRECORDED_SPLIT = 'a split is not recorded yet: the price is in new shares, and what is held in old ones'
const EXPIRED = 'it has expired, and its outcome is not recorded yet'
const MIXED_SHARES = 'a split is not recorded yet, and some was bought or sold since: old and new shares would be mixed'
const COST_NOTHING = 'it had cost nothing, and of nothing there is no percentage'

/** Cost basis, value and gain of what is held, or of what is watched as if it were. */
export function explainHeld(
  asset: Asset,
  results: FigureResults,
  basis: readonly number[],
  priceEntries: readonly number[],
): ExplainedFigure[] {
  const period = currentHoldingPeriod(asset)
  const entries = [...new Set([...priceEntries, ...basis])]
  const method = period ? 'held' : 'watched'
  return [
    {
      ...describeFigure('cost-basis', method),
      ...(period ? costPerUnit(period, results) : watchedPrice(asset, results)),
      entries: basis,
    },
    {
      ...describeFigure('total-value', 'held'),
      withNumbers: valueFormula(period?.quantity ?? asset.watched?.quantity ?? '0', results),
      result: usdOrUnknown(results.currentValue),
      entries,
    },
    {
      ...describeFigure('total-gain-loss', method),
      withNumbers:
        period && results.costBasis === null && results.currentValue !== null
          ? MIXED_SHARES
          : gainFormula(period ? averageCost(period) : (asset.watched?.price ?? null), results),
      result: percentOrUnknown(results.totalGainLossPercent),
      entries,
    },
  ]
}

/** What the sales of a holding period that has ended had cost, brought in and gained. */
export function explainSold(
  period: HoldingPeriod,
  results: FigureResults,
  basis: readonly number[],
): ExplainedFigure[] {
  return [
    {
      ...describeFigure('cost-basis', 'sold'),
      ...costPerUnit(period, results),
      entries: basis,
    },
    {
      ...describeFigure('total-value', 'sold'),
      withNumbers: results.currentValue === null ? unknownSale([period]) : usdWords(results.currentValue),
      result: usdOrUnknown(results.currentValue),
      entries: basis,
    },
    {
      ...describeFigure('total-gain-loss', 'sold'),
      withNumbers:
        period.proceeds === null || results.currentValue === null
          ? unknownSale([period])
          : percentFormula(period.costOfSold, period.proceeds, results.totalGainLossPercent),
      result: percentOrUnknown(results.totalGainLossPercent),
      entries: basis,
    },
  ]
}

/** Why what was sold has no figure. */
export const unknownSale = (periods: readonly HoldingPeriod[]): string =>
  periods.some(({ proceeds }) => proceeds === null) ? UNPRICED_SALE : MIXED_SHARES

/** What was looked at would have cost so much. Exact, in USD. */
export const watchedCost = ({ watched }: Asset): Decimal =>
  new Big(watched?.quantity ?? 0).times(watched?.price ?? 0).toFixed()

export const usdOrUnknown = (amount: Decimal | null, words = usdWords): string =>
  amount === null ? UNKNOWN : words(amount)

const percentOrUnknown = (percent: Decimal | null): string => (percent === null ? UNKNOWN : percentWords(percent))

type Computation = Pick<ExplainedFigure, 'withNumbers' | 'result'>

function costPerUnit(period: HoldingPeriod, { costBasis }: FigureResults): Computation {
  if (costBasis === null) return { withNumbers: MIXED_SHARES, result: UNKNOWN }
  const [cost, quantity] = period.closedAt ? [period.costOfSold, period.quantitySold] : [period.cost, period.quantity]
  const withNumbers = formulaFor(costBasis, (short) => {
    const [paid, units] = [short(cost), short(quantity)]
    return {
      text: `${exactUsdWords(paid)} ÷ ${exactQuantityWords(units)}`,
      value: new Big(amountPerUnit(paid, { quantity: units })),
    }
  })
  return { withNumbers, result: usdWords(costBasis) }
}

function watchedPrice({ watched }: Asset, { costBasis }: FigureResults): Computation {
  const price = watched?.price ?? null
  return {
    withNumbers:
      price === null || costBasis === null
        ? 'no price was written down'
        : formulaFor(costBasis, (short) => ({
            text: exactUsdWords(short(price)),
            value: new Big(short(price)),
          })),
    result: usdOrUnknown(costBasis),
  }
}

function valueFormula(quantity: Decimal, { price, currentValue, hasExpired }: FigureResults): string {
  if (price === null) return 'no price is known'
  if (currentValue === null) return hasExpired ? EXPIRED : UNRECORDED_SPLIT
  return formulaFor(currentValue, (short) => {
    const [unit, units] = [short(price.price), short(quantity)]
    return { text: `${exactUsdWords(unit)} × ${exactQuantityWords(units)}`, value: new Big(unit).times(units) }
  })
}

function gainFormula(
  cost: Decimal | null,
  { price, currentValue, totalGainLossPercent, hasExpired }: FigureResults,
): string {
  if (price === null || cost === null) return 'a price is missing'
  if (currentValue === null) return hasExpired ? EXPIRED : UNRECORDED_SPLIT
  return percentFormula(cost, price.price, totalGainLossPercent)
}

/** `($98.92 − $121.23) ÷ $121.23 × 100` */
export function percentFormula(from: Decimal, to: Decimal, result: Decimal | null): string {
  if (result === null) return COST_NOTHING
  return formulaFor(result, (short) => {
    const [before, after] = [short(from), short(to)]
    const [first, last] = [exactUsdWords(before), exactUsdWords(after)]
    return {
      text: `(${last} − ${first}) ÷ ${first} × 100`,
      value: new Big(after).minus(before).div(before).times(100),
    }
  })
}
