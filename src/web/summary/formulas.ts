import Big from 'big.js'
import type { AssetRowView } from '#contract/assets.ts'
import type { PerformanceView, SummaryView } from '#contract/summary.ts'
import { type Decimal, roundToCents, sumOf, worth } from '#domain/prices/money.ts'
import { formatPercent, formatQuantity, formatUsd } from '#web/ui/format.ts'
import { leftOutReason } from './left-out.ts'

/** One line of how a figure comes about, in the user's own numbers: `IBM`, `10 × 98.92 = 989.20`. */
export type Line = {
  readonly key: string | number
  readonly label: string
  readonly formula: string
  /** Whose page has the explanation, and the entries that they came from. */
  readonly asset?: Pick<AssetRowView, 'list' | 'assetId'>
}

type Sums = Pick<PerformanceView, 'initialValue' | 'currentValue' | 'gainLoss' | 'gainLossPercent'>

/** From what it is worth now, or was sold for, and what it had cost, to the gain: in USD, and in percent where there is one. */
export function gainLines({ initialValue, currentValue, gainLoss, gainLossPercent }: Sums): Line[] {
  const difference = `${plain(currentValue)} − ${plain(initialValue)}`
  const gain = line('Gain', `${difference} ${equals(plain(gainLoss))}`)
  if (gainLossPercent === null) return [gain]
  return [
    gain,
    line('Percent', `(${difference}) / ${plain(initialValue)} × 100 ${equals(percentText(gainLossPercent))}`),
  ]
}

/** What each asset adds to a gain, then the gain; the latter alone when prices have moved in between. */
export function performanceLines(rows: readonly AssetRowView[], sums: Sums): Line[] {
  const parts = partsOf(rows)
  const gains = parts.map(({ gain }) => gain)
  const isSame =
    sumOf(parts.map(({ now }) => now)) === sums.currentValue &&
    sumOf(parts.map(({ before }) => before)) === sums.initialValue
  const sum = parts.length > 1 ? [sumLine('Sum', gains, sums.gainLoss)] : []
  return [...(isSame ? [...parts.map((part) => part.line), ...sum] : []), ...leftOutLines(rows), ...gainLines(sums)]
}

/** Of each asset whose figures are known, its value less its cost. */
const partsOf = (rows: readonly AssetRowView[]) =>
  rows.flatMap((row) => {
    const { initialValue: before, currentValue: now } = row
    if (before === null || now === null) return []
    const gain = roundToCents(new Big(now).minus(before))
    return [{ before, now, gain, line: assetLine(row, `${plain(now)} − ${plain(before)} ${equals(plain(gain))}`) }]
  })

/** What the sales of each asset brought in beyond their cost, then the sum; nothing when that does not add up to it. */
export function soldLines(rows: readonly AssetRowView[], sold: Sums): Line[] {
  const parts = soldParts(rows)
  const gains = parts.map(({ gain }) => gain)
  if (sumOf(gains) !== sold.gainLoss) return gainLines(sold)
  const sum = parts.length > 1 ? [sumLine('Sum', gains, sold.gainLoss)] : []
  return [...parts.map((part) => part.line), ...sum, ...unpricedSales(rows), ...gainLines(sold)]
}

const unpricedSales = (rows: readonly AssetRowView[]): Line[] =>
  rows.flatMap((row) =>
    row.realizedGain === null
      ? [
          assetLine(
            row,
            `left out: ${row.pendingSplit ? 'a split is not recorded' : 'the price of a sale is not known'}`,
          ),
        ]
      : [],
  )

/** A whole sale is its proceeds less its cost; of more than one, and of parts, the asset's page has the explanation. */
const soldParts = (rows: readonly AssetRowView[]): { readonly gain: Decimal; readonly line: Line }[] =>
  rows.flatMap((row) => {
    const { list, realizedGain: gain, initialValue: cost, currentValue: proceeds } = row
    if (gain === null || (list === 'bought' && new Big(gain).eq(0))) return []
    const isWhole = list === 'sold' && cost !== null && proceeds !== null && new Big(proceeds).minus(cost).eq(gain)
    const from = isWhole
      ? `${plain(proceeds)} − ${plain(cost)}`
      : list === 'sold'
        ? 'all rounds'
        : 'parts and earlier rounds'
    return [{ gain, line: { ...assetLine(row, `${from} ${equals(plain(gain))}`), key: `${row.assetId} sold` } }]
  })

type AccountSums = Pick<SummaryView, 'account' | 'bought' | 'sold'>

