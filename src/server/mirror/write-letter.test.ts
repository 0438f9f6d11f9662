import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { LetterView, WrittenLetterView } from '#contract/letter.ts'
import type { Double } from '#test/doubles/double-server.ts'
import { type OpenAiScenario, startOpenAiDouble } from '#test/doubles/openai-double.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

const KEY = 'sk-letter'
let provider: Double<OpenAiScenario>
let says: string
let app: TestApp
let member: Visitor
beforeAll(async () => {
  provider = await startOpenAiDouble({ key: KEY, text: () => says })
})
afterAll(() => provider.close())
beforeEach(() => {
  provider.behave('ok')
  says = 'You broke your own stop once, and it cost $90.'
})
afterEach(() => app.close())

/** Ten at 100 with a stop at 90 that was held through, in a quarter that is over. */
async function brokenStop(environment: Record<string, string> = {}): Promise<void> {
  const ai = { AI_API_KEY: KEY, AI_BASE_URL: `${provider.url}/v1`, AI_MODEL: 'gpt-test', AI_BLIND: '0' }
  app = await openTestApp({ ...ai, ...environment })
  app.setNow('2026-08-03T15:00:00.000Z')
  member = await app.member()
  const post = async (path: string, body: object) => expect((await member.send('POST', path, body)).status).toBe(201)
  await post('/api/assets', buyIbm({ costBasis: 100, assetQty: 10, stopLossYesNo: 'Yes', stopLossPrice: 90 }))
  app.setNow('2026-08-10T15:00:00.000Z')
  await post('/api/assets/1/prices', { price: '89' })
  app.setNow('2026-08-11T15:00:00.000Z')
  await post('/api/assets/1/decisions', {
    decisionId: randomUUID(),
    updateAction: 'Hold',
    updatedConfidenceLevel: 6,
    updatedThesis: 'The order book keeps filling, and the new plant is ready.',
  })
  // A call counts on the day on which it is made: critiques that are still waited for would count in October.
  await app.critiquesDone()
  app.setNow('2026-10-05T15:00:00.000Z')
  await member.send('POST', '/api/assets/1/daily-prices', {
    csv: 'Date,Close\n2026-08-10,89\n2026-09-30,80',
    leapsAreRight: true,
  })
}

const write = (body: object = {}) => member.send('POST', '/api/mirror/letter', body)
const asked = () => provider.requests.filter(({ body }) => JSON.stringify(body).includes('letterByRule'))

it('the model writes the letter on request, from the letter by rule alone, and what it made up is marked', async () => {
  await brokenStop()
  const { writer, letter } = (await member.send('GET', '/api/mirror/letter')).json as LetterView
  expect(writer).toBe('gpt-test')
  const before = asked().length
  expect((await write()).json as WrittenLetterView).toEqual({
    id: '2026-q3',
    model: 'gpt-test',
    promptVersion: 'letter-1',
    text: says,
    reason: null,
    marks: [],
  })
  expect(asked()).toHaveLength(before + 1)
  const sent = JSON.stringify(asked().at(-1)?.body)
  expect(sent).toContain('It cost $90.')
  expect(letter?.markdown).toContain('It cost $90.')
  says = 'It cost you $95, as 12% of others do.'
  expect(((await write({ of: '2026-q3' })).json as WrittenLetterView).marks).toEqual([
    { kind: 'figure', text: '$95' },
    { kind: 'figure', text: '12%' },
  ])
})

it('where it fails, or no call is left, the reason is told and the letter by rule stands', async () => {
  await brokenStop({ AI_PER_DAY: '1' })
  provider.behave('server-error')
  expect((await write()).json as WrittenLetterView).toMatchObject({ text: null, reason: expect.any(String) })
  const spent = (await write()).json as WrittenLetterView
  expect(spent).toMatchObject({ text: null, reason: expect.stringContaining('AI_PER_DAY=1') })
  const { letter } = (await member.send('GET', '/api/mirror/letter')).json as LetterView
  expect(letter?.findings[0]?.title).toBe('You broke your own stop once. It cost $90.')
})

it('without a model, and of a quarter that is not over, there is none', async () => {
  await brokenStop({ AI_API_KEY: '', AI_BASE_URL: '' })
  expect((await member.send('GET', '/api/mirror/letter')).json).not.toHaveProperty('writer')
  expect((await write()).status).toBe(409)
  await app.close()
  await brokenStop()
  expect((await write({ of: '2026-q4' })).status).toBe(404)
  expect((await write({ of: 7 })).status).toBe(422)
})
