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

/**
 * The imports that close one of the shortest circles among the folders of a circle, in order: each leads from a folder to the next,
 * and the last one back to the first folder. One of them is what somebody has to change.
 */
export function shortestCircleIn(circle: readonly string[], imports: readonly SourceImport[]): SourceImport[] {
  const within = imports.filter(
    (one) => isEdge(one) && [one.from, one.to].every((file) => circle.includes(dirname(file))),
  )
  const circles = within.flatMap((first) => {
    const way = shortestWay(dirname(first.to), dirname(first.from), within)
    return way ? [[first, ...way]] : []
  })
  return circles.sort((one, other) => one.length - other.length)[0] ?? []
}

/** The fewest imports that lead from a folder to another, breadth first; null when none do. */
function shortestWay(from: string, to: string, imports: readonly SourceImport[]): SourceImport[] | null {
  const seen = new Set([from])
  const ways: { readonly end: string; readonly way: SourceImport[] }[] = [{ end: from, way: [] }]
  for (const { end, way } of ways) {
    if (end === to) return way
    for (const one of imports) {
      const next = dirname(one.to)
      if (dirname(one.from) !== end || seen.has(next)) continue
      seen.add(next)
      ways.push({ end: next, way: [...way, one] })
    }
  }
  return null
}

/** Whether an import makes one folder need another when the program runs. */
const isEdge = ({ from, to, isByValue }: SourceImport): boolean =>
  isByValue && dirname(from) !== dirname(to) && to.startsWith('src/')

function graphOf(imports: readonly SourceImport[]): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>()
  for (const { from, to } of imports.filter(isEdge)) {
    const [here, there] = [dirname(from), dirname(to)]
    graph.set(here, (graph.get(here) ?? new Set()).add(there))
    if (!graph.has(there)) graph.set(there, new Set())
  }
  return graph
}
