import { availableParallelism } from 'node:os'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/tools/longest-first.ts'
import { V8_FLAGS } from './test/tools/v8-flags.ts'

const storeTests = ['src/server/**/*.store.test.ts']

/**
 * The files of a worker share the modules that they import: loading them for each file anew took half of the CPU of these tests. So
 * no test may leave a module, the environment or the clock other than it found them.
 */
const SHARED_MODULES = { isolate: false }

/**
 * Real servers, databases, threads and browsers on a machine that others load too: what fails twice in a row is broken. What passed
 * only at its second try is printed with its name, so that its cause is looked for.
 */
const SECOND_TRY = { retry: 1 }

export default defineConfig({
  test: {
    // On two cores a third, because two of them wait for a third of their time: for a disk, a lock, an answer or a browser.
    maxWorkers: Math.max(3, Math.floor(availableParallelism() / 2)),
    sequence: { sequencer: LongestFirst },
    execArgv: [...V8_FLAGS],
    // A test is right or wrong, never slow: the limit is for what hangs, on a machine that others load too.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // What is waited for comes late there too: the usual second is for a machine of one's own.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      project('unit', {
        ...SHARED_MODULES,
        include: ['src/{domain,contract,web}/**/*.test.ts', 'bench/critic/*.test.ts', 'test/{tools,lint}/*.test.ts'],
      }),
      project('doubles', { include: ['test/doubles/**/*.test.ts'] }),
      project('server', {
        ...SHARED_MODULES,
        ...SECOND_TRY,
        include: ['src/server/**/*.test.ts'],
        exclude: storeTests,
      }),
      project('store-sqlite', {
        ...SHARED_MODULES,
        ...SECOND_TRY,
        include: storeTests,
        env: { CANDOR_TEST_ENGINE: 'sqlite' },
      }),
      project('store-postgres', {
        ...SHARED_MODULES,
        ...SECOND_TRY,
        include: storeTests,
        env: { CANDOR_TEST_ENGINE: 'postgres' },
        globalSetup: 'test/setup/postgres-setup.ts',
      }),
      project('journeys', {
        ...SHARED_MODULES,
        ...SECOND_TRY,
        include: ['test/journeys/**/*.e2e.ts'],
        globalSetup: 'test/setup/journeys-setup.ts',
        // Files beside each other don't meet: each has a server and a folder of its own, and a browser with its worker.
      }),
      project('reliability', {
        ...SECOND_TRY,
        include: ['test/reliability/**/*.test.ts'],
        globalSetup: 'test/reliability/built-setup.ts',
        // The long form is measured alone, one file after the other.
        fileParallelism: process.env.CANDOR_RELIABILITY !== 'full',
        // The long form of these runs for minutes, and for hours on a machine that others load too; none of them hangs.
        testTimeout: process.env.CANDOR_RELIABILITY === 'full' ? 4 * 3_600_000 : 1_800_000,
      }),
    ],
  },
})

type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>

function project(name: string, test: TestOptions): TestProjectInlineConfiguration {
  return { extends: true, test: { name, ...test } }
}
