import OpenAI, { type APIError } from 'openai'
import type { ResponseStreamEvent } from 'openai/resources/responses/responses'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CommonScenario } from './answer.ts'
import type { Double } from './double-server.ts'
import { type OpenAiScenario, startOpenAiDouble } from './openai-double.ts'
import { someCritique } from './openai-response.ts'

const half =
  'Psychology: You are anchored on last quarter. Margins fell two points in a row.\n\nFundamentals: Rates may rise in March.'
let double: Double<OpenAiScenario>
let client: OpenAI

beforeEach(async () => {
  double = await startOpenAiDouble()
  client = new OpenAI({ apiKey: 'sk-test-0123456789abcdef', baseURL: `${double.url}/v1`, maxRetries: 0 })
})
afterEach(() => double.close())

const question = { model: 'gpt-4o', input: 'Thesis: AAPL will grow.', store: false }

const askWhole = async () => {
  const { status, output_text, error, incomplete_details } = await client.responses.create(question)
  return { status, output_text, error: error?.code ?? null, reason: incomplete_details?.reason ?? null }
}

/** What a reader of the stream has: the types of all events, the text, and the error that was thrown. */
async function askStreamed(onEvent: (event: ResponseStreamEvent) => void = () => undefined) {
  const seen = { types: [] as string[], text: '', thrown: '' }
  try {
    for await (const event of await client.responses.create({ ...question, stream: true })) {
      onEvent(event)
      seen.types.push(event.type)
      if (event.type === 'response.output_text.delta') seen.text += event.delta
    }
  } catch (error) {
    seen.thrown = `${(error as Error).constructor.name}: ${(error as APIError).code ?? (error as Error).message}`
  }
  return { text: seen.text, last: seen.types.at(-1), thrown: seen.thrown }
}

describe('a response in one piece', () => {
  const done = { status: 'completed', output_text: someCritique, error: null, reason: null }
  test.each<[OpenAiScenario | CommonScenario, object]>([
    ['ok', done],
    ['reasoning-first', done],
    ['two-messages', done],
    ['two-parts', done],
    ['refusal', { ...done, output_text: '' }],
    ['max-output-tokens', { ...done, status: 'incomplete', output_text: half, reason: 'max_output_tokens' }],
    ['content-filter', { ...done, status: 'incomplete', output_text: half, reason: 'content_filter' }],
    ['failed', { ...done, status: 'failed', output_text: '', error: 'server_error' }],
  ])('%s', async (scenario, expected) => {
    double.behave(scenario)
    expect(await askWhole()).toEqual(expected)
  })
})

describe('a response that is streamed', () => {
  const done = { text: someCritique, last: 'response.completed', thrown: '' }
  test.each<[OpenAiScenario | CommonScenario, object]>([
    ['ok', done],
    ['reasoning-first', done],
    ['two-messages', done],
    ['two-parts', done],
    ['refusal', { ...done, text: '' }],
    ['max-output-tokens', { text: half, last: 'response.incomplete', thrown: '' }],
    ['content-filter', { text: half, last: 'response.incomplete', thrown: '' }],
    ['failed', { text: '', last: 'response.failed', thrown: '' }],
    ['error-event', { text: half, last: 'response.output_text.delta', thrown: 'APIError: server_error' }],
    ['cut-mid-text', { text: half, last: 'response.output_text.delta', thrown: 'TypeError: terminated' }],
    ['no-terminal-event', { ...done, last: 'response.output_item.done' }],
    ['html', { text: '', last: undefined, thrown: '' }],
  ])('%s', async (scenario, expected) => {
    double.behave(scenario)
    expect(await askStreamed()).toEqual(expected)
  })

  test('the events come in the order of the real stream, numbered', async () => {
    const events: ResponseStreamEvent[] = []
    await askStreamed((event) => events.push(event))
    const deltas = someCritique.split(/\s+/).map(() => 'output_text.delta')
    expect(events.map(({ type }) => type.replace('response.', ''))).toEqual(
      ['created', 'in_progress', 'output_item.added', 'content_part.added']
        .concat(deltas)
        .concat(['output_text.done', 'content_part.done', 'output_item.done', 'completed']),
    )
    expect(events.map(({ sequence_number }) => sequence_number)).toEqual([...events.keys()])
  })

  test.each<[OpenAiScenario, string]>([
    ['held-before-text', ''],
    ['held-mid-text', half],
  ])('%s waits until it is released', async (scenario, expected) => {
    double.behave(scenario)
    let text = ''
    const isDone = askStreamed((event) => {
      if (event.type === 'response.output_text.delta') text += event.delta
    })
    await double.held()
    await expect.poll(() => text).toBe(expected)
    double.release()
    expect(await isDone).toEqual(done)
  })
})

describe('a refused request', () => {
  test.each<[OpenAiScenario, string]>([
    ['invalid-key', 'AuthenticationError: invalid_api_key'],
    ['rate-limit', 'RateLimitError: rate_limit_exceeded'],
    ['quota', 'RateLimitError: insufficient_quota'],
    ['server-error', 'InternalServerError: 500 The server had an error while processing your request.'],
    ['bad-gateway', 'InternalServerError: 502 <!doctype html><html><head><title>Bad Gateway</title>'],
  ])('%s', async (scenario, thrown) => {
    double.behave(scenario)
    expect((await askStreamed()).thrown.slice(0, thrown.length)).toBe(thrown)
    expect(double.requests.length).toBe(1)
  })

  test('a mistake in the request is named as the provider names it', async () => {
    await expect(client.responses.create({ ...question, input: '' })).rejects.toMatchObject({
      status: 400,
      param: 'input',
      code: 'invalid_type',
    })
    const wrongKey = client.withOptions({ apiKey: 'sk-wrong-key' })
    await expect(wrongKey.responses.create(question)).rejects.toMatchObject({ status: 401, code: 'invalid_api_key' })
  })
})

test('scenarios queue up, one for each request, and requests are recorded', async () => {
  double.behave('rate-limit', 'ok')
  expect((await askStreamed()).thrown).toBe('RateLimitError: rate_limit_exceeded')
  expect((await askStreamed()).text).toBe(someCritique)
  expect((await askStreamed()).text).toBe(someCritique)
  expect(double.requests.map(({ method, path, body }) => ({ method, path, body }))).toEqual(
    Array(3).fill({ method: 'POST', path: '/v1/responses', body: { ...question, stream: true } }),
  )
})

test('a request whose caller goes away is recorded as abandoned', async () => {
  double.behave('held-mid-text')
  const stream = await client.responses.create({ ...question, stream: true })
  await double.held()
  stream.controller.abort()
  await expect.poll(() => double.requests.map(({ isAbandoned }) => isAbandoned)).toEqual([true])
})
