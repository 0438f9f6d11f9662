import type OpenAI from 'openai'
import type { ModelPrompt } from '#domain/critique/prompt/prompt.ts'
import type { AiApi } from '../../config/config.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { askChat } from './chat-call.ts'
import { type IdleLimit, idleLimit, LONGEST_MS, type SilenceLimits, silenceLimits } from './idle-limit.ts'
import { Answer } from './openai-answer.ts'
import { isRouteMissing } from './openai-error.ts'
import { type End, type Failure, failureOf, type Model } from './openai-failure.ts'
import { askResponses } from './responses-call.ts'

/**
 * The outcome of one question.
 * - ended: the provider failed, declined or broke off; `text` is what had arrived
 * - said: the answer is finished; whether it is what was asked for is decided elsewhere
 */
export type ModelAnswer =
  | { readonly is: 'ended'; readonly end: End; readonly text: string }
  | { readonly is: 'said'; readonly text: string; readonly hasRefused: boolean; readonly isCut: boolean }

/** Asks the model once, and again after a transient fault. It never throws because of a provider. */
export type AskModel = (
  prompt: ModelPrompt,
  onText: (text: string) => void,
  signal: AbortSignal,
) => Promise<ModelAnswer>

/** Which of the two APIs a server has, remembered from one start to the next. */
export type ApiMemory = {
  find(): Promise<'responses' | 'chat' | null>
  remember(api: 'responses' | 'chat'): Promise<void>
}

/** One request to a model's server, and what becomes of it. */
export type ModelRequest = {
  readonly client: OpenAI
  readonly ai: Model
  readonly prompt: ModelPrompt
  /** Takes what arrives. */
  readonly answer: Answer
  /** Told of everything that arrives; its signal ends the request. */
  readonly idle: IdleLimit
}

/** Asks by one of the two APIs. @throws whatever the client or the network does before the answer begins */
export type AskOnce = (request: ModelRequest) => Promise<End | Said>
export type Said = { readonly hasRefused: boolean }

const ASK: Readonly<Record<'responses' | 'chat', AskOnce>> = { responses: askResponses, chat: askChat }

/**
 * @param api `auto` uses the API that worked last, at first the Responses API, and the other one when the server lacks its route
 */
export function openModelCall(ai: Model, api: AiApi, memory: ApiMemory, limits = silenceLimits(ai)): AskModel {
  let client: Promise<OpenAI> | null = null
  const open = () => {
    client ??= openClient(ai)
    return client
  }
  return async (prompt, onText, signal) => {
    const remembered = api === 'auto' ? ((await memory.find()) ?? 'responses') : api
    const question = { client: await open(), ai, prompt, onText, signal, limits }
    const first = await askOrRetry(question, remembered)
    if (api !== 'auto' || !first.isRouteMissing) return first.answer
    const other = remembered === 'chat' ? 'responses' : 'chat'
    const again = await askOrRetry(question, other)
    if (again.isRouteMissing) return { is: 'ended', end: NEITHER_ROUTE, text: '' }
    if (again.answer.is === 'said') await memory.remember(other)
    return again.answer
  }
}

/**
 * Loaded at the first critique, so that a Candor without a key never loads it. It follows no redirect: the thesis goes to the address
 * that the operator has set, and to no other.
 */
async function openClient(ai: Model): Promise<OpenAI> {
  const { default: Client } = await import('openai')
  const fetchOptions = { redirect: 'manual' } as const
  const limits = { maxRetries: 0, timeout: LONGEST_MS, fetch: boundedFetch }
  return new Client({ ...accessTo(ai), baseURL: ai.baseUrl, ...limits, fetchOptions })
}

/**
 * A local server is sent no Authorization header. The client requires a key all the same, and would otherwise take one, and an
 * organization and a project, from environment variables that are not meant for Candor.
 */
const accessTo = ({ apiKey }: Model) =>
  apiKey === null
    ? { apiKey: 'none', adminAPIKey: null, organization: null, project: null, defaultHeaders: { authorization: null } }
    : { apiKey }

type Question = Pick<ModelRequest, 'client' | 'ai' | 'prompt'> & {
  readonly onText: (text: string) => void
  readonly signal: AbortSignal
  readonly limits: SilenceLimits
}

type Asked = { readonly answer: ModelAnswer; readonly isRouteMissing: boolean }

/** Tries once more, but only while nothing of the answer has been shown, and not where a silent model has been waited for. */
async function askOrRetry(
  { client, ai, prompt, onText, signal, limits }: Question,
  api: 'responses' | 'chat',
): Promise<Asked> {
  for (let tries = 1; ; tries += 1) {
    const answer = new Answer(onText)
    const idle = idleLimit(signal, limits)
    try {
      return { answer: answered(await ASK[api]({ client, ai, prompt, answer, idle }), answer), isRouteMissing: false }
    } catch (error) {
      const failure = failureOf(idle.causeOf(error), answer.text !== '', ai, api, answer.hasBegun)
      if (tries === 2 || answer.text !== '' || failure.retryAfterMs === null || signal.aborted)
        return { answer: ended(failure, answer), isRouteMissing: isRouteMissing(error) }
      await pause(failure.retryAfterMs, signal)
    } finally {
      idle.stop()
    }
  }
}

const answered = (outcome: End | Said, answer: Answer): ModelAnswer =>
  'hasRefused' in outcome
    ? { is: 'said', text: answer.text, hasRefused: outcome.hasRefused, isCut: answer.isCut }
    : { is: 'ended', end: outcome, text: answer.text }

const ended = ({ end }: Failure, answer: Answer): ModelAnswer => ({ is: 'ended', end, text: answer.text })

const NEITHER_ROUTE: End = {
  status: 'failed',
  reason: 'The server at AI_BASE_URL has neither /v1/responses (the Responses API) nor /v1/chat/completions.',
  failure: 'not-found',
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
