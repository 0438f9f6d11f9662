import type OpenAI from 'openai'
import type { ModelPrompt } from '#domain/critique/prompt.ts'
import type { AiApi } from '../../config.ts'
import { askChat } from './chat-call.ts'
import { IDLE_MS } from './idle-limit.ts'
import { Answer } from './openai-answer.ts'
import { type End, type Failure, failureOf, isRouteMissing, type Model } from './openai-failure.ts'
import { askResponses } from './responses-call.ts'

/**
 * What came of one question.
 * - ended: the provider failed, declined or broke off; `text` is what had arrived
 * - said: words came to an end; whether they are what was asked for is another question
 */
export type ModelAnswer =
  | { readonly is: 'ended'; readonly end: End; readonly text: string }
  | { readonly is: 'said'; readonly text: string; readonly hasRefused: boolean; readonly isCut: boolean }

/** Asks the model once; a passing fault is tried once more. Never throws for what a provider does. */
export type AskModel = (
  prompt: ModelPrompt,
  onText: (text: string) => void,
  signal: AbortSignal,
) => Promise<ModelAnswer>

/** Which of the two ways of asking a server understands, remembered from one start to the next. */
export type ApiMemory = {
  find(): Promise<'responses' | 'chat' | null>
  remember(api: 'responses' | 'chat'): Promise<void>
}

export type AskOnce = (
  client: OpenAI,
  ai: Model,
  prompt: ModelPrompt,
  answer: Answer,
  signal: AbortSignal,
) => Promise<End | Said>
export type Said = { readonly hasRefused: boolean }

const ASK: Readonly<Record<'responses' | 'chat', AskOnce>> = { responses: askResponses, chat: askChat }

/** @param api `auto` asks as it did last, at first by the Responses API, and in the other way where a server has no such route */
export function openModelCall(ai: Model, api: AiApi, memory: ApiMemory): AskModel {
  let client: Promise<OpenAI> | null = null
  const open = () => {
    client ??= openClient(ai)
    return client
  }
  return async (prompt, onText, signal) => {
    const remembered = api === 'auto' ? ((await memory.find()) ?? 'responses') : api
    const first = await askOrRetry(await open(), ai, remembered, prompt, onText, signal)
    if (api !== 'auto' || !first.isRouteMissing) return first.answer
    const other = remembered === 'chat' ? 'responses' : 'chat'
    const again = await askOrRetry(await open(), ai, other, prompt, onText, signal)
    if (again.isRouteMissing) return { is: 'ended', end: NEITHER_ROUTE, text: '' }
    if (again.answer.is === 'said') await memory.remember(other)
    return again.answer
  }
}

/** Loaded at the first critique: a Candor without a key never pays for it. */
async function openClient(ai: Model): Promise<OpenAI> {
  const { default: Client } = await import('openai')
  return new Client({ ...accessTo(ai), baseURL: ai.baseUrl, maxRetries: 0, timeout: IDLE_MS })
}

/**
 * A local server is sent no Authorization at all. The client wants a key all the same, and would otherwise look for one, and
 * for an organization and a project, in the environment, where nobody wrote it for Candor.
 */
const accessTo = ({ apiKey }: Model) =>
  apiKey === null
    ? { apiKey: 'none', adminAPIKey: null, organization: null, project: null, defaultHeaders: { authorization: null } }
    : { apiKey }

type Asked = { readonly answer: ModelAnswer; readonly isRouteMissing: boolean }

/** One more try, and only while nothing of the answer has been shown. */
async function askOrRetry(
  client: OpenAI,
  ai: Model,
  api: 'responses' | 'chat',
  prompt: ModelPrompt,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<Asked> {
  for (let tries = 1; ; tries += 1) {
    const answer = new Answer(onText)
    try {
      return { answer: answered(await ASK[api](client, ai, prompt, answer, signal), answer), isRouteMissing: false }
    } catch (error) {
      const failure = failureOf(error, answer.text !== '', ai, api)
      if (tries === 2 || answer.text !== '' || failure.retryAfterMs === null || signal.aborted)
        return { answer: ended(failure, answer), isRouteMissing: isRouteMissing(error) }
      await pause(failure.retryAfterMs, signal)
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
