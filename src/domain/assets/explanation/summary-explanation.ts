import { type Decimal, sumOf } from '../../prices/money.ts'
import { percentWords, usdWords } from '../../prices/money-format.ts'
import type { SummaryFigureKey } from '../figure.ts'
import { exactYearlyReturn } from '../summary/own-money.ts'
import { accountHeld, accountPayments, type Performance, type Summary } from '../summary/summary.ts'
import { type Part, partsOfToday, soldParts, valuedParts } from '../summary/summary-parts.ts'
import { type DescribedFigure, describeFigure } from './explained-figure.ts'
import { reasonForHeld, reasonForSold, reasonForToday } from './left-out-reasons.ts'
import {
  gainLine,
  gainOf,
  gainPercentLines,
  type ListedAsset,
  leftOutLines,
  ownMoneyLine,
  partLines,
  percentOfLines,
  type SumLine,
  sumLine,
  sumLines,
  valueLine,
} from './sum-lines.ts'
import { ENGLISH, type SummaryTexts } from './summary-texts.ts'
import { yearlyLines } from './yearly-explanation.ts'

/** How one figure of the summary is computed: in words, and line by line from what each asset adds. */
export type ExplainedSum = DescribedFigure<SummaryFigureKey> & {
  readonly result: string
  readonly lines: readonly SumLine[]
}

/**
 * How every figure of a summary is computed.
 * @param assets those that it was made from
 * @param day New York's calendar day on which it was made
 * @param texts of the language in which to explain
 */
export function explainSummary(
  assets: readonly ListedAsset[],
  summary: Summary,
  day: string,
  texts: SummaryTexts = ENGLISH,
): ExplainedSum[] {
  const percentOrUnknown = (percent: Decimal | null) =>
    percent === null ? texts.unknown : percentWords(percent, texts.language)
  const on = (list: ListedAsset['list']) => assets.filter((asset) => asset.list === list)
  const owned = assets.filter(({ list }) => list !== 'watched')
  const { account, bought, sold, watched, today } = summary
  const explain = (key: SummaryFigureKey, result: string, lines: readonly SumLine[]): ExplainedSum => ({
    ...describeFigure(key, 'all', texts),
    result,
    lines,
  })
  return [
    explain('account-gain-loss', percentOrUnknown(account.gainLossPercent), accountLines(owned, summary, texts)),
    explain('yearly-return', percentOrUnknown(account.yearlyReturnPercent), returnLines(owned, day, texts)),
    explain('account-value', valueOrUnknown(bought, texts), valueLines(on('bought'), bought, texts)),
    explain('account-today', percentOrUnknown(today?.gainLossPercent ?? null), todayLines(owned, today, texts)),
    explain('bought-performance', percentOrUnknown(bought.gainLossPercent), heldLines(on('bought'), bought, texts)),
    explain('sold-performance', percentOrUnknown(sold.gainLossPercent), soldLines(owned, sold, texts)),
    explain('watched-performance', percentOrUnknown(watched.gainLossPercent), heldLines(on('watched'), watched, texts)),
  ]
}

const valueOrUnknown = ({ count, leftOut, currentValue }: Performance, { unknown, language }: SummaryTexts): string =>
  count > 0 && leftOut === count ? unknown : usdWords(currentValue, language)

type Parts = readonly Part<ListedAsset>[]

const gainsOf = (parts: Parts): Decimal[] => parts.map(gainOf)

const heldLines = (assets: readonly ListedAsset[], performance: Performance, texts: SummaryTexts): SumLine[] =>
  gainLines(valuedParts(assets), leftOutLines(assets, reasonForHeld, texts), performance, texts)

const soldLines = (owned: readonly ListedAsset[], sold: Performance, texts: SummaryTexts): SumLine[] =>
  gainLines(partsWithSales(owned), leftOutLines(owned, reasonForSold, texts), sold, texts)

/** What each asset adds, what is left out, and the gain in USD and in percent; nothing to compute of nothing. */
const gainLines = (parts: Parts, leftOut: readonly SumLine[], sums: Performance, texts: SummaryTexts): SumLine[] =>
  parts.length === 0
    ? [...leftOut]
    : [
        ...partLines(parts, texts),
        ...sumLines(gainsOf(parts), sums.gainLoss, texts),
        ...leftOut,
        gainLine(sums, texts),
        ...gainPercentLines(sums, sums.gainLossPercent, texts),
      ]

const partsWithSales = (owned: readonly ListedAsset[]): Part<ListedAsset>[] =>
  soldParts(owned).filter(({ asset }) => asset.trades.some(({ does }) => does === 'sell'))

/** What is held and what was sold, asset by asset, then both, and against the most own money that was in at once. */
function accountLines(
  owned: readonly ListedAsset[],
  { account, bought, sold }: Summary,
  texts: SummaryTexts,
): SumLine[] {
  const { lines } = texts
  const held = valuedParts(owned.filter(({ list }) => list === 'bought'))
  const sales = partsWithSales(owned)
  const leftOut = leftOutOfAccount(owned, texts)
  if (held.length + sales.length === 0) return leftOut
  return [
    ...partLines(held, texts),
    ...partLines(sales, texts, ({ list, ticker }) => (list === 'bought' ? texts.sold(ticker) : ticker)),
    ...leftOut,
    sumLine(lines.heldAndSold, [bought.gainLoss, sold.gainLoss], account.gainLoss, texts),
    sumLine(lines.now, [bought.currentValue, sold.currentValue], account.currentValue, texts),
    sumLine(lines.cost, [bought.initialValue, sold.initialValue], account.initialValue, texts),
    gainLine(account, texts),
    ownMoneyLine(accountPayments(owned), account.mostOwnMoney, texts),
    ...percentOfLines(account.gainLoss, account.mostOwnMoney, account.gainLossPercent, texts),
  ]
}

/** What is left out of the account, and the account's payments grown to today. */
function returnLines(owned: readonly ListedAsset[], today: string, texts: SummaryTexts): SumLine[] {
  const [payments, held] = [accountPayments(owned), accountHeld(owned)]
  const exactPercent = exactYearlyReturn(payments, held, today)
  return exactPercent === null
    ? []
    : [...leftOutOfAccount(owned, texts), ...yearlyLines({ payments, held, today, exactPercent }, texts)]
}

const leftOutOfAccount = (owned: readonly ListedAsset[], texts: SummaryTexts): SumLine[] =>
  leftOutLines(owned, (asset, reasons) => reasonForHeld(asset, reasons) ?? reasonForSold(asset, reasons), texts)

function valueLines(held: readonly ListedAsset[], { currentValue }: Performance, texts: SummaryTexts): SumLine[] {
  const parts = valuedParts(held)
  const values = parts.map(({ now }) => now)
  return [
    ...parts.map((part) => valueLine(part, texts)),
    ...sumLines(values, currentValue, texts),
    ...leftOutLines(held, reasonForHeld, texts),
  ]
}

/** What the day did to each asset, and against what stood at risk. */
function todayLines(owned: readonly ListedAsset[], today: Summary['today'], texts: SummaryTexts): SumLine[] {
  const leftOut = leftOutLines(owned, reasonForToday, texts)
  if (today === null) return leftOut
  const parts = partsOfToday(owned)
  const atRisk = parts.map(({ before }) => before)
  return [
    ...partLines(parts, texts),
    ...sumLines(gainsOf(parts), today.gainLoss, texts),
    ...leftOut,
    sumLine(texts.lines.atRisk, atRisk, sumOf(atRisk), texts, texts.above.atRisk),
    ...percentOfLines(today.gainLoss, today.atRisk, today.gainLossPercent, texts),
  ]
}
