import type { ServerResponse } from 'node:http'
import type { ChatCompletion, ChatCompletionChunk } from 'openai/resources/chat/completions'
import { type Answer, json } from './answer.ts'
import type { Barrier } from './barrier.ts'
import { words } from './openai-wire.ts'

type Finish = ChatCompletion.Choice['finish_reason']

const HEAD = { id: 'chatcmpl-0123456789', created: 1795208400, model: 'gpt-4o' } as const

/** Answers as chat completions, with the types of the provider's library: `data:` chunks and `[DONE]`, or one JSON document. */
export async function answerChat(
  scenario: string,
  text: string,
  isStreamed: boolean,
  response: ServerResponse,
  barrier: Barrier,
): Promise<Answer | undefined> {
  const isRefusal = scenario === 'refusal'
  const finish = FINISHES[scenario] ?? 'stop'
  if (!isStreamed || scenario === 'whole-json') return json(200, whole(isRefusal ? null : text, finish))
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' })
  const deltas = words(text).map((content) => ({ content }))
  const middle = Math.floor(deltas.length / 2)
  const parts = isRefusal ? [{ refusal: "I'm sorry, but I can't help with that." }] : deltas
  await write(response, chunk({ role: 'assistant', content: '' }, null))
  for (const [index, delta] of parts.entries()) {
    if (index === middle && scenario === 'held-mid-text') await barrier.wait()
    if (index === middle && scenario === 'cut-mid-text') {
      response.destroy()
      return undefined
    }
    await write(response, chunk(delta, null))
  }
  if (scenario !== 'no-terminal-event') {
    await write(response, chunk({}, finish))
    response.write('data: [DONE]\n\n')
  }
  response.end()
  return undefined
}

const FINISHES: Readonly<Record<string, Finish>> = { 'max-output-tokens': 'length', 'content-filter': 'content_filter' }

/** Resolves once a chunk has been sent, so that whatever was sent before a cut does arrive. */
const write = (response: ServerResponse, sent: ChatCompletionChunk): Promise<void> =>
  new Promise((resolve) => response.write(`data: ${JSON.stringify(sent)}\n\n`, () => resolve()))

const chunk = (delta: ChatCompletionChunk.Choice.Delta, finish_reason: Finish | null): ChatCompletionChunk => ({
  ...HEAD,
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta, finish_reason, logprobs: null }],
})

const whole = (content: string | null, finish_reason: Finish): ChatCompletion => ({
  ...HEAD,
  object: 'chat.completion',
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content, refusal: content === null ? "I can't help with that." : null },
      finish_reason,
      logprobs: null,
    },
  ],
})
