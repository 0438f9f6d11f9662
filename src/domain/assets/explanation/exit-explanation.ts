import Big from 'big.js'
import { exactUsdWords } from '../../prices/exact-format.ts'
import { roundUnitPrice } from '../../prices/money.ts'
import { quantityWords, usdWords } from '../../prices/money-format.ts'
import type { Asset } from '../asset.ts'
import { type ExitName, exitPrice } from '../exit-price.ts'
import type { StandingExit } from '../exits.ts'
import { describeFigure, type ExplainedFigure } from './explained-figure.ts'
import type { ExplanationTexts } from './explanation-texts.ts'
import { formulaFor } from './formula.ts'

const FIGURE_OF = {
  stopLoss: { key: 'stop-loss', sign: '−' },
  takeProfit: { key: 'take-profit', sign: '+' },
} as const

/** Stop and target that are in force. */
export const explainExits = ({ exits }: Asset, texts: ExplanationTexts): ExplainedFigure[] => [
  ...explainExit('stopLoss', exits.stopLoss, texts),
  ...explainExit('takeProfit', exits.takeProfit, texts),
]

function explainExit(name: ExitName, exit: StandingExit | null, texts: ExplanationTexts): ExplainedFigure[] {
  if (!exit) return []
  const shared = { result: usdWords(roundUnitPrice(exit.price), texts.language), entries: [exit.setBy.sequence] }
  const { key } = FIGURE_OF[name]
  return [
    exit.percent === null
      ? { ...describeFigure(key, 'price', texts), ...shared, withNumbers: priceFormula(exit, texts) }
      : {
          ...describeFigure(key, 'percent', texts),
          ...shared,
          withNumbers: percentFormula(name, exit, exit.percent, texts),
        },
  ]
}

const priceFormula = ({ price }: StandingExit, { language }: ExplanationTexts): string =>
  formulaFor(roundUnitPrice(price), (short) => ({
    text: exactUsdWords(short(price), language),
    value: new Big(short(price)),
  }))

function percentFormula(
  name: ExitName,
  { price }: StandingExit,
  percent: string,
  { language }: ExplanationTexts,
): string {
  // The decision's own price, in shares of today.
  const own = new Big(price)
    .times(100)
    .div(exitPrice(name, '100', percent) ?? 1)
    .toFixed()
  return formulaFor(roundUnitPrice(price), (short) => {
    const from = short(own)
    return {
      text: `${exactUsdWords(from, language)} × (1 ${FIGURE_OF[name].sign} ${quantityWords(percent, language)} ÷ 100)`,
      value: new Big(exitPrice(name, from, percent) ?? 0),
    }
  })
}
