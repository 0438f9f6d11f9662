import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { printReport, sizeOf } from './report.ts'

/** How many passwords were hashed: what a guess costs, and what it needs to be one. */
const counted = vi.hoisted(() => ({ hashes: 0 }))
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>()
  const argon2: typeof crypto.argon2 = (...given) => {
    counted.hashes += 1
    return crypto.argon2(...given)
  }
  return { ...crypto, argon2 }
})

/** All within one hour. */
const GUESSES = sizeOf({ short: 1_500, full: 100_000 })
const HOUR_MS = 60 * 60 * 1000
const MOST_HASHED = 100
/** Addresses of one who has many; each is used in its turn. */
const ADDRESSES = 5_000
const COMPARED = 25

const NAMES = { password: 'the.owner', provider: 'signs.in.elsewhere', nobody: 'nobody.there' } as const

let app: TestApp
let nowMs = Date.parse('2026-11-21T10:00:00.000Z')
beforeAll(async () => {
  app = await openTestApp({ TRUST_PROXY: '1' })
  await app.member(NAMES.password)
  const auth = await app.context.auth()
  await auth.signInSubject({ issuer: 'https://id.example', subject: '0001', username: NAMES.provider })
})
afterAll(() => app.close())

const later = (ms: number) => {
  nowMs += ms
  app.setNow(new Date(nowMs).toISOString())
}

/** One guess, and everything that whoever makes it learns: how it was answered, and how much work that was. */
async function guess(username: string, address: string) {
  const before = counted.hashes
  const body = { username, password: `guess ${counted.hashes}` }
  const answer = await app.visitor().send('POST', '/api/session', body, { 'x-forwarded-for': address })
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'date'))
  return { status: answer.status, json: answer.json, headers, hashes: counted.hashes - before }
}

test(`${GUESSES} guesses at one account in an hour: at most ${MOST_HASHED} are looked at`, async () => {
  later(0)
  const statuses = new Map<number, number>()
  const before = counted.hashes
  for (let n = 0; n < GUESSES; n += 1) {
    const { status } = await guess(NAMES.password, `10.${n % 7}.${(n >> 8) % 20}.${(n % ADDRESSES) % 250}`)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    later(HOUR_MS / GUESSES)
  }
  const hashed = counted.hashes - before
  const isEveryOneAnswered = [...statuses.keys()].every((status) => status === 401 || status === 429)
  printReport({
    name: 'guesses',
    n: GUESSES,
    faults: GUESSES,
    figure: { hashed, refused: statuses.get(429) ?? 0 },
    pass: hashed <= MOST_HASHED && isEveryOneAnswered,
  })
  expect(isEveryOneAnswered).toBe(true)
  expect(hashed).toBeLessThanOrEqual(MOST_HASHED)
  expect(hashed).toBeGreaterThan(10)
})

test('a guess says and costs the same for an account with a password, for one without, and for a name that nobody has', async () => {
  later(48 * HOUR_MS)
  for (let n = 0; n < COMPARED; n += 1) {
    const outcomes = await Promise.all(
      Object.values(NAMES).map((username, index) => guess(username, `10.20.${index}.1`)),
    )
    const [first] = outcomes.map(({ status, json, headers }) => ({ status, json, headers }))
    for (const { hashes: _, ...outcome } of outcomes) expect(outcome).toEqual(first)
    later(1_000 * (n % 3))
  }
  const costs: number[] = []
  later(48 * HOUR_MS)
  for (const username of Object.values(NAMES)) costs.push((await guess(username, '10.21.0.1')).hashes)
  expect(costs).toEqual([1, 1, 1])
})
