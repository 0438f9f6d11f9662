import { readFileSync } from 'node:fs'
import { dirname, join, normalize, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

/**
 * An import of another file of this repository.
 * @property isByValue whether it is needed when the program runs, and not only for its types
 * @property names the imported names, as the other file calls them; `*` stands for all
 */
export type SourceImport = {
  readonly from: string
  readonly to: string
  readonly isByValue: boolean
  readonly names: readonly string[]
}

const STATEMENT = /^\s*(?:import|export)\s+(type\s+)?([^;'"]*?)\s*(?:from\s+)?['"]([^'"]+)['"]/gm
const LAZY = /\bimport\(\s*['"]([^'"]+)['"]/g

/** The imports in `file` of other files of this repository, with paths from its root. */
export function importsOf(file: string): SourceImport[] {
  const source = readFileSync(join(ROOT, file), 'utf8')
  const statements = [...source.matchAll(STATEMENT)].map(([, type, names = '', specifier = '']) => ({
    specifier,
    isByValue: type === undefined && !namesOnlyTypes(names),
    names: namesIn(names),
  }))
  const lazy = [...source.matchAll(LAZY)].map(([, specifier = '']) => ({ specifier, isByValue: true, names: ['*'] }))
  return [...statements, ...lazy].flatMap(({ specifier, ...taken }) => {
    const to = pathOf(file, specifier)
    return to === null ? [] : [{ from: file, to, ...taken }]
  })
}

/** The names of a clause: `{ a, type B, c as d }` imports a, B and c. */
function namesIn(clause: string): string[] {
  const inBraces = /\{([\s\S]*)\}/.exec(clause)?.[1]
  if (inBraces === undefined) return clause.includes('*') ? ['*'] : []
  const names = inBraces.split(',').map((name) => name.trim().replace(/^type\s+/, ''))
  return names.map((name) => name.split(/\s+as\s+/)[0] ?? '').filter((name) => name !== '')
}

/** Whether a clause is like `{ type A, type B }`. By the compiler's `verbatimModuleSyntax`, a name without `type` is a value. */
function namesOnlyTypes(names: string): boolean {
  const inBraces = /^\{([\s\S]*)\}$/.exec(names.trim())?.[1]
  if (inBraces === undefined) return false
  return inBraces
    .split(',')
    .filter((name) => name.trim() !== '')
    .every((name) => name.trim().startsWith('type '))
}

/** The path of an imported file from the root of the repository; null for a package. */
function pathOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('#test/')) return specifier.replace('#', '')
  if (specifier.startsWith('#')) return specifier.replace('#', 'src/')
  return specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : null
}
