import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { asked as requestOf } from '#domain/critique/built-in/request.fixture.ts'
import type { CritiqueRequest } from '#domain/critique/critique.ts'
import type { Double, Scenario } from '#test/doubles/double-server.ts'
import { type OpenAiScenario, startOpenAiDouble } from '#test/doubles/openai-double.ts'
import type { Received } from '#test/doubles/received.ts'
import type { Critic } from '../critic.ts'
import { type ApiMemory, openModelCall } from './model-call.ts'
import { makeModelCritic } from './model-critic.ts'

const KEY = 'sk-test-0123456789abcdef'
const GOOD =
  'Psychology: You are sure.\n\nFundamentals: Name a figure.\n\nWorld events: Rates moved. What would you see?'
const MADE_UP =
  'Psychology: You are sure.\n\nFundamentals: It grew 77%.\n\nWorld events: Rates moved. What would you see?'
const request = {
  ...requestOf('Revenue should grow above 8% by May, or I sell.'),
  claim: 'IBM does better than SPY until Nov 21, 2027',
}

let provider: Double<OpenAiScenario>
let before: number
/** The model's answers, question by question; the last one is repeated. */
let says: string[]
beforeAll(async () => {
  provider = await startOpenAiDouble({ key: KEY, text: () => (says.length > 1 ? says.shift() : says[0]) ?? '' })
})
afterAll(() => provider.close())
beforeEach(() => {
  says = [GOOD]
  before = provider.requests.length
  provider.behave('ok')
})

type Sent = { instructions?: string; input?: string; messages?: { role: string; content: string }[]; store?: boolean }
const sent = (): Sent[] => provider.requests.slice(before).map(({ body }: Received) => Object(body))

const noMemory: ApiMemory = { find: async () => null, remember: async () => {} }
type Options = {
  isBlindFirst?: boolean
  left?: number
  api?: 'auto' | 'chat' | 'responses'
  memory?: ApiMemory
  url?: string
}
const criticWith = ({
  isBlindFirst = false,
  left = 99,
  api = 'auto',
  memory = noMemory,
  url = provider.url,
}: Options = {}): Critic => {
  const ai = { apiKey: KEY, baseUrl: `${url}/v1`, model: 'gpt-4o' }
  let spent = 0
  const spend = async (_userId: string, leaving = 0) => {
    if (spent + leaving >= left) return 'No calls are left today (AI_PER_DAY).'
    spent += 1
    return null
  }
  return makeModelCritic(ai, {
    ask: openModelCall(ai, api, memory),
    spend,
    onFailure: async () => {},
    isBlindFirst,
  })
}
const critique = (critic = criticWith(), of: CritiqueRequest = request) =>
  critic.critique(of, () => {}, new AbortController().signal, 'alice')

describe('a server that leads to another address', () => {
  it.each([302, 307, 308])('is not followed there with what is written, %i', async (status) => {
    const location = `${provider.url.replace('127.0.0.1', 'localhost')}/v1/responses`
    provider.behave({ status, headers: { location } })
    const result = await critique()
    expect(sent()).toHaveLength(1)
    expect(result.reason).toContain(`leads to another address (${status})`)
    expect(result.model).toBe('built-in')
  })
})

describe('an answer of fifty megabytes', () => {
  it.each(['responses', 'chat'] as const)('is read no further than eight, %s', async (api) => {
    provider.behave('flood')
    const result = await critique(criticWith({ api }))
    expect(result).toMatchObject({ status: 'failed', reason: expect.stringContaining('far more than a model says') })
    expect(sent()).toHaveLength(1)
  })

  it('as one event of a stream is none either', async () => {
    const headers = { 'content-type': 'text/event-stream' }
    provider.behave({ status: 200, headers, body: `data: ${'x'.repeat(9 * 1024 * 1024)}` })
    expect(await critique()).toMatchObject({ reason: expect.stringContaining('far more than a model says') })
  })
})

