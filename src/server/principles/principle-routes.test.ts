import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PrinciplesView } from '#contract/principles.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const write = (visitor: Visitor, text: string, principleId: string = randomUUID()) =>
  visitor.send('POST', '/api/principles', { principleId, text })
const list = async (visitor: Visitor) =>
  ((await visitor.send('GET', '/api/principles')).json as PrinciplesView).principles
const texts = async (visitor: Visitor) => (await list(visitor)).map(({ versions }) => versions.map(({ text }) => text))

describe('principles', () => {
  it('are written and revised, and the old wording stays readable', async () => {
    const alice = await app.member()
    const id = randomUUID()
    expect((await write(alice, 'Never average down.', id)).status).toBe(201)
    await write(alice, 'Average down once at most.', id)
    expect(await texts(alice)).toEqual([['Never average down.', 'Average down once at most.']])
  })

  it('are put in order and retired, for their owner alone', async () => {
    const [alice, bob] = [await app.member(), await app.member()]
    const [one, two] = [randomUUID(), randomUUID()]
    await write(alice, 'Name what would prove me wrong.', one)
    await write(alice, 'Sleep on it.', two)
    await alice.send('POST', '/api/principles/order', { principleIds: [two, one], shownIds: [one, two] })
    expect((await list(alice)).map(({ principleId }) => principleId)).toEqual([two, one])
    expect((await alice.send('POST', `/api/principles/${one}/retirement`)).status).toBe(201)
    expect((await list(alice)).map(({ retiredAt }) => retiredAt !== null)).toEqual([false, true])
    expect(await list(bob)).toEqual([])
    expect((await bob.send('POST', `/api/principles/${two}/retirement`)).status).toBe(404)
  })

  it('are taken up again by writing them as they read, once', async () => {
    const alice = await app.member()
    const id = randomUUID()
    await write(alice, 'Sleep on it.', id)
    await alice.send('POST', `/api/principles/${id}/retirement`)
    expect((await write(alice, 'Sleep on it.', id)).status).toBe(201)
    const [principle] = await list(alice)
    expect(principle).toMatchObject({ principleId: id, retiredAt: null, takenUpAgainAt: expect.stringMatching(/Z$/) })
    expect(await texts(alice)).toEqual([['Sleep on it.']])
    expect((await write(alice, 'Sleep on it.', id)).status).toBe(409)
  })

  it('are all written, however many tabs write at once', async () => {
    const alice = await app.member()
    await Promise.all(Array.from({ length: 8 }, (_, n) => write(alice, `Rule number ${n}`)))
    expect(await list(alice)).toHaveLength(8)
  })

  it.each<[object, number, string]>([
    [{ text: 'ab' }, 422, 'text'],
    [{ text: 'x'.repeat(501) }, 422, 'text'],
    [{ text: 'a\u0007bcd' }, 422, 'text'],
    [{ principleId: '1' }, 422, 'principleId'],
    [{ rank: 1 }, 422, 'rank'],
  ])('refuse %j', async (changed, status, field) => {
    const alice = await app.member()
    const answer = await alice.send('POST', '/api/principles', {
      principleId: randomUUID(),
      text: 'Sleep on it.',
      ...changed,
    })
    expect(answer).toMatchObject({ status, json: { errors: [{ field }] } })
    expect(await list(alice)).toEqual([])
  })
})
