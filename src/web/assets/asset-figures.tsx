import type { AssetRowView } from '#contract/assets.ts'
import { CONFIDENCE } from '#domain/decisions/limits.ts'
import { isMarketDay, marketDayOf } from '#domain/prices/market-calendar.ts'
import type { Instant } from '#domain/time.ts'
import type { Column } from '#web/assets/list/asset-rows.ts'
import { isOldPrice, priceAge } from '#web/prices/price-format.ts'
import { Change } from '#web/ui/change.tsx'
import { formatPercent, formatSignedUsd, formatUsd, unknownFigure } from '#web/ui/format.ts'
import styles from './asset-figures.module.css'
import { ComputedFigure } from './computed-figure.tsx'
import type { AskedFigure } from './explanation.ts'

const Quiet = ({ children }: { children: string }) => <span className={styles.quiet}>{children}</span>

/** Whether the calendar day of this instant in New York is a trading day (ruling 8). */
export const isMarketOpenOn = (now: Instant): boolean => isMarketDay(marketDayOf(now))

/** The figure of a row in one column. The company column has a cell component of its own. */
export function Figure({ column, row, now }: { column: Exclude<Column, 'Company'>; row: AssetRowView; now: Instant }) {
  switch (column) {
    case 'Type':
      return row.stockOrOptions
    case 'Total Value':
      return <UsdFigure asset={row} figure="total-value" label={column} amount={row.currentValue} />
    case 'Total Gain/Loss':
      return <ChangeFigure asset={row} figure="total-gain-loss" label={column} percent={row.totalGainLoss} />
    case 'Price':
      return (
        <>
          <UsdFigure asset={row} figure="current-price" label={column} amount={row.currentPrice?.price ?? null} />
          <OldPrice price={row.currentPrice} now={now} />
        </>
      )
    case "Today's Gain/Loss":
      return isMarketOpenOn(now) ? <TodayFigure row={row} label={column} /> : <Quiet>–</Quiet>
    case 'Cost Basis':
      return <UsdFigure asset={row} figure="cost-basis" label={column} amount={row.costBasis} />
    case 'Realized Gain':
      return <RealizedGain asset={row} label={column} />
    case 'Initial Confidence':
      return `${row.initialConfidence}/${CONFIDENCE.max}`
  }
}

/** Where a price comes from and how old it is, once it is older than a trading day. */
const OldPrice = ({ price, now }: { price: AssetRowView['currentPrice']; now: Instant }) =>
  price && isOldPrice(price, now) && <small className={styles.old}>{priceAge(price, now)}</small>

type FigureProps = AskedFigure & { label?: string }

type UsdFigureProps = FigureProps & { amount: string | null; format?: (amount: string | null) => string }

/** An amount that opens its explanation when pressed, or “unknown” in a muted color. An unknown price has no explanation. */
export function UsdFigure({ amount, format = formatUsd, ...requested }: UsdFigureProps) {
  const words = amount === null ? <Quiet>{unknownFigure()}</Quiet> : format(amount)
  if (amount === null && requested.figure === 'current-price') return words
  return (
    <ComputedFigure {...requested} text={format(amount)}>
      {words}
    </ComputedFigure>
  )
}

/** The gain or the loss of all sales, with its sign. */
export const RealizedGain = (of: { asset: AssetRowView; label?: string }) => (
  <UsdFigure {...of} figure="realized-gain" amount={of.asset.realizedGain} format={formatSignedUsd} />
)

/** A change in percent that opens its explanation when pressed. */
export const ChangeFigure = ({ percent, ...requested }: FigureProps & { percent: string | null }) => (
  <ComputedFigure {...requested} text={formatPercent(percent)?.text ?? unknownFigure()}>
    <Change percent={percent} />
  </ComputedFigure>
)

/**
 * Today’s gain or loss: of a holding, on the money in it; of a watched asset, the change of its price; none for what was sold
 * earlier.
 */
export function TodayFigure({ row, label = "Today's gain/loss" }: { row: AssetRowView; label?: string }) {
  if (row.list === 'sold' && row.today === null) return <Quiet>not held</Quiet>
  const percent = todaysPercent(row)
  return percent === null ? (
    <Change percent={null} />
  ) : (
    <ChangeFigure asset={row} figure="todays-gain-loss" label={label} percent={percent} />
  )
}

/** Today’s change in percent; null when it is not known, or when no money was at risk. */
export const todaysPercent = ({ list, today, todaysValues }: AssetRowView): string | null =>
  list === 'watched' ? (todaysValues?.percentChange ?? null) : (today?.gainLossPercent ?? null)
