import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * Documents that point at something that is not there mislead whoever trusts them. Fails when a link to a file of this repository
 * leads nowhere, a decision record is not in the index with its title and status, the code cites a ruling that there is not, or
 * README's walk passes a file that is not there.
 */
const ROOT = resolve(import.meta.dirname, '../..')
const DECISIONS = join(ROOT, 'docs/decisions')

const faults = [...brokenLinks(), ...recordsNotInTheIndex(), ...unknownRulings(), ...missingOnTheWalk()]
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1

function brokenLinks(): string[] {
  const documents = globSync(['*.md', '.github/**/*.md', 'docs/**/*.md'], {
    cwd: ROOT,
    exclude: ['THIRD-PARTY-NOTICES.md'],
  })
  return documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)]
      .filter(([, target = '']) => !existsSync(join(ROOT, dirname(document), target)))
      .map(([, target]) => `${document}: the link to ${target} leads nowhere`),
  )
}

/**
 * The index has one row `| [NNN](file) | title | status |` for each record, in the words of the record, and no other. The rows are in
 * the order of the numbers.
 */
function recordsNotInTheIndex(): string[] {
  const records = readdirSync(DECISIONS).filter((file) => /^\d{3}-.*\.md$/.test(file))
  const wanted = new Set(records.map(rowOfRecord))
  const rows = read('docs/decisions/README.md')
    .split('\n')
    .filter((line) => line.startsWith('| ['))
  return [
    ...[...wanted].filter((row) => !rows.includes(row)).map((row) => `docs/decisions/README.md: lacks the row ${row}`),
    ...rows
      .filter((row, index) => !wanted.has(row) || rows.indexOf(row) < index)
      .map((row) => `docs/decisions/README.md: has twice, or in other words than its record's, the row ${row}`),
    ...rows
      .filter((row, index) => index > 0 && row < (rows[index - 1] ?? ''))
      .map((row) => `docs/decisions/README.md: has below a later number the row ${row}`),
  ]
}

function rowOfRecord(file: string): string {
  const record = read(`docs/decisions/${file}`)
  const [, number, title] = /^# (\d{3})\. (.+)$/m.exec(record) ?? []
  const [, status] = /^\d{4}-\d\d-\d\d\. (.+)\.$/m.exec(record) ?? []
  return number && title && status
    ? `| [${number}](${file}) | ${title} | ${status} |`
    : `docs/decisions/${file}: needs "# NNN. Title" and "YYYY-MM-DD. Status."`
}

function unknownRulings(): string[] {
  const written = new Set([...read('docs/rulings.md').matchAll(/<a id="(\d+)">/g)].map(([, number]) => number))
  const sources = globSync(['src/**/*.{ts,tsx}', 'test/**/*.ts', 'bench/**/*.ts', 'docs/**/*.md', 'README.md'], {
    cwd: ROOT,
  })
  return sources.flatMap((source) =>
    [...read(source).matchAll(/\brulings? (\d+)/gi)]
      .filter(([, number]) => !written.has(number))
      .map(([, number]) => `${source}: there is no ruling ${number} in docs/rulings.md`),
  )
}

/** The walk names files as `src/server/app.ts`, `prices/quote-service.ts` or `record.ts`, and folders with a slash at the end. */
function missingOnTheWalk(): string[] {
  const [walk = ''] = read('README.md').split('### Walk the code').slice(1)
  const paths = globSync('src/**', { cwd: ROOT }).map((path) => `/${path}`)
  const named = [...walk.matchAll(/`([\w./{},-]+(?:\.tsx?|\/))`/g)].flatMap(([, name = '']) => spelledOut(name))
  if (named.length === 0) return ['README.md: has no walk through the code']
  return named
    .filter((name) => !paths.some((path) => `${path}/`.endsWith(`/${name.replace(/\/$/, '')}/`)))
    .map((name) => `README.md: the walk passes ${name}, which is not there`)
}

/** `{one,other}.ts` is two names. */
function spelledOut(name: string): string[] {
  const [, before = '', among, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(name) ?? []
  return among ? among.split(',').map((part) => before + part + after) : [name]
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}
