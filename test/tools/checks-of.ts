import { existsSync, globSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { lintChecks } from './lint-checks.ts'
import type { Check } from './run-check.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** The test projects that need neither a browser nor PostgreSQL. */
const QUICK = ['unit', 'doubles', 'server', 'store-sqlite'].map((name) => `--project ${name}`).join(' ')

export const isPath = (argument: string): boolean => existsSync(join(ROOT, argument))

/** The checks of a file or a folder: its style, the types of the whole repository, and the tests there. */
export function checksOfPath(path: string): Check[] {
  const wanted = path.replace(/\/$/, '')
  const hasTests = testsOf(wanted).length > 0
  return [
    ...lintChecks(wanted),
    { name: 'types', kind: 'command', command: 'tsc -b' },
    ...(hasTests ? [{ name: 'tests', kind: 'vitest', command: `vitest run ${testFilter(wanted)}` } as const] : []),
  ]
}

/** The checks of files that have just changed, with the tests of everything that imports them. */
export function checksOfChange(files: readonly string[]): Check[] {
  const list = files.join(' ')
  const code = files.filter((file) => /\.tsx?$/.test(file)).join(' ')
  const tests: Check = {
    name: 'tests',
    kind: 'vitest',
    command: `vitest related --run ${code} ${QUICK}`,
    canBeEmpty: true,
  }
  return [...lintChecks(list), { name: 'types', kind: 'command', command: 'tsc -b' }, ...(code === '' ? [] : [tests])]
}

/** vitest runs every test whose path contains this text. For `money.ts` it finds `money.test.ts` beside it. */
function testFilter(path: string): string {
  if (statSync(join(ROOT, path)).isDirectory()) return `${path}/`
  return path.replace(/(\.(?:store\.)?test|\.e2e)?\.tsx?$/, (_whole, kind = '') => `${kind}.`)
}

function testsOf(path: string): string[] {
  const tests = globSync(['src/**/*.test.ts', 'test/**/*.{test,e2e}.ts'], { cwd: ROOT })
  return tests.filter((test) => test.includes(testFilter(path)))
}
