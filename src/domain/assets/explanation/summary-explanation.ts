import { type Decimal, sumOf } from '../../prices/money.ts'
import { percentWords, usdWords } from '../../prices/money-format.ts'
import type { SummaryFigureKey } from '../figure.ts'
import { exactYearlyReturn } from '../own-money.ts'
import { accountHeld, accountPayments, type Performance, type Summary } from '../summary.ts'
import { type Part, partsOfToday, soldParts, valuedParts } from '../summary-parts.ts'
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
 */
export function explainSummary(assets: readonly ListedAsset[], summary: Summary, day: string): ExplainedSum[] {
  const on = (list: ListedAsset['list']) => assets.filter((asset) => asset.list === list)
  const owned = assets.filter(({ list }) => list !== 'watched')
  const { account, bought, sold, watched, today } = summary
  const explain = (key: SummaryFigureKey, result: string, lines: readonly SumLine[]): ExplainedSum => ({
    ...describeFigure(key, 'all'),
    result,
    lines,
  })
  return [
    explain('account-gain-loss', percentOrUnknown(account.gainLossPercent), accountLines(owned, summary)),
    explain('yearly-return', percentOrUnknown(account.yearlyReturnPercent), returnLines(owned, day)),
    explain('account-value', valueOrUnknown(bought), valueLines(on('bought'), bought)),
    explain('account-today', percentOrUnknown(today?.gainLossPercent ?? null), todayLines(owned, today)),
    explain('bought-performance', percentOrUnknown(bought.gainLossPercent), heldLines(on('bought'), bought)),
    explain('sold-performance', percentOrUnknown(sold.gainLossPercent), soldLines(owned, sold)),
    explain('watched-performance', percentOrUnknown(watched.gainLossPercent), heldLines(on('watched'), watched)),
  ]
}

const UNKNOWN = 'unknown'

const percentOrUnknown = (percent: Decimal | null): string => (percent === null ? UNKNOWN : percentWords(percent))

const valueOrUnknown = ({ count, leftOut, currentValue }: Performance): string =>
  count > 0 && leftOut === count ? UNKNOWN : usdWords(currentValue)

type Parts = readonly Part<ListedAsset>[]

const gainsOf = (parts: Parts): Decimal[] => parts.map(gainOf)

const heldLines = (assets: readonly ListedAsset[], performance: Performance): SumLine[] =>
  gainLines(valuedParts(assets), leftOutLines(assets, reasonForHeld), performance)

const soldLines = (owned: readonly ListedAsset[], sold: Performance): SumLine[] =>
  gainLines(partsWithSales(owned), leftOutLines(owned, reasonForSold), sold)

/** What each asset adds, what is left out, and the gain in USD and in percent; nothing to compute of nothing. */
const gainLines = (parts: Parts, leftOut: readonly SumLine[], sums: Performance): SumLine[] =>
  parts.length === 0
    ? [...leftOut]
    : [
        ...partLines(parts),
        ...sumLines('Sum', gainsOf(parts), sums.gainLoss),
        ...leftOut,
        gainLine(sums),
        ...gainPercentLines(sums, sums.gainLossPercent),
      ]

const partsWithSales = (owned: readonly ListedAsset[]): Part<ListedAsset>[] =>
  soldParts(owned).filter(({ asset }) => asset.trades.some(({ does }) => does === 'sell'))

/** What is held and what was sold, asset by asset, then both, and against the most own money that was in at once. */
function accountLines(owned: readonly ListedAsset[], { account, bought, sold }: Summary): SumLine[] {
  const held = valuedParts(owned.filter(({ list }) => list === 'bought'))
  const sales = partsWithSales(owned)
  const leftOut = leftOutOfAccount(owned)
  if (held.length + sales.length === 0) return leftOut
  return [
    ...partLines(held),
    ...partLines(sales, ({ list, ticker }) => (list === 'bought' ? `${ticker}, sold` : ticker)),
    ...leftOut,
    sumLine('Held + sold', [bought.gainLoss, sold.gainLoss], account.gainLoss),
    sumLine('Now', [bought.currentValue, sold.currentValue], account.currentValue),
    sumLine('Cost', [bought.initialValue, sold.initialValue], account.initialValue),
    gainLine(account),
    ownMoneyLine(accountPayments(owned), account.mostOwnMoney),
    ...percentOfLines(account.gainLoss, account.mostOwnMoney, account.gainLossPercent),
  ]
}

/** What is left out of the account, and the account's payments grown to today. */
function returnLines(owned: readonly ListedAsset[], today: string): SumLine[] {
  const [payments, held] = [accountPayments(owned), accountHeld(owned)]
  const exactPercent = exactYearlyReturn(payments, held, today)
  return exactPercent === null
    ? []
    : [...leftOutOfAccount(owned), ...yearlyLines({ payments, held, today, exactPercent })]
}

const leftOutOfAccount = (owned: readonly ListedAsset[]): SumLine[] =>
  leftOutLines(owned, (asset) => reasonForHeld(asset) ?? reasonForSold(asset))

function valueLines(held: readonly ListedAsset[], { currentValue }: Performance): SumLine[] {
  const parts = valuedParts(held)
  const values = parts.map(({ now }) => now)
  return [...parts.map(valueLine), ...sumLines('Sum', values, currentValue), ...leftOutLines(held, reasonForHeld)]
}

/** What the day did to each asset, and against what stood at risk. */
function todayLines(owned: readonly ListedAsset[], today: Summary['today']): SumLine[] {
  const leftOut = leftOutLines(owned, reasonForToday)
  if (today === null) return leftOut
  const parts = partsOfToday(owned)
  const atRisk = parts.map(({ before }) => before)
  return [
    ...partLines(parts),
    ...sumLines('Sum', gainsOf(parts), today.gainLoss),
    ...leftOut,
    sumLine('At risk', atRisk, sumOf(atRisk), 'amounts at risk'),
    ...percentOfLines(today.gainLoss, today.atRisk, today.gainLossPercent),
  ]
}
