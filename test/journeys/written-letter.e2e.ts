import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Double } from '../doubles/double-server.ts'
import { type OpenAiScenario, startOpenAiDouble } from '../doubles/openai-double.ts'
import { accessibilityFaults } from '../support/accessibility.ts'
import { button } from '../support/asset-steps.ts'
import { browserForFile } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { signUp } from '../support/http-member.ts'
import { movedClock } from '../support/moved-clock.ts'
import { sees } from '../support/steps.ts'

/** A letter about a quarter that is over, and the same as a language model tells it. */

const clock = movedClock(join(tmpdir(), `candor-written-letter-${process.pid}`), '2026-09-28T15:00:00.000Z')
// Registered first, so that it comes last: until then a Candor goes by it.
afterAll(clock.forget)
const SAYS = 'You broke your own stop once, and it cost $90.\n\nOf others 12% do so too.'
let model: Double<OpenAiScenario>
beforeAll(async () => {
  model = await startOpenAiDouble({ key: 'k', text: SAYS })
})
const candor = candorForFile(() => ({
  ...clock.environment,
  ...{ AI_API_KEY: 'k', AI_BASE_URL: `${model.url}/v1`, AI_MODEL: 'gpt-test', AI_BLIND: '0' },
}))
afterAll(() => model.close())
const browser = browserForFile()

const DAY_MS = 86_400_000

/** Of the quarter: a second try begins in the next one, where the first has left the clock. */
function daysLeft(now: Date): number {
  const next = Date.UTC(now.getUTCFullYear(), Math.floor(now.getUTCMonth() / 3) * 3 + 3, 1, 15)
  return Math.floor((next - now.getTime()) / DAY_MS)
}

test('a model writes the letter on request, below the letter by rule, and what it made up is marked', async () => {
  clock.advance(Math.max(0, daysLeft(clock.now()) - 2) * DAY_MS)
  const member = await signUp(candor.get(), 'writer')
  await member.add({ costBasis: 100, assetQty: 10, stopLossYesNo: 'Yes', stopLossPrice: 90 })
  const hold = { updateAction: 'Hold', updatedConfidenceLevel: 6, updatedThesis: 'The order book keeps filling.' }
  const post = async (path: string, body: object) => expect((await member.send('POST', path, body)).status).toBe(201)
  await post('/api/assets/1/prices', { price: '89' })
  await post('/api/assets/1/decisions', { decisionId: randomUUID(), ...hold })
  clock.advance(4 * DAY_MS)
  const page = await browser.open(candor.get(), { as: member })
  await page.goto(`/account/${member.username}/overview/mirror/letter`)
  await sees(page.getByRole('heading', { name: /^A letter about / }))
  await sees(page.getByRole('heading', { name: /^You broke your own stop once\./ }))
  await button(page, 'Let gpt-test write it').click()
  await sees(page.getByRole('heading', { name: 'The same, as gpt-test tells it' }))
  const written = page.getByRole('region', { name: 'The letter by a language model' })
  await sees(written.getByText('You broke your own stop once, and it cost $90.'))
  await sees(written.getByText(/what was not found is marked\.$/))
  await sees(written.getByText('12%', { exact: true }).first())
  expect(await accessibilityFaults(page)).toEqual([])
})
