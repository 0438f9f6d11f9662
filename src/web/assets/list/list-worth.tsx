import type { AssetRowView } from '#contract/assets.ts'
import { percentChange, sumOf } from '#domain/prices/money.ts'
import { Change } from '#web/ui/change.tsx'
import { charactersOf } from '#web/ui/characters-of.ts'
import { formatUsd } from '#web/ui/format.ts'
import { useMediaQuery } from '#web/ui/use-media-query.ts'
import styles from './list-worth.module.css'

/**
 * The total value of the holdings, in the bar at the foot of a phone. It is shown only if every value and cost is known, and only
 * for more than one asset, because a single row shows its value itself.
 */
export function ListWorth({ rows }: { rows: readonly Pick<AssetRowView, 'currentValue' | 'initialValue'>[] }) {
  const isPhone = useMediaQuery('(max-width: 30rem)')
  const values = rows.flatMap(({ currentValue }) => currentValue ?? [])
  const costs = rows.flatMap(({ initialValue }) => initialValue ?? [])
  if (!isPhone || rows.length < 2 || values.length < rows.length || costs.length < rows.length) return null
  const worth = sumOf(values)
  const sum = formatUsd(worth)
  return (
    <p className={styles.worth}>
      Worth{' '}
      <span>
        <b style={charactersOf(sum)}>{sum}</b> <Change percent={percentChange(sumOf(costs), worth)} />
      </span>
    </p>
  )
}
