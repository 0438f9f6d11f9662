import { expect, it } from 'vitest'
import { openTestApp } from '#test/support/test-app.ts'
import { Refusal } from '../http/problem.ts'
import { hashingFor, hashTurns } from './hash-turns.ts'
import { PASSWORD_COST } from './password-hash.ts'
import { recentAsks } from './recent-asks.ts'

/** Works that each end when the test says so, one at a time. */
function line(mostWaiting: number) {
  let ms = 0
  const inTurn = hashTurns(
    { atOnce: 1, mostWaiting },
    recentAsks(() => ms),
  )
  const begun: string[] = []
  const refused: string[] = []
  let end: () => void = () => undefined
  const ask = (username: string, address: string, count = 1, more: { device?: string; isNewAccount?: true } = {}) => {
    for (let nth = 1; nth <= count; nth += 1) {
      const name = `${username} ${nth}`
      const work = () => {
        begun.push(name)
        return new Promise<void>((resolve) => (end = resolve))
      }
      hashingFor({ username, address, device: null, ...more }, () => inTurn(work)).catch((error) => {
        expect(error).toBeInstanceOf(Refusal)
        expect(error.problem).toMatchObject({ code: 'unavailable', retryAfterSeconds: 3 })
        refused.push(name)
      })
    }
  }
  const endAll = async () => {
    for (let before = -1; before !== begun.length; ) {
      before = begun.length
      end()
      await new Promise(setImmediate)
    }
  }
  const later = (moreMs: number) => {
    ms += moreMs
  }
  return { ask, begun, refused, endAll, later }
}

it('gives each address its turn, and within an address each account', async () => {
  const { ask, begun, endAll } = line(100)
  ask('mallory', '198.51.100.1', 4)
  ask('mallet', '198.51.100.1', 2)
  ask('alice', '203.0.113.9')
  ask('bob', '198.51.100.1')
  await endAll()
  expect(begun).toEqual([
    'mallory 1',
    'alice 1',
    'mallory 2',
    'mallet 1',
    'bob 1',
    'mallory 3',
    'mallet 2',
    'mallory 4',
  ])
})

it('when too many wait, refuses the last of the address that asks most, and not the newcomer', async () => {
  const { ask, begun, refused, endAll } = line(4)
  ask('mallory', '198.51.100.1', 5)
  ask('alice', '203.0.113.9')
  ask('bob', '198.51.100.1')
  ask('mallory', '203.0.113.9', 1)
  await endAll()
  expect(refused).toEqual(['mallory 5', 'mallory 4', 'mallory 3'])
  expect(begun).toEqual(['mallory 1', 'alice 1', 'mallory 1', 'mallory 2', 'bob 1'])
})

it('neither sends away nor keeps waiting who comes, however many addresses press with one try each', async () => {
  const { ask, begun, refused, endAll } = line(10)
  const addresses = Array.from({ length: 30 }, (_, nth) => `198.51.100.${nth}`)
  for (let round = 1; round <= 3; round += 1) for (const address of addresses) ask('mallory', address)
  const before = refused.length
  ask('alice', '203.0.113.9')
  for (const address of addresses) ask('mallory', address)
  await endAll()
  expect(refused.length).toBeGreaterThan(before)
  expect(refused).not.toContain('alice 1')
  expect(begun.indexOf('alice 1')).toBe(1)
})

it('forgets by and by how much an address asked', async () => {
  const { ask, begun, endAll, later } = line(100)
  ask('mallory', '198.51.100.1', 8)
  await endAll()
  later(10 * 60_000)
  ask('bob', '203.0.113.9', 2)
  ask('mallory', '198.51.100.1', 1)
  await endAll()
  expect(begun.slice(8)).toEqual(['bob 1', 'mallory 1', 'bob 2'])
})

it('lets an owner in a known browser pass while somebody else guesses at the account', async () => {
  const { ask, begun, endAll } = line(100)
  ask('alice', '198.51.100.1', 4)
  ask('Alice', '198.51.100.1', 1, { device: 'a known browser' })
  await endAll()
  expect(begun.indexOf('Alice 1')).toBe(1)
})

it.each([
  ['a sign-in', 'sign-ups', {}, { isNewAccount: true }],
  ['a sign-up', 'sign-ins', { isNewAccount: true }, {}],
  ['a known browser', 'sign-ins', { device: 'a known browser' }, {}],
] as const)(
  'neither sends away %s nor keeps it waiting for %s, each of a new address',
  async (_who, _flood, its, of) => {
    const { ask, begun, refused, endAll } = line(10)
    const flood = (from: number) => {
      for (let nth = from; nth < from + 30; nth += 1) ask(`mallory ${nth}`, `198.51.${nth >> 8}.${nth & 255}`, 1, of)
    }
    flood(0)
    await expect.poll(() => refused.length).toBe(19)
    ask('alice', '203.0.113.9', 1, its)
    flood(300)
    await endAll()
    expect(refused).not.toContain('alice 1')
    expect(begun.indexOf('alice 1')).toBeLessThanOrEqual(2)
  },
)

it('lets a sign-in from another address through while one address floods with right passwords', async () => {
  // At its real cost, so that a hash still takes its place while the next sign-ins come.
  const app = await openTestApp({ PASSWORDS_AT_ONCE: '4', TRUST_PROXY: '1' }, PASSWORD_COST)
  const signIn = async (username: string, from: string) => {
    const body = { username, password: 'lanterns' }
    return (await app.visitor().send('POST', '/api/session', body, { 'x-forwarded-for': from })).status
  }
  for (const name of ['mallory', 'mallet', 'alice']) await app.member(name)
  const answered = new Set<number>()
  let isOver = false
  const press = async (name: string, from: string) => {
    while (!isOver) answered.add(await signIn(name, from))
  }
  const pressing = Array.from({ length: 9 }, () => [
    press('mallory', '198.51.100.1'),
    press('mallet', '198.51.100.2'),
  ]).flat()
  await expect.poll(() => [...answered].sort()).toEqual([200, 503])
  const honest: number[] = []
  while (honest.length < 5) honest.push(await signIn('alice', '203.0.113.9'))
  isOver = true
  await Promise.all(pressing)
  expect(honest).toEqual([200, 200, 200, 200, 200])
  await app.close()
})
