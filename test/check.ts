import { BARE, checkBare } from './tools/bare.ts'
import { hasChromium } from './tools/chromium-from-npm.ts'
import { isBare } from './tools/is-bare.ts'
import { type Check, runCheck } from './tools/run-check.ts'

/** Journeys that lean on what browsers do differently: the focus, code that is fetched later, paper. */
const LEANING = ['keyboard', 'charts', 'print', 'choosing-a-company', 'open-asset'].map(
  (name) => `test/journeys/${name}.e2e.ts`,
)

/**
 * Everything that has to hold before a change is done, in the order in which it is checked. `npm run check -- types lint`
 * checks only those, `--bare` as on a machine without a browser and a database. A vitest check counts its tests, a command counts as one.
 */
const checks: readonly Check[] = [
  // First: one wrong import between rooms gives a sentence here, and some two hundred errors of types after it.
  { name: 'lint', kind: 'command', command: 'biome check .', stopsAt: 'failure' },
  { name: 'types', kind: 'command', command: 'tsc -b' },
  { name: 'figures', kind: 'command', command: 'node test/checks/figures.ts' },
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

async function runChecks(names: string[]): Promise<void> {
  const strangers = names.filter((name) => !checks.some((check) => check.name === name))
  if (strangers.length > 0) {
    console.error(`No check is named ${strangers.join(', ')}. There are: ${checks.map(({ name }) => name).join(', ')}.`)
    process.exitCode = 2
    return
  }
  const total = { passed: 0, failed: 0 }
  for (const check of checks.filter((check) => isWanted(check, names))) {
    const { passed, failed } = await runCheck(check)
    total.passed += passed
    total.failed += failed
    if (failed > 0 && check.stopsAt === 'failure') break
  }
  process.exitCode = total.failed === 0 ? 0 : 1
  console.log(`${total.passed} passed, ${total.failed} failed`)
}

/** Where everything is bare the journeys have been there already; where npm has no browser there is nothing to go with. */
const isWanted = ({ name }: Check, names: string[]): boolean =>
  names.length > 0 ? names.includes(name) : name !== 'bare' || (hasChromium && !isBare)

const { bare, names } = readArguments(process.argv.slice(2))
if (bare) process.exitCode = await checkBare(names)
else await runChecks(names)

function readArguments(given: string[]): { bare: boolean; names: string[] } {
  return { bare: given.includes('--bare'), names: given.filter((name) => name !== '--bare') }
}
