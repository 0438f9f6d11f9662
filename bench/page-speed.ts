import { chromium } from 'playwright-core'
import { buildIfStale } from '../scripts/build.ts'
import { signUp as signUpMember } from '../test/support/http-member.ts'
import { startCandor as startDemo } from '../test/support/running-candor.ts'
import { launchOptions } from '../test/tools/chromium.ts'
import { signUp, startCandor } from './candor.ts'
import { writeJournal } from './journal.ts'
import { interactions } from './pages/interactions.ts'
import { layoutShifts } from './pages/layout-shift.ts'
import { phoneList } from './pages/phone-list.ts'

const USERNAME = 'bench.user'

/** About two thirds of them are bought. */
const ASSETS = 1_500

/** Measures in a browser what people notice of the pages' speed: layout shifts, interactions, and rows on a slow phone. */
export async function pageSpeed(): Promise<boolean> {
  // A build under a server that runs already takes away the code that it has yet to load.
  buildIfStale()
  const demo = await startDemo({ CANDOR_DEMO: '1' })
  const long = await withLongLists()
  const browser = await chromium.launch(await launchOptions())
  try {
    const sampler = await signUpMember(demo, 'sampler')
    const isStill = await layoutShifts(browser, { url: demo.url, cookie: sampler.cookie }, sampler.username)
    const isPrompt = await interactions(browser, long.visitor, USERNAME)
    const isThere = await phoneList(browser, long.visitor, USERNAME)
    return isStill && isPrompt && isThere
  } finally {
    await browser.close()
    await Promise.all([demo.close(), long.stop()])
  }
}

async function withLongLists() {
  const first = await startCandor()
  const { cookie = '' } = await signUp(first.url, USERNAME)
  first.process.kill('SIGTERM')
  await new Promise((ended) => first.process.once('exit', ended))
  await writeJournal(first.folder, { assets: ASSETS, decisions: ASSETS })
  const server = await startCandor(first.folder)
  return { visitor: { url: server.url, cookie }, stop: server.stop }
}
