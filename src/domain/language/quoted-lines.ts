import { matchesOf } from './matches-of.ts'
import { plainText, type Span } from './plain-text.ts'

/**
 * The lines that stand behind a “>” as in a letter that answers another one, each stretch of them whole. A list may have the same mark, and “> 85%” is
 * a comparison: where nothing else stands, where the lines are led to by a colon or speak in the first person, they are their writer's own.
 */
export function quotedLines(text: string): readonly Span[] {
  if (!/^[ \t]*>/m.test(text)) return []
  const blocks = matchesOf(BLOCK, text).map(({ index, 0: words }) => ({ from: index, to: index + words.length }))
  const rest = blocks.reduceRight((words, { from, to }) => words.slice(0, from) + words.slice(to), text)
  if (!/\p{L}/u.test(rest)) return []
  return blocks.filter(
    ({ from, to }) => !/:\s*$/.test(text.slice(0, from)) && !FIRST_PERSON.test(plainText(text.slice(from, to))),
  )
}

const BLOCK = /(?:^[ \t]*>[ \t]*[\p{L}"“'(].*(?:\n|$))+/gmu
const FIRST_PERSON = /(?<![a-z])(?:i|i'[a-z]+|im|my|me|mine|myself)(?![a-z])/
