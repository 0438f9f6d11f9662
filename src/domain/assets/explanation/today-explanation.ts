import Big from 'big.js'
import type { Language } from '../../locale.ts'
import { exactQuantityWords, exactUsdWords } from '../../prices/exact-format.ts'
import type { Decimal } from '../../prices/money.ts'
import { percentWords } from '../../prices/money-format.ts'
import type { Quote, TodaysValues } from '../../prices/quote.ts'
import type { TodaysGain, TodaysParts } from '../today.ts'
import { describeFigure, type ExplainedFigure } from './explained-figure.ts'
import type { ExplanationTexts } from './explanation-texts.ts'
import { formulaFor } from './formula.ts'
import { percentFormula } from './valuation-explanation.ts'

/** What the day's figure of an asset is, and what it came from. */
export type TodayResult = {
  readonly gain: TodaysGain | null
  readonly parts: TodaysParts | null
  /** The change of the price and the close that it is measured from. For an asset that is only watched there is nothing else. */
  readonly price: (Pick<TodaysValues, 'percentChange'> & Pick<Quote, 'price' | 'previousClose'>) | null
}

/** How the day's figure comes about, as a list of one. The list is empty where there is no such figure. */
export function explainToday(
  { gain, parts, price }: TodayResult,
  entries: readonly number[],
  texts: ExplanationTexts,
): ExplainedFigure[] {
  if (gain?.gainLossPercent && parts) return [explainedFigure(gain.gainLossPercent, parts, entries, texts)]
  if (gain || !price?.previousClose) return []
  return [
    {
      ...describeFigure('todays-gain-loss', 'watched', texts),
      withNumbers: percentFormula(price.previousClose, price.price.price, price.percentChange, texts),
      result: percentWords(price.percentChange, texts.language),
      entries: [],
    },
  ]
}

function explainedFigure(
  percent: Decimal,
  parts: TodaysParts,
  entries: readonly number[],
  texts: ExplanationTexts,
): ExplainedFigure {
  const { previousClose, price, paid, soldFor } = parts
  const hasTraded = !new Big(paid).eq(0) || !new Big(soldFor).eq(0) || price === null || previousClose === null
  if (hasTraded)
    return {
      ...describeFigure('todays-gain-loss', 'traded', texts),
      withNumbers: tradesFormula(parts, percent, texts),
      result: percentWords(percent, texts.language),
      entries,
    }
  const described = describeFigure('todays-gain-loss', 'held', texts)
  return {
    ...described,
    withNumbers: percentFormula(previousClose, price, percent, texts),
    result: percentWords(percent, texts.language),
    entries: [],
    note: `${parts.isPreviousCloseOwn ? texts.previousClose.own : texts.previousClose.ofProvider} ${described.note}`,
  }
}

function tradesFormula(parts: TodaysParts, percent: Decimal, { language }: ExplanationTexts): string {
  const usd = (amount: Decimal) => exactUsdWords(amount, language)
  return formulaFor(percent, (short) => {
    const before = worthOf(short, parts.heldBefore, parts.previousClose, language)
    const after = worthOf(short, parts.heldNow, parts.price, language)
    const [paid, soldFor] = [short(parts.paid), short(parts.soldFor)]
    const atRisk = before.value.plus(paid)
    const bought = usd(paid)
    return {
      text: `(${after.text} + ${usd(soldFor)} − ${before.text} − ${bought}) ÷ (${before.text} + ${bought}) × 100`,
      value: after.value.plus(soldFor).minus(atRisk).div(atRisk).times(100),
    }
  })
}

/** `12 × $110.00`, or nothing at all. */
function worthOf(short: (number: Decimal) => Decimal, quantity: Decimal, price: Decimal | null, language: Language) {
  if (price === null) return { text: exactUsdWords('0', language), value: new Big(0) }
  const [units, unit] = [short(quantity), short(price)]
  return {
    text: `${exactQuantityWords(units, language)} × ${exactUsdWords(unit, language)}`,
    value: new Big(units).times(unit),
  }
}