/** What is held and what was sold, asset by asset, then both, and against the most own money that was in at once. */
export function accountLines(rows: readonly AssetRowView[], { account, bought, sold }: AccountSums): Line[] {
  const held = partsOf(rows.filter(({ list }) => list === 'bought'))
  const parts = [...held, ...soldParts(rows)]
  const isSame = sumOf(parts.map(({ gain }) => gain)) === account.gainLoss
  const both = (figure: 'currentValue' | 'initialValue' | 'gainLoss') => [bought[figure], sold[figure]]
  const most = plain(account.mostOwnMoney)
  return [
    ...(isSame ? parts.map((part) => part.line) : []),
    ...leftOutLines(rows),
    ...unpricedSales(rows.filter((row) => leftOutReason(row) === null)),
    sumLine('Held + sold', both('gainLoss'), account.gainLoss),
    sumLine('Now', both('currentValue'), account.currentValue),
    sumLine('Cost', both('initialValue'), account.initialValue),
    ...gainLines({ ...account, gainLossPercent: null }),
    line('Most in at once', most),
    ...(account.gainLossPercent === null
      ? []
      : [
          line('Percent', `${plain(account.gainLoss)} / ${most} × 100 ${equals(percentText(account.gainLossPercent))}`),
        ]),
  ]
}

/** The assets that are in no sum, and why. */
const leftOutLines = (rows: readonly AssetRowView[]): Line[] =>
  rows.flatMap((row) => {
    const reason = leftOutReason(row)
    return reason === null ? [] : [assetLine(row, `left out: ${reason}`)]
  })

/** More parts than these are not written side by side. */
const MOST_PARTS = 12

/** `Now`, `1,000.00 + 139.40 = 1,139.40` */
export const sumLine = (label: string, parts: readonly Decimal[], sum: Decimal): Line =>
  line(
    label,
    parts.length > MOST_PARTS
      ? `the ${parts.length} results above ${equals(plain(sum))}`
      : `${parts.map(plain).join(' + ').replaceAll('+ −', '− ')} ${equals(plain(sum))}`,
  )

/** What is held, asset by asset; nothing when that does not add up to `total`, because prices have moved in between. */
export function valueLines(held: readonly AssetRowView[], total: Decimal): Line[] {
  const known = held.flatMap((row) =>
    row.currentPrice && row.currentValue !== null && row.initialValue !== null
      ? [{ row, unit: row.currentPrice.price, part: row.currentValue }]
      : [],
  )
  return [...partLines(known, total), ...leftOutLines(held)]
}

type Today = Pick<NonNullable<SummaryView['today']>, 'gainLoss' | 'gainLossPercent' | 'atRisk'>

/** What the day did to each asset, and against what stood at risk; nothing when that does not add up. */
export function todayLines(rows: readonly AssetRowView[], { gainLoss, gainLossPercent, atRisk }: Today): Line[] {
  const known = rows.flatMap((row) => {
    const { gainLoss: part = null, atRisk: before = null } = row.today ?? {}
    return part === null || before === null ? [] : [{ row, part, before }]
  })
  const parts = known.map(({ part }) => part)
  if (sumOf(parts) !== gainLoss || sumOf(known.map(({ before }) => before)) !== atRisk) return []
  const lines = known.map(({ row, part }) => assetLine(row, `${dayOf(row, part)} ${equals(plain(part))}`))
  const sum = known.length > 1 ? [sumLine('Sum', parts, gainLoss)] : []
  if (gainLossPercent === null) return [...lines, ...sum]
  const inPercent = `${plain(gainLoss)} / ${plain(atRisk)} × 100 ${equals(percentText(gainLossPercent))}`
  return [...lines, ...sum, line('At risk', plain(atRisk)), line('Percent', inPercent)]
}

/** Held all day long, it is a product; else the asset's page has the explanation. */
function dayOf({ list, quantity, todaysValues }: AssetRowView, part: Decimal): string {
  const isProduct = list === 'bought' && todaysValues && worth(quantity, todaysValues.dollarChange) === part
  return isProduct
    ? `${formatQuantity(quantity)} × ${plain(todaysValues.dollarChange)}`
    : 'with what was bought or sold today'
}

type Part = { readonly row: AssetRowView; readonly unit: Decimal; readonly part: Decimal }

function partLines(known: readonly Part[], sum: Decimal): Line[] {
  const parts = known.map(({ part }) => part)
  if (known.length === 0 || sumOf(parts) !== sum) return []
  const lines = known.map(({ row, unit, part }) =>
    assetLine(row, `${formatQuantity(row.quantity)} × ${unitText(unit)} ${equals(plain(part))}`),
  )
  return known.length > 1 ? [...lines, sumLine('Sum', parts, sum)] : lines
}

const assetLine = ({ assetId, list, ticker }: AssetRowView, formula: string): Line => ({
  key: assetId,
  label: ticker,
  formula,
  asset: { assetId, list },
})

const line = (label: string, formula: string): Line => ({ key: label, label, formula })

/** An amount as formulas have it, without its currency: `1,139.40`, `−173.00`. */
const plain = (amount: Decimal): string => formatUsd(amount).replace('$', '')

/** Stays on one line with its result. */
const equals = (result: string): string => `=\u00a0${result}`

/** A price with more than two decimals keeps them all, or the product would not follow from it. */
const unitText = (unit: Decimal): string => (/\.\d{3}/.test(unit) ? formatQuantity(unit) : plain(unit))

const percentText = (percent: Decimal): string => formatPercent(percent)?.text ?? percent
