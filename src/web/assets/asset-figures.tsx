import type { AssetRowView } from '#contract/assets.ts'
import { CONFIDENCE } from '#domain/decisions/limits.ts'
import type { Language } from '#domain/locale.ts'
import { isMarketDay, marketDayOf } from '#domain/prices/market-calendar.ts'
import type { Instant } from '#domain/time.ts'
import type { Column } from '#web/assets/list/asset-rows.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { isOldPrice, priceAge } from '#web/prices/price-format.ts'
import { Change } from '#web/ui/change.tsx'
import { formatPercent, formatSignedUsd, formatUsd, unknownFigure } from '#web/ui/format.ts'
import styles from './asset-figures.module.css'
import { assetMessages } from './asset-messages.ts'
import { ComputedFigure } from './computed-figure.tsx'
import type { AskedFigure } from './explanation.ts'

const Quiet = ({ children }: { children: string }) => <span className={styles.quiet}>{children}</span>

/** Whether the calendar day of this instant in New York is a trading day (ruling 8). */
export const isMarketOpenOn = (now: Instant): boolean => isMarketDay(marketDayOf(now))

type ColumnFigureProps = { column: Exclude<Column, 'Company'>; label: string; row: AssetRowView; now: Instant }

/** The figure of a row in one column. The company column has a cell component of its own. */
export function Figure({ column, label, row, now }: ColumnFigureProps) {
  const language = useLanguage()
  switch (column) {
    case 'Type':
      return assetMessages(language).types[row.stockOrOptions]
    case 'Total Value':
      return <UsdFigure asset={row} figure="total-value" label={label} amount={row.currentValue} />
    case 'Total Gain/Loss':
      return <ChangeFigure asset={row} figure="total-gain-loss" label={label} percent={row.totalGainLoss} />
    case 'Price':
      return (
        <>
          <UsdFigure asset={row} figure="current-price" label={label} amount={row.currentPrice?.price ?? null} />
          <OldPrice price={row.currentPrice} now={now} />
        </>
      )
    case "Today's Gain/Loss":
      return isMarketOpenOn(now) ? <TodayFigure row={row} label={label} /> : <Quiet>–</Quiet>
    case 'Cost Basis':
      return <UsdFigure asset={row} figure="cost-basis" label={label} amount={row.costBasis} />
    case 'Realized Gain':
      return <RealizedGain asset={row} label={label} />
    case 'Initial Confidence':
      return `${row.initialConfidence}/${CONFIDENCE.max}`
  }
}

/** Where a price comes from and how old it is, once it is older than a trading day. */
function OldPrice({ price, now }: { price: AssetRowView['currentPrice']; now: Instant }) {
  const language = useLanguage()
  return price && isOldPrice(price, now) && <small className={styles.old}>{priceAge(price, now, language)}</small>
}

type FigureProps = AskedFigure & { label?: string }

type UsdFigureProps = FigureProps & {
  amount: string | null
  format?: (amount: string | null, language: Language) => string
}

/** An amount that opens its explanation when pressed, or “unknown” in a muted color. An unknown price has no explanation. */
export function UsdFigure({ amount, format = formatUsd, ...requested }: UsdFigureProps) {
  const language = useLanguage()
  const words = amount === null ? <Quiet>{unknownFigure(language)}</Quiet> : format(amount, language)
  if (amount === null && requested.figure === 'current-price') return words
  return (
    <ComputedFigure {...requested} text={format(amount, language)}>
      {words}
    </ComputedFigure>
  )
}

/** The gain or the loss of all sales, with its sign. */
export const RealizedGain = (of: { asset: AssetRowView; label?: string }) => (
  <UsdFigure {...of} figure="realized-gain" amount={of.asset.realizedGain} format={formatSignedUsd} />
)

/** A change in percent that opens its explanation when pressed. */
export function ChangeFigure({ percent, ...requested }: FigureProps & { percent: string | null }) {
  const language = useLanguage()
  return (
    <ComputedFigure {...requested} text={formatPercent(percent, language)?.text ?? unknownFigure(language)}>
      <Change percent={percent} />
    </ComputedFigure>
  )
}

/**
 * Today’s gain or loss: of a holding, on the money in it; of a watched asset, the change of its price; none for what was sold
 * earlier.
 */
export function TodayFigure({ row, label }: { row: AssetRowView; label?: string }) {
  const { labels, notHeld } = useMessages(assetMessages)
  if (row.list === 'sold' && row.today === null) return <Quiet>{notHeld}</Quiet>
  const percent = todaysPercent(row)
  return percent === null ? (
    <Change percent={null} />
  ) : (
    <ChangeFigure asset={row} figure="todays-gain-loss" label={label ?? labels['todays-gain-loss']} percent={percent} />
  )
}

/** Today’s change in percent; null when it is not known, or when no money was at risk. */
export const todaysPercent = ({ list, today, todaysValues }: AssetRowView): string | null =>
  list === 'watched' ? (todaysValues?.percentChange ?? null) : (today?.gainLossPercent ?? null)
