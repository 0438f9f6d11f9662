import Big from 'big.js'
import { exactUsdWords } from '../../prices/exact-format.ts'
import type { Decimal } from '../../prices/money.ts'
import { gainUsdWords } from '../../prices/money-format.ts'
import type { Asset } from '../asset.ts'
import type { HoldingPeriod } from '../position.ts'
import { describeFigure, type ExplainedFigure } from './explained-figure.ts'
import type { ExplanationTexts } from './explanation-texts.ts'
import { formulaFor } from './formula.ts'
import type { PositionChange } from './position-changes.ts'
import { unknownSale, usdOrUnknown } from './valuation-explanation.ts'

/** Only where something was sold: a zero needs no proof. */
export function explainRealizedGain(
  { holdingPeriods }: Asset,
  total: Decimal | null,
  changes: readonly PositionChange[],
  texts: ExplanationTexts,
): ExplainedFigure[] {
  const sold = holdingPeriods.filter(({ quantitySold }) => !new Big(quantitySold).eq(0))
  if (sold.length === 0) return []
  const described = describeFigure('realized-gain', 'sold', texts)
  return [
    {
      ...described,
      withNumbers:
        total === null ? unknownSale(sold, texts) : formulaFor(total, (short) => writeGains(sold, short, texts)),
      result: usdOrUnknown(total, texts, gainUsdWords),
      entries: changes.map(({ sequence }) => sequence),
      note: total === null ? null : described.note,
    },
  ]
}

function writeGains(
  sold: readonly HoldingPeriod[],
  short: (amount: Decimal) => Decimal,
  { language }: ExplanationTexts,
) {
  const usd = (amount: Decimal) => exactUsdWords(amount, language)
  const gains = sold.map((period) => ({ proceeds: short(period.proceeds ?? '0'), cost: short(period.costOfSold) }))
  return {
    text: gains.map(({ proceeds, cost }) => `(${usd(proceeds)} − ${usd(cost)})`).join(' + '),
    value: gains.reduce((sum, { proceeds, cost }) => sum.plus(proceeds).minus(cost), new Big(0)),
  }
}
