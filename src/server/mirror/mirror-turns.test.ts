import { afterAll, beforeAll, expect, it } from 'vitest'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'
import { turnsDuring } from '#test/support/turns-during.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** In how many turns of the event loop the Mirror is answered. */
async function turnsOf(member: Visitor): Promise<number> {
  const { turns, result } = await turnsDuring(() => member.send('GET', '/api/mirror'))
  expect(result.status).toBe(200)
  return turns
}

it('is computed in parts, with the event loop free in between', async () => {
  const member = await app.member()
  await member.send('POST', '/api/assets', buyIbm())
  await app.critiquesDone()
  const [made, remembered] = [await turnsOf(member), await turnsOf(member)]
  expect(made).toBeGreaterThanOrEqual(remembered + 2)
})

it('reads each long text in a turn of its own, and never again', async () => {
  const member = await app.member()
  const decide = (ticker: string) => member.send('POST', '/api/assets', buyIbm({ ticker }))
  for (const ticker of ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']) await decide(ticker)
  await app.critiquesDone()
  const first = await turnsOf(member)
  await decide('I')
  await app.critiquesDone()
  expect(first).toBeGreaterThanOrEqual((await turnsOf(member)) + 7)
})

const SENTENCE = 'Revenue should grow above 8% for three quarters, and I am sure of it. '

it('reads a text of 5,000 characters in parts', async () => {
  const turns: number[] = []
  for (const thesis of [SENTENCE, SENTENCE.repeat(71)]) {
    const member = await app.member()
    await member.send('POST', '/api/assets', buyIbm({ thesis }))
    await app.critiquesDone()
    turns.push(await turnsOf(member))
  }
  const [short = 0, long = 0] = turns
  expect(long).toBeGreaterThanOrEqual(short + 10)
})
