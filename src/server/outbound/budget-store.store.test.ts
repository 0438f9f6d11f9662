import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { creditsLeft, findSpent, forgetOldBudgets, takeCredits } from './budget-store.ts'
import type { Urgency } from './urgency.ts'

const NOW = '2026-11-20T15:30:20.000Z'
const NEXT_MINUTE = '2026-11-20T15:31:00.000Z'
const NEXT_DAY = '2026-11-21T00:00:00.000Z'
const LIMITS = { name: 'Twelve Data', perMinute: 8, perDay: 20 }

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const take = (credits = 1, now = NOW, urgency: Urgency = 'interactive', limits = LIMITS) =>
  takeCredits(database.db, limits, credits, urgency, now)

describe('a budget', () => {
  it('is never overspent, however many take of it at once', async () => {
    const taken = await Promise.all(Array.from({ length: 40 }, () => take()))
    expect(taken.filter((refused) => refused === null)).toHaveLength(8)
    expect(await findSpent(database.db, LIMITS.name, NOW)).toEqual({ minute: 8, day: 8, background: 0 })
  })

  it('of the minute starts again with the next minute of the clock', async () => {
    await take(8)
    expect(await take()).toEqual({ ok: false, kind: 'rate', retryAt: NEXT_MINUTE })
    expect(await take(1, NEXT_MINUTE)).toBeNull()
  })

  it('of the day starts again at midnight UTC', async () => {
    await take(8)
    await take(8, NEXT_MINUTE)
    await take(4, '2026-11-20T15:32:00.000Z')
    expect(await take(1, '2026-11-20T15:33:00.000Z')).toEqual({ ok: false, kind: 'quota', retryAt: NEXT_DAY })
    expect(await take(1, NEXT_DAY)).toBeNull()
  })

  it('is spent for minute and day together: what the minute refuses is not taken from the day', async () => {
    await take(6)
    expect(await take(3)).toMatchObject({ kind: 'rate' })
    expect(await findSpent(database.db, LIMITS.name, NOW)).toMatchObject({ minute: 6, day: 6 })
    expect(await take(2)).toBeNull()
  })

  it('leaves half of the day to people', async () => {
    const limits = { name: 'Twelve Data', perMinute: 0, perDay: 20 }
    expect(await take(10, NOW, 'background', limits)).toBeNull()
    expect(await take(1, NOW, 'background', limits)).toMatchObject({ kind: 'quota' })
    expect(await take(10, NOW, 'interactive', limits)).toBeNull()
    expect(await take(1, NOW, 'interactive', limits)).toMatchObject({ kind: 'quota' })
  })

  it('of one request a day is left to people', async () => {
    const limits = { name: 'Twelve Data', perMinute: 0, perDay: 1 }
    expect(await take(1, NOW, 'background', limits)).toMatchObject({ kind: 'quota' })
    expect(await take(1, NOW, 'interactive', limits)).toBeNull()
  })

  it('tells how many credits are left, for people and for background calls', async () => {
    await take(8)
    await take(3, NEXT_MINUTE, 'background')
    expect(await creditsLeft(database.db, LIMITS, 'interactive', NEXT_MINUTE)).toBe(5)
    expect(await creditsLeft(database.db, LIMITS, 'interactive', '2026-11-20T15:32:00.000Z')).toBe(8)
    expect(await creditsLeft(database.db, LIMITS, 'background', '2026-11-20T15:32:00.000Z')).toBe(7)
  })

  it('of 0 is no limit', async () => {
    const limits = { name: 'SEC', perMinute: 0, perDay: 0 }
    expect(await take(1_000, NOW, 'background', limits)).toBeNull()
    expect(await creditsLeft(database.db, limits, 'background', NOW)).toBe(Number.POSITIVE_INFINITY)
  })

  it('is separate for each provider', async () => {
    await take(8)
    expect(await take(5, NOW, 'interactive', { name: 'Massive', perMinute: 5, perDay: 0 })).toBeNull()
  })

  it('is forgotten when its day is over, and not before', async () => {
    await take(8)
    await forgetOldBudgets(database.db, '2026-11-20T23:59:59.000Z')
    expect(await findSpent(database.db, LIMITS.name, NOW)).toMatchObject({ minute: 8, day: 8 })
    await forgetOldBudgets(database.db, NEXT_DAY)
    expect(await findSpent(database.db, LIMITS.name, NOW)).toMatchObject({ minute: 0, day: 0 })
  })
})
