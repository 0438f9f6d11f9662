import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { LetterView, WrittenLetterView } from '#contract/letter.ts'
import type { Double } from '#test/doubles/double-server.ts'
import { type OpenAiScenario, startOpenAiDouble } from '#test/doubles/openai-double.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

type Scenario = OpenAiScenario | 'ok'

const KEY = 'sk-letter'
let provider: Double<OpenAiScenario>
let says: string
let app: TestApp
let member: Visitor
beforeAll(async () => {
  provider = await startOpenAiDouble({ key: KEY, text: () => says })
})
afterAll(() => provider.close())
afterEach(() => app.close())

async function letterIn(scenario: Scenario, api: string, text: string) {
  provider.behave('ok')
  says = text
  const ai = { AI_API_KEY: KEY, AI_BASE_URL: `${provider.url}/v1`, AI_MODEL: 'gpt-test', AI_BLIND: '0', AI_API: api }
  app = await openTestApp(ai)
  app.setNow('2026-08-03T15:00:00.000Z')
  member = await app.member()
  await member.send('POST', '/api/assets', buyIbm({ costBasis: 100, assetQty: 10 }))
  await app.critiquesDone()
  app.setNow('2026-10-05T15:00:00.000Z')
  provider.behave(scenario)
  const before = provider.requests.length
  const { status, json } = await member.send('POST', '/api/mirror/letter', {})
  const { letter } = (await member.send('GET', '/api/mirror/letter')).json as LetterView
  expect([status, letter?.id]).toEqual([200, '2026-q3'])
  return { written: json as WrittenLetterView, calls: provider.requests.length - before }
}

const LONG =
  'You made 1 decision in the third quarter of 2026, and it is still open as you read this letter from the model. '

describe.each(['responses', 'chat'])('by %s, a letter that did not come', (api) => {
  it.each<[scenario: Scenario, text: string, reason: string]>([
    ['cut-mid-text', LONG, 'The connection to the model broke before it had finished.'],
    ['model-gone', LONG, 'has no model gpt-test'],
    ['refusal', LONG, 'The model declined.'],
    ['ok', "I'm sorry, but I can't help with that.", 'The model declined.'],
    ['ok', '', 'The model answered with no text.'],
    ['ok', '  \n ', 'The model answered with no text.'],
    ['ok', 'How can I help you today?', 'The model answered with something that is no letter.'],
    ['max-output-tokens', LONG, 'The model reached its length limit before it had finished.'],
    ['ok', LONG.repeat(200), 'The answer of the model was too long to be kept.'],
    ['server-error', LONG, 'The AI provider failed while it was answering.'],
    [
      'ok',
      'Du hast deinen Stopp dreimal nicht eingehalten, und das ist der Grund, warum es teuer war. Es ist nicht das erste Mal.',
      'The model did not answer in English, so that its counts cannot be looked for.',
    ],
  ])('(%s) is told with its reason, and the letter by rule stands', async (scenario, text, reason) => {
    const { written, calls } = await letterIn(scenario, api, text)
    expect(written).toMatchObject({ text: null, reason: expect.stringContaining(reason), marks: [] })
    expect(written.reason).not.toContain('critique')
    expect(calls).toBeLessThanOrEqual(2)
  })

  it('is marked where it has markup, links that nobody gave, or far too many words', async () => {
    const text = `# Your quarter\n\nYou made 1 decision. <b>Read</b> [more](https://evil.example/x).\n\n${LONG.repeat(20)}`
    const { written } = await letterIn('ok', api, text)
    expect(written.text).toBe(text.trim())
    expect(written.marks.filter(({ kind }) => kind === 'form').map(({ text: words }) => words)).toEqual([
      'It has a link that it was not given: https://evil.example/x',
      'It has headings, lists, links or HTML, as it was told not to. They are shown as plain text.',
      'It has more than 400 words; it was asked for 150 to 250.',
    ])
  })
})
