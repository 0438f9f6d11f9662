import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { queryKeys } from '#web/api/query-keys.ts'
import { oldestOnPage, whenRead } from './offline-notice.tsx'

const now = Date.parse('2026-11-21T14:00:00.000Z')

it.each([
  ['2026-11-21T12:38:00.000Z', 'at 12:38'],
  ['2026-11-20T23:59:00.000Z', 'on Nov 20, 2026, 23:59'],
  ['2026-09-01T08:05:00.000Z', 'on Sept 1, 2026, 08:05'],
])('a reading time of %s is written %s', (at, words) => expect(whenRead(Date.parse(at), now, 'en', 'UTC')).toBe(words))

/** A page that shows these answers; the tabs count the reviews that are due on every page. */
function oldestWith(...keys: readonly (readonly [key: QueryKey, readAt: number])[]): number | null {
  const queries = new QueryClient()
  const shown = [[queryKeys.dueReviews, 5] as const, ...keys]
  const stops = shown.map(([queryKey, updatedAt]) => {
    queries.setQueryData(queryKey, {}, { updatedAt })
    return new QueryObserver(queries, { queryKey, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => undefined)
  })
  const oldest = oldestOnPage(queries)
  for (const stop of stops) stop()
  queries.clear()
  return oldest
}

it('figures are as old as the oldest answer with them, and a page without figures says nothing of their age', () => {
  expect(oldestWith([queryKeys.asset(3), 20], [queryKeys.assetChart(3), 10])).toBe(10)
  expect(oldestWith([queryKeys.review(7), 30])).toBe(30)
  expect(oldestWith([queryKeys.principles, 1], [queryKeys.session, 2], [queryKeys.settings, 3])).toBeNull()
})

it('a page that was never read says nothing of its age', () => {
  expect(oldestWith()).toBeNull()
})
