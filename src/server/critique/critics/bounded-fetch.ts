import { TransformStream } from 'node:stream/web'

/** Of a whole answer, or of one event of a stream, in bytes. A model's longest answer has some ten thousand. */
const MOST_BYTES = 8 * 1024 * 1024

/** More has come than any model says. */
export class AnswerTooLarge extends Error {
  constructor() {
    super(`The answer has more than ${MOST_BYTES} bytes.`)
  }
}

/** `fetch`, whose answer breaks off with `AnswerTooLarge` before it fills the memory: its client keeps an event, or an error, until it is whole. */
export async function boundedFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request)
  const isStream = response.ok && (response.headers.get('content-type')?.includes('event-stream') ?? false)
  return response.body ? new Response(response.body.pipeThrough(bounded(isStream)), response) : response
}

function bounded(isStream: boolean): TransformStream<Uint8Array, Uint8Array> {
  let size = 0
  return new TransformStream({
    transform(chunk, controller) {
      const end = isStream ? endOfEvents(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)) : -1
      size = end < 0 ? size + chunk.byteLength : chunk.byteLength - end
      if (size > MOST_BYTES) controller.error(new AnswerTooLarge())
      else controller.enqueue(chunk)
    },
  })
}

/** A blank line ends an event. One that is cut between two chunks is missed, and the next one is not. */
const endOfEvents = (chunk: Buffer): number => Math.max(chunk.lastIndexOf('\n\n'), chunk.lastIndexOf('\n\r\n'))
