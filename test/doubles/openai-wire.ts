import type {
  Response,
  ResponseOutputItem,
  ResponseOutputMessage,
  ResponseOutputRefusal,
  ResponseOutputText,
  ResponseStreamEvent,
} from 'openai/resources/responses/responses'

/** A response as it is sent. The client library adds `output_text` itself. */
export type WireResponse = Omit<Response, 'output_text' | 'access_programs'>

/** An event of the stream, with the types of the provider's library, before it gets its sequence number. */
export type WireEvent = Unplaced<ResponseStreamEvent>
type Unplaced<Event> = Event extends { response: Response }
  ? Omit<Event, 'response' | 'sequence_number'> & { response: WireResponse }
  : Omit<Event, 'sequence_number'>

type Part = ResponseOutputText | ResponseOutputRefusal

export const textPart = (text: string): ResponseOutputText => ({
  type: 'output_text',
  text,
  annotations: [],
  logprobs: [],
})

export const refusalPart = (refusal: string): ResponseOutputRefusal => ({ type: 'refusal', refusal })

export const message = (id: string, ...content: Part[]): ResponseOutputMessage => ({
  id,
  type: 'message',
  role: 'assistant',
  status: 'completed',
  content,
})

/** A comment that a model writes before its answer. */
export const commentary = (id: string, ...content: Part[]): ResponseOutputMessage => ({
  ...message(id, ...content),
  phase: 'commentary',
})

export const reasoning = (id: string): ResponseOutputItem => ({ id, type: 'reasoning', summary: [] })

/** The events of one output item, from the first to the last. A reasoning item has none in between. */
export function* itemEvents(item: ResponseOutputItem, output_index: number): Generator<WireEvent> {
  if (item.type !== 'message') {
    yield { type: 'response.output_item.added', output_index, item }
  } else {
    yield {
      type: 'response.output_item.added',
      output_index,
      item: { ...item, status: 'in_progress', content: [] },
    }
    for (const [content_index, part] of item.content.entries()) {
      yield* partEvents(part, { item_id: item.id, output_index, content_index })
    }
  }
  yield { type: 'response.output_item.done', output_index, item }
}

type Place = { item_id: string; output_index: number; content_index: number }

function* partEvents(part: Part, place: Place): Generator<WireEvent> {
  const empty = part.type === 'refusal' ? refusalPart('') : textPart('')
  yield { type: 'response.content_part.added', ...place, part: empty }
  if (part.type === 'refusal') {
    for (const delta of words(part.refusal)) yield { type: 'response.refusal.delta', ...place, delta }
    yield { type: 'response.refusal.done', ...place, refusal: part.refusal }
  } else {
    for (const delta of words(part.text)) yield { type: 'response.output_text.delta', ...place, delta, logprobs: [] }
    yield { type: 'response.output_text.done', ...place, text: part.text, logprobs: [] }
  }
  yield { type: 'response.content_part.done', ...place, part }
}

/** The words of a text, each with the space before it, so that joining them gives the text again. */
export const words = (text: string): string[] => text.match(/\s*\S+|\s+$/g) ?? []

export const isDelta = ({ type }: WireEvent): boolean =>
  type === 'response.output_text.delta' || type === 'response.refusal.delta'
