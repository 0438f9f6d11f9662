import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromiumOfJourneys } from '../tools/chromium.ts'

const run = promisify(execFile)

/** A journey needs the built pages and a browser, which is installed here before every worker starts one of its own. */
export async function setup(): Promise<void> {
  await run(process.execPath, ['scripts/build.ts', '--if-stale'])
  await chromiumOfJourneys()
}