describe('the built-in critic answers in the model’s stead, with the reason', () => {
  it.each<[Scenario<OpenAiScenario>, RegExp]>([
    ['model-gone', /no model gpt-4o.*AI_MODEL/],
    ['model-gone-400', /no model gpt-4o.*AI_MODEL/],
    ['model-not-pulled', /no model gpt-4o.*AI_MODEL/],
    ['quota', /quota of its key is used up/],
    ['refusal', /declined/],
    ['refusal-in-words', /declined/],
  ])('after %s', async (scenario, reason) => {
    provider.behave(scenario)
    const result = await critique()
    expect(result).toMatchObject({ status: 'complete', model: 'built-in', reason: expect.stringMatching(reason) })
    expect(result.text).toMatch(/Psychology:.*Fundamentals:.*World events:/s)
    expect(JSON.stringify(result)).not.toContain('sk-')
    expect(sent()).toHaveLength(1)
  })

  it('after five failures in a row, and only until the model answers again', async () => {
    const critic = criticWith()
    provider.behave('html')
    const first = [await critique(critic), await critique(critic), await critique(critic), await critique(critic)]
    expect(first.map(({ status, model }) => `${status} ${model}`)).toEqual(Array(4).fill('failed gpt-4o'))
    expect(await critique(critic)).toMatchObject({
      model: 'built-in',
      reason: expect.stringContaining('5 tries in a row'),
    })
    provider.behave('ok')
    expect(await critique(critic)).toMatchObject({ model: 'gpt-4o', text: GOOD })
    provider.behave('html')
    expect(await critique(critic)).toMatchObject({ status: 'failed', model: 'gpt-4o' })
  })

  it('and does not say that words were kept which it takes the place of', async () => {
    const critic = criticWith()
    provider.behave('cut-mid-text')
    const first = await critique(critic)
    expect(first).toMatchObject({ status: 'interrupted', reason: expect.stringMatching(/had arrived is kept\.$/) })
    for (let failed = 1; failed < 4; failed += 1) await critique(critic)
    expect(await critique(critic)).toMatchObject({
      model: 'built-in',
      reason:
        'No critique came of the last 5 tries in a row. The connection to the model broke before it had finished.',
    })
  })

  it('when the account’s calls of the day are used up, and the model is not asked', async () => {
    expect(await critique(criticWith({ left: 0 }))).toMatchObject({
      model: 'built-in',
      reason: 'No calls are left today (AI_PER_DAY).',
    })
    expect(sent()).toEqual([])
  })
})

describe('a server without the Responses API', () => {
  it.each(['chat', 'auto'] as const)('is asked by chat completions (AI_API=%s), with nothing stored', async (api) => {
    const server = await startOpenAiDouble({ key: KEY, text: GOOD, speaks: 'chat' })
    expect(await critique(criticWith({ api, url: server.url }))).toMatchObject({ status: 'complete', text: GOOD })
    const last = server.requests.at(-1)
    expect(last?.path).toBe('/v1/chat/completions')
    expect(last?.body).toMatchObject({ model: 'gpt-4o', store: false, stream: true })
    const { messages = [] } = Object(last?.body) as Sent
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user'])
    expect(messages[1]?.content).toContain('"ticker": "ACME"')
    expect(server.requests).toHaveLength(api === 'auto' ? 2 : 1)
    await server.close()
  })

  it('is remembered', async () => {
    const server = await startOpenAiDouble({ key: KEY, text: GOOD, speaks: 'chat' })
    let remembered: 'responses' | 'chat' | null = null
    const memory: ApiMemory = {
      find: async () => remembered,
      remember: async (api) => {
        remembered = api
      },
    }
    await critique(criticWith({ memory, url: server.url }))
    await critique(criticWith({ memory, url: server.url }))
    expect(server.requests.map(({ path }) => path)).toEqual([
      '/v1/responses',
      '/v1/chat/completions',
      '/v1/chat/completions',
    ])
    // It is remembered until the server changes: this one has only the Responses API.
    const newer = await startOpenAiDouble({ key: KEY, text: GOOD, speaks: 'responses' })
    expect(await critique(criticWith({ memory, url: newer.url }))).toMatchObject({ status: 'complete' })
    expect(remembered).toBe('responses')
    await Promise.all([server.close(), newer.close()])
  })

  it('may answer in parts, of which only those of the answer count', async () => {
    const thought = { type: 'thinking', thinking: [{ type: 'text', text: 'They are sure.' }] }
    const content = [thought, { type: 'text', text: GOOD.slice(0, 30) }, { type: 'text', text: GOOD.slice(30) }]
    provider.behave({ status: 200, body: { choices: [{ message: { content }, finish_reason: 'stop' }] } })
    expect(await critique(criticWith({ api: 'chat' }))).toMatchObject({ status: 'complete', text: GOOD })
  })

  it.each<[OpenAiScenario | 'ok', string]>([
    ['whole-json', 'complete'],
    ['refusal', 'built-in'],
    ['max-output-tokens', 'cut-off'],
    ['content-filter', 'filtered'],
    ['cut-mid-text', 'interrupted'],
    ['no-terminal-event', 'interrupted'],
  ])('that answers with %s is told as %s', async (scenario, told) => {
    provider.behave(scenario)
    const { status, model } = await critique(criticWith({ api: 'chat' }))
    expect(model === 'built-in' ? model : status).toBe(told)
  })

  it('that refuses the field `store` is asked without it', async () => {
    const unknown = { error: { message: "Unknown parameter: 'store'.", type: 'invalid_request_error', code: null } }
    provider.behave({ status: 400, body: unknown }, 'ok')
    expect(await critique(criticWith({ api: 'chat' }))).toMatchObject({ status: 'complete' })
    expect(sent().map(({ store }) => store)).toEqual([false, undefined])
  })

  it('and without chat completions says so', async () => {
    provider.behave('no-such-route')
    expect(await critique()).toMatchObject({
      status: 'failed',
      reason: 'The server at AI_BASE_URL has neither /v1/responses (the Responses API) nor /v1/chat/completions.',
    })
  })
})

