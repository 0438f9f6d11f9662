import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useConnection } from '#web/api/connection.ts'
import { formatClock, formatMoment, readersTimeZone } from '#web/ui/format.ts'
import styles from './offline-notice.module.css'

/** Stands over every page while the server cannot be reached: what is seen is old then, and so is every figure of money. */
export function OfflineNotice() {
  const connection = useConnection()
  if (connection === 'reached') return null
  return (
    <div role="status" className={styles.offline}>
      <p>
        {connection === 'offline' ? 'You are offline.' : 'Candor does not answer.'} <ReadWhen />
      </p>
    </div>
  )
}

function ReadWhen() {
  const queries = useQueryClient()
  const cache = queries.getQueryCache()
  const at = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => oldestOnPage(queries),
  )
  return at === null
    ? null
    : `What you see was read ${whenRead(at, Date.now())}. Prices and gains may have changed since.`
}

/** What says nothing of the journal or of prices, or nothing that grows old. */
const TIMELESS: readonly unknown[] = [
  'session',
  'settings',
  'drafts',
  'part',
  'sign-in-options',
  'companies',
  'echo',
  'row',
]

/** When the oldest answer that the page shows was read, in milliseconds; null when it shows none. */
function oldestOnPage(queries: QueryClient): number | null {
  const onScreen = queries.getQueryCache().findAll({
    type: 'active',
    predicate: ({ queryKey, state }) => state.data !== undefined && !TIMELESS.includes(queryKey[0]),
  })
  return onScreen.length === 0 ? null : Math.min(...onScreen.map(({ state }) => state.dataUpdatedAt))
}

/** `at 12:38`, on another day `on Nov 21, 2026, 12:38`. */
export function whenRead(at: number, now: number, timeZone = readersTimeZone()): string {
  const [read, today] = [at, now].map((moment) => new Date(moment).toISOString())
  if (read === undefined || today === undefined) return ''
  const day = (instant: string) => formatMoment(instant, timeZone).slice(0, -', 12:38'.length)
  return day(read) === day(today) ? `at ${formatClock(read, timeZone)}` : `on ${formatMoment(read, timeZone)}`
}
