/** Inline elements that mark words without separating them from the text around them. */
const MARKS = new Set(['MARK', 'STRONG', 'EM', 'B', 'I', 'U', 'S', 'ABBR', 'Q', 'DEL', 'INS', 'SUB', 'SUP', 'WBR'])

/** All texts that are read together with this one, in order: its neighbours, and the texts inside marks. */
export function textsAround(text: Text): Text[] {
  let root: Node = text
  while (root.parentElement && MARKS.has(root.parentElement.tagName)) root = root.parentElement
  let first = root
  while (first.previousSibling && isRunning(first.previousSibling)) first = first.previousSibling
  const texts: Text[] = []
  for (let node: Node | null = first; node && isRunning(node); node = node.nextSibling) collect(node, texts)
  return texts
}

const isRunning = (node: Node): boolean =>
  node instanceof Text || node instanceof Comment || (node instanceof Element && MARKS.has(node.tagName))

function collect(node: Node, texts: Text[]): void {
  if (node instanceof Text) texts.push(node)
  for (const child of node.childNodes) collect(child, texts)
}