describe('asked blind first', () => {
  it('the model is not asked for a probability of an option’s claim, which is never resolved', async () => {
    const { claim: _, ...unclaimed } = request
    expect(await critique(criticWith({ isBlindFirst: true }), unclaimed)).toMatchObject({
      status: 'complete',
      text: GOOD,
    })
    expect(sent()).toHaveLength(1)
  })

  it('the model gives its own probability before it learns the user’s confidence', async () => {
    says = ['{"claim": "Revenue grows above 8%.", "probability": 35}', GOOD]
    const result = await critique(criticWith({ isBlindFirst: true }))
    const [blind, informed] = sent()
    expect(blind?.input).not.toContain('confidence')
    expect(informed?.input).toContain('"confidence": "6 of 10"')
    expect(informed?.input).toContain('"probability": "35%"')
    expect(result).toMatchObject({ text: GOOD, blind: { probability: 35, claim: 'Revenue grows above 8%.' } })
  })

  it('the model that gave it is named with it where the built-in critic then writes in its stead', async () => {
    says = ['{"claim": "Revenue grows above 8%.", "probability": 35}', 'I am sorry, but I cannot help with that.']
    expect(await critique(criticWith({ isBlindFirst: true }))).toMatchObject({
      model: 'built-in',
      blind: { probability: 35, model: 'gpt-4o' },
    })
  })

  it.each([
    ['an answer that is no probability', 'I think so.'],
    ['nothing', ''],
  ])('%s does not prevent the critique', async (_, said) => {
    says = [said, GOOD]
    const result = await critique(criticWith({ isBlindFirst: true }))
    expect(result).toMatchObject({ status: 'complete', text: GOOD })
    expect(result).not.toHaveProperty('blind')
  })

  it('a model that needs longer than a blind reading may take is asked for the critique all the same', async () => {
    const patience = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal)
    provider.behave('held-before-text', 'ok')
    const critiqued = critique(criticWith({ isBlindFirst: true }))
    await provider.held()
    patience.abort()
    expect(await critiqued).toMatchObject({ status: 'complete', model: 'gpt-4o', text: GOOD })
    expect(sent()).toHaveLength(2)
    provider.release()
    timeout.mockRestore()
  })

  it('the last call of a day is left to the critique itself', async () => {
    expect(await critique(criticWith({ isBlindFirst: true, left: 1 }))).toMatchObject({ model: 'gpt-4o', text: GOOD })
    expect(sent()).toHaveLength(1)
  })

  it('a model that does not exist any more is not asked a second time', async () => {
    provider.behave('model-gone')
    expect(await critique(criticWith({ isBlindFirst: true }))).toMatchObject({ model: 'built-in' })
    expect(sent()).toHaveLength(1)
  })
})

it('an answer is kept without what nobody sees in it', async () => {
  says = [GOOD.replace('sure', '\u202esu\u200bre\u202c\u{e0041}\u{e0042}')]
  let shown = ''
  const onText = (text: string) => {
    shown += text
  }
  const result = await criticWith().critique(request, onText, new AbortController().signal, 'alice')
  expect(result).toMatchObject({ status: 'complete', text: GOOD })
  expect(shown).toBe(GOOD)
})

