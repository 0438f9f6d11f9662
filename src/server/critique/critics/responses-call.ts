import { isOfCritique, kindOfAnswer } from '#domain/critique/is-critique.ts'
import type { AskOnce, ModelRequest, Said } from './model-call.ts'
import { type Answer, type FinalResponse, readFinal } from './openai-answer.ts'
import {
  BROKEN_OFF,
  CUT_OFF,
  type End,
  FILTERED,
  failureOf,
  INTERRUPTED,
  type Model,
  NO_ANSWER,
} from './openai-failure.ts'

/** Asks with the Responses API. The provider is told to store nothing, because theses are private. */
export const askResponses: AskOnce = async (request) => {
  const { ai, answer, idle } = request
  const { data: stream, response } = await begin(request)
  idle.heard()
  if (isWhole(response)) return readWhole(parsed(await response.text()), answer, ai)
  for await (const event of stream) {
    idle.heard()
    answer.hear(event)
    if (answer.isFull) return complete(NOTHING_MORE, answer)
    if (event.type === 'error') return failureOf(event, answer.text !== '', ai, 'responses').end
    if (event.type === 'response.failed') return failed(readFinal(event.response), answer, ai)
    if (event.type === 'response.incomplete') return incomplete(readFinal(event.response), answer)
    if (event.type === 'response.completed') return complete(readFinal(event.response), answer)
  }
  return brokenOff(answer)
}

const NOTHING_MORE: FinalResponse = {}

const begin = ({ client, ai, prompt: { instructions, input }, idle: { signal } }: ModelRequest) =>
  client.responses
    .create({ model: ai.model, instructions, input, store: false, stream: true }, { signal })
    .withResponse()

/** Whether the server ignored `stream` and sent the whole answer as JSON. */
export const isWhole = ({ headers }: Response): boolean => headers.get('content-type')?.includes('json') ?? false

function readWhole(body: unknown, answer: Answer, ai: Model): End | Said {
  const final = readFinal(body)
  if (!final.output && !final.error) return NO_ANSWER
  if (final.status === 'failed' || final.error) return failed(final, answer, ai)
  return final.status === 'incomplete' ? incomplete(final, answer) : complete(final, answer)
}

export function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

function failed(final: FinalResponse, answer: Answer, ai: Model): End {
  answer.finish(final)
  return failureOf(final.error, answer.text !== '', ai, 'responses').end
}

/** Ends a stream without a last event. The client also reads an HTML page that came with HTTP 200 as such a stream. */
export function brokenOff(answer: Answer): End {
  answer.finish({})
  if (isOfCritique(kindOfAnswer(answer.text))) return INTERRUPTED
  answer.text = ''
  return NO_ANSWER
}

/** Failed and incomplete answers have HTTP status 200 too, so the last event says how the answer ended. */
function incomplete(final: FinalResponse, answer: Answer): End {
  answer.finish(final)
  return ENDS[final.incomplete_details?.reason ?? ''] ?? BROKEN_OFF
}

const ENDS: Readonly<Record<string, End>> = { content_filter: FILTERED, max_output_tokens: CUT_OFF, length: CUT_OFF }

const complete = (final: FinalResponse, answer: Answer): Said => ({ hasRefused: answer.finish(final) })
