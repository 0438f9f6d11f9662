import { afterAll, beforeAll, expect, it } from 'vitest'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp } from '#test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

it('is computed in parts, with the event loop free in between', async () => {
  const member = await app.member()
  await member.send('POST', '/api/assets', buyIbm())
  await app.critiquesDone()
  let turns = 0
  let isDone = false
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  const countedTurns = async () => {
    turns = 0
    expect((await member.send('GET', '/api/mirror')).status).toBe(200)
    return turns
  }
  setImmediate(count)
  const [made, remembered] = [await countedTurns(), await countedTurns()]
  isDone = true
  expect(made).toBeGreaterThanOrEqual(remembered + 2)
})
