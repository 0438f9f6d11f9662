import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { checkBare } from './tools/bare.ts'
import { checksOfChange, checksOfPath, isPath } from './tools/checks-of.ts'
import { MACHINES_BROWSER } from './tools/chromium.ts'
import { hasChromium } from './tools/chromium-from-npm.ts'
import { isBare } from './tools/is-bare.ts'
import { lintChecks } from './tools/lint-checks.ts'
import { onChange } from './tools/on-change.ts'
import { type Check, type Outcome, runCheck } from './tools/run-check.ts'

/** Journeys that lean on what browsers do differently: the focus, code that is fetched later, paper. */
const LEANING = ['keyboard', 'charts', 'print', 'choosing-a-company', 'open-asset'].map(
  (name) => `test/journeys/${name}.e2e.ts`,
)

const OTHER_BROWSER = 'other-browser'

/** Without npm's browser the journeys are in the machine's own already; where everything is bare there is none but npm's. */
const hasOtherBrowser = hasChromium && !isBare

/** What takes seconds, one after the other. */
const FIRST: readonly Check[] = [
  ...lintChecks('.'),
  { name: 'types', kind: 'command', command: 'tsc -b' },
  { name: 'figures', kind: 'command', command: 'node test/checks/figures.ts' },
  { name: 'exports', kind: 'command', command: 'node test/checks/exports.ts' },
  { name: 'words', kind: 'command', command: 'node test/checks/words.ts' },
  { name: 'web', kind: 'command', command: 'node test/checks/web.ts' },
  { name: 'specification', kind: 'command', command: 'node test/checks/specification.ts' },
  { name: 'documents', kind: 'command', command: 'node test/checks/documents.ts' },
  { name: 'notices', kind: 'command', command: 'node scripts/third-party-notices.ts --check' },
]

/** The server and the pages, built once for everything below that starts or loads them. */
const BUILD: Check = { name: 'build', kind: 'command', command: 'node scripts/build.ts --if-stale' }
const NEED_BUILD: ReadonlySet<string> = new Set(['reliability', 'journeys', OTHER_BROWSER, 'bundle'])

/** What takes minutes, the longest first: two of them run beside each other, and whichever ends makes room for the next. */
const LONG: readonly Check[] = [
  { name: 'journeys', kind: 'vitest', command: 'vitest run --project journeys' },
  { name: 'server', kind: 'vitest', command: 'vitest run --project server' },
  // Two files at a time: what is killed and waited for there leaves no core to a third.
  { name: 'reliability', kind: 'vitest', command: 'vitest run --project reliability --maxWorkers=2' },
  { name: 'store', kind: 'vitest', command: 'vitest run --project store-sqlite --project store-postgres' },
  // A whole browser, and mostly a newer one.
  {
    name: OTHER_BROWSER,
    kind: 'vitest',
    command: `vitest run --project journeys ${LEANING.join(' ')}`,
    environment: MACHINES_BROWSER,
  },
  { name: 'unit', kind: 'vitest', command: 'vitest run --project unit' },
  { name: 'doubles', kind: 'vitest', command: 'vitest run --project doubles' },
  { name: 'bundle', kind: 'command', command: 'node test/checks/bundle-budget.ts' },
]

/**
 * Everything that has to hold before a change is done. `npm run check -- types lint` checks only those, `-- src/domain/prices`
 * what a folder or a file needs, `--watch` again after every change, `--bare` as on a machine without a browser and a
 * database. A vitest check counts its tests, a command counts as one.
 */
const checks: readonly Check[] = [...FIRST, BUILD, ...LONG]

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
    const existing = checks.map(({ name }) => name).join(', ')
    console.error(`No check and no file or folder is named ${strangers.join(', ')}. The checks are: ${existing}.`)
    process.exitCode = 2
    return null
  }
  if (names.length === 0) return checks.filter(({ name }) => name !== OTHER_BROWSER || hasOtherBrowser)
  const needsBuild = names.some((name) => NEED_BUILD.has(name))
  const named = checks.filter(({ name }) => names.includes(name) || (needsBuild && name === BUILD.name))
  return [...named, ...names.filter((name) => !named.some((check) => check.name === name)).flatMap(checksOfPath)]
}

async function runChecks(wanted: readonly Check[]): Promise<boolean> {
  const browser = wanted.some(({ name }) => name === OTHER_BROWSER) ? installBrowser() : Promise.resolve()
  const first = await inTurn(wanted.filter((check) => !LONG.includes(check)))
  const long = LONG.filter((check) => wanted.includes(check))
  const run = async (check: Check) => {
    if (check.name === OTHER_BROWSER) await browser
    return runCheck(check)
  }
  const outcomes = first.isStopped ? first.outcomes : [...first.outcomes, ...(await twoAtATime(long, run))]
  const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + count(outcome), 0)
  const failed = sum((outcome) => outcome.failed)
  console.log(`${sum(({ passed }) => passed)} passed, ${failed} failed`)
  return failed === 0
}

/**
 * Installs the machine's browser while the first checks run, because apt-get mostly waits. If that fails, the check that needs
 * the browser tries again and says why.
 */
async function installBrowser(): Promise<void> {
  const program = join(import.meta.dirname, 'tools/chromium.ts')
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'ignore', 'inherit'] })
  await once(child, 'close')
}

/** Each waits, for a disk, a lock or a browser, while the other works. */
async function twoAtATime(wanted: readonly Check[], run: typeof runCheck): Promise<Outcome[]> {
  const left = [...wanted]
  const outcomes: Outcome[] = []
  const runNext = async (): Promise<void> => {
    const check = left.shift()
    if (!check) return
    outcomes.push(await run(check))
    await runNext()
  }
  await Promise.all([runNext(), runNext()])
  return outcomes
}

async function inTurn(wanted: readonly Check[]): Promise<{ outcomes: Outcome[]; isStopped: boolean }> {
  const outcomes: Outcome[] = []
  for (const check of wanted) {
    const outcome = await runCheck(check)
    outcomes.push(outcome)
    if (outcome.failed > 0 && check.stopsAt === 'failure') return { outcomes, isStopped: true }
  }
  return { outcomes, isStopped: false }
}
