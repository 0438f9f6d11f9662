import type { CritiqueStatus } from '#domain/critique/critique.ts'
import type { Config } from '../../config/config.ts'
import type { FailureKind } from '../../outbound/http-fetch.ts'
import { AnswerTooLarge } from './bounded-fetch.ts'
import { ModelSilent } from './idle-limit.ts'
import {
  isAboutContent,
  isAboutLength,
  isAboutModel,
  isAboutQuota,
  isRouteMissing,
  isTold,
  read,
  statusOf,
} from './openai-error.ts'

/** The language model to ask, and its server. */
export type Model = NonNullable<Config['ai']>

/** How an answer ended, and whether the provider failed. */
export type End = {
  readonly status: CritiqueStatus
  readonly reason: string | null
  /** What the reason adds where the text is kept, and not where the built-in critic answers instead. */
  readonly ofText?: string
  /** null when the provider did its part, even when it declined. */
  readonly failure: FailureKind | null
  /** Another try would end the same way, or was made already, so the built-in critic answers instead. */
  readonly isFinal?: true
}

export type Failure = {
  readonly end: End
  /** When another try makes sense, in ms; null when it does not. */
  readonly retryAfterMs: number | null
}

const BROKE = 'The connection to the model broke before it had finished.'

/** The stream ended in the middle of the answer. */
export const INTERRUPTED: Failure['end'] = {
  status: 'interrupted',
  reason: BROKE,
  failure: 'upstream',
  ofText: 'What had arrived is kept.',
}

/** The provider answered, but not with what a model says. */
export const NO_ANSWER: End = {
  status: 'failed',
  reason: 'The AI provider answered with something that is no answer of a model.',
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

export const BROKEN_OFF: End = {
  status: 'failed',
  reason: 'The AI provider broke the answer off before it was finished, and does not say why.',
  failure: null,
}

const RETRY_MS = 300

/** A provider that asks to wait longer than this is not asked again for the same critique. */
const LONGEST_WAIT_MS = 5_000

/**
 * What an error of the client, an `error` event or a failed answer means. The provider's own words are never used, because its
 * 401 repeats part of the key.
 * @param hasText whether part of the answer had arrived
 * @param ai the model that was asked
 * @param api the API that was used
 * @param hasBegun whether any of the answer had arrived, shown or not
 */
export function failureOf(
  error: unknown,
  hasText: boolean,
  { apiKey, model }: Model,
  api: 'responses' | 'chat',
  hasBegun = hasText,
): Failure {
  const status = statusOf(error)
  const code = read(error, 'code')
  if (isAboutQuota(error)) return hopeless('quota', 'The AI provider says that the quota of its key is used up.')
  if (isAboutModel(error))
    return hopeless('not-found', `The AI provider has no model ${model}, or not any more. Set AI_MODEL to another one.`)
  if (isAboutContent(error)) return { end: FILTERED, retryAfterMs: null }
  if (isAboutLength(error))
    return hopeless(
      'bad-request',
      `What it was sent is longer than the model ${model} can read at once. Set AI_MODEL to one that reads more.`,
    )
  if (status === 401 || (status === 403 && apiKey === null))
    return failed(
      'auth',
      apiKey === null
        ? 'The server at AI_BASE_URL wants a key. Set AI_API_KEY.'
        : 'The AI provider does not accept the key of this Candor.',
    )
  if (status === 403)
    return failed(
      'auth',
      'The AI provider refuses this request (403): it may not allow the key, the model, or the place that it comes from.',
    )
  if (isRouteMissing(error)) return failed('not-found', NO_ROUTE[api])
  if (status >= 300 && status < 400) return hopeless('bad-request', elsewhere(status))
  if (status === 429 || code === 'rate_limit_exceeded')
    return failed('rate', 'The AI provider asks to wait: too many requests just now.', retryAfter(error))
  if ((status >= 400 && status < 500 && !PASSING.has(status)) || code === 'invalid_prompt')
    return failed('bad-request', 'The AI provider did not accept the request.')
  if (error instanceof SyntaxError)
    return failed('upstream', 'The AI provider answered with something that is no answer of a model.', RETRY_MS)
  if (error instanceof AnswerTooLarge)
    return failed('upstream', 'The AI provider answered with far more than a model says.')
  if (isTold(error)) return failed('upstream', 'The AI provider failed while it was answering.', RETRY_MS)
  if (hasText) return { end: INTERRUPTED, retryAfterMs: null }
  if (error instanceof ModelSilent) return failed('upstream', silentFor(error.afterMs))
  if (hasBegun) return failed('upstream', BROKE, RETRY_MS)
  return failed('upstream', 'The AI provider could not be reached, or did not answer in time.', RETRY_MS)
}

const elsewhere = (status: number): string =>
  `The server at AI_BASE_URL leads to another address (${status}). What is written is sent nowhere else: set AI_BASE_URL to the address that answers.`

const silentFor = (ms: number): string =>
  `The model said nothing for ${ms / 1_000} seconds. It may be overloaded, or still being loaded: ask again in a while.`

/** Of the statuses that blame the request, those that may be gone at the next try. */
const PASSING: ReadonlySet<number> = new Set([408, 409, 425])

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
