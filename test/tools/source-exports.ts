import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { importsOf } from './source-imports.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** An export of a file. */
type SourceExport = { readonly file: string; readonly name: string; readonly line: number }

const DECLARED =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|type|interface|enum) (\w+)/gm
const LISTED = /^export (?:type )?\{([^}]*)\}(?! from)/gm

/** The named exports of `file`, without those that it re-exports from another file. */
function exportsOf(file: string): SourceExport[] {
  const source = readFileSync(join(ROOT, file), 'utf8')
  const declared = [...source.matchAll(DECLARED)].map(({ 1: name = '', index }) => ({ name, index }))
  const listed = [...source.matchAll(LISTED)].flatMap(({ 1: names = '', index }) =>
    names
      .split(',')
      .map((name) =>
        (
          name
            .trim()
            .split(/\s+as\s+/)
            .at(-1) ?? ''
        ).replace(/^type /, ''),
      )
      .filter((name) => name !== '')
      .map((name) => ({ name, index })),
  )
  return [...declared, ...listed].map(({ name, index }) => ({ file, name, line: lineAt(source, index) }))
}

/** The exports of `files` that no other of these files imports. */
export function unusedExports(files: readonly string[]): SourceExport[] {
  const used = new Map<string, Set<string>>()
  for (const { from, to, names } of files.flatMap(importsOf))
    if (from !== to) for (const name of names) used.set(to, (used.get(to) ?? new Set()).add(name))
  return files.flatMap(exportsOf).filter(({ file, name }) => {
    const wanted = used.get(file)
    return !wanted?.has(name) && !wanted?.has('*')
  })
}

const lineAt = (source: string, index: number): number => source.slice(0, index).split('\n').length
