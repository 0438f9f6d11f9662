import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const TABLES = 'docs/specification.md'

/** The sections of the specification, each of which needs a table. */
const SECTIONS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

type Row = { readonly section: string; readonly line: number; readonly cells: readonly string[] }

const rows = readRows(readFileSync(join(ROOT, TABLES), 'utf8'))
const faults = [
  ...SECTIONS.filter((number) => !rows.some(({ section }) => section.startsWith(`${number}. `))).map(
    (number) => `${TABLES}: section ${number} has no row.`,
  ),
  ...rows.filter(isRepeated).map(({ line, cells }) => `${TABLES}:${line} «${cells[0]}» stands in the tables twice.`),
  ...rows.flatMap(faultsOf),
]
for (const fault of faults) console.error(fault)
if (faults.length === 0) console.log(`${rows.length} requirements, each held by a test`)
process.exitCode = faults.length === 0 ? 0 : 1

/** The rows of all tables, without heads and rules, under the heading that they stand under. */
function readRows(text: string): Row[] {
  let section = ''
  return text.split('\n').flatMap((line, index, lines) => {
    section = /^## (.+)$/.exec(line)?.[1] ?? section
    const isHead = lines[index + 1]?.startsWith('|--') ?? false
    if (!line.startsWith('|') || line.startsWith('|--') || isHead) return []
    const cells = line.split('|').slice(1, -1)
    return [{ section, line: index + 1, cells: cells.map((cell) => cell.trim()) }]
  })
}

/** A merge of two branches easily leaves both of their versions of a row. */
function isRepeated({ cells }: Row, place: number): boolean {
  return rows.findIndex((other) => other.cells[0] === cells[0]) < place
}

function faultsOf({ line, cells }: Row): string[] {
  const [requirement = '', heldBy = ''] = cells
  const row = `${TABLES}:${line} «${requirement}»`
  if (cells.length !== 3) return [`${row} has ${cells.length} columns, not three.`]
  if (heldBy === '') return [`${row} names no test.`]
  return heldBy.split('<br>').flatMap((test) => {
    const [path = '', title = ''] = test.split(' › ').map((part) => part.trim())
    if (!/\.(test|e2e)\.ts$/.test(path)) return [`${row}: «${path}» is no test file.`]
    if (!existsSync(join(ROOT, path))) return [`${row}: there is no ${path}.`]
    return hasTitle(readFileSync(join(ROOT, path), 'utf8'), title) ? [] : [`${row}: ${path} has no test «${title}».`]
  })
}

/** Whether a title stands where titles stand, as the source spells it: in `it('…'`, or after `it.each(…)`. */
function hasTitle(source: string, title: string): boolean {
  if (title === '') return false
  const spelled = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?:\\b(?:it|test|describe)|\\))\\(\\s*(['"\`])${spelled}\\1\\s*,`).test(source)
}
