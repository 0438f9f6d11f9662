import { parseSync } from 'vite'

/** The names in a source: all of them, and those that it gives to its variables and parameters. */
type SourceNames = { readonly all: readonly string[]; readonly variables: readonly string[] }

type Node = { readonly type: string; readonly [part: string]: unknown }

/**
 * Reads the names by a parser, because a text between a `>` and the next `<` is words for a reader in a component and code
 * everywhere else. Comments and texts are left out: people may say there what they like.
 * @param file its ending says whether it holds components
 */
export function namesIn(file: string, source: string): SourceNames {
  const { program, errors } = parseSync(file, source)
  const [error] = errors
  if (error) throw new Error(`${file} cannot be read: ${error.message}`)
  const nodes = [...nodesIn(program)]
  return {
    all: nodes.flatMap(namesOf),
    variables: nodes.flatMap((node) => patternsOf(node).flatMap(variablesOf)),
  }
}

function* nodesIn(part: unknown): Generator<Node> {
  if (Array.isArray(part)) for (const one of part) yield* nodesIn(one)
  else if (isNode(part)) {
    yield part
    for (const inner of Object.values(part)) yield* nodesIn(inner)
  }
}

const isNode = (part: unknown): part is Node =>
  typeof part === 'object' && part !== null && 'type' in part && typeof part.type === 'string'

function namesOf({ type, name }: Node): string[] {
  return ['Identifier', 'JSXIdentifier', 'PrivateIdentifier'].includes(type) && typeof name === 'string' ? [name] : []
}

/** What a node declares: the left side of a `const`, the parameters of a function or of a function's type. */
function patternsOf({ type, id, params, param }: Node): unknown[] {
  if (type === 'VariableDeclarator') return [id]
  if (type === 'CatchClause') return [param]
  return Array.isArray(params) ? params : []
}

/** The variables of a pattern such as `[first, { id: assetId, name = '' }, ...others]`. */
function variablesOf(pattern: unknown): string[] {
  if (!isNode(pattern)) return []
  const { type, elements, properties, left, argument, value, parameter } = pattern
  if (type === 'Identifier') return namesOf(pattern)
  const parts = [elements, properties].flatMap((list) => (Array.isArray(list) ? list : []))
  return [...parts, left, argument, parameter, type === 'Property' ? value : null].flatMap(variablesOf)
}
