import type { CritiqueStatus } from '#domain/critique/critique.ts'
import type { Config } from '../../config.ts'
import type { FailureKind } from '../../outbound/http-fetch.ts'

/** The language model to ask, and its server. */
export type Model = NonNullable<Config['ai']>

/** How an answer ended, and whether the provider failed. */
export type End = {
  readonly status: CritiqueStatus
  readonly reason: string | null
  /** null when the provider did its part, even when it declined. */
  readonly failure: FailureKind | null
  /** Another try would end the same way, so the built-in critic answers instead. */
  readonly isFinal?: true
}

export type Failure = {
  readonly end: End
  /** When another try makes sense, in ms; null when it does not. */
  readonly retryAfterMs: number | null
}

/** The stream ended in the middle of the answer. */
export const INTERRUPTED: Failure['end'] = {
  status: 'interrupted',
  reason: 'The connection to the model broke before it had finished. What had arrived is kept.',
  failure: 'upstream',
}

/** The provider answered, but not with a critique. */
export const NO_ANSWER: End = {
  status: 'failed',
  reason: 'The AI provider answered with something that is no critique.',
  failure: 'upstream',
}

export const FILTERED: End = {
  status: 'filtered',
  reason: "The provider's content filter stopped the answer.",
  failure: null,
}

export const CUT_OFF: End = {
  status: 'cut-off',
  reason: 'The model reached its length limit before it had finished.',
  failure: null,
}

const RETRY_MS = 300

/** A provider that asks to wait longer than this is not asked again for the same critique. */
const LONGEST_WAIT_MS = 5_000

/** A missing model and a missing route may both give 404, and each needs another remedy; this recognizes the missing model. */
function isAboutModel(error: unknown): boolean {
  if (read(error, 'code') === 'model_not_found' || read(error, 'param') === 'model') return true
  const message = String(read(error, 'message'))
  return [400, 404].includes(Number(read(error, 'status'))) && MODEL_GONE.test(message)
}

/** Whether the server lacks this route, so that the other API may be tried. */
export const isRouteMissing = (error: unknown): boolean =>
  !isAboutModel(error) && ([404, 405, 501].includes(Number(read(error, 'status'))) || isAboutForm(error))

/** A server that knows the path but not the API's fields has another API there. */
const isAboutForm = (error: unknown): boolean =>
  [400, 422].includes(Number(read(error, 'status'))) && UNKNOWN_FIELD.test(String(read(error, 'message')))

const UNKNOWN_FIELD =
  /(?:unknown|unrecogni[sz]ed|unexpected|extra|not permitted|not allowed)[^.]{0,60}(?<![a-z])(?:instructions|input|messages)(?![a-z])|(?<![a-z])(?:instructions|input|messages)(?![a-z])[^.]{0,40}(?:unknown|unrecogni[sz]ed|unexpected|not permitted|not allowed)/i

/** Some compatible servers refuse every field that they do not know. */
export const isAboutStore = (error: unknown): boolean =>
  [400, 422].includes(Number(read(error, 'status'))) && /\bstore\b/.test(String(read(error, 'message')))

/** Local servers have no error code for it. A parameter that a model does not support is another matter. */
const MODEL_GONE =
  /\bmodel\b[^.]{0,200}\b(?:not found|(?:does not|doesn['’]t) exist|not (?:loaded|available|installed)|unknown|no longer|deprecated|retired|pull)|\bno models? (?:is |are )?loaded|\bunknown model/i

/**
 * What an error of the client, an `error` event or a failed answer means. The provider's own words are never used, because its
 * 401 repeats part of the key.
 * @param hasText whether part of the answer had arrived
 * @param ai the model that was asked
 * @param api the API that was used
 */
export function failureOf(
  error: unknown,
  hasText: boolean,
  { apiKey, model }: Model,
  api: 'responses' | 'chat',
): Failure {
  const status = read(error, 'status')
  const code = read(error, 'code')
  if (code === 'insufficient_quota')
    return hopeless('quota', 'The AI provider says that the quota of its key is used up.')
  if (isAboutModel(error))
    return hopeless('not-found', `The AI provider has no model ${model}, or not any more. Set AI_MODEL to another one.`)
  if (status === 401 || status === 403)
    return failed(
      'auth',
      apiKey === null
        ? 'The server at AI_BASE_URL wants a key. Set AI_API_KEY.'
        : 'The AI provider does not accept the key of this Candor.',
    )
  if (isRouteMissing(error)) return failed('not-found', NO_ROUTE[api])
  if (status === 429 || code === 'rate_limit_exceeded')
    return failed('rate', 'The AI provider asks to wait: too many requests just now.', retryAfter(error))
  if (status === 400 || code === 'invalid_prompt')
    return failed('bad-request', 'The AI provider did not accept the request.')
  if (typeof status === 'number' || typeof code === 'string')
    return failed(
      'upstream',
      'The AI provider failed while it was answering.',
      typeof status === 'number' ? RETRY_MS : null,
    )
  if (error instanceof SyntaxError)
    return failed('upstream', 'The AI provider answered with something that is no critique.', RETRY_MS)
  if (hasText) return { end: INTERRUPTED, retryAfterMs: null }
  return failed('upstream', 'The AI provider could not be reached, or did not answer in time.', RETRY_MS)
}

const failed = (failure: FailureKind, reason: string, retryAfterMs: number | null = null): Failure => ({
  end: { status: 'failed', reason, failure },
  retryAfterMs,
})

const hopeless = (failure: FailureKind, reason: string): Failure => ({
  end: { status: 'failed', reason, failure, isFinal: true },
  retryAfterMs: null,
})

const NO_ROUTE = {
  responses: 'The server at AI_BASE_URL has no /v1/responses, the Responses API. Set AI_API=auto or AI_API=chat.',
  chat: 'The server at AI_BASE_URL has no /v1/chat/completions. Set AI_API=auto.',
} as const

function retryAfter(error: unknown): number | null {
  const headers = read(error, 'headers')
  const seconds = headers instanceof Headers ? Number(headers.get('retry-after') ?? Number.NaN) : Number.NaN
  return seconds * 1000 <= LONGEST_WAIT_MS ? seconds * 1000 : null
}

const read = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value ? (value as Record<string, unknown>)[name] : undefined
