import { type Span, trimmed } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { isWithin, type Limit } from './length-of-quotation.ts'
import { sentencesWithin } from './quotation.ts'

const SENTENCE: Limit = { words: 30, characters: 180 }

/** The whole sentence in which words stand, without the mark that ends it; null where it is too long for a quotation, or holds one. */
export function quotationOfSentence(text: string, span: Span): string | null {
  const within = sentencesWithin(text, sentenceAround(text, span)).filter(
    ({ from, to }) => span.from < to && from < span.to,
  )
  const [sentence] = within
  if (!sentence || within.length > 1) return null
  const { from, to } = trimmed(text, sentence)
  const words = text
    .slice(from, to)
    .replace(/^[-*•·#>\s]+/u, '')
    .replace(/[\s.,;:!?…]+$/u, '')
  return isWithin(words, SENTENCE) && !/[“”"„]/u.test(words) ? `“${words}”` : null
}
