import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { enqueueCritique } from '../recording/critique-job.ts'
import {
  claimCritique,
  finishCritique,
  holdCritique,
  listAwaitingCritique,
  releaseAllCritiques,
  releaseCritique,
} from './critique-store.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 15, 0, seconds)).toISOString()

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const enqueue = (decisionId: string, seconds = 0) =>
  enqueueCritique(database.db, { userId: 'alice', decisionId, assetId: 1 }, at(seconds))
const claim = (now: number, until = now + 60) => claimCritique(database.db, at(now), at(until))

describe('a critique job', () => {
  it('is taken by one runner, the oldest first', async () => {
    await enqueue('second', 2)
    await enqueue('first', 1)
    expect(await claim(5)).toEqual({ userId: 'alice', decisionId: 'first', assetId: 1, attempts: 1 })
    expect((await claim(5))?.decisionId).toBe('second')
    expect(await claim(5)).toBeNull()
  })

  it('is not taken twice by concurrent runners', async () => {
    for (const n of [1, 2, 3, 4]) await enqueue(`job-${n}`, n)
    const taken = await Promise.all(Array.from({ length: 8 }, () => claim(9)))
    expect(taken.flatMap((job) => job?.decisionId ?? []).sort()).toEqual(['job-1', 'job-2', 'job-3', 'job-4'])
  })

  it('is taken again once its runner has died, and not while it is held', async () => {
    await enqueue('first')
    const job = await claim(1, 61)
    if (!job) throw new Error('a job waits')
    await holdCritique(database.db, job, at(100))
    expect(await claim(62)).toBeNull()
    expect(await claim(101)).toMatchObject({ decisionId: 'first', attempts: 2 })
  })

  it('is closed to a runner that was taken for dead, once another has taken it', async () => {
    await enqueue('first')
    const expired = await claim(1, 61)
    const job = await claim(62, 122)
    if (!expired || !job) throw new Error('a job waits')
    await holdCritique(database.db, expired, at(900))
    await releaseCritique(database.db, expired, at(0))
    expect(await finishCritique(database.db, expired)).toBe(false)
    expect(await claim(121)).toBeNull()
    expect(await finishCritique(database.db, job)).toBe(true)
  })

  it('that was given back waits until it is due', async () => {
    await enqueue('first')
    const job = await claim(1)
    if (!job) throw new Error('a job waits')
    await releaseCritique(database.db, job, at(10))
    expect(await claim(9)).toBeNull()
    expect((await claim(10))?.attempts).toBe(2)
  })

  it('exists once, however often it is asked for, until it is finished', async () => {
    await enqueue('first')
    await enqueue('first')
    expect(await listAwaitingCritique(database.db, 'alice', 1)).toEqual(['first'])
    const job = await claim(1)
    if (!job) throw new Error('a job waits')
    await finishCritique(database.db, job)
    expect(await listAwaitingCritique(database.db, 'alice', 1)).toEqual([])
  })

  it('of a process that has ended is free again at the next start', async () => {
    await enqueue('first')
    await claim(1, 600)
    await releaseAllCritiques(database.db)
    expect((await claim(2))?.decisionId).toBe('first')
  })
})
