import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { repeat } from './repeat.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const failed = (error: unknown) => expect.fail(String(error))

it('a round begins at once or after the first wait, then again and again until it is stopped', async () => {
  const rounds = { now: 0, later: 0 }
  const count = (which: keyof typeof rounds) => async () => {
    rounds[which] += 1
  }
  const stop = repeat(count('now'), { everyMs: 1_000, isBegunNow: true, onFailure: failed })
  repeat(count('later'), { everyMs: 1_000, isBegunNow: false, onFailure: failed })
  expect(rounds).toEqual({ now: 1, later: 0 })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(rounds).toEqual({ now: 3, later: 2 })
  stop()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(rounds).toEqual({ now: 3, later: 3 })
})

it('no round begins while one goes on', async () => {
  const slow = Promise.withResolvers<void>()
  let begun = 0
  repeat(
    () => {
      begun += 1
      return slow.promise
    },
    { everyMs: 1_000, isBegunNow: true, onFailure: failed },
  )
  await vi.advanceTimersByTimeAsync(5_000)
  expect(begun).toBe(1)
  slow.resolve()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(begun).toBe(2)
})

it('a round that fails is told, and the next one comes', async () => {
  const failures: unknown[] = []
  const round = () => Promise.reject(new Error(`round ${failures.length + 1}`))
  repeat(round, { everyMs: 1_000, isBegunNow: true, onFailure: (error) => failures.push(error) })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(failures.map(String)).toEqual(['Error: round 1', 'Error: round 2', 'Error: round 3'])
})