describe('checked afterwards', () => {
  it('invented statements are sent back once, and the repaired critique has no mark', async () => {
    says = [MADE_UP, GOOD]
    const result = await critique()
    expect(result).toMatchObject({ status: 'complete', text: GOOD })
    expect(result).not.toHaveProperty('marks')
    expect(sent()[1]?.input).toContain('this figure was not given: 77%')
    expect(sent()).toHaveLength(2)
  })

  it('a statement that is still invented after that gets its mark', async () => {
    says = [MADE_UP]
    expect(await critique()).toMatchObject({ text: MADE_UP, marks: [{ kind: 'figure', text: '77%' }] })
    expect(sent()).toHaveLength(2)
  })

  it.each<Scenario<OpenAiScenario>>(['server-error', 'refusal', 'greeting'])(
    'a repair that ends in %s leaves the first',
    async (scenario) => {
      says = [MADE_UP]
      provider.behave('ok', scenario)
      expect(await critique()).toMatchObject({ status: 'complete', text: MADE_UP, marks: [{ text: '77%' }] })
    },
  )

  it('an answer that broke off is not repaired, but is marked all the same', async () => {
    provider.behave('max-output-tokens')
    says = [
      'Psychology: You are sure. It grew 77%, and more.\n\nFundamentals: Name a figure. And one more of them. And one more.',
    ]
    expect(await critique()).toMatchObject({ status: 'cut-off', marks: [{ kind: 'figure', text: '77%' }] })
    expect(sent()).toHaveLength(1)
  })

  it.each([
    ['without a question at its end', GOOD.replace(' What would you see?', ''), 'It does not end with a question.'],
    ['with advice', GOOD.replace('sure.', 'sure. Sell half.'), 'It gives advice, as it was told not to: Sell half.'],
    [
      'of more than twelve sentences',
      GOOD.replace('sure.', 'sure. You say so again.'.repeat(12).replaceAll('.You', '. You')),
      'It has more than 12 sentences; it was asked for 5 to 7.',
    ],
  ])('an answer %s is sent back once, and keeps its mark if it comes again', async (_, faulty, fault) => {
    says = [faulty, GOOD]
    const mended = await critique()
    expect(mended).toMatchObject({ status: 'complete', text: GOOD })
    expect(mended).not.toHaveProperty('marks')
    expect(sent()).toHaveLength(2)
    expect(sent()[1]?.input).toContain(fault)
    says = [faulty]
    expect(await critique()).toMatchObject({ status: 'complete', text: faulty, marks: [{ kind: 'form', text: fault }] })
    expect(sent()).toHaveLength(4)
  })

  it('a missing part is asked for once', async () => {
    says = ['Psychology: You are sure.\n\nFundamentals: Name a figure.', GOOD]
    expect(await critique()).toMatchObject({ status: 'complete', text: GOOD })
  })

  it('a part without words too, and after one repair the built-in critic answers with that reason', async () => {
    says = ['Psychology: You are sure.\n\nFundamentals: n/a\n\nWorld events: Rates moved. What would you see?']
    expect(await critique()).toMatchObject({
      status: 'complete',
      model: 'built-in',
      reason: 'The model left out a part: a critique has psychology, fundamentals and world events.',
    })
    expect(sent()).toHaveLength(2)
    expect(sent()[1]?.input).toContain('It does not have words under each of its labels')
  })

  it('labels in another language are sent back with the English ones, and the built-in critic answers after that', async () => {
    const translated =
      'Psychologie: Du bist sicher.\n\nFundamentaldaten: Nenne eine Zahl.\n\nWeltgeschehen: Die Zinsen. Was würdest du sehen?'
    says = [translated, GOOD]
    expect(await critique()).toMatchObject({ status: 'complete', model: 'gpt-4o', text: GOOD })
    expect(sent()[1]?.input).toContain('each of its labels: Psychology, Fundamentals, World events.')
    says = [translated]
    expect(await critique()).toMatchObject({
      model: 'built-in',
      reason: 'The model did not put its critique under the labels Psychology, Fundamentals and World events.',
    })
    expect(sent()).toHaveLength(4)
  })

  it('a refusal in each part is a refusal, and is not asked to be mended', async () => {
    const no = "I'm sorry, I can't help with that."
    says = [`Psychology: ${no}\n\nFundamentals: ${no}\n\nWorld events: ${no} What would you see?`]
    expect(await critique()).toMatchObject({ model: 'built-in', reason: 'The model declined to critique this thesis.' })
    expect(sent()).toHaveLength(1)
  })

  it('a short honest part is none that is missing', async () => {
    says = ['Psychology: You are sure. What would you see?\n\nFundamentals: Name a figure.\n\nWorld events: None.']
    expect(await critique()).toMatchObject({ status: 'complete', model: 'gpt-4o', text: says[0] })
  })
})
