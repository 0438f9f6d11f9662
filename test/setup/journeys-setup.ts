import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromiumPath } from '../tools/chromium.ts'

const run = promisify(execFile)

/** A journey needs a browser and the built page; the workers inherit the browser's path. */
export async function setup(): Promise<void> {
  process.env.CHROMIUM_PATH = await chromiumPath()
  await run(process.execPath, ['scripts/build.ts', '--if-stale'])
}
