import { z } from 'zod'
import type { AskOnce, ModelRequest, Said } from './model-call.ts'
import type { Answer } from './openai-answer.ts'
import { isAboutStore } from './openai-error.ts'
import { CUT_OFF, type End, FILTERED, failureOf, type Model, NO_ANSWER } from './openai-failure.ts'
import { brokenOff, isWhole, parsed } from './responses-call.ts'

/** Some models write their answer in parts, with their thoughts in parts of another type. */
const Parts = z
  .array(z.object({ type: z.string(), text: z.unknown().optional() }))
  .transform((parts) =>
    parts.map(({ type, text }) => (type === 'text' && typeof text === 'string' ? text : '')).join(''),
  )
const Message = z.object({ content: z.union([z.string(), Parts]).nullish(), refusal: z.string().nullish() })
/** The part of a chunk, or of a whole answer, that is read. Some servers leave out the rest. */
const Chunk = z.object({
  choices: z
    .array(z.object({ delta: Message.nullish(), message: Message.nullish(), finish_reason: z.string().nullish() }))
    .nullish(),
  error: z.unknown().optional(),
})

/** Asks with chat completions, for servers without the Responses API. */
export const askChat: AskOnce = async (request) => {
  const { ai, answer, idle } = request
  const { data: stream, response } = await beginAnyhow(request)
  idle.heard()
  const heard = { hasRefused: false, finish: null as string | null }
  if (isWhole(response)) return readWhole(parsed(await response.text()), heard, answer, ai)
  for await (const chunk of stream) {
    idle.heard()
    const failure = hear(chunk, heard, answer, ai)
    if (failure) return failure
    if (answer.isFull) return finished(heard, answer)
  }
  return heard.finish === null ? brokenOff(answer) : finished(heard, answer)
}

/** Asks that nothing is stored; a server that refuses this field is asked once more without it. */
const beginAnyhow = (request: ModelRequest) =>
  begin(request, { store: false }).catch((error: unknown) => {
    if (!isAboutStore(error)) throw error
    return begin(request, {})
  })

const begin = (
  { client, ai, prompt: { instructions, input }, idle: { signal } }: ModelRequest,
  storing: { store?: false },
) =>
  client.chat.completions
    .create(
      {
        model: ai.model,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: input },
        ],
        stream: true,
        ...storing,
      },
      { signal },
    )
    .withResponse()

type Heard = { hasRefused: boolean; finish: string | null }

/** @returns how the answer ended, when the chunk is an error; else null */
function hear(body: unknown, heard: Heard, answer: Answer, ai: Model): End | null {
  const chunk = Chunk.safeParse(body).data
  if (chunk?.error) return failureOf(chunk.error, answer.text !== '', ai, 'chat').end
  const [choice] = chunk?.choices ?? []
  const words = choice?.delta ?? choice?.message
  if (words?.content) answer.add(0, words.content)
  heard.hasRefused ||= Boolean(words?.refusal)
  heard.finish = choice?.finish_reason ?? heard.finish
  return null
}

function readWhole(body: unknown, heard: Heard, answer: Answer, ai: Model): End | Said {
  const failure = hear(body, heard, answer, ai)
  if (failure) return failure
  return Chunk.safeParse(body).data?.choices?.length ? finished(heard, answer) : NO_ANSWER
}

function finished({ hasRefused, finish }: Heard, answer: Answer): End | Said {
  answer.finish({})
  if (finish === 'length') return CUT_OFF
  return finish === 'content_filter' ? FILTERED : { hasRefused }
}
