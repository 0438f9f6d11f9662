import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { unusedExports } from '../tools/source-exports.ts'

/**
 * What is exported is offered to every other file: whoever changes it has to look for its users. So only what another file
 * imports is exported; a test is another file.
 */
const ROOT = resolve(import.meta.dirname, '../..')
const SOURCES = ['src/**/*.{ts,tsx}', 'test/**/*.ts', 'bench/**/*.{ts,tsx}', 'scripts/**/*.ts', '*.config.ts']

/** vitest calls these by their names. */
const CALLED_BY_VITEST = ['setup', 'teardown']

const unused = unusedExports(globSync(SOURCES, { cwd: ROOT })).filter(({ name }) => !CALLED_BY_VITEST.includes(name))
for (const { file, line, name } of unused)
  console.error(
    `${file}:${line}: no other file imports ${name}: drop its "export", or delete it where nothing needs it.`,
  )
process.exitCode = unused.length === 0 ? 0 : 1
