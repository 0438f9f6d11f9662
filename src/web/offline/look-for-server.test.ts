import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isReached, noteUnreachable } from '#web/api/connection.ts'
import { lookForServer } from './look-for-server.ts'

let tries = 0
/** The try that is the first to be answered. */
let answeredAt = Number.POSITIVE_INFINITY

beforeEach(() => {
  tries = 0
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => {
    tries += 1
    if (tries < answeredAt) throw new TypeError('Failed to fetch')
    return Response.json({ user: null })
  })
  noteUnreachable()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks again, at longer and longer pauses, until the server answers', async () => {
  answeredAt = 3
  void lookForServer()
  await vi.advanceTimersByTimeAsync(999)
  expect([tries, isReached()]).toEqual([1, false])
  await vi.advanceTimersByTimeAsync(2_001)
  expect([tries, isReached()]).toEqual([3, true])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tries).toBe(3)
})

it('gives up after half a minute', async () => {
  answeredAt = Number.POSITIVE_INFINITY
  void lookForServer()
  await vi.advanceTimersByTimeAsync(30_999)
  expect(tries).toBe(5)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(tries).toBe(6)
})
