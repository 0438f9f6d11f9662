import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** What holds for all of the pages, and is neither a type nor a rule of lint: one list of query keys, three widths. */
const WEB = resolve(import.meta.dirname, '../../src/web')

/** A key that is written where it is used: `queryKey: ['asset', 1]`, `getQueryData<View>(['asset', 1])`. */
const KEY_WRITTEN_OUT = /\b(?:query|mutation)Key\s*[:=]\s*\[|\w*Quer(?:y|ies)(?:Data|State)?(?:<[^>]*>)?\(\s*\[/gi

/** Where the layout changes: a phone, a tablet, a window without room for a margin (STYLE.md). */
const WIDTHS = ['30rem', '48rem', '60rem']

/** What a style sheet or a page asks of the window's width: `@media (max-width: 48rem)`, `'(width > 60rem)'`. */
const WIDTH_ASKED = /\((?:min-|max-)?width\s*(?::|[<>]=?)\s*([\d.]+[a-z]+)\)/g

const sources = globSync('**/*.{ts,tsx}', { cwd: WEB }).filter((file) => file !== 'api/query-keys.ts')
const faults = sources.flatMap((file) =>
  found(file, KEY_WRITTEN_OUT).map(
    (key) => `${file}: a query key is written out (${key}). Name it in api/query-keys.ts.`,
  ),
)
const asked = globSync('**/*.{css,ts,tsx}', { cwd: WEB }).flatMap((file) =>
  found(file, WIDTH_ASKED).map((width) => ({ file, width })),
)
faults.push(
  ...asked
    .filter(({ width }) => !WIDTHS.includes(width))
    .map(({ file, width }) => `${file}: the layout changes at ${width}. It may at ${WIDTHS.join(', ')}: see STYLE.md.`),
)
for (const fault of faults) console.error(fault)
console.log(`${sources.length} files take their query keys from api/query-keys.ts`)
console.log(`${asked.length} queries of the window's width ask for ${WIDTHS.join(', ')}`)
process.exitCode = faults.length === 0 && sources.length > 0 && asked.length > 0 ? 0 : 1

/** What the last group of the pattern holds at each of its places, or the whole of it. */
function found(file: string, pattern: RegExp): string[] {
  return [...readFileSync(join(WEB, file), 'utf8').matchAll(pattern)].map((match) => match.at(-1) ?? '')
}
