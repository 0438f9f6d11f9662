import { type Answer, html, json } from './answer.ts'
import { keyAfter, type Received } from './received.ts'

/** The provider's refusal of this request, in its own format; undefined if the request is legal. */
export function requestMistake(request: Received, key: string | null, speaks: Route = 'both'): Answer | undefined {
  const isSpoken = speaks === 'both' || request.path.endsWith(speaks === 'chat' ? '/chat/completions' : '/responses')
  if (request.method !== 'POST' || !ROUTES.has(request.path) || !isSpoken) {
    return failure(404, `Invalid URL (${request.method} ${request.path})`)
  }
  return keyMistake(request, key) ?? (isChat(request) ? chatMistake(request) : bodyMistake(request))
}

/** The API, of the two, that a server has. */
export type Route = 'responses' | 'chat' | 'both'
const ROUTES: ReadonlySet<string> = new Set(['/v1/responses', '/v1/chat/completions'])
export const isChat = ({ path }: Received): boolean => path === '/v1/chat/completions'

function chatMistake({ body }: Received): Answer | undefined {
  if (!isRecord(body)) return failure(400, 'We could not parse the JSON body of your request.')
  return mistake(body, ['model', 'messages'], chatTypes)
}

/** The refusal of a wrong key. A local server has no key, and must not be sent one that is meant for another server. */
function keyMistake(request: Received, key: string | null): Answer | undefined {
  if (key === null) return request.headers.authorization ? failure(400, 'This server wants no key.') : undefined
  const given = keyAfter('Bearer', request)
  if (!given) return failure(401, "You didn't provide an API key.")
  return given === key ? undefined : invalidKey(given)
}

function bodyMistake({ body }: Received): Answer | undefined {
  if (!isRecord(body)) return failure(400, 'We could not parse the JSON body of your request.')
  return mistake(body, ['model', 'input'], types)
}

type Types = Readonly<Record<string, (value: unknown) => boolean>>

const mistake = (body: Record<string, unknown>, required: readonly string[], types: Types): Answer | undefined =>
  missing(body, required) ?? unknown(body, types) ?? mistyped(body, types)

export type FailureScenario =
  | ('invalid-key' | 'rate-limit' | 'quota' | 'server-error' | 'bad-gateway')
  | ('model-gone' | 'model-gone-400' | 'model-not-pulled' | 'no-such-route' | 'no-such-method')

export const failureAnswers = (key: string | null): Readonly<Record<string, Answer>> => ({
  'invalid-key': invalidKey(key ?? ''),
  'model-gone': failure(404, modelGone, { param: 'model', code: 'model_not_found' }),
  'model-gone-400': failure(400, modelGone, { param: 'model', code: 'model_not_found' }),
  // The words of a local server.
  'model-not-pulled': failure(404, 'model "gpt-4o" not found, try pulling it first', { type: 'not_found_error' }),
  'no-such-route': { status: 404, body: '404 page not found' },
  'no-such-method': json(405, { detail: 'Method Not Allowed' }),
  'rate-limit': {
    ...failure(429, 'Rate limit reached for requests.', { type: 'requests', code: 'rate_limit_exceeded' }),
    headers: { 'retry-after': '1' },
  },
  quota: failure(429, 'You exceeded your current quota, please check your plan and billing details.', {
    type: 'insufficient_quota',
    code: 'insufficient_quota',
  }),
  'server-error': failure(500, 'The server had an error while processing your request.', { type: 'server_error' }),
  'bad-gateway': html(502, 'Bad Gateway'),
})

const modelGone = 'The model `gpt-4o` does not exist or you do not have access to it.'

/** Echoes part of the key, as the real provider does. A page must not show it. */
const invalidKey = (key: string): Answer =>
  failure(401, `Incorrect API key provided: ${key.slice(0, 8)}***${key.slice(-4)}.`, { code: 'invalid_api_key' })

type Details = { readonly type?: string; readonly param?: string; readonly code?: string }

function failure(status: number, message: string, details: Details = {}): Answer {
  const { type = 'invalid_request_error', param = null, code = null } = details
  return json(status, { error: { message, type, param, code } })
}

function missing(body: Record<string, unknown>, required: readonly string[]): Answer | undefined {
  const param = required.find((name) => body[name] === undefined)
  if (param === undefined) return undefined
  return failure(400, `Missing required parameter: '${param}'.`, { param, code: 'missing_required_parameter' })
}

function unknown(body: Record<string, unknown>, types: Types): Answer | undefined {
  const param = Object.keys(body).find((name) => !(name in types))
  if (param === undefined) return undefined
  return failure(400, `Unknown parameter: '${param}'.`, { param, code: 'unknown_parameter' })
}

function mistyped(body: Record<string, unknown>, types: Types): Answer | undefined {
  const param = Object.keys(body).find((name) => body[name] !== null && !types[name]?.(body[name]))
  if (param === undefined) return undefined
  return failure(400, `Invalid type for '${param}'.`, { param, code: 'invalid_type' })
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown) => typeof value === 'string' && value !== ''
const isNumber = (value: unknown) => typeof value === 'number'
const isBoolean = (value: unknown) => typeof value === 'boolean'

/** Whether a value is a text, or a list of messages with a text or a list of text parts each. */
const isInput = (value: unknown) =>
  isText(value) || (Array.isArray(value) && value.length > 0 && value.every(isMessage))
const isMessage = (value: unknown) =>
  isRecord(value) &&
  /^(user|assistant|system|developer)$/.test(String(value.role)) &&
  (isText(value.content) || (Array.isArray(value.content) && value.content.every(isTextPart)))
const isTextPart = (value: unknown) => isRecord(value) && value.type === 'input_text' && isText(value.text)

/** The parameters that Candor may send. Add new ones here after checking the provider's specification. */
const types: Types = {
  model: isText,
  input: isInput,
  instructions: isText,
  stream: isBoolean,
  store: isBoolean,
  max_output_tokens: (value) => isNumber(value) && Number(value) >= 16,
  temperature: isNumber,
  top_p: isNumber,
  text: isRecord,
  reasoning: isRecord,
  metadata: isRecord,
  tools: Array.isArray,
  tool_choice: isText,
  include: Array.isArray,
  truncation: isText,
  service_tier: isText,
  safety_identifier: isText,
  prompt_cache_key: isText,
}

const isChatMessage = (value: unknown) =>
  isRecord(value) && /^(user|assistant|system|developer)$/.test(String(value.role)) && isText(value.content)

/** The same for chat completions. */
const chatTypes: Types = {
  model: isText,
  messages: (value) => Array.isArray(value) && value.length > 0 && value.every(isChatMessage),
  stream: isBoolean,
  store: isBoolean,
}
