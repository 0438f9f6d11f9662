import { BARE, checkBare } from './tools/bare.ts'
import { checksOfChange, checksOfPath, isPath } from './tools/checks-of.ts'
import { hasChromium } from './tools/chromium-from-npm.ts'
import { isBare } from './tools/is-bare.ts'
import { onChange } from './tools/on-change.ts'
import { type Check, runCheck } from './tools/run-check.ts'

/** Journeys that lean on what browsers do differently: the focus, code that is fetched later, paper. */
const LEANING = ['keyboard', 'charts', 'print', 'choosing-a-company', 'open-asset'].map(
  (name) => `test/journeys/${name}.e2e.ts`,
)

/** Where everything is bare the journeys have been there already; where npm has no browser there is nothing to go with. */
const hasOtherBrowser = hasChromium && !isBare

/**
 * Everything that has to hold before a change is done, in the order in which it is checked. `npm run check -- types lint`
 * checks only those, `-- src/domain/prices` what a folder or a file needs, `--watch` again after every change, `--bare` as on a
 * machine without a browser and a database. A vitest check counts its tests, a command counts as one.
 */
const checks: readonly Check[] = [
  // First: one wrong import between rooms gives a sentence here, and some two hundred errors of types after it.
  { name: 'lint', kind: 'command', command: 'biome check .', stopsAt: 'failure' },
  { name: 'types', kind: 'command', command: 'tsc -b' },
  { name: 'figures', kind: 'command', command: 'node test/checks/figures.ts' },
  { name: 'exports', kind: 'command', command: 'node test/checks/exports.ts' },
  { name: 'words', kind: 'command', command: 'node test/checks/words.ts' },
  { name: 'web', kind: 'command', command: 'node test/checks/web.ts' },
  { name: 'specification', kind: 'command', command: 'node test/checks/specification.ts' },
  { name: 'documents', kind: 'command', command: 'node test/checks/documents.ts' },
  { name: 'notices', kind: 'command', command: 'node scripts/third-party-notices.ts --check' },
  { name: 'unit', kind: 'vitest', command: 'vitest run --project unit' },
  { name: 'doubles', kind: 'vitest', command: 'vitest run --project doubles' },
  { name: 'server', kind: 'vitest', command: 'vitest run --project server' },
  { name: 'store', kind: 'vitest', command: 'vitest run --project store-sqlite --project store-postgres' },
  { name: 'reliability', kind: 'vitest', command: 'vitest run --project reliability' },
  { name: 'journeys', kind: 'vitest', command: 'vitest run --project journeys' },
  // An older browser than the machine's own, and the one of a machine that has none.
  {
    name: 'bare',
    kind: 'vitest',
    command: `vitest run --project journeys ${LEANING.join(' ')}`,
    environment: BARE,
  },
  { name: 'bundle', kind: 'command', command: 'node test/checks/bundle-budget.ts' },
]

const { isBare: asOnABareMachine, isWatching, names } = readArguments(process.argv.slice(2))
if (asOnABareMachine) process.exitCode = await checkBare(names)
else if (isWatching) await watchAndCheck(names)
else await checkOnce(names)

function readArguments(given: string[]): { isBare: boolean; isWatching: boolean; names: string[] } {
  return {
    isBare: given.includes('--bare'),
    isWatching: given.includes('--watch'),
    names: given.filter((name) => !name.startsWith('--')),
  }
}

async function checkOnce(names: readonly string[]): Promise<void> {
  const wanted = wantedChecks(names)
  if (wanted) process.exitCode = (await runChecks(wanted)) ? 0 : 1
}

/** Runs what was named again after every change; where nothing was, what the changed files need. */
async function watchAndCheck(names: readonly string[]): Promise<void> {
  const wanted = wantedChecks(names.length > 0 ? names : ['lint', 'types'])
  if (!wanted) return
  await runChecks(wanted)
  console.log('Waiting for a change ...')
  onChange(async (files) => {
    console.log(`\n${files.join(', ')}`)
    await runChecks(names.length > 0 ? wanted : checksOfChange(files))
  })
}

/** By names and paths. @returns null where one of them is neither; that was said then */
function wantedChecks(names: readonly string[]): readonly Check[] | null {
  const strangers = names.filter((name) => !checks.some((check) => check.name === name) && !isPath(name))
  if (strangers.length > 0) {
    const known = checks.map(({ name }) => name).join(', ')
    console.error(`No check and no file or folder is named ${strangers.join(', ')}. The checks are: ${known}.`)
    process.exitCode = 2
    return null
  }
  if (names.length === 0) return checks.filter(({ name }) => name !== 'bare' || hasOtherBrowser)
  const named = checks.filter(({ name }) => names.includes(name))
  return [...named, ...names.filter((name) => !named.some((check) => check.name === name)).flatMap(checksOfPath)]
}

async function runChecks(wanted: readonly Check[]): Promise<boolean> {
  const total = { passed: 0, failed: 0 }
  for (const check of wanted) {
    const { passed, failed } = await runCheck(check)
    total.passed += passed
    total.failed += failed
    if (failed > 0 && check.stopsAt === 'failure') break
  }
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0
}
