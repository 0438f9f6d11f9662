import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { circlesOf, folderOf } from '../tools/import-circles.ts'
import { importsOf } from '../tools/source-imports.ts'

/**
 * `npm run figures`: how the code reads, in numbers. None of them is a time, so they are the same on every machine. It fails
 * where a limit is passed; goals are printed beside what is.
 */
const ROOT = resolve(import.meta.dirname, '../..')

/** Tables of data are as long as what they list. */
const DATA = ['src/server/companies/starter-table.ts']

/** Each walk from a click to what the screen shows for it, in order, and its goal. README tells the first of them. */
const WALKS = {
  decision: {
    goal: '9 files in 6 folders',
    files: [
      'src/web/decisions/add-asset-form.tsx',
      'src/web/decisions/decision-api.ts',
      'src/contract/assets.ts',
      'src/server/assets/asset-routes.ts',
      'src/domain/decisions/decision.ts',
      'src/server/recording/record-decision.ts',
      'src/server/ledger/ledger-store.ts',
      'src/server/assets/asset-view.ts',
      'src/web/assets/page/asset-page.tsx',
    ],
  },
  update: {
    goal: '12 files in 7 folders',
    files: [
      'src/web/decisions/decision-panel.tsx',
      'src/web/decisions/use-record-decision.ts',
      'src/web/decisions/decision-api.ts',
      'src/contract/decisions.ts',
      'src/server/decisions/decision-routes.ts',
      'src/domain/decisions/decision.ts',
      'src/server/recording/record-decision.ts',
      'src/server/ledger/ledger-store.ts',
      'src/server/assets/asset-view.ts',
      'src/web/api/show-recorded.ts',
      'src/web/assets/page/asset-page.tsx',
    ],
  },
  principle: {
    goal: '7 files in 5 folders',
    files: [
      'src/web/principles/principle-form.tsx',
      'src/web/principles/principle-api.ts',
      'src/contract/principles.ts',
      'src/server/principles/principle-routes.ts',
      'src/domain/principles/change-principles.ts',
      'src/server/ledger/ledger-store.ts',
      'src/web/principles/principles-page.tsx',
    ],
  },
} as const

const sources = globSync(['src/**/*.{ts,tsx}'], { cwd: ROOT }).filter(
  (file) => !file.endsWith('.test.ts') && !DATA.includes(file),
)
const lengths = sources.map((file) => ({ file, lines: linesOf(file) })).sort((one, other) => one.lines - other.lines)
const imports = sources.flatMap(importsOf)
const circles = circlesOf(imports)
const missing = Object.values(WALKS)
  .flatMap(({ files }) => files)
  .filter((file) => !sources.includes(file))

print('files', sources.length, 'about 700')
print('lines, median', at(0.5), 'goal 45')
print('lines, p90', at(0.9), 'goal 105')
print('lines, longest', `${lengths.at(-1)?.lines} (${lengths.at(-1)?.file})`, 'goal 250')
for (const [walk, { files, goal }] of Object.entries(WALKS)) {
  const folders = new Set(files.map((file) => folderOf(file)))
  print(`from click to screen, ${walk}`, `${files.length} files in ${folders.size} folders`, `goal ${goal}`)
}
print('circles of folders by value', circles.length, 'limit 0')
for (const circle of circles) console.log(`  ${circle.join(', ')}`)
for (const file of missing) console.log(`  a walk names ${file}, which is not there`)
process.exitCode = circles.length === 0 && missing.length === 0 ? 0 : 1

function at(share: number): number {
  return lengths[Math.floor(share * (lengths.length - 1))]?.lines ?? 0
}

function linesOf(file: string): number {
  return readFileSync(join(ROOT, file), 'utf8').trimEnd().split('\n').length
}

function print(name: string, value: number | string, goal = ''): void {
  console.log(`${name.padEnd(34)} ${String(value).padEnd(40)} ${goal}`.trimEnd())
}
