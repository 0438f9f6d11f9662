import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CritiqueRequest } from '#domain/critique/critique.ts'
import { PROMPT_VERSION } from '#domain/critique/prompt/prompt-instructions.ts'
import { type Double, type Scenario, startDouble } from '#test/doubles/double-server.ts'
import { type OpenAiScenario, startOpenAiDouble } from '#test/doubles/openai-double.ts'
import { THESIS } from '#test/fixtures/entries.ts'
import { sha256 } from '../../ledger/ledger-end-store.ts'
import type { FailureKind } from '../../outbound/http-fetch.ts'
import { openModelCall } from './model-call.ts'
import { makeModelCritic } from './model-critic.ts'

const KEY = 'sk-test-0123456789abcdef'
const TEXT =
  'Psychology: You are sure.\n\nFundamentals: Name a figure.\n\nWorld events: Rates moved. What would you see?'

const request: CritiqueRequest = {
  ticker: 'IBM',
  companyName: 'International Business Machines Corporation',
  purchasedAt: '2026-04-06T14:00:00.000Z',
  decision: { action: 'Hold', at: '2026-11-20T15:00:00.000Z', confidence: 9, thesis: THESIS, price: '98.92' },
  earlier: [],
  alerts: [],
  moves: [],
  splits: [],
  principles: ['Never average down.'],
}

let provider: Double<OpenAiScenario>
beforeAll(async () => {
  provider = await startOpenAiDouble({ key: KEY, text: TEXT })
})
afterAll(() => provider.close())

let shown: string
let failures: FailureKind[]
const note = async (kind: FailureKind) => void failures.push(kind)
const critique = (key: string | null = KEY, signal = new AbortController().signal, of: { url: string } = provider) => {
  const ai = { apiKey: key, baseUrl: `${of.url}/v1`, model: 'gpt-4o' }
  const ask = openModelCall(ai, 'auto', { find: async () => null, remember: async () => {} })
  return makeModelCritic(ai, {
    ask,
    spend: async () => null,
    onFailure: note,
    isBlindFirst: false,
  }).critique(
    request,
    (text) => {
      shown += text
    },
    signal,
    'alice',
  )
}
let before: number
const asked = () => provider.requests.length - before
beforeEach(() => {
  shown = ''
  failures = []
  before = provider.requests.length
  provider.behave('ok')
})

describe('what the provider is sent', () => {
  it('is the specification’s request, with nothing stored', async () => {
    const result = await critique()
    const sent = provider.requests.at(-1)
    const { input = '', instructions = '', ...rest } = (sent?.body ?? {}) as { input?: string; instructions?: string }
    expect(rest).toEqual({ model: 'gpt-4o', store: false, stream: true })
    expect(sent?.headers.authorization).toBe(`Bearer ${KEY}`)
    for (const part of [
      '"ticker": "IBM"',
      '"action": "hold"',
      'Apr 6, 2026',
      'Nov 20, 2026',
      '9 of 10',
      'Never average down.',
    ])
      expect(input).toContain(part)
    expect(instructions).toContain('5 to 7 sentences')
    expect(input).toContain(JSON.stringify(THESIS).slice(1, -1))
    expect(instructions).toMatch(/psychology.*fundamentals.*world events/s)
    expect(instructions).toContain('Do not summarize')
    const promptHash = sha256(`${instructions}\n\n${input}`)
    expect(result).toMatchObject({ model: 'gpt-4o', promptVersion: PROMPT_VERSION, promptHash })
  })
})

describe('a local server', () => {
  it('is asked without a key, whatever keys the environment has', async () => {
    vi.stubEnv('OPENAI_API_KEY', 'sk-of-somebody-else')
    vi.stubEnv('OPENAI_ORG_ID', 'org-of-somebody-else')
    const local = await startOpenAiDouble({ key: null, text: TEXT })
    expect(await critique(null, new AbortController().signal, local)).toMatchObject({ status: 'complete', text: TEXT })
    const { headers } = local.requests.at(-1) ?? {}
    expect(headers).not.toHaveProperty('authorization')
    expect(headers).not.toHaveProperty('openai-organization')
    const other = await critique(null)
    expect(other.reason).toBe('The server at AI_BASE_URL wants a key. Set AI_API_KEY.')
    await local.close()
    vi.unstubAllEnvs()
  })
})

