import type { ResponseStreamEvent } from 'openai/resources/responses/responses'
import { z } from 'zod'
import { isPlainlyCritique } from '#domain/critique/is-critique.ts'
import { visibleText } from '#domain/critique/visible-text.ts'
import { makeThinkingFilter, type ThinkingFilter, withoutThinking } from '#domain/critique/without-thinking.ts'
import { cutText, wholeSoFar } from '#domain/text.ts'

/** Longer than any critique; the rest of a longer answer is not read. */
export const MAX_TEXT = 20_000
/** With the thoughts of a model that thinks in its answer. One that never stops is not heard for ever. */
const MAX_HEARD = 2_000_000

const Part = z.union([
  z.object({ type: z.literal('output_text'), text: z.string() }),
  z.object({ type: z.literal('refusal') }),
])
const Item = z.object({
  type: z.literal('message'),
  phase: z.string().nullish(),
  content: z.array(z.unknown()).nullish(),
})

/** The part of the last event, or of a whole answer, that is read. Compatible servers leave out most of it. */
const Final = z.object({
  status: z.string().nullish(),
  output: z.array(z.unknown()).nullish(),
  error: z.unknown().optional(),
  incomplete_details: z.object({ reason: z.string().nullish() }).nullish(),
})
export type FinalResponse = z.infer<typeof Final>

const EMPTY: FinalResponse = {}

export const readFinal = (response: unknown): FinalResponse => Final.safeParse(response).data ?? EMPTY

/**
 * The text of an answer as it arrives: that of its messages, without the model's reasoning and its commentary (a message of phase
 * `commentary` says what the model is about to do; the API's documentation sets it apart from the `final_answer`). The parts of
 * a message form one text; two messages are separated by a blank line. What a person does not see is left out, as it is of what a
 * model is given.
 *
 * Nothing is shown until the text is clearly a critique. Before that it may be a greeting, a refusal, or reasoning whose opening
 * tag is in the server's own template.
 */
export class Answer {
  /** The text that has been shown; once finished, the whole text. */
  text = ''
  /** Whether the answer was longer than what is read. */
  isCut = false
  #isShown = false
  #heard = 0
  readonly #onText: (text: string) => void
  readonly #commentaries = new Set<number>()
  readonly #streamed = new Set<string>()
  readonly #messages = new Map<number | undefined, ThinkingFilter>()

  constructor(onText: (text: string) => void) {
    this.#onText = onText
  }

  /** Whether anything has come, though perhaps nothing that is shown. */
  get hasBegun(): boolean {
    return this.#heard > 0
  }

  /** Whether more has come than is read, so that nothing that follows can count. */
  get isFull(): boolean {
    return this.#heard > MAX_HEARD || this.#streamedText().length > MAX_TEXT
  }

  hear(event: ResponseStreamEvent): void {
    if (event.type === 'response.output_item.added' && isCommentary(event.item))
      this.#commentaries.add(event.output_index)
    if (event.type === 'response.output_text.delta') {
      this.#streamed.add(placeOf(event))
      this.add(event.output_index, event.delta)
    }
    // Some servers send a part only once it is whole.
    if (event.type === 'response.output_text.done' && !this.#streamed.has(placeOf(event)))
      this.add(event.output_index, event.text)
  }

  /**
   * Ends the answer. Its text is that of the messages in the last event, if there are any, and otherwise what was streamed.
   * @returns whether a part of it is a refusal
   */
  finish({ output }: FinalResponse): boolean {
    for (const message of this.#messages.values()) message.end()
    const parts = (output ?? []).filter(isAnswer).map(partsOf)
    const texts = parts.map((message) =>
      withoutThinking(message.map((part) => (part.type === 'output_text' ? part.text : '')).join('')),
    )
    const whole = visibleText(texts.some((text) => text !== '') ? joined(texts) : this.#streamedText())
    this.isCut = whole.length > MAX_TEXT
    this.#show(whole)
    this.text = cutText(whole, MAX_TEXT)
    return parts.flat().some((part) => part.type === 'refusal')
  }

  /** Adds words to a message. */
  add(index: number | undefined, words: string): void {
    this.#heard += words.length
    if (index !== undefined && this.#commentaries.has(index)) return
    const message = this.#messages.get(index) ?? makeThinkingFilter()
    this.#messages.set(index, message)
    message.add(words)
    this.#show(visibleText(wholeSoFar(this.#streamedText()).whole))
  }

  #show(whole: string): void {
    this.#isShown ||= isPlainlyCritique(whole)
    if (!this.#isShown || !whole.startsWith(this.text)) return
    const more = cutText(whole, MAX_TEXT).slice(this.text.length)
    if (more === '') return
    this.text += more
    this.#onText(more)
  }

  readonly #streamedText = (): string => joined(Array.from(this.#messages.values(), ({ text }) => text))
}

const placeOf = (event: { output_index?: number; content_index?: number }): string =>
  `${event.output_index}.${event.content_index}`

const isCommentary = (item: unknown): boolean => Item.safeParse(item).data?.phase === 'commentary'

function isAnswer(item: unknown): boolean {
  const message = Item.safeParse(item).data
  return message !== undefined && message.phase !== 'commentary'
}

const partsOf = (item: unknown): z.infer<typeof Part>[] =>
  (Item.safeParse(item).data?.content ?? []).flatMap((part) => Part.safeParse(part).data ?? [])

const joined = (texts: readonly string[]): string =>
  texts.reduce((whole, text) => (text === '' ? whole : whole + between(whole, text) + text), '')

/** A text that begins with a space continues the one before it, without a blank line. */
const between = (before: string, after: string): string =>
  before === '' || /\s$/.test(before) || /^\s/.test(after) ? '' : '\n\n'
