import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Language } from '#domain/locale.ts'
import { useConnection } from '#web/api/connection.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { formatClock, formatMoment, readersTimeZone } from '#web/ui/format.ts'
import { offlineMessages } from './offline-messages.ts'
import styles from './offline-notice.module.css'

/** Says above every page that the server cannot be reached, and how old the figures on the page are. */
export function OfflineNotice() {
  const connection = useConnection()
  const messages = useMessages(offlineMessages)
  if (connection === 'reached') return null
  return (
    <div role="status" className={styles.offline}>
      <p>
        {messages[connection]} <ReadWhen />
      </p>
    </div>
  )
}

function ReadWhen() {
  const language = useLanguage()
  const queries = useQueryClient()
  const cache = queries.getQueryCache()
  const at = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => oldestOnPage(queries),
  )
  return at === null ? null : offlineMessages(language).read(whenRead(at, Date.now(), language))
}

/** The first parts of the keys of answers with prices or gains, or what follows from them. */
const DATED: readonly unknown[] = ['assets', 'asset', 'journal', 'summary', 'mirror']

/** What the tabs of every page count: it tells nothing of the page itself. */
const [, OF_TABS] = queryKeys.dueReviews

/** When the oldest answer on the page was read, in Unix milliseconds; null if the page shows none. */
export function oldestOnPage(queries: QueryClient): number | null {
  const onScreen = queries.getQueryCache().findAll({
    type: 'active',
    predicate: ({ queryKey, state }) =>
      state.data !== undefined && DATED.includes(queryKey[0]) && queryKey[1] !== OF_TABS,
  })
  return onScreen.length === 0 ? null : Math.min(...onScreen.map(({ state }) => state.dataUpdatedAt))
}

/** `at 12:38` for today, and `on Nov 21, 2026, 12:38` for another day. Both times are in Unix milliseconds. */
export function whenRead(at: number, now: number, language: Language = 'en', timeZone = readersTimeZone()): string {
  const instant = (ms: number) => new Date(ms).toISOString()
  const day = (ms: number) => formatMoment(instant(ms), timeZone).slice(0, -', 12:38'.length)
  const messages = offlineMessages(language)
  return day(at) === day(now)
    ? messages.at(formatClock(instant(at), timeZone))
    : messages.on(formatMoment(instant(at), timeZone, language))
}
