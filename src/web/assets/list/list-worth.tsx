import { useQuery } from '@tanstack/react-query'
import { summaryQuery } from '#web/api/summary-api.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { Change } from '#web/ui/change.tsx'
import { charactersOf } from '#web/ui/characters-of.ts'
import { formatUsd } from '#web/ui/format.ts'
import { useMediaQuery } from '#web/ui/use-media-query.ts'
import { listMessages } from './list-messages.ts'
import styles from './list-worth.module.css'

/**
 * The total value of the holdings, in the bar at the foot of a phone. It is the Summary's, and is shown only if that leaves
 * nothing out, and only for more than one asset, because a single row shows its value itself.
 */
export function ListWorth({ count }: { count: number }) {
  const language = useLanguage()
  const isPhone = useMediaQuery('(max-width: 30rem)')
  const bought = useQuery({ ...summaryQuery, enabled: isPhone && count > 1 }).data?.bought
  if (!isPhone || count < 2 || bought?.count !== count || bought.leftOut > 0) return null
  const sum = formatUsd(bought.currentValue, language)
  return (
    <p className={styles.worth}>
      {listMessages(language).worth}{' '}
      <span>
        <b style={charactersOf(sum)}>{sum}</b> <Change percent={bought.gainLossPercent} />
      </span>
    </p>
  )
}
