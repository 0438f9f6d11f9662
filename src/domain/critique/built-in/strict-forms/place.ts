import { matchesOf } from '../../../language/matches-of.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround, sentencesOf } from '../../../language/sentences.ts'
import type { CritiqueRequest } from '../../critique.ts'

/** Where words of an entry stand, all in plain text: in small letters, with straight apostrophes. */
export type Place = {
  readonly request: CritiqueRequest
  readonly span: Span
  /** The whole entry. */
  readonly text: string
  readonly words: string
  /** The sentence of the words, and what of it stands before and after them. */
  readonly sentence: string
  readonly lead: string
  readonly after: string
  /** The sentences before and behind it. */
  readonly previous: string
  readonly next: string
}

export function placeAt(span: Span, request: CritiqueRequest): Place {
  const { thesis } = request.decision
  const text = plainText(thesis)
  const { from, to } = sentenceAround(thesis, span)
  const sentences = sentencesOf(thesis)
  const wordsOf = (place: Span | undefined) => (place ? text.slice(place.from, place.to) : '')
  return {
    request,
    span,
    text,
    words: wordsOf(span),
    sentence: text.slice(from, to),
    lead: text.slice(from, span.from),
    after: text.slice(span.to, to),
    previous: wordsOf(sentences.findLast((sentence) => sentence.to <= from)),
    next: wordsOf(sentences.find((sentence) => sentence.from >= to)),
  }
}

/** @param quoted words of the entry with their marks, in one or several pieces; null where they stand nowhere in it */
export function placeOf(quoted: string, request: CritiqueRequest): Place | null {
  const { thesis } = request.decision
  const pieces = matchesOf(/“([^”]+)”/gu, quoted).map(([, piece = '']) => piece)
  const [first, last] = [pieces[0], pieces.at(-1)]
  const from = first === undefined ? -1 : thesis.indexOf(first)
  const end = last === undefined ? -1 : thesis.indexOf(last, from)
  return from < 0 || end < 0 || last === undefined ? null : placeAt({ from, to: end + last.length }, request)
}
