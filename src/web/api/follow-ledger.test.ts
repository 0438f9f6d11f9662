import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import { followLedger } from './follow-ledger.ts'
import type { LiveEvent } from './live-stream.ts'
import { queryKeys } from './query-keys.ts'

let queries: QueryClient
let follow: (event: LiveEvent, isBack?: boolean) => void
beforeEach(() => {
  queries = new QueryClient()
  queries.setQueryData(queryKeys.session, { user: { username: 'alice' }, sequence: 7 })
  for (const queryKey of Object.values(KEYS)) queries.setQueryData(queryKey, journalOf(7))
  const ledger = followLedger(queries)
  follow = (event, isBack = false) => ledger.follow(event, isBack)
})

const KEYS = {
  asset: queryKeys.asset(1),
  other: queryKeys.asset(2),
  summary: queryKeys.summary,
  principles: queryKeys.principles,
}

const journalOf = (sequence: number) => ({ thesis: [{ sequence }], aiAnalysis: [], events: [], sequence })

/** The names of the queries that would be fetched again if they were on screen. */
const outdated = () =>
  Object.entries(KEYS)
    .filter(([, queryKey]) => queries.getQueryState(queryKey)?.isInvalidated)
    .map(([name]) => name)

const recorded = (sequence: number, after: number): LiveEvent => ({
  name: 'recorded',
  data: { assetId: 1, sequence, after },
})

it('a stream that opens at the entry which the session knew causes no second fetch', () => {
  follow({ name: 'standing', data: { sequence: 7 } })
  expect(outdated()).toEqual([])
})

it('a stream that opens after a later entry causes everything to be fetched, but only once', () => {
  follow({ name: 'standing', data: { sequence: 9 } })
  expect(outdated()).toEqual(Object.keys(KEYS))
  for (const queryKey of Object.values(KEYS)) queries.setQueryData(queryKey, journalOf(9))
  follow({ name: 'standing', data: { sequence: 9 } })
  expect(outdated()).toEqual([])
})

it('what failed is asked for again once a lost stream is back, and not when a stream first opens', async () => {
  let asked = 0
  const queryFn = () => {
    asked += 1
    return Promise.reject(new Error('refused'))
  }
  const leave = new QueryObserver(queries, { queryKey: queryKeys.asset(3), queryFn, retry: false }).subscribe(() => {})
  await expect.poll(() => queries.isFetching()).toBe(0)
  follow({ name: 'standing', data: { sequence: 7 } })
  expect(asked).toBe(1)
  follow({ name: 'standing', data: { sequence: 7 } }, true)
  expect(asked).toBe(2)
  expect(outdated()).toEqual([])
  leave()
})

it('an entry about an asset outdates that asset and the summary, and nothing else', () => {
  follow(recorded(8, 7))
  expect(outdated()).toEqual(['asset', 'summary'])
})

it('a critique outdates its asset and the Mirror, and neither a chart nor drafts nor the reviews that are due', () => {
  const others = {
    chart: queryKeys.assetChart(1),
    drafts: queryKeys.drafts,
    mirror: queryKeys.mirror,
    reviews: queryKeys.dueReviews,
    names: queryKeys.journalAssets,
  }
  const all = { ...KEYS, ...others }
  const told = () =>
    Object.keys(all).filter((name) => queries.getQueryState(all[name as keyof typeof all])?.isInvalidated)
  for (const queryKey of Object.values(others)) queries.setQueryData(queryKey, {})
  follow(recorded(8, 7))
  expect(told()).toEqual(['asset', 'summary', ...Object.keys(others)])
  for (const queryKey of Object.values(all)) queries.setQueryData(queryKey, journalOf(8))
  follow({ name: 'recorded', data: { assetId: 1, sequence: 9, after: 8, isCritique: true } })
  expect(told()).toEqual(['asset', 'mirror'])
})

it('an entry that the page recorded itself, and has the answer to, outdates nothing', () => {
  queries.setQueryData(queryKeys.asset(1), journalOf(8))
  follow(recorded(8, 7))
  expect(outdated()).toEqual([])
})

it('an entry that does not follow the last event outdates everything', () => {
  follow(recorded(10, 9))
  expect(outdated()).toEqual(Object.keys(KEYS))
})

it('a change of the principles outdates them alone', () => {
  follow({ name: 'principles-changed', data: { sequence: 8, after: 7 } })
  expect(outdated()).toEqual(['principles'])
})

it('an event that arrives while this page is recording waits for the answer', async () => {
  const answer = Promise.withResolvers<void>()
  const mutation = queries.getMutationCache().build(queries, {
    mutationFn: () => answer.promise,
    onSuccess: () => void queries.setQueryData(queryKeys.asset(1), journalOf(8)),
  })
  const sent = mutation.execute(undefined)
  follow(recorded(8, 7))
  answer.resolve()
  await sent
  expect(outdated()).toEqual([])
})

it('an asset whose answer is older than the session is fetched again, before and after the stream has opened', () => {
  queries.setQueryData(queryKeys.asset(3), journalOf(6))
  expect(queries.getQueryState(queryKeys.asset(3))?.isInvalidated).toBe(true)
  follow({ name: 'standing', data: { sequence: 7 } })
  queries.setQueryData(queryKeys.asset(4), journalOf(6))
  expect(queries.getQueryState(queryKeys.asset(4))?.isInvalidated).toBe(true)
  queries.setQueryData(queryKeys.asset(4), journalOf(7))
  expect(queries.getQueryState(queryKeys.asset(4))?.isInvalidated).toBe(false)
})

it('an asset is not fetched again because of an entry about another asset', () => {
  follow({ name: 'recorded', data: { assetId: 2, sequence: 8, after: 7 } })
  queries.setQueryData(queryKeys.asset(3), journalOf(7))
  expect(queries.getQueryState(queryKeys.asset(3))?.isInvalidated).toBe(false)
})

it('an asset whose first answer was under way when its new entry was announced is fetched again', () => {
  queries.removeQueries({ queryKey: KEYS.asset })
  follow(recorded(8, 7))
  queries.setQueryData(KEYS.asset, journalOf(7))
  expect(outdated()).toContain('asset')
  queries.setQueryData(KEYS.asset, journalOf(8))
  expect(outdated()).not.toContain('asset')
})
