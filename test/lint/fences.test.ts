import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { FENCES } from '../tools/lint-checks.ts'

/** The rules of lint that are this repository's own, tried on sources that break them. */
const ROOT = resolve(import.meta.dirname, '../..')

const REPORT = z.object({
  diagnostics: z.array(
    z.object({ category: z.string(), location: z.object({ path: z.string(), start: z.object({ line: z.number() }) }) }),
  ),
})
const OWN = ['plugin', 'lint/style/noRestrictedImports', 'lint/style/noRestrictedGlobals']

/** Each line that is refused ends with this. */
const REFUSED = '// refused'

const SOURCES: Record<string, readonly string[]> = {
  'src/domain/prices/rule.ts': [
    "import pg from 'pg' // refused",
    "import { z } from 'zod' // refused",
    "import { Hono } from 'hono/factory' // refused",
    "import { readFileSync } from 'node:fs' // refused",
    "import { a } from '#server/app.ts' // refused",
    "import { b } from '../../server/app.ts' // refused",
    "import Big from 'big.js'",
    "import { c } from '../money.ts'",
    "import { d } from './quote.ts'",
    "import { e } from '#domain/time.ts'",
    'export const f = Math.random() // refused',
    'export const g = process.pid // refused',
    "export const h = () => fetch('') // refused",
  ],
  'src/server/http/route.ts': [
    "import { a } from '#server/app.ts' // refused",
    "import { b } from '../app.ts' // refused",
    "import { c } from '../create-app-context.ts' // refused",
    "import { d } from '../prices/quote-service.ts' // refused",
    "import { e } from '#server/prices/quote-service.ts' // refused",
    "import { f } from '../config/config.ts'",
    "import { g } from '../database/open-database.ts'",
    "import { h } from './problem.ts'",
    "import { i } from '#domain/time.ts'",
  ],
  'src/server/imports/store.ts': [
    "await trx.insertInto('entries').values(rows).execute() // refused",
    "await db.insertInto('assets').values(rows).execute()",
    'await sql`insert into entries (user_id) values (1)`.execute(db) // refused',
    'await sql<Row>`INSERT INTO "entries" default values`.execute(db) // refused',
    'await sql`insert or replace into entries values (1)`.execute(db) // refused',
    "database.exec('insert into entries values (1)') // refused",
    'await sql`insert into entries_of_old (user_id) values (1)`.execute(db)',
    'await sql`select * from entries`.execute(db)',
  ],
  'src/server/recording/append-at-once.ts': [
    'const statement = sql`with a as (insert into entries select 1) select 2`',
  ],
  'src/server/recording/insert-entries.ts': ["await trx.insertInto('entries').values(rows).execute()"],
  'src/web/ui/part.tsx': [
    "import type { A } from '#contract/assets.ts' // refused",
    "import { b } from '../router.tsx' // refused",
    "import { c } from '#web/router.tsx' // refused",
    "import { d } from '../prices/price-api.ts' // refused",
    "import { e } from '#web/ui/button.tsx'",
    "import { f } from './chart/layout.ts'",
    "import { g } from '#domain/time.ts'",
    "import { h } from '#domain/prices/money-format.ts'",
    "import { i } from '#domain/mirror/mirror.ts' // refused",
    "import { j } from '#domain/prices/quote.ts' // refused",
  ],
  'src/web/ui/chart/part.tsx': ["import { a } from '../../router.tsx' // refused", "import { b } from '../button.tsx'"],
  'test/journeys/waits.e2e.ts': [
    'while ((await count()) > 0) press() // refused',
    'while (!(await isThere())) press() // refused',
    'do press(); while (await count()) // refused',
    'while (true) press() // refused',
    'for (let nth = 0; nth < 3 && (await count()) > 0; nth += 1) press()',
    'await new Promise((resolve) => setTimeout(resolve, 500)) // refused',
    'await page.waitForTimeout(500) // refused',
    'await sleep(500) // refused',
    'expect(count()).toBeDefined() // refused',
    'setTimeout(() => stop(), 500)',
  ],
}

const folder = mkdtempSync(join(tmpdir(), 'candor-lint-'))
afterAll(() => rmSync(folder, { recursive: true }))

const biome = (...given: readonly string[]) =>
  spawnSync(join(ROOT, 'node_modules/.bin/biome'), given, { cwd: folder, encoding: 'utf8' })

let refused: ReadonlySet<string>
beforeAll(() => {
  for (const file of ['biome.json', '.gitignore', 'package.json']) cpSync(join(ROOT, file), join(folder, file))
  cpSync(join(ROOT, 'test/lint'), join(folder, 'test/lint'), { recursive: true })
  for (const [file, lines] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `${lines.join('\n')}\n`)
  }
  const { stdout, stderr } = biome('lint', '--reporter=json', '--max-diagnostics=none', ...Object.keys(SOURCES))
  if (stdout === '') throw new Error(stderr)
  const { diagnostics } = REPORT.parse(JSON.parse(stdout))
  refused = new Set(
    diagnostics
      .filter(({ category }) => OWN.includes(category))
      .map(({ location: { path, start } }) => `${path}:${start.line}`),
  )
})

describe.each(Object.entries(SOURCES))('%s', (file, lines) => {
  it.each(lines.map((line, index) => [line, index + 1] as const))('%s', (line, number) => {
    expect(refused.has(`${file}:${number}`)).toBe(line.endsWith(REFUSED))
  })
})

it('a wrong import is told in the first sentence, whatever else is wrong with it', () => {
  const file = 'src/web/mirror/page.tsx'
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), "import { b } from './b.ts'\nimport { a } from '../../server/app.ts';\nvar c = 1\n")
  const [, first] = biome('lint', ...FENCES, file).stderr.split(/^ {2}× /m)
  expect(first).toMatch(/^server\/ and web\/ never meet, because pages are sent to browsers/)
  expect(biome('check', file).stderr).toContain('lint/correctness/noUnusedImports')
})
