import type OpenAI from 'openai'
import type { Response as ModelResponse } from 'openai/resources/responses/responses'
import { critiquePrompt, PROMPT_VERSION } from '#domain/critique/prompt.ts'
import { sha256 } from '../../ledger/ledger-end-store.ts'
import type { FailureKind } from '../../outbound/gate.ts'
import type { Critic } from '../critic.ts'
import { type End, failureOf, INTERRUPTED } from './openai-failure.ts'

/** How long the model may stay silent, before its first word and between two. */
const IDLE_MS = 120_000

/** More than any critique; what comes beyond it is not read. */
const MAX_TEXT = 20_000

/** Told of every answer that the provider failed to give. */
type OnFailure = (kind: FailureKind) => Promise<void>

/** A language model behind the Responses API. Nothing is stored at the provider: theses are private. */
export function openAiCritic(ai: { apiKey: string; baseUrl: string; model: string }, onFailure: OnFailure): Critic {
  return {
    name: ai.model,
    async critique(request, onText, signal) {
      // Loaded at the first critique: a Candor without a key never pays for it.
      const { default: Client } = await import('openai')
      const client = new Client({ apiKey: ai.apiKey, baseURL: ai.baseUrl, maxRetries: 0, timeout: IDLE_MS })
      const prompt = critiquePrompt(request)
      const { end, text } = await readOrRetry(client, ai.model, prompt, onText, signal)
      const { failure, ...how } = end
      if (failure && !signal.aborted) await onFailure(failure)
      return { ...how, text, model: ai.model, promptVersion: PROMPT_VERSION, promptHash: sha256(prompt) }
    },
  }
}

/** One more try, and only while nothing of the answer has been shown. */
async function readOrRetry(
  client: OpenAI,
  model: string,
  prompt: string,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<{ end: End; text: string }> {
  for (let tries = 1; ; tries += 1) {
    const answer = new Answer(onText)
    try {
      return { end: await read(client, model, prompt, answer, signal), text: answer.text }
    } catch (error) {
      const failure = failureOf(error, answer.text !== '')
      const isLast = tries === 2 || answer.text !== '' || failure.retryAfterMs === null || signal.aborted
      if (isLast) return { end: failure.end, text: answer.text }
      await pause(failure.retryAfterMs, signal)
    }
  }
}

/** The text as it arrives. */
class Answer {
  text = ''
  readonly #onText: (text: string) => void

  constructor(onText: (text: string) => void) {
    this.#onText = onText
  }

  add(delta: string): void {
    const kept = delta.slice(0, MAX_TEXT - this.text.length)
    if (kept === '') return
    this.text += kept
    this.#onText(kept)
  }
}

async function read(client: OpenAI, model: string, prompt: string, answer: Answer, signal: AbortSignal): Promise<End> {
  const idle = idleLimit(signal)
  try {
    const stream = await client.responses.create(
      { model, input: prompt, store: false, stream: true },
      { signal: idle.signal },
    )
    for await (const event of stream) {
      idle.heard()
      if (event.type === 'response.output_text.delta') answer.add(event.delta)
      if (event.type === 'error') return failureOf(event, answer.text !== '').end
      if (
        event.type === 'response.completed' ||
        event.type === 'response.incomplete' ||
        event.type === 'response.failed'
      )
        return endOf(event.response, answer)
    }
    // The client reads a page that comes with HTTP 200 as a stream without events.
    return answer.text === '' ? NO_ANSWER : INTERRUPTED
  } finally {
    idle.stop()
  }
}

const NO_ANSWER: End = {
  status: 'failed',
  reason: 'The AI provider answered with something that is no critique.',
  failure: 'upstream',
}

/** It answered, though with no critique. */
const ended = (status: End['status'], reason: string | null): End => ({ status, reason, failure: null })

/** The HTTP status is 200 for failed and incomplete answers too, so the answer itself is read. */
function endOf(response: ModelResponse, answer: Answer): End {
  const parts = response.output.flatMap((item) => (item.type === 'message' ? item.content : []))
  const whole = parts.flatMap((part) => (part.type === 'output_text' ? [part.text] : [])).join('\n\n')
  // Deltas may be left out by compatible servers, and reasoning items come first: the messages' texts are the answer.
  if (whole !== answer.text && whole !== '') answer.text = whole.slice(0, MAX_TEXT)
  if (response.status === 'failed') return failureOf(response.error, answer.text !== '').end
  if (response.status === 'incomplete')
    return response.incomplete_details?.reason === 'content_filter'
      ? ended('filtered', "The provider's content filter stopped the answer.")
      : ended('cut-off', 'The model reached its length limit before it had finished.')
  if (parts.some((part) => part.type === 'refusal') && answer.text.trim() === '')
    return ended('refused', 'The model declined to critique this thesis.')
  return answer.text.trim() === '' ? ended('failed', 'The model answered with no text.') : ended('complete', null)
}

/** A signal that stops with `outer`, or when nothing was heard for too long. */
function idleLimit(outer: AbortSignal) {
  const silent = new AbortController()
  let timer = setTimeout(() => silent.abort(), IDLE_MS)
  return {
    signal: AbortSignal.any([outer, silent.signal]),
    heard() {
      clearTimeout(timer)
      timer = setTimeout(() => silent.abort(), IDLE_MS)
    },
    stop: () => clearTimeout(timer),
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
