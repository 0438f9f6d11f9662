import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { delimiter, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { progressMark } from './progress.ts'
import { countTests } from './vitest-report.ts'

export type Check = {
  readonly name: string
  readonly kind: 'command' | 'vitest'
  readonly command: string
  readonly environment?: Readonly<Record<string, string | undefined>>
  /** Stops after a failure, which the following checks would only report again at length. */
  readonly stopsAt?: 'failure'
  /** Whether it may find no test, because the changed files may have none. */
  readonly canBeEmpty?: boolean
}

/** @property retried the tests that passed only at their second try, with the failure of the first */
export type Outcome = { passed: number; failed: number; skipped: number; retried: readonly string[] }

const root = resolve(import.meta.dirname, '../..')

/** Runs a check. It prints one line, and the whole output if the check fails. */
export async function runCheck(check: Check): Promise<Outcome> {
  const startedAt = performance.now()
  const { hasSucceeded, outcome, output } = check.kind === 'vitest' ? await runTests(check) : await runCommand(check)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${check.name.padEnd(10)} ${verdict(outcome)} (${seconds} s)`)
  for (const name of outcome.retried) console.log(`  passed at its second try: ${name}`)
  if (!hasSucceeded || outcome.failed > 0) console.log(output)
  return outcome
}

/** The counts in words. Skipped tests are named too, because otherwise nobody would notice them. */
function verdict({ passed, failed, skipped }: Outcome): string {
  const counts = { failed, passed, skipped }
  const named = Object.entries(counts).filter(([name, count]) => count > 0 || name === 'passed')
  return named.map(([name, count]) => `${count} ${name}`).join(', ')
}

type Run = { hasSucceeded: boolean; outcome: Outcome; output: string }

async function runCommand({ command, environment }: Check): Promise<Run> {
  const { hasSucceeded, output } = await run(command.split(' '), environment)
  const outcome = { passed: hasSucceeded ? 1 : 0, failed: hasSucceeded ? 0 : 1, skipped: 0, retried: [] }
  return { hasSucceeded, outcome, output }
}

async function runTests({ name, command, environment, canBeEmpty = false }: Check): Promise<Run> {
  const report = join(root, '.cache', 'check', `${name}.json`)
  await rm(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { hasSucceeded, output } = await run([...command.split(' '), ...reporters], environment)
  return { hasSucceeded, outcome: withoutExcuse(await countTests(report), hasSucceeded, canBeEmpty), output }
}

/** Counts a run without any test as a failure, and a run that vitest calls failed, for example for an unhandled rejection. */
function withoutExcuse(outcome: Outcome, hasSucceeded: boolean, canBeEmpty: boolean): Outcome {
  const isEmpty = outcome.passed === 0 && !canBeEmpty
  const isExcuse = outcome.failed === 0 && (isEmpty || !hasSucceeded)
  return isExcuse ? { ...outcome, failed: 1 } : outcome
}

async function run(
  [program = '', ...args]: string[],
  environment: Check['environment'],
): Promise<{ hasSucceeded: boolean; output: string }> {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...environment, PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (line.startsWith(progressMark)) console.log(line)
  })
  const [exitCode] = await once(child, 'close')
  return { hasSucceeded: exitCode === 0, output: Buffer.concat(output).toString() }
}
