import type OpenAI from 'openai'
import { kindOfAnswer } from '#domain/critique/is-critique.ts'
import { critiquePrompt, PROMPT_VERSION } from '#domain/critique/prompt.ts'
import { sha256 } from '../../ledger/ledger-end-store.ts'
import type { FailureKind } from '../../outbound/http-fetch.ts'
import type { Critic } from '../critic.ts'
import { IDLE_MS, idleLimit } from './idle-limit.ts'
import { Answer, type FinalResponse, MAX_TEXT, readFinal } from './openai-answer.ts'
import { type End, failureOf, INTERRUPTED, type Model } from './openai-failure.ts'

/** Told of every answer that the provider failed to give. */
type OnFailure = (kind: FailureKind) => Promise<void>

/** A language model behind the Responses API. Nothing is stored at the provider: theses are private. */
export function openAiCritic(ai: Model, onFailure: OnFailure): Critic {
  return {
    name: ai.model,
    async critique(request, onText, signal) {
      // Loaded at the first critique: a Candor without a key never pays for it.
      const { default: Client } = await import('openai')
      const client = new Client({ ...accessTo(ai), baseURL: ai.baseUrl, maxRetries: 0, timeout: IDLE_MS })
      const prompt = critiquePrompt(request)
      const { end, text } = await readOrRetry(client, ai, prompt, onText, signal)
      const { failure, ...how } = end
      if (failure && !signal.aborted) await onFailure(failure)
      return { ...how, text, model: ai.model, promptVersion: PROMPT_VERSION, promptHash: sha256(prompt) }
    },
  }
}

/**
 * A local server is sent no Authorization at all. The client wants a key all the same, and would otherwise look for one, and
 * for an organization and a project, in the environment, where nobody wrote it for Candor.
 */
const accessTo = ({ apiKey }: Model) =>
  apiKey === null
    ? { apiKey: 'none', adminAPIKey: null, organization: null, project: null, defaultHeaders: { authorization: null } }
    : { apiKey }

/** One more try, and only while nothing of the answer has been shown. */
async function readOrRetry(
  client: OpenAI,
  ai: Model,
  prompt: string,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<{ end: End; text: string }> {
  for (let tries = 1; ; tries += 1) {
    const answer = new Answer(onText)
    try {
      return { end: await read(client, ai, prompt, answer, signal), text: answer.text }
    } catch (error) {
      const failure = failureOf(error, answer.text !== '', ai)
      const isLast = tries === 2 || answer.text !== '' || failure.retryAfterMs === null || signal.aborted
      if (isLast) return { end: failure.end, text: answer.text }
      await pause(failure.retryAfterMs, signal)
    }
  }
}

async function read(client: OpenAI, ai: Model, prompt: string, answer: Answer, signal: AbortSignal): Promise<End> {
  const idle = idleLimit(signal)
  try {
    const { data: stream, response } = await client.responses
      .create({ model: ai.model, input: prompt, store: false, stream: true }, { signal: idle.signal })
      .withResponse()
    if (isWhole(response)) return readWhole(await response.text(), answer, ai)
    for await (const event of stream) {
      idle.heard()
      answer.hear(event)
      if (event.type === 'error') return failureOf(event, answer.text !== '', ai).end
      if (event.type === 'response.failed') return failed(readFinal(event.response), answer, ai)
      if (event.type === 'response.incomplete') return incomplete(readFinal(event.response), answer)
      if (event.type === 'response.completed') return complete(readFinal(event.response), answer)
    }
    return brokenOff(answer)
  } finally {
    idle.stop()
  }
}

/** A server that takes no notice of `stream` sends the whole answer as JSON. */
const isWhole = ({ headers }: Response): boolean => headers.get('content-type')?.includes('json') ?? false

function readWhole(body: string, answer: Answer, ai: Model): End {
  const final = readFinal(parsed(body))
  if (!final.output && !final.error) return NO_ANSWER
  if (final.status === 'failed' || final.error) return failed(final, answer, ai)
  return final.status === 'incomplete' ? incomplete(final, answer) : complete(final, answer)
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

function failed(final: FinalResponse, answer: Answer, ai: Model): End {
  answer.finish(final)
  return failureOf(final.error, answer.text !== '', ai).end
}

/** The stream has no last event. The client reads a page that comes with HTTP 200 as a stream without any. */
function brokenOff(answer: Answer): End {
  answer.finish({})
  const kind = kindOfAnswer(answer.text)
  if (kind === 'critique' || kind === 'part-missing') return INTERRUPTED
  answer.text = ''
  return NO_ANSWER
}

const NO_ANSWER: End = {
  status: 'failed',
  reason: 'The AI provider answered with something that is no critique.',
  failure: 'upstream',
}

/** It answered, though with no critique. */
const ended = (status: End['status'], reason: string | null): End => ({ status, reason, failure: null })

/** The HTTP status is 200 for failed and incomplete answers too, so the last event says how it ended. */
function incomplete(final: FinalResponse, answer: Answer): End {
  answer.finish(final)
  return final.incomplete_details?.reason === 'content_filter'
    ? ended('filtered', "The provider's content filter stopped the answer.")
    : ended('cut-off', 'The model reached its length limit before it had finished.')
}

/** Words came to an end; whether they are a critique is another question. */
function complete(final: FinalResponse, answer: Answer): End {
  const hasRefused = answer.finish(final)
  const kind = kindOfAnswer(answer.text)
  if (answer.isCut && (kind === 'critique' || kind === 'part-missing'))
    return ended('cut-off', `The answer was longer than ${MAX_TEXT} characters, and Candor keeps no more of it.`)
  if (kind === 'critique') return ended('complete', null)
  if (kind === 'part-missing')
    return ended('failed', 'The model left out a part: a critique has psychology, fundamentals and world events.')
  const isEmpty = answer.text.trim() === ''
  answer.text = ''
  if (kind === 'refusal' || (hasRefused && isEmpty))
    return ended('refused', 'The model declined to critique this thesis.')
  return isEmpty
    ? ended('failed', 'The model answered with no text.')
    : ended('failed', 'The model answered with something that is no critique. Ask again, or name another in AI_MODEL.')
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
