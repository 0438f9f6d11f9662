import type { Browser, BrowserContext } from 'playwright-core'
import { median } from '../load.ts'
import { openPage, SLOW_PHONE, type Visitor, visitorsContext } from './measured-page.ts'

const TIMES = 3
const MOST_COLD_MS = 2_500
const MOST_AGAIN_MS = 500

/** Prints after how long the rows of a list of 1,000 appear on a slow phone, at the first visit and at the next. */
export async function phoneList(browser: Browser, visitor: Visitor, username: string): Promise<boolean> {
  const path = `/account/${username}/overview/bought`
  const [cold, again]: [number[], number[]] = [[], []]
  for (let time = 0; time < TIMES; time += 1) {
    const context = await visitorsContext(browser, visitor, SLOW_PHONE)
    cold.push(await rowsAfterMs(context, path))
    again.push(await rowsAfterMs(context, path))
    await context.close()
  }
  const [coldMs, againMs] = [median(cold), median(again)]
  console.log(
    `list of 1,000 on a slow phone: rows after ${coldMs.toFixed(0)} ms (limit ${MOST_COLD_MS}), ` +
      `again after ${againMs.toFixed(0)} ms (limit ${MOST_AGAIN_MS})`,
  )
  return coldMs <= MOST_COLD_MS && againMs <= MOST_AGAIN_MS
}

async function rowsAfterMs(context: BrowserContext, path: string): Promise<number> {
  const page = await openPage(context, SLOW_PHONE)
  await page.goto(path, { waitUntil: 'commit' })
  const drawn = await page.waitForFunction(firstRowAt, undefined, { timeout: 90_000 })
  const ms = Number(await drawn.jsonValue())
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined)
  await page.close()
  return ms
}

/** Runs in the page. */
const firstRowAt = () => (document.querySelector('main li a, main tbody tr a') ? performance.now() : null)
