import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { waitSeconds } from '#domain/accounts/sign-in-waits.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { type Counter, countTry, forgetTries, sweepTries, waitMs } from './counted-tries.ts'

const NOW = Date.parse('2026-11-21T10:00:00.000Z')
const counter: Counter = { name: 'sign-in to alice', free: 3, longestSeconds: 60, forgetSeconds: 3_600 }

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const count = (at: number, of = counter) => countTry(database.db, of, at)

describe('tries', () => {
  it('wait as the rule of the domain says, to the millisecond', async () => {
    let at = NOW
    for (let tries = 1; tries <= 12; tries += 1) {
      expect(await count(at), `try ${tries}`).not.toBeNull()
      const wait = 1000 * waitSeconds(tries, counter)
      expect(await waitMs(database.db, [counter], at)).toBe(wait)
      if (wait > 0) expect(await count(at + wait - 1), `too early after ${tries}`).toBeNull()
      at += wait
    }
  })

  it('that come at once are let through no more often than one after the other', async () => {
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => count(NOW)))
    expect(outcomes.filter((outcome) => outcome !== null)).toHaveLength(3)
  })

  it('that need not wait are let through in any order', async () => {
    expect(await count(NOW)).not.toBeNull()
    expect(await waitMs(database.db, [counter], NOW - 3)).toBe(0)
    expect(await count(NOW - 3)).not.toBeNull()
  })

  it('of one counter do not count for another', async () => {
    for (let n = 0; n < 3; n += 1) await count(NOW)
    expect(await count(NOW)).toBeNull()
    expect(await count(NOW, { ...counter, name: 'sign-in to bobby' })).not.toBeNull()
    expect(await waitMs(database.db, [{ ...counter, name: 'sign-in to bobby' }], NOW)).toBe(0)
  })

  it('are forgotten after a while, or after a right password', async () => {
    for (let n = 0; n < 3; n += 1) await count(NOW)
    expect(await count(NOW + 3_600_000)).not.toBeNull()
    expect(await count(NOW + 3_600_000)).not.toBeNull()
    await forgetTries(database.db, counter)
    for (let n = 0; n < 3; n += 1) expect(await count(NOW + 3_600_000)).not.toBeNull()
    await sweepTries(database.db, NOW + 3_600_001)
    expect(await waitMs(database.db, [counter], NOW)).toBe(0)
  })

  it('that are taken back leave everything as it was, including the time', async () => {
    for (let n = 0; n < 4; n += 1) await count(NOW - 10_000)
    const before = await waitMs(database.db, [counter], NOW - 9_500)
    const takeBack = await count(NOW)
    await takeBack?.(database.db)
    expect(before).toBe(500)
    expect(await waitMs(database.db, [counter], NOW - 9_500)).toBe(before)
  })

  it('are stored under a hash, not under a readable name', async () => {
    await count(NOW)
    const rows = await database.db.selectFrom('counted_tries').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('alice')
  })

  it('lock nobody out when a clock is set back', async () => {
    for (let n = 0; n < 9; n += 1) await count(NOW + n * 60_000)
    expect(await waitMs(database.db, [counter], NOW - 86_400_000)).toBe(0)
    expect(await count(NOW - 86_400_000)).not.toBeNull()
    expect(await waitMs(database.db, [counter], NOW - 86_400_000)).toBe(60_000)
  })

  it('have no limit where it is 0', async () => {
    for (let n = 0; n < 20; n += 1) expect(await count(NOW, { ...counter, free: 0 })).not.toBeNull()
  })
})
