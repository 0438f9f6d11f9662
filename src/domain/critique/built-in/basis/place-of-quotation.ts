import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround, sentencesOf } from '../../../language/sentences.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from './finding.ts'

/** Where the quoted words of a finding stand, in plain text. */
export type Place = {
  readonly request: CritiqueRequest
  readonly span: Span
  readonly words: string
  readonly sentence: string
  /** The sentence up to the words, and from them on. */
  readonly lead: string
  readonly after: string
  /** The sentence before it. */
  readonly previous: string
}

/** null where it quotes nothing, or words of several places. */
export function placeOf({ quoted }: Finding, request: CritiqueRequest): Place | null {
  const { thesis } = request.decision
  const words = quoted?.slice(1, -1) ?? ''
  const from = thesis.indexOf(words)
  if (words === '' || from < 0) return null
  const span = { from, to: from + words.length }
  const sentence = sentenceAround(thesis, span)
  const before = sentencesOf(thesis).findLast(({ to }) => to <= sentence.from)
  const plain = plainText(thesis)
  return {
    request,
    span,
    words: plain.slice(span.from, span.to),
    sentence: plain.slice(sentence.from, sentence.to),
    lead: plain.slice(sentence.from, span.from),
    after: plain.slice(span.to, sentence.to),
    previous: before ? plain.slice(before.from, before.to) : '',
  }
}
