import { type QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { queryKeys } from './query-keys.ts'

let queries: QueryClient
let asked: number
const read = {
  queryKey: queryKeys.asset(1),
  queryFn: () => {
    asked += 1
    return Promise.reject(new Error('refused'))
  },
}

beforeEach(() => {
  vi.useFakeTimers()
  queries = createQueryClient()
  asked = 0
})

afterEach(() => {
  queries.clear()
  vi.useRealTimers()
})

/** A page that shows the read for a moment. @returns what it showed, one after the other */
async function visit(options: QueryObserverOptions = read) {
  const observer = new QueryObserver(queries, options)
  const shown: string[] = [observer.getCurrentResult().status]
  const leave = observer.subscribe(({ status }) => shown.push(status))
  await vi.advanceTimersByTimeAsync(0)
  leave()
  return shown
}

it('a page takes up the failure of the read that was sent before it, and does not ask again', async () => {
  await queries.prefetchQuery(read)
  expect(await visit()).toEqual(['error'])
  expect(asked).toBe(1)
})

it('a page that is opened once an answer would be read again asks anew after a failure, too', async () => {
  await queries.prefetchQuery(read)
  await vi.advanceTimersByTimeAsync(10_001)
  await visit()
  expect(asked).toBe(2)
})

it('what is asked for by opening it is asked for each time', async () => {
  const opened = { ...read, retryOnMount: true }
  await visit(opened)
  await visit(opened)
  expect(asked).toBe(2)
})
