import { isNode, nodesIn, type SourceNode } from './source-nodes.ts'

/** The attributes and properties that somebody reads or hears. */
const READ = new Set([
  'aria-label',
  'aria-description',
  'title',
  'alt',
  'placeholder',
  'label',
  'legend',
  'hint',
  'unit',
])

/** Two letters in a row, in any script. */
const WORD = /\p{L}{2}/u

/**
 * The words that components write out: between their tags, and in attributes that are read. What is shown in several languages comes
 * from a catalogue of messages instead.
 */
export const literalTextsIn = (file: string, source: string): string[] =>
  nodesIn(file, source)
    .flatMap(writtenBy)
    .map((text) => text.trim())
    .filter((text) => WORD.test(text))

function writtenBy(node: SourceNode): string[] {
  if (node.type === 'JSXText') return [String(node.value)]
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return partsOf(node.children).flatMap(shownBy)
  if (node.type !== 'JSXAttribute') return []
  return isNode(node.name) && READ.has(String(node.name.name)) ? shownBy(node.value) : []
}

/** The texts that an expression may come out as. */
function shownBy(part: unknown): string[] {
  if (!isNode(part)) return []
  switch (part.type) {
    case 'JSXExpressionContainer':
      return shownBy(part.expression)
    case 'Literal':
      return typeof part.value === 'string' ? [part.value] : []
    case 'TemplateLiteral':
      return partsOf(part.quasis).map(({ value }) => cookedOf(value))
    case 'ConditionalExpression':
      return [part.consequent, part.alternate].flatMap(shownBy)
    case 'LogicalExpression':
    case 'BinaryExpression':
      return part.operator === '===' || part.operator === '!==' ? [] : [part.left, part.right].flatMap(shownBy)
    default:
      return []
  }
}

const partsOf = (list: unknown): SourceNode[] => (Array.isArray(list) ? list.filter(isNode) : [])

const cookedOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : ''
