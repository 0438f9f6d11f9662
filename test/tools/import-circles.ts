import { dirname } from 'node:path'
import type { SourceImport } from './source-imports.ts'

/**
 * The circles of folders that import each other by value, each as the names of its folders. A folder in another is one of its own.
 * Circles are the strongly connected parts of the graph of folders (Tarjan, "Depth-first search and linear graph algorithms", SIAM
 * J. Comput. 1, 1972).
 */
export function circlesOf(imports: readonly SourceImport[]): string[][] {
  const graph = graphOf(imports)
  const index = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []

  const visit = (folder: string): number => {
    const own = index.size
    index.set(folder, own)
    stack.push(folder)
    let low = own
    for (const next of graph.get(folder) ?? []) {
      if (!index.has(next)) low = Math.min(low, visit(next))
      else if (stack.includes(next)) low = Math.min(low, index.get(next) ?? low)
    }
    if (low === own) {
      const circle = stack.splice(stack.indexOf(folder))
      if (circle.length > 1) circles.push(circle.sort())
    }
    return low
  }

  for (const folder of graph.keys()) if (!index.has(folder)) visit(folder)
  return circles
}

function graphOf(imports: readonly SourceImport[]): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>()
  for (const { from, to, isByValue } of imports) {
    const [here, there] = [dirname(from), dirname(to)]
    if (!isByValue || here === there || !to.startsWith('src/')) continue
    graph.set(here, (graph.get(here) ?? new Set()).add(there))
    if (!graph.has(there)) graph.set(there, new Set())
  }
  return graph
}
