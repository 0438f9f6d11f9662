import type { AssetRowView } from '#contract/assets.ts'
import { CONFIDENCE } from '#domain/decisions/limits.ts'
import { isMarketDay, marketDayOf } from '#domain/prices/market-calendar.ts'
import type { Instant } from '#domain/time.ts'
import { Change } from '#web/ui/change.tsx'
import { formatUsd, UNKNOWN } from '#web/ui/format.ts'
import styles from './asset-figures.module.css'
import type { Column } from './asset-rows.ts'

/** Money, or in quiet ink that it isn't known. */
export function Usd({ amount }: { amount: string | null | undefined }) {
  return amount == null ? <Quiet>{UNKNOWN}</Quiet> : formatUsd(amount)
}

const Quiet = ({ children }: { children: string }) => <span className={styles.quiet}>{children}</span>

/** Whether New York trades on the day that this instant is there (ruling 8). */
export const isMarketOpenOn = (now: Instant): boolean => isMarketDay(marketDayOf(now))

/** One figure of a row, by its column; the company has a cell of its own. */
export function Figure({ column, row, now }: { column: Exclude<Column, 'Company'>; row: AssetRowView; now: Instant }) {
  switch (column) {
    case 'Type':
      return row.stockOrOptions
    case 'Total Value':
      return <Usd amount={row.currentValue} />
    case 'Total Gain/Loss':
      return <Change percent={row.totalGainLoss} />
    case 'Price':
      return <Usd amount={row.currentPrice?.price} />
    case "Today's Gain/Loss":
      return isMarketOpenOn(now) ? (
        <Change percent={row.todaysValues?.percentChange ?? null} />
      ) : (
        <Quiet>market closed</Quiet>
      )
    case 'Cost Basis':
      return <Usd amount={row.costBasis} />
    case 'Initial Confidence':
      return `${row.initialConfidence}/${CONFIDENCE.max}`
  }
}
