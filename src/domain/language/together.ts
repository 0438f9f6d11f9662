import type { Span } from './plain-text.ts'
import { sentencesOf } from './sentences.ts'
import type { Wording } from './wording.ts'

/**
 * Words of several fields that stand together in one sentence, in whatever order and with whatever between them: somebody who lends, and
 * the writer; an effort, and staying. What is found reaches from the first of them to the last.
 * @param fields patterns without the flag `g`; each has to be found
 * @param beside patterns that have to be found anywhere in the text
 */
export function together(fields: readonly [RegExp, ...RegExp[]], beside: readonly RegExp[] = []): Wording {
  const find = (plain: string): readonly Span[] => {
    if (![...fields, ...beside].every((field) => field.test(plain))) return []
    return sentencesOf(plain).flatMap((sentence) => {
      const words = plain.slice(sentence.from, sentence.to)
      const spans = fields.flatMap((field) => {
        const match = field.exec(words)
        return match ? [{ from: match.index, to: match.index + match[0].length }] : []
      })
      if (spans.length < fields.length) return []
      const from = Math.min(...spans.map((span) => span.from))
      const to = Math.max(...spans.map((span) => span.to))
      return [{ from: sentence.from + from, to: sentence.from + to }]
    })
  }
  return { in: find, isIn: (plain) => find(plain).length > 0 }
}
