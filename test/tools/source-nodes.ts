import { parseSync } from 'vite'

/** A node of a syntax tree. */
export type SourceNode = { readonly type: string; readonly [part: string]: unknown }

/**
 * All nodes of a source, read by a parser, because a text between a `>` and the next `<` is words for a reader in a component and code
 * everywhere else.
 * @param file its ending says whether it holds components
 */
export function nodesIn(file: string, source: string): SourceNode[] {
  const { program, errors } = parseSync(file, source)
  const [error] = errors
  if (error) throw new Error(`${file} cannot be read: ${error.message}`)
  return [...nodesOf(program)]
}

function* nodesOf(part: unknown): Generator<SourceNode> {
  if (Array.isArray(part)) for (const one of part) yield* nodesOf(one)
  else if (isNode(part)) {
    yield part
    for (const inner of Object.values(part)) yield* nodesOf(inner)
  }
}

export const isNode = (part: unknown): part is SourceNode =>
  typeof part === 'object' && part !== null && 'type' in part && typeof part.type === 'string'
