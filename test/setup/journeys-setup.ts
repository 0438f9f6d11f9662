import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type BrowserServer, chromium } from 'playwright-core'
import { chromiumOfJourneys, launchOptions } from '../tools/chromium.ts'

const run = promisify(execFile)

let browser: BrowserServer

/**
 * A journey needs the built page and a browser. All journeys share one: starting it takes longer than many of them. Each file
 * connects to it by the address in CANDOR_TEST_BROWSER_URL, which the workers inherit, and has profiles of its own in it.
 */
export async function setup(): Promise<void> {
  await run(process.execPath, ['scripts/build.ts', '--if-stale'])
  browser = await chromium.launchServer({ ...(await launchOptions(await chromiumOfJourneys())), host: '127.0.0.1' })
  process.env.CANDOR_TEST_BROWSER_URL = browser.wsEndpoint()
}

export async function teardown(): Promise<void> {
  await browser.close()
}
