import Big from 'big.js'
import { exactUsdWords } from '../../prices/exact-format.ts'
import { MARKET_ZONE } from '../../prices/market-calendar.ts'
import { roundUnitPrice } from '../../prices/money.ts'
import { usdWords } from '../../prices/money-format.ts'
import type { Price } from '../../prices/price.ts'
import { readableDate } from '../../time.ts'
import type { AssetEntry } from '../asset.ts'
import { describeFigure, type ExplainedFigure } from './explained-figure.ts'
import type { ExplanationTexts } from './explanation-texts.ts'
import { formulaFor } from './formula.ts'

/** @param entries those that wrote the price down */
export function explainPrice(
  price: Price | null,
  entries: readonly number[],
  texts: ExplanationTexts,
): ExplainedFigure[] {
  if (!price) return []
  const { language } = texts
  return [
    {
      ...describeFigure('current-price', 'known', texts),
      withNumbers: texts.ofDay(withItsDecimals(price, texts), readableDate(price.at, MARKET_ZONE, language)),
      result: usdWords(price.price, language),
      entries,
    },
  ]
}

const withItsDecimals = ({ price }: Price, { language }: ExplanationTexts): string =>
  formulaFor(roundUnitPrice(price), (short) => ({
    text: exactUsdWords(short(price), language),
    value: new Big(short(price)),
  }))

/** The entries that wrote down the price that is shown. */
export const priceEntriesOf = (entries: readonly AssetEntry[], price: Price | null): number[] =>
  entries.filter((entry) => notesPrice(entry, price)).map(({ sequence }) => sequence)

const notesPrice = (entry: AssetEntry, price: Price | null): boolean =>
  (entry.kind === 'decision-recorded' || entry.kind === 'price-noted' || entry.kind === 'option-settled') &&
  price !== null &&
  entry.price?.at === price.at
