/**
 * A part of an exported journal: an element of one of its long lists, or another member of the document as `"name":value`. A long
 * list is also reported as an empty member when it ends.
 */
export type DocumentPart = {
  /** The list to which the element belongs; null for a member. */
  readonly list: LongList | null
  readonly text: string
  /** The line of the file in which it begins, counted from 1. */
  readonly line: number
}

/** Says why a file is not an exported journal, with the line of the error. */
export class UnreadableDocument extends Error {}

/** The lists that grow with a journal, so their elements are read one by one. */
type LongList = 'entries' | 'closes' | 'receipts' | 'anchors'

/** Limits in characters that no genuine journal comes near; they protect the memory against forged files. */
const LONGEST = { element: 1024 * 1024, member: 2 * 1024 * 1024 } as const
const DEEPEST = 40

/** The text of a member up to the bracket that begins a long list. */
const LIST_BEGINS = /^\s*"(entries|closes|receipts|anchors)"\s*:\s*$/
const isLongList = (name: string | undefined): name is LongList =>
  name === 'entries' || name === 'closes' || name === 'receipts' || name === 'anchors'

/**
 * Splits a JSON document into its parts without loading all of it into memory, whatever its layout. It looks only for what
 * ends a part: brackets, commas and quotation marks. Whether a part is valid JSON is found when it is parsed.
 * @throws UnreadableDocument if the document is cut short, continues after its end, or is not UTF-8
 */
export async function* splitDocument(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<DocumentPart> {
  const splitter = new Splitter()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of chunks)
    yield* splitter.take(decode(() => decoder.decode(chunk, { stream: true }), splitter))
  yield* splitter.take(decode(() => decoder.decode(), splitter))
  splitter.end()
}

function decode(read: () => string, splitter: Splitter): string {
  try {
    return read()
  } catch {
    throw new UnreadableDocument(`is no UTF-8 text after line ${splitter.line}`)
  }
}

class Splitter {
  line = 1
  /** The number of open brackets; members end at depth one, and elements of a long list at depth two. */
  #depth = 0
  /** The long list that is being read, and those read before. */
  #list: LongList | null = null
  readonly #lists = new Set<LongList>()
  #isOver = false
  #isInText = false
  #isEscaped = false
  #gathered = ''
  #startLine = 1
  #isAfterComma = false
  /** Whether a long list has just ended, so that the comma after it does not end another part. */
  #hasJustListed = false

  /** @throws UnreadableDocument unless the document has ended */
  end(): void {
    const hasBegun = this.#depth > 0 || this.#gathered.trim() === ''
    if (!this.#isOver) throw this.#wrong(hasBegun ? 'is cut' : 'is no journal')
  }

  *take(text: string): Generator<DocumentPart> {
    let from = 0
    for (let at = 0; at < text.length; at += 1) {
      const sign = text[at]
      if (sign === '\n') this.line += 1
      if (this.#isInText) this.#passText(sign)
      else if (sign === '"') this.#isInText = true
      else if (sign === '{' || sign === '[') {
        const isOfPart = this.#open(sign, this.#gathered + text.slice(from, at))
        if (!isOfPart) from = this.#begin(at)
      } else if (sign === '}' || sign === ']' || sign === ',') {
        if (this.#depth !== (this.#list ? 2 : 1)) this.#depth -= sign === ',' ? 0 : 1
        else {
          yield* this.#part(this.#gathered + text.slice(from, at), sign)
          from = this.#begin(at)
        }
      }
      if (this.#isOver && !/\s/.test(text[at + 1] ?? ' ')) throw this.#wrong('goes on after its end')
    }
    this.#gathered += text.slice(from)
    const longest = this.#list ? LONGEST.element : LONGEST.member
    if (this.#gathered.length > longest) throw this.#wrong('has a part that is longer than any of a journal')
  }

  #passText(sign: string | undefined): void {
    if (this.#isEscaped) this.#isEscaped = false
    else if (sign === '\\') this.#isEscaped = true
    else if (sign === '"') this.#isInText = false
  }

  #begin(at: number): number {
    this.#gathered = ''
    this.#startLine = this.line
    return at + 1
  }

  /** @returns whether the bracket is part of an element or member, instead of enclosing them */
  #open(sign: string, before: string): boolean {
    this.#depth += 1
    if (this.#depth > DEEPEST) throw this.#wrong('is nested deeper than any journal')
    if (this.#depth === 1) {
      if (sign !== '{' || before.replace(/^\ufeff/, '').trim() !== '') throw this.#wrong('is no journal')
      return false
    }
    const list = this.#depth === 2 && sign === '[' ? LIST_BEGINS.exec(before)?.[1] : undefined
    if (!isLongList(list)) return true
    if (this.#lists.has(list)) throw this.#wrong(`has its ${list} twice`)
    this.#lists.add(list)
    this.#list = list
    this.#isAfterComma = false
    return false
  }

  *#part(text: string, sign: string): Generator<DocumentPart> {
    const list = this.#list
    const isBlank = text.trim() === ''
    if (isBlank && (sign === ',' || this.#isAfterComma) && !this.#hasJustListed) throw this.#wrong('lacks a part')
    if (!isBlank && this.#hasJustListed) throw this.#wrong('lacks a comma')
    if (!isBlank) yield { list, text, line: this.#lineOf(text) }
    this.#hasJustListed = false
    this.#isAfterComma = sign === ','
    if (sign === ',') return
    this.#depth -= 1
    this.#isOver = this.#depth === 0
    this.#hasJustListed = list !== null
    this.#list = null
    if (list) yield { list: null, text: `"${list}":[]`, line: this.line }
  }

  /** The line of the first non-blank character of a part. */
  #lineOf(text: string): number {
    const blank = /^\s*/.exec(text)?.[0] ?? ''
    return this.#startLine + blank.split('\n').length - 1
  }

  #wrong(what: string): UnreadableDocument {
    return new UnreadableDocument(`${what} at line ${this.line}`)
  }
}
