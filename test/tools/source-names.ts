import { isNode, nodesIn, type SourceNode } from './source-nodes.ts'

/** The names in a source: all of them, and those that it gives to its variables and parameters. */
type SourceNames = { readonly all: readonly string[]; readonly variables: readonly string[] }

/**
 * Reads the names. Comments and texts are left out: people may say there what they like.
 * @param file its ending says whether it holds components
 */
export function namesIn(file: string, source: string): SourceNames {
  const nodes = nodesIn(file, source)
  return {
    all: nodes.flatMap(namesOf),
    variables: nodes.flatMap((node) => patternsOf(node).flatMap(variablesOf)),
  }
}

function namesOf({ type, name }: SourceNode): string[] {
  return ['Identifier', 'JSXIdentifier', 'PrivateIdentifier'].includes(type) && typeof name === 'string' ? [name] : []
}

/** What a node declares: the left side of a `const`, the parameters of a function or of a function's type. */
function patternsOf({ type, id, params, param }: SourceNode): unknown[] {
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
