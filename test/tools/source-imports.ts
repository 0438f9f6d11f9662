import { readFileSync } from 'node:fs'
import { dirname, join, normalize, resolve } from 'node:path'
import { parseSync } from 'vite'

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

type Imported = { readonly specifier: string; readonly names: readonly { name: string; isType: boolean }[] }

/**
 * The imports in `file` of other files of this repository, with paths from its root. A parser finds them, because an “export” and a text
 * that begins with a dot look like one to everything simpler.
 * @throws Error when the file cannot be read, or is no TypeScript
 */
export function importsOf(file: string): SourceImport[] {
  const source = readFileSync(join(ROOT, file), 'utf8')
  return [...importedIn(file, source)].flatMap(({ specifier, names }) => {
    // What the bundler shall make of a file stands behind it: `reader.ts?worker&url`.
    const to = pathOf(file, specifier.replace(/\?.*$/, ''))
    // What is imported without a name is imported for its effect.
    const isByValue = names.length === 0 || names.some(({ isType }) => !isType)
    return to === null ? [] : [{ from: file, to, isByValue, names: names.map(({ name }) => name) }]
  })
}

function* importedIn(file: string, source: string): Generator<Imported> {
  const { module, errors } = parseSync(file, source)
  const [error] = errors
  if (error) throw new Error(`${file} cannot be read: ${error.message}`)
  for (const { moduleRequest, entries } of module.staticImports)
    yield {
      specifier: moduleRequest.value,
      names: entries.map(({ importName, isType }) => ({ name: nameOf(importName), isType })),
    }
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, importName, isType } of entries)
      if (moduleRequest) yield { specifier: moduleRequest.value, names: [{ name: nameOf(importName), isType }] }
  for (const { moduleRequest } of module.dynamicImports) {
    const [, specifier] = /^['"](.*)['"]$/.exec(source.slice(moduleRequest.start, moduleRequest.end)) ?? []
    if (specifier !== undefined) yield { specifier, names: [{ name: '*', isType: false }] }
  }
}

const nameOf = ({ kind, name }: { readonly kind: string; readonly name: string | null }): string =>
  name ?? (kind === 'Default' ? 'default' : '*')

/** The path of an imported file from the root of the repository; null for a package. */
function pathOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('#test/')) return specifier.replace('#', '')
  if (specifier.startsWith('#')) return specifier.replace('#', 'src/')
  return specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : null
}
