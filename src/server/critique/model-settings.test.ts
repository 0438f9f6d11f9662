import { afterEach, describe, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import type { SettingsView } from '#contract/settings.ts'
import { type OpenAiOptions, startOpenAiDouble } from '#test/doubles/openai-double.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

let closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing) await close()
  closing = []
})

const open = async (options: OpenAiOptions, environment: Record<string, string>) => {
  const model = await startOpenAiDouble({ key: 'k', ...options })
  const app = await openTestApp({ AI_API_KEY: 'k', AI_BASE_URL: `${model.url}/v1`, ...environment })
  closing.push(app.close, model.close)
  return { model, app }
}
const settingsOf = async (visitor: Visitor) => (await visitor.send('GET', '/api/settings')).json as SettingsView
const critiqued = async (app: TestApp, visitor: Visitor) => {
  await visitor.send('POST', '/api/assets', buyIbm())
  await app.critiquesDone()
  return ((await visitor.send('GET', '/api/assets/1')).json as AssetView).aiAnalysis.at(-1)
}

describe('a day’s calls of the model', () => {
  it('are counted for each account; when none is left, the built-in critic answers and says so', async () => {
    const { model, app } = await open({}, { AI_PER_DAY: '1', AI_BLIND: '0' })
    const [alice, bob] = [await app.member(), await app.member()]
    expect(await critiqued(app, alice)).toMatchObject({ status: 'complete', model: 'gpt-4o' })
    expect((await settingsOf(alice)).usage.at(-1)).toMatchObject({ name: 'gpt-4o', day: { used: 1, limit: 1 } })
    expect((await settingsOf(bob)).usage.at(-1)).toMatchObject({ day: { used: 0, limit: 1 } })
    const { json } = await alice.send('GET', '/api/assets/1')
    const [{ decisionId } = { decisionId: '' }] = (json as AssetView).thesis
    await alice.send('POST', '/api/assets/1/critiques', { decisionId })
    await app.critiquesDone()
    const { aiAnalysis } = (await alice.send('GET', '/api/assets/1')).json as AssetView
    expect(aiAnalysis.at(-1)).toMatchObject({
      status: 'complete',
      model: 'built-in',
      reason: 'Your calls of the language model for today are used up (AI_PER_DAY=1). New ones come at midnight, UTC.',
    })
    expect(await critiqued(app, bob)).toMatchObject({ model: 'gpt-4o' })
    expect(model.requests).toHaveLength(2)
  })
})

describe('the last failure of the model', () => {
  it.each([
    ['quota', 'It said that its quota is used up. Look at the plan and the balance of its key.'],
    [
      'model-gone',
      'It did not have the model, or none of the APIs that it was asked by. Look at AI_MODEL and AI_API; others count from the next start on.',
    ],
    ['rate-limit', 'It asked to wait. Ask again in a while.'],
    [
      'server-error',
      'It could not be reached, failed while it was answering, or answered with something that is no critique. Ask again in a while; if it lasts, look at AI_BASE_URL.',
    ],
    ['invalid-key', 'It did not accept the key, or wanted one. Another one counts from the next start on.'],
  ] as const)('after %s is told of a model, and not of prices', async (scenario, message) => {
    const { model, app } = await open({}, { AI_BLIND: '0' })
    model.behave(scenario)
    const alice = await app.member()
    await critiqued(app, alice)
    expect((await settingsOf(alice)).usage.at(-1)?.lastFailure?.message).toBe(message)
  })
})

describe('a server without the Responses API', () => {
  it('is shown in Settings once it has been recognized', async () => {
    const { app } = await open({ speaks: 'chat' }, { AI_BLIND: '0' })
    const alice = await app.member()
    const critic = async () => (await settingsOf(alice)).providers.find(({ need }) => need === 'critic')?.name
    expect(await critic()).toBe('gpt-4o')
    expect(await critiqued(app, alice)).toMatchObject({ status: 'complete', model: 'gpt-4o' })
    expect(await critic()).toBe('gpt-4o, asked by chat completions')
  })
})

describe('the model’s own probability', () => {
  it('is stored with the critique, and not asked for where it is switched off', async () => {
    const text = ({ body }: { body: unknown }) =>
      String(Object(body).instructions).includes('probability')
        ? '{"claim": "It grows.", "probability": 35}'
        : 'Psychology: You are sure.\n\nFundamentals: Name one.\n\nWorld events: None. What would you see?'
    const asked = await open({ text }, {})
    expect(await critiqued(asked.app, await asked.app.member())).toMatchObject({ blindProbability: 35 })
    const spared = await open({ text }, { AI_BLIND: '0' })
    expect(await critiqued(spared.app, await spared.app.member())).not.toHaveProperty('blindProbability')
    expect([asked.model.requests.length, spared.model.requests.length]).toEqual([2, 1])
  })
})
