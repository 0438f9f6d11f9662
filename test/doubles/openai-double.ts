import type { ServerResponse } from 'node:http'
import { json } from './answer.ts'
import type { Barrier } from './barrier.ts'
import { type Double, startDouble } from './double-server.ts'
import { answerChat } from './openai-chat.ts'
import { type FailureScenario, failureAnswers, isChat, type Route, requestMistake } from './openai-request.ts'
import { type Ending, responseFor, someCritique } from './openai-response.ts'
import { isDelta, itemEvents, type WireEvent, type WireResponse } from './openai-wire.ts'
import type { Received } from './received.ts'

/** Streams that pause or break. Those that begin with `held-` go on after `release`. */
type Course =
  | ('held-before-text' | 'held-mid-text' | 'error-event' | 'cut-mid-text' | 'no-terminal-event')
  /**
   * Variants of compatible servers: a last event without the answer, parts without deltas, deltas without a position, and no
   * stream although one was requested.
   */
  | ('completed-without-output' | 'no-deltas-no-output' | 'bare-deltas' | 'whole-json')

export type OpenAiScenario = Ending | Course | FailureScenario

/** @property key null for a local server, which wants no key */
export type OpenAiOptions = {
  readonly key?: string | null
  readonly text?: string | ((request: Received) => string)
  /** The API that it has. Compatible servers may have only one of the two. */
  readonly speaks?: Route
}

/** OpenAI's Responses API and chat completions under `<url>/v1`, streamed and whole. */
export function startOpenAiDouble(options: OpenAiOptions = {}): Promise<Double<OpenAiScenario>> {
  const { key = 'sk-test-0123456789abcdef', text = someCritique, speaks = 'both' } = options
  const failures = failureAnswers(key)

  return startDouble<OpenAiScenario>(async (request, scenario, { response, barrier }) => {
    const refused = requestMistake(request, key, speaks) ?? failures[scenario]
    if (refused) return refused
    const words = typeof text === 'string' ? text : text(request)
    if (isChat(request)) return answerChat(scenario, words, isStreamed(request), response, barrier)
    const final = responseFor(scenario, words, request)
    if (!isStreamed(request) || scenario === 'whole-json') return json(200, final)
    await play(planFor(scenario, final), response, barrier)
    return undefined
  })
}

const isStreamed = ({ body }: Received): boolean =>
  typeof body === 'object' && body !== null && 'stream' in body && body.stream === true

type Bare =
  | { type: 'response.completed'; response: Omit<WireResponse, 'output'> }
  | { type: 'response.output_text.delta'; delta: unknown }
type Step = WireEvent | Bare | 'hold' | 'cut'

function planFor(scenario: string, final: WireResponse): Step[] {
  const events = eventsOf(final)
  const deltas = events.filter(isDelta)
  const whole: Step[] = events
  const before = (delta: WireEvent | undefined) => (delta ? whole.indexOf(delta) : whole.length - 1)
  const first = before(deltas[0])
  const middle = before(deltas[Math.floor(deltas.length / 2)])
  const plans: Readonly<Record<string, Step[]>> = {
    'held-before-text': whole.toSpliced(first, 0, 'hold'),
    'held-mid-text': whole.toSpliced(middle, 0, 'hold'),
    'error-event': [...whole.slice(0, middle), brokenOff],
    'cut-mid-text': [...whole.slice(0, middle), 'cut'],
    'no-terminal-event': whole.slice(0, -1),
    'completed-without-output': [...whole.slice(0, -1), withoutOutput(final)],
    'bare-deltas': [...deltas.map(withoutPlace), withoutOutput(final)],
    'no-deltas-no-output': [...events.slice(0, -1).filter((event) => !isDelta(event)), withoutOutput(final)],
  }
  return plans[scenario] ?? whole
}

function eventsOf(final: WireResponse): WireEvent[] {
  const begun: WireResponse = { ...final, status: 'in_progress', output: [], error: null, incomplete_details: null }
  return [
    { type: 'response.created', response: begun },
    { type: 'response.in_progress', response: begun },
    ...final.output.flatMap((item, index) => [...itemEvents(item, index)]),
    terminalEvent(final),
  ]
}

function terminalEvent(response: WireResponse): WireEvent {
  if (response.status === 'failed') return { type: 'response.failed', response }
  if (response.status === 'incomplete') return { type: 'response.incomplete', response }
  return { type: 'response.completed', response }
}

const withoutPlace = (delta: WireEvent): Bare => ({
  type: 'response.output_text.delta',
  delta: 'delta' in delta ? delta.delta : '',
})

function withoutOutput({ output: _, ...rest }: WireResponse): Bare {
  return { type: 'response.completed', response: rest }
}

const brokenOff: WireEvent = {
  type: 'error',
  code: 'server_error',
  message: 'The server had an error while processing your request.',
  param: null,
}

/** Sends events as the provider does: with names and numbers, and without [DONE] at the end. */
async function play(plan: Step[], response: ServerResponse, barrier: Barrier): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' })
  let sequence_number = 0
  for (const step of plan) {
    if (step === 'hold') await barrier.wait()
    else if (step === 'cut') response.destroy()
    else {
      const data = JSON.stringify({ ...step, sequence_number })
      // Waits until the event is sent, so that whatever was sent before a cut does arrive.
      await new Promise((resolve) => response.write(`event: ${step.type}\ndata: ${data}\n\n`, resolve))
      sequence_number += 1
    }
  }
  response.end()
}
