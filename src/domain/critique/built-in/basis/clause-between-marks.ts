import type { Span } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'

/** The clause around some words, between marks. */
export function clauseBetweenMarks(plain: string, span: Span): string {
  const { from, to } = sentenceAround(plain, span)
  const before =
    plain
      .slice(from, span.from)
      .split(/[,;:()–—](?!\d)/)
      .at(-1) ?? ''
  const after = plain.slice(span.to, to).split(/[,;:()–—](?!\d)/)[0] ?? ''
  return `${before} ${after}`
}
