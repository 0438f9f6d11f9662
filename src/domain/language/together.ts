import type { Span } from './plain-text.ts'
import { sentencesOf } from './sentences.ts'
import type { Wording } from './wording.ts'

/**
 * Words of several fields that stand together in one sentence, in whatever order and with whatever between them: somebody who lends, and
 * the writer; an effort, and staying. What is found reaches from the first of them to the last.
 * @param fields each has to be found in the sentence
 * @param beside each has to be found anywhere in the text
 */
export function together(fields: readonly [Wording, ...Wording[]], beside: readonly Wording[] = []): Wording {
  const mayBeIn = (plain: string): boolean => fields.every((field) => field.mayBeIn(plain))
  const find = (plain: string): readonly Span[] => {
    if (!mayBeIn(plain)) return []
    const found: (readonly Span[])[] = []
    for (const field of fields) {
      const spans = field.in(plain)
      if (spans.length === 0) return []
      found.push(spans)
    }
    if (!beside.every((field) => field.isIn(plain))) return []
    return sentencesOf(plain).flatMap((sentence) => {
      const firsts = found.flatMap(
        (spans) => spans.find(({ from, to }) => from >= sentence.from && to <= sentence.to) ?? [],
      )
      if (firsts.length < fields.length) return []
      return [{ from: Math.min(...firsts.map(({ from }) => from)), to: Math.max(...firsts.map(({ to }) => to)) }]
    })
  }
  return { in: find, isIn: (plain) => find(plain).length > 0, mayBeIn }
}
