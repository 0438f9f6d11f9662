import Big from 'big.js'
import type { Language } from '../../locale.ts'
import { exactQuantityWords, exactUsdWords } from '../../prices/exact-format.ts'
import { type Decimal, roundToCents } from '../../prices/money.ts'
import { percentWords, usdWords } from '../../prices/money-format.ts'
import type { Price } from '../../prices/price.ts'
import { type Payment, paidUntilMost } from '../summary/own-money.ts'
import type { Part, ShownAsset } from '../summary/summary-parts.ts'
import { formulaFor } from './formula.ts'
import type { SummaryTexts } from './summary-texts.ts'

/** An asset of the lists, as far as a sum is explained by it. */
export type ListedAsset = ShownAsset & {
  readonly assetId: number
  readonly ticker: string
  readonly quantity: Decimal
  readonly currentPrice: Price | null
}

/** One line of how a sum comes about, in its own numbers: `IBM`, `10 × 98.92`, `989.20`. */
export type SumLine = {
  readonly label: string
  readonly withNumbers: string
  /** null for an asset that is left out; then `withNumbers` says why. */
  readonly result: string | null
  /** Whose own explanation goes on from here; null for a line over all of them. */
  readonly asset: Pick<ListedAsset, 'assetId' | 'list'> | null
}

/** `KO`, `240.00 − 200.00`, `40.00`: what each asset adds. */
export const partLines = (
  parts: readonly Part<ListedAsset>[],
  { language }: SummaryTexts,
  labelOf: (asset: ListedAsset) => string = ({ ticker }) => ticker,
): SumLine[] =>
  parts.map(({ asset, before, now }) => ({
    ...assetLine(asset, `${plain(now, language)} − ${plain(before, language)}`, gainOf({ before, now }), language),
    label: labelOf(asset),
  }))

/** `IBM`, `10 × 98.92`, `989.20`: a price with more than two decimals keeps those without which the product would not follow. */
export const valueLine = ({ asset, now }: Part<ListedAsset>, { language }: SummaryTexts): SumLine => {
  const withNumbers = formulaFor(now, (short) => {
    const [units, unit] = [short(asset.quantity), short(asset.currentPrice?.price ?? '0')]
    return {
      text: `${exactQuantityWords(units, language)} × ${exact(unit, language)}`,
      value: new Big(units).times(unit),
    }
  })
  return assetLine(asset, withNumbers, now, language)
}

export const gainOf = ({ before, now }: Pick<Part, 'before' | 'now'>): Decimal =>
  roundToCents(new Big(now).minus(before))

/** More of them are not written side by side. */
const MOST_ADDENDS = 12

/** `Sum`, `−223.10 + 50.10`, `−173.00`; one alone needs none. */
export const sumLines = (addends: readonly Decimal[], sum: Decimal, texts: SummaryTexts): SumLine[] =>
  addends.length > 1 ? [sumLine(texts.lines.sum, addends, sum, texts)] : []

/**
 * One line: the addends side by side, or where there are many, how many stand above.
 * @param addends USD, as is the sum
 * @param countedAbove puts the number of addends into words
 */
export function sumLine(
  label: string,
  addends: readonly Decimal[],
  sum: Decimal,
  { language, above }: SummaryTexts,
  countedAbove = above.results,
): SumLine {
  const write = (amount: Decimal) => plain(amount, language)
  const written =
    addends.length > MOST_ADDENDS
      ? countedAbove(String(addends.length))
      : addends.map(write).join(' + ').replaceAll('+ −', '− ')
  return line(label, written, write(sum))
}

type Gain = {
  readonly initialValue: Decimal
  readonly currentValue: Decimal
  readonly gainLoss: Decimal
}

/** `Gain`, `1,139.40 − 1,312.40`, `−173.00` */
export const gainLine = ({ initialValue, currentValue, gainLoss }: Gain, { language, lines }: SummaryTexts): SumLine =>
  line(lines.gain, `${plain(currentValue, language)} − ${plain(initialValue, language)}`, plain(gainLoss, language))

/** `Percent`, `(1,139.40 − 1,312.40) / 1,312.40 × 100`, `−13.18%`; nothing where there is none. */
export function gainPercentLines(
  { initialValue, currentValue }: Gain,
  percent: Decimal | null,
  texts: SummaryTexts,
): SumLine[] {
  const [now, cost] = [plain(currentValue, texts.language), plain(initialValue, texts.language)]
  return percentLines(`(${now} − ${cost}) / ${cost}`, percent, texts)
}

/** `Percent`, `−7.30 / 1,086.50 × 100`, `−0.67%` */
export const percentOfLines = (gain: Decimal, of: Decimal, percent: Decimal | null, texts: SummaryTexts): SumLine[] =>
  percentLines(`${plain(gain, texts.language)} / ${plain(of, texts.language)}`, percent, texts)

const percentLines = (share: string, percent: Decimal | null, { language, lines }: SummaryTexts): SumLine[] =>
  percent === null ? [] : [line(lines.percent, `${share} × 100`, percentWords(percent, language))]

/** `Most in at once`, `1,700.00 − 300.00`, `1,400.00`: what had been paid until then, and what had come back. */
export function ownMoneyLine(payments: readonly Payment[], most: Decimal, { language, lines }: SummaryTexts): SumLine {
  const { paid, received } = paidUntilMost(payments)
  const withNumbers = formulaFor(most, (short) => {
    const [ins, outs] = [short(paid), short(received)]
    const text = new Big(outs).eq(0) ? exact(ins, language) : `${exact(ins, language)} − ${exact(outs, language)}`
    return { text, value: new Big(ins).minus(outs) }
  })
  return line(lines.mostIn, withNumbers, plain(most, language))
}

/** The assets that are in no sum, and why. */
export const leftOutLines = (
  assets: readonly ListedAsset[],
  reasonOf: (asset: ListedAsset, reasons: SummaryTexts['reasons']) => string | null,
  { language, reasons }: SummaryTexts,
): SumLine[] =>
  assets.flatMap((asset) => {
    const reason = reasonOf(asset, reasons)
    return reason === null ? [] : [{ ...assetLine(asset, reason, '0', language), result: null }]
  })

const assetLine = (
  { assetId, list, ticker }: ListedAsset,
  withNumbers: string,
  result: Decimal,
  language: Language,
): SumLine => ({
  label: ticker,
  withNumbers,
  result: plain(result, language),
  asset: { assetId, list },
})

export const line = (label: string, withNumbers: string, result: string): SumLine => ({
  label,
  withNumbers,
  result,
  asset: null,
})

/** An amount as a column of sums has it, without its currency: `1,139.40`, `−173.00`. */
export const plain = (amount: Decimal, language: Language): string => withoutCurrency(usdWords(amount, language))

/** The same with all its decimals. */
export const exact = (amount: Decimal, language: Language): string => withoutCurrency(exactUsdWords(amount, language))

const withoutCurrency = (usd: string): string => usd.replace(/\s?\$/, '')
