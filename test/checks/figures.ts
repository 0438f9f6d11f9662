import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { countsOfRecording, LIMITS_OF_RECORDING } from '../support/counts-of-recording.ts'
import { circlesOf, shortestCircleIn } from '../tools/import-circles.ts'
import { importsOf } from '../tools/source-imports.ts'

/**
 * `npm run figures`: how the code reads and what recording a decision takes, in numbers. None of them is a time, so they are the
 * same on every machine. It fails where a limit is passed; goals are printed beside what is.
 */
const ROOT = resolve(import.meta.dirname, '../..')

/**
 * Each walk from a click to what the screen shows for it, in order: the files worth opening for somebody who follows it. They
 * are chosen and not measured: what each step does by the way (drafts, checks, requests) is left out. README tells
 * the first of them. Each file imports another of its walk or is imported by one, so that a renamed or cut step is noticed.
 */
const WALKS = {
  decision: {
    goal: 'goal 9 in 6',
    files: [
      'src/web/decisions/add-asset-form.tsx',
      'src/web/decisions/decision-api.ts',
      'src/contract/assets.ts',
      'src/server/assets/asset-routes.ts',
      'src/domain/decisions/decision.ts',
      'src/server/recording/record-decision.ts',
      'src/server/recording/record.ts',
      'src/server/assets/asset-view.ts',
      'src/web/assets/page/asset-page.tsx',
    ],
  },
  update: {
    goal: 'goal 12 in 7',
    files: [
      'src/web/decisions/decision-panel.tsx',
      'src/web/decisions/use-record-decision.ts',
      'src/web/decisions/decision-api.ts',
      'src/contract/decisions.ts',
      'src/server/assets/decision-routes.ts',
      'src/domain/decisions/decision.ts',
      'src/server/recording/record-decision.ts',
      'src/server/recording/record.ts',
      'src/server/assets/asset-view.ts',
      'src/web/assets/page/asset-page.tsx',
      'src/web/assets/page/asset-journal.tsx',
    ],
  },
  principle: {
    goal: 'goal 7 in 5',
    files: [
      'src/web/principles/principle-form.tsx',
      'src/web/principles/principle-api.ts',
      'src/contract/principles.ts',
      'src/server/principles/principle-routes.ts',
      'src/domain/principles/change-principles.ts',
      'src/server/recording/record.ts',
      'src/web/principles/principles-page.tsx',
    ],
  },
} as const

/** Tables that nobody reads from the top: the prices of the demo's story, and the columns of the database. The longest file is sought among the others. */
const DATA = /^src\/server\/(?:demo\/story\/|database\/tables\.ts)/

const sources = globSync(['src/**/*.{ts,tsx}'], { cwd: ROOT }).filter((file) => !/\.(test|fixture)\.ts$/.test(file))
const lengths = sources.map((file) => ({ file, lines: linesOf(file) })).sort((one, other) => one.lines - other.lines)
const longest = lengths.findLast(({ file }) => !DATA.test(file))
const imports = sources.flatMap(importsOf)
const circles = circlesOf(imports)
const gaps = Object.entries(WALKS).flatMap(([walk, { files }]) => gapsIn(walk, files))

print('files', sources.length, 'about 700')
print('lines, median', at(0.5), 'goal 45')
print('lines, p90', at(0.9), 'goal 105')
print('lines, longest without data', `${longest?.lines} (${longest?.file})`, 'goal 250')
for (const [walk, { files, goal }] of Object.entries(WALKS))
  print(`from click to screen, ${walk}`, `${files.length} files in ${new Set(files.map(dirname)).size} folders`, goal)
print('circles of folders by value', circles.length, 'limit 0')
for (const circle of circles) {
  console.log(`  ${circle.join(', ')}; one of the shortest:`)
  for (const { from, to } of shortestCircleIn(circle, imports)) console.log(`    ${from} → ${to}`)
}
for (const gap of gaps) console.log(`  ${gap}`)
const recording = await countsOfRecording()
const counts = (['statements', 'syncs', 'pages'] as const).map((what) => {
  print(`recording a decision, ${what}`, recording[what], `limit ${LIMITS_OF_RECORDING[what]}`)
  return recording[what] <= LIMITS_OF_RECORDING[what]
})
// These are measured for minutes or hours, on a machine that nothing else uses.
print('recording a decision, CPU and p50', 'npm run bench -- record-decision', 'limit 2x of a bare route')
print('mutation score of src/domain', 'npm run mutation; measured in record 068', 'goal 85%')
process.exitCode = circles.length === 0 && gaps.length === 0 && counts.every(Boolean) ? 0 : 1

/** Where a walk of this file no longer fits the code: correct the walk, and README's where it is the first. */
function gapsIn(walk: string, files: readonly string[]): string[] {
  return files.flatMap((file) => {
    if (!sources.includes(file)) return [`the walk of ${walk} names ${file}, which is not there`]
    const touches = imports.some(
      ({ from, to }) => (from === file && files.includes(to)) || (to === file && files.includes(from)),
    )
    return touches
      ? []
      : [`the walk of ${walk} has a gap at ${file}: no other file of it imports it, or is imported by it`]
  })
}

function at(share: number): number {
  return lengths[Math.floor(share * (lengths.length - 1))]?.lines ?? 0
}

function linesOf(file: string): number {
  return readFileSync(join(ROOT, file), 'utf8').trimEnd().split('\n').length
}

function print(name: string, value: number | string, goal = ''): void {
  console.log(`${name.padEnd(34)} ${String(value).padEnd(40)} ${goal}`.trimEnd())
}
