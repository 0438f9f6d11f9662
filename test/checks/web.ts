import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** What holds for all of the pages, and is neither a type nor a rule of lint: one list of query keys. */
const WEB = resolve(import.meta.dirname, '../../src/web')

/** A key that is written where it is used: `queryKey: ['asset', 1]`, `getQueryData<View>(['asset', 1])`. */
const KEY_WRITTEN_OUT = /\b(?:query|mutation)Key\s*[:=]\s*\[|\w*Quer(?:y|ies)(?:Data|State)?(?:<[^>]*>)?\(\s*\[/gi

const sources = globSync('**/*.{ts,tsx}', { cwd: WEB }).filter((file) => file !== 'api/query-keys.ts')
const faults = sources.flatMap((file) =>
  found(file, KEY_WRITTEN_OUT).map(
    (key) => `${file}: a query key is written out (${key}). Name it in api/query-keys.ts.`,
  ),
)
for (const fault of faults) console.error(fault)
console.log(`${sources.length} files take their query keys from api/query-keys.ts`)
process.exitCode = faults.length === 0 && sources.length > 0 ? 0 : 1

function found(file: string, pattern: RegExp): string[] {
  return [...readFileSync(join(WEB, file), 'utf8').matchAll(pattern)].map(([text]) => text)
}
