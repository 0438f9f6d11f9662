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
  const nodes: SourceNode[] = []
  collect(program, nodes)
  return nodes
}

/** Into one list, because a generator within a generator passes each node on as often as it is deep. */
function collect(part: unknown, nodes: SourceNode[]): void {
  if (Array.isArray(part)) for (const one of part) collect(one, nodes)
  else if (isNode(part)) {
    nodes.push(part)
    for (const inner of Object.values(part)) collect(inner, nodes)
  }
}

export const isNode = (part: unknown): part is SourceNode =>
  typeof part === 'object' && part !== null && 'type' in part && typeof part.type === 'string'
