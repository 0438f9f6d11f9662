import Big from 'big.js'
import type { AssetRowView } from '#contract/assets.ts'
import type { PerformanceView } from '#contract/summary.ts'
import { type Decimal, percentChange, roundToCents, worth } from '#domain/prices/money.ts'
import { formatPercent, formatQuantity, formatUsd } from '#web/ui/format.ts'
import { leftOutReason } from './left-out.ts'

/** One line of how a figure comes about, in the user's own numbers: `IBM`, `10 × 98.92 = 989.20`. */
export type Line = {
  readonly key: string | number
  readonly label: string
  readonly formula: string
  /** Whose page has the workings, and the entries that they came from. */
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
  const known = rows.flatMap((row) =>
    row.initialValue !== null && row.currentValue !== null
      ? [{ row, before: row.initialValue, now: row.currentValue }]
      : [],
  )
  const isSame =
    sumOf(known.map(({ now }) => now)) === sums.currentValue &&
    sumOf(known.map(({ before }) => before)) === sums.initialValue
  const parts = known.map(({ row, before, now }) => {
    const gain = roundToCents(new Big(now).minus(before))
    return { gain, line: assetLine(row, `${plain(now)} − ${plain(before)} ${equals(plain(gain))}`) }
  })
  const sum =
    parts.length > 1
      ? [
          sumLine(
            'Sum',
            parts.map(({ gain }) => gain),
            sums.gainLoss,
          ),
        ]
      : []
  return [...(isSame ? [...parts.map((part) => part.line), ...sum] : []), ...leftOutLines(rows), ...gainLines(sums)]
}

/** What the sales of each asset brought in beyond their cost; nothing when that does not add up to `total`. */
export function realizedLines(rows: readonly AssetRowView[], total: Decimal): Line[] {
  const known = rows.flatMap((row) => (row.realizedGain === null ? [] : [{ row, gain: row.realizedGain }]))
  if (sumOf(known.map(({ gain }) => gain)) !== total) return []
  const sold = known.filter(({ gain }) => !new Big(gain).eq(0))
  const lines = sold.map(({ row, gain }) => assetLine(row, plain(gain)))
  const sum =
    sold.length > 1
      ? [
          sumLine(
            'Sum',
            sold.map(({ gain }) => gain),
            total,
          ),
        ]
      : []
  const unknown = rows.filter(({ realizedGain }) => realizedGain === null)
  return [...lines, ...sum, ...unknown.map((row) => assetLine(row, 'left out: the price of a sale is not known'))]
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

type Today = { readonly gainLoss: Decimal; readonly gainLossPercent: Decimal | null }

/** The day's change, asset by asset, and against what all that was worth at the last close; nothing as above. */
export function todayLines(held: readonly AssetRowView[], { gainLoss, gainLossPercent }: Today): Line[] {
  const known = held.flatMap((row) => {
    const today = row.todaysValues
    // In other shares than those that are held, as long as a split is not recorded.
    if (!today || row.currentValue === null) return []
    const unit = today.dollarChange
    return [{ row, unit, part: product(row.quantity, unit), now: worth(row.quantity, today.current) }]
  })
  const lines = partLines(known, gainLoss)
  const now = sumOf(known.map((part) => part.now))
  const before = roundToCents(new Big(now).minus(gainLoss))
  const isSame = lines.length > 0 && gainLossPercent !== null && percentChange(before, now) === gainLossPercent
  if (!isSame) return lines
  const inPercent = `${plain(gainLoss)} / ${plain(before)} × 100 ${equals(percentText(gainLossPercent))}`
  return [...lines, line('Percent', inPercent)]
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

/** The same rounding as the server's: each part to the cent, then the sum. */
const product = (quantity: Decimal, unit: Decimal): Decimal => roundToCents(new Big(quantity).times(unit))

const sumOf = (amounts: readonly Decimal[]): Decimal =>
  roundToCents(amounts.reduce((sum, amount) => sum.plus(amount), new Big(0)))

/** An amount as formulas have it, without its currency: `1,139.40`, `−173.00`. */
const plain = (amount: Decimal): string => formatUsd(amount).replace('$', '')

/** Stays on one line with its result. */
const equals = (result: string): string => `=\u00a0${result}`

/** A price with more than two decimals keeps them all, or the product would not follow from it. */
const unitText = (unit: Decimal): string => (/\.\d{3}/.test(unit) ? formatQuantity(unit) : plain(unit))

const percentText = (percent: Decimal): string => (formatPercent(percent)?.text ?? percent).replace('%', '\u00a0%')
