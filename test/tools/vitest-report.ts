import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Outcome } from './run-check.ts'

const Tested = z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) })

const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(Tested) })),
})

/** Counts the tests of a report. A file that could not be loaded has no failed test in it, so it counts as one failure. */
export async function countTests(reportFile: string): Promise<Outcome> {
  if (!existsSync(reportFile)) return { passed: 0, failed: 0, skipped: 0, retried: [] }
  const report = Report.parse(JSON.parse(await readFile(reportFile, 'utf8')))
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    retried: report.testResults.flatMap(({ assertionResults }) => assertionResults.filter(isRetried).map(nameOf)),
  }
}

/** A test that passed only at its second try still has the failure messages of the first. */
const isRetried = ({ status, failureMessages }: z.infer<typeof Tested>): boolean =>
  status === 'passed' && failureMessages.length > 0

const nameOf = ({ fullName, failureMessages }: z.infer<typeof Tested>): string =>
  `${fullName}: ${failureMessages[0]?.split('\n')[0] ?? ''}`
