import Big from 'big.js'
import { exactQuantityWords, exactUsdWords } from '../../prices/exact-format.ts'
import type { Decimal } from '../../prices/money.ts'
import { percentWords, usdWords } from '../../prices/money-format.ts'
import type { Asset } from '../asset.ts'
import { currentHoldingPeriod } from '../levels.ts'
import { averageCost, type HoldingPeriod, isEmpty } from '../position.ts'
import { amountPerUnit } from '../units.ts'
import { describeFigure, type ExplainedFigure } from './explained-figure.ts'
import type { FigureResults } from './explanation.ts'
import type { ExplanationTexts } from './explanation-texts.ts'
import { formulaFor } from './formula.ts'

/** Cost basis, value and gain of what is held, or of what is watched as if it were. */
export function explainHeld(
  asset: Asset,
  results: FigureResults,
  basis: readonly number[],
  priceEntries: readonly number[],
  texts: ExplanationTexts,
): ExplainedFigure[] {
  const period = currentHoldingPeriod(asset)
  const entries = [...new Set([...priceEntries, ...basis])]
  const method = period ? 'held' : 'watched'
  return [
    {
      ...describeFigure('cost-basis', method, texts),
      ...(period ? costPerUnit(period, results, texts) : watchedPrice(asset, results, texts)),
      entries: basis,
    },
    {
      ...describeFigure('total-value', 'held', texts),
      withNumbers: valueFormula(period?.quantity ?? asset.watched?.quantity ?? '0', results, texts),
      result: usdOrUnknown(results.currentValue, texts),
      entries,
    },
    {
      ...describeFigure('total-gain-loss', method, texts),
      withNumbers:
        period && results.costBasis === null && results.currentValue !== null
          ? whyNoCost(period, texts)
          : gainFormula(period ? averageCost(period) : (asset.watched?.price ?? null), results, texts),
      result: percentOrUnknown(results.totalGainLossPercent, texts),
      entries,
    },
  ]
}

/** What the sales of a holding period that has ended had cost, brought in and gained. */
export function explainSold(
  period: HoldingPeriod,
  results: FigureResults,
  basis: readonly number[],
  texts: ExplanationTexts,
): ExplainedFigure[] {
  return [
    {
      ...describeFigure('cost-basis', 'sold', texts),
      ...costPerUnit(period, results, texts),
      entries: basis,
    },
    {
      ...describeFigure('total-value', 'sold', texts),
      withNumbers:
        results.currentValue === null ? unknownSale([period], texts) : usdWords(results.currentValue, texts.language),
      result: usdOrUnknown(results.currentValue, texts),
      entries: basis,
    },
    {
      ...describeFigure('total-gain-loss', 'sold', texts),
      withNumbers:
        period.proceeds === null || results.currentValue === null
          ? unknownSale([period], texts)
          : percentFormula(period.costOfSold, period.proceeds, results.totalGainLossPercent, texts),
      result: percentOrUnknown(results.totalGainLossPercent, texts),
      entries: basis,
    },
  ]
}

/** Why what was sold has no figure. */
export const unknownSale = (periods: readonly HoldingPeriod[], { reasons }: ExplanationTexts): string =>
  periods.some(({ proceeds }) => proceeds === null) ? reasons.unpricedSale : reasons.mixedShares

/** What was looked at would have cost so much. Exact, in USD. */
export const watchedCost = ({ watched }: Asset): Decimal =>
  new Big(watched?.quantity ?? 0).times(watched?.price ?? 0).toFixed()

export const usdOrUnknown = (
  amount: Decimal | null,
  { language, unknown }: ExplanationTexts,
  words = usdWords,
): string => (amount === null ? unknown : words(amount, language))

const percentOrUnknown = (percent: Decimal | null, { language, unknown }: ExplanationTexts): string =>
  percent === null ? unknown : percentWords(percent, language)

type Computation = Pick<ExplainedFigure, 'withNumbers' | 'result'>

function costPerUnit(period: HoldingPeriod, { costBasis }: FigureResults, texts: ExplanationTexts): Computation {
  const { language, unknown } = texts
  if (costBasis === null) return { withNumbers: whyNoCost(period, texts), result: unknown }
  const [cost, quantity] = period.closedAt ? [period.costOfSold, period.quantitySold] : [period.cost, period.quantity]
  const withNumbers = formulaFor(costBasis, (short) => {
    const [paid, units] = [short(cost), short(quantity)]
    return {
      text: `${exactUsdWords(paid, language)} ÷ ${exactQuantityWords(units, language)}`,
      value: new Big(amountPerUnit(paid, { quantity: units })),
    }
  })
  return { withNumbers, result: usdWords(costBasis, language) }
}

/** Why one unit has no cost. */
const whyNoCost = (period: HoldingPeriod, { reasons }: ExplanationTexts): string =>
  isEmpty(period) ? reasons.noUnits : reasons.mixedShares

function watchedPrice({ watched }: Asset, { costBasis }: FigureResults, texts: ExplanationTexts): Computation {
  const price = watched?.price ?? null
  return {
    withNumbers:
      price === null || costBasis === null
        ? texts.reasons.noPriceWritten
        : formulaFor(costBasis, (short) => ({
            text: exactUsdWords(short(price), texts.language),
            value: new Big(short(price)),
          })),
    result: usdOrUnknown(costBasis, texts),
  }
}

function valueFormula(
  quantity: Decimal,
  { price, currentValue, hasExpired }: FigureResults,
  { language, reasons }: ExplanationTexts,
): string {
  if (price === null) return reasons.noPriceKnown
  if (currentValue === null) return hasExpired ? reasons.expired : reasons.unrecordedSplit
  return formulaFor(currentValue, (short) => {
    const [unit, units] = [short(price.price), short(quantity)]
    return {
      text: `${exactUsdWords(unit, language)} × ${exactQuantityWords(units, language)}`,
      value: new Big(unit).times(units),
    }
  })
}

function gainFormula(
  cost: Decimal | null,
  { price, currentValue, totalGainLossPercent, hasExpired }: FigureResults,
  texts: ExplanationTexts,
): string {
  const { reasons } = texts
  if (price === null || cost === null) return reasons.priceMissing
  if (currentValue === null) return hasExpired ? reasons.expired : reasons.unrecordedSplit
  return percentFormula(cost, price.price, totalGainLossPercent, texts)
}

/** `($98.92 − $121.23) ÷ $121.23 × 100` */
export function percentFormula(
  from: Decimal,
  to: Decimal,
  result: Decimal | null,
  { language, reasons }: ExplanationTexts,
): string {
  if (result === null) return reasons.costNothing
  return formulaFor(result, (short) => {
    const [before, after] = [short(from), short(to)]
    const [first, last] = [exactUsdWords(before, language), exactUsdWords(after, language)]
    return {
      text: `(${last} − ${first}) ÷ ${first} × 100`,
      value: new Big(after).minus(before).div(before).times(100),
    }
  })
}
