import type { ResponseOutputItem } from 'openai/resources/responses/responses'
import { commentary, message, reasoning, refusalPart, textPart, type WireResponse, words } from './openai-wire.ts'
import type { Received } from './received.ts'

/** Complete responses with unusual contents or endings. */
export type Ending =
  | 'reasoning-first'
  | 'two-messages'
  | 'two-parts'
  | 'refusal'
  | 'max-output-tokens'
  | 'content-filter'
  | 'failed'
  | 'thinking'
  | 'thinking-unclosed'
  | 'commentary-first'
  | 'greeting'
  | 'empty-parts'
  | 'refusal-in-words'
  | 'thought-unopened'
  | 'too-long'

export const someCritique = `Psychology: You are anchored on last quarter. Margins fell two points in a row.

Fundamentals: Rates may rise in March. Nothing here would change your mind.

World events: None of it has a day. Write that down first: what would?`

/** The end of the critique's last part. A text that contains it is complete. */
export const lastWords = 'Write that down first: what would?'

export function responseFor(scenario: string, text: string, { body }: Received): WireResponse {
  return {
    ...emptyResponse,
    model: modelOf(body),
    output: [message('msg_1', textPart(text))],
    ...change(scenario, text),
  }
}

type Change = Pick<Partial<WireResponse>, 'status' | 'output' | 'error' | 'incomplete_details'>

function change(scenario: string, text: string): Change {
  const [start, end] = halves(text)
  const changes: Readonly<Record<string, Change>> = {
    'reasoning-first': { output: [reasoning('rs_1'), message('msg_1', textPart(text))] },
    'two-messages': { output: [message('msg_1', textPart(start)), message('msg_2', textPart(end))] },
    'two-parts': { output: [message('msg_1', textPart(start), textPart(end))] },
    refusal: { output: [message('msg_1', refusalPart("I'm sorry, but I can't help with that."))] },
    'max-output-tokens': cutShort(start, 'max_output_tokens'),
    'content-filter': cutShort(start, 'content_filter'),
    thinking: says(`<think>They are sure. <think>Too sure?</think> Name it.</think>\n\n${text}`),
    'thinking-unclosed': says('<think>They are sure of themselves, so I name what they'),
    'thought-unopened': says(`They are sure of themselves.\nI name that first.\n</think>\n\n${text}`),
    'too-long': says(`${text} ${'And so on. '.repeat(2_000)}`),
    'commentary-first': {
      output: [commentary('msg_0', textPart('I read the thesis first.')), message('msg_1', textPart(text))],
    },
    greeting: says('How can I help you today?'),
    'empty-parts': says('Psychology:\n\nFundamentals:\n\nWorld events:'),
    'refusal-in-words': says("I'm sorry, but I can't help with that."),
    failed: { status: 'failed', output: [], error: { code: 'server_error', message: 'The model failed to answer.' } },
  }
  return changes[scenario] ?? {}
}

const says = (text: string): Change => ({ output: [message('msg_1', textPart(text))] })

function cutShort(start: string, reason: 'max_output_tokens' | 'content_filter'): Change {
  const output: ResponseOutputItem[] = [{ ...message('msg_1', textPart(start)), status: 'incomplete' }]
  return { status: 'incomplete', output, incomplete_details: { reason } }
}

function halves(text: string): [string, string] {
  const all = words(text)
  const middle = Math.floor(all.length / 2)
  return [all.slice(0, middle).join(''), all.slice(middle).join('')]
}

const modelOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'model' in body ? String(body.model) : ''

const emptyResponse: WireResponse = {
  id: 'resp_0123456789',
  object: 'response',
  created_at: 1795208400,
  status: 'completed',
  error: null,
  incomplete_details: null,
  instructions: null,
  max_output_tokens: null,
  model: '',
  output: [],
  parallel_tool_calls: true,
  previous_response_id: null,
  metadata: {},
  temperature: 1,
  tool_choice: 'auto',
  tools: [],
  top_p: 1,
  text: { format: { type: 'text' } },
}
