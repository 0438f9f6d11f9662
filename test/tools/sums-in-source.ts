import { isNode, nodesIn, type SourceNode } from './source-nodes.ts'

/** Amounts cross the wire as decimals, in texts: whoever calculates with one has to make a number of it, or a Big. */
const METHODS: ReadonlySet<string> = new Set(['plus', 'minus', 'times', 'div'])
const OPERATORS: ReadonlySet<string> = new Set(['+', '-', '*', '/', '%', '**', '+=', '-=', '*=', '/='])

/**
 * What a source adds up or computes of amounts: arithmetic with a number that was a text, calls of Big's methods, and `reduce`
 * that adds. Arithmetic with numbers alone is none, for that is how a page is laid out.
 * @returns each as it is written
 */
export function sumsIn(file: string, source: string): string[] {
  return nodesIn(file, source)
    .filter((node) => isArithmeticOfText(node) || isCallOfBig(node) || isAddingReduce(node))
    .map(({ start, end }) => source.slice(Number(start), Number(end)).replaceAll(/\s+/g, ' '))
}

const isArithmeticOfText = (node: SourceNode): boolean => isArithmetic(node) && partsOf(node).some(isNumberOfText)

const isArithmetic = ({ type, operator }: SourceNode): boolean =>
  (type === 'BinaryExpression' || type === 'AssignmentExpression') && OPERATORS.has(String(operator))

/** `Number(amount)`, `Number.parseFloat(amount)` */
function isNumberOfText({ type, callee, arguments: given }: SourceNode): boolean {
  if (type !== 'CallExpression' || !isNode(callee) || !Array.isArray(given)) return false
  return nameOf(callee) === 'Number' || nameOf(callee.object) === 'Number'
}

const isCallOfBig = ({ type, callee }: SourceNode): boolean =>
  type === 'CallExpression' && isNode(callee) && METHODS.has(nameOf(callee.property))

const isAddingReduce = (node: SourceNode): boolean =>
  node.type === 'CallExpression' &&
  isNode(node.callee) &&
  nameOf(node.callee.property) === 'reduce' &&
  partsOf(node).some(isArithmetic)

const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '')

/** A node and all within it. */
function partsOf(node: SourceNode): SourceNode[] {
  return [
    node,
    ...Object.values(node)
      .flat()
      .flatMap((part: unknown) => (isNode(part) ? partsOf(part) : [])),
  ]
}