describe('what the provider answers', () => {
  it('is shown as it arrives, and stored whole', async () => {
    expect(await critique()).toMatchObject({ status: 'complete', reason: null, text: TEXT })
    expect(shown).toBe(TEXT)
  })

  it.each([
    ...(['reasoning-first', 'two-messages', 'two-parts', 'thinking', 'commentary-first'] as const),
    ...(['completed-without-output', 'no-deltas-no-output', 'bare-deltas', 'whole-json', 'thought-unopened'] as const),
  ])('%s is read whole', async (scenario) => {
    provider.behave(scenario)
    expect(await critique()).toMatchObject({ status: 'complete', reason: null, text: TEXT })
    expect(shown).toBe(TEXT)
  })

  it.each([
    ['greeting', 'failed', /no critique.*AI_MODEL/],
    ['empty-parts', 'failed', /no critique/],
    ['thinking-unclosed', 'failed', /no text/],
  ] as const)('%s is no critique: it is kept as %s, and none of its words', async (scenario, status, reason) => {
    provider.behave(scenario)
    expect(await critique()).toMatchObject({ status, reason: expect.stringMatching(reason), text: '' })
    expect(shown).toBe('')
    expect(asked()).toBe(1)
  })

  it.each<[Scenario<OpenAiScenario>, string, number]>([
    ['max-output-tokens', 'cut-off', 1],
    ['content-filter', 'filtered', 1],
    ['failed', 'failed', 1],
    ['invalid-key', 'failed', 1],
    ['rate-limit', 'failed', 2],
    ['server-error', 'failed', 2],
    ['bad-gateway', 'failed', 2],
    ['html', 'failed', 1],
    ['garbage', 'failed', 1],
    ['cut', 'failed', 2],
    ['error-event', 'failed', 1],
    ['cut-mid-text', 'interrupted', 1],
    ['no-terminal-event', 'interrupted', 1],
  ])('%s ends as %s, after %i request(s)', async (scenario, status, requests) => {
    provider.behave(scenario)
    const result = await critique()
    expect(result).toMatchObject({ status, reason: expect.stringMatching(/\.$/) })
    expect(asked()).toBe(requests)
    expect(result.text).toBe(shown)
  })

  it('that is longer than Candor stores is reported as that, and not as lacking a part', async () => {
    provider.behave('too-long')
    const { status, reason, text } = await critique()
    expect([status, reason]).toEqual([
      'cut-off',
      'The answer was longer than 20000 characters. Candor keeps no more of it.',
    ])
    expect(text.length).toBe(20_000)
    expect(shown).toBe(text)
  })

  it.each([
    ['words', 'So it goes on and on. '.repeat(50), 'cut-off'],
    ['a critique', `${TEXT} And so on.`.repeat(10), 'cut-off'],
    ['thoughts', `<think>${'Do they? '.repeat(2_000)}`, 'failed'],
  ])('that never ends is left, when it repeats %s', async (_, words, status) => {
    const endless = await startDouble(async (_request, _scenario, { response }) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const event = { type: 'response.output_text.delta', output_index: 0, content_index: 0, delta: words }
      const data = `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`
      const left = once(response, 'close')
      while (!response.destroyed) await Promise.race([left, new Promise((sent) => response.write(data, sent))])
      return undefined
    })
    const result = await critique(KEY, new AbortController().signal, endless)
    expect(result.status).toBe(status)
    expect(result.text.length).toBeLessThanOrEqual(20_000)
    await endless.close()
  })

  it('that broke off is stored as far as it had come', async () => {
    provider.behave('cut-mid-text')
    const { text } = await critique()
    expect(text.length).toBeGreaterThan(5)
    expect(TEXT.startsWith(text)).toBe(true)
  })

  it.each([
    ['no-such-route', /AI_BASE_URL.*Responses API/],
    ['no-such-method', /AI_BASE_URL.*Responses API/],
  ] as const)('%s says which variable mends it', async (scenario, reason) => {
    provider.behave(scenario)
    expect(await critique()).toMatchObject({ status: 'failed', reason: expect.stringMatching(reason) })
    expect(failures).toEqual(['not-found'])
  })

  it('invalid-key is reported in our own words, never with the key', async () => {
    provider.behave('invalid-key')
    const result = await critique()
    expect(result.reason).toBe('The AI provider does not accept the key of this Candor.')
    expect(JSON.stringify(result)).not.toContain('sk-')
  })

  it('is asked for once more after a transient fault, which leaves no trace', async () => {
    provider.behave('server-error', 'ok')
    expect(await critique()).toMatchObject({ status: 'complete', text: TEXT })
    expect(asked()).toBe(2)
  })

  it('is aborted when the app stops', async () => {
    provider.behave('held-mid-text')
    const stop = new AbortController()
    const stopped = critique(KEY, stop.signal)
    await provider.held()
    stop.abort()
    expect((await stopped).status).not.toBe('complete')
    provider.release()
  })
})

describe('what the provider failed with', () => {
  it.each<[Scenario<OpenAiScenario>, FailureKind[]]>([
    ['ok', []],
    ['refusal', []],
    ['max-output-tokens', []],
    ['content-filter', []],
    ['invalid-key', ['auth']],
    ['quota', ['quota']],
    ['server-error', ['upstream']],
    ['html', ['upstream']],
    ['cut-mid-text', ['upstream']],
    ['cut', ['upstream']],
  ])('%s is reported once, and not in the critique’s text', async (scenario, told) => {
    provider.behave(scenario)
    expect(await critique()).not.toHaveProperty('failure')
    expect(failures).toEqual(told)
  })
})
