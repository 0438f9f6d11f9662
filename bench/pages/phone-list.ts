import type { Browser, BrowserContext } from 'playwright-core'
import { median } from '../load.ts'
import { openPage, SLOW_PHONE, type Visitor, visitorsContext } from './measured-page.ts'

const TIMES = 3
const MOST_COLD_MS = 2_500
const MOST_AGAIN_MS = 500

/** A new window of the browser loads a toolbar of its own, which no phone does while a page is opened. */
const WINDOW_MS = 1_000

/**
 * When the first row of a list was drawn, when the first with its figures, and when what the next visit begins with was stored, in
 * milliseconds after the page was asked for.
 */
type Drawn = { readonly rowsMs: number; readonly figuresMs: number; readonly storedMs: number }

/** Prints after how long the rows of a list of 1,000 appear on a slow phone, at the first visit and at the next. */
export async function phoneList(browser: Browser, visitor: Visitor, username: string): Promise<boolean> {
  const path = `/account/${username}/overview/bought`
  const [cold, again]: [Drawn[], Drawn[]] = [[], []]
  for (let time = 0; time < TIMES; time += 1) {
    const context = await visitorsContext(browser, visitor, SLOW_PHONE)
    await context.addInitScript(noteRows)
    cold.push(await drawnOn(context, path))
    again.push(await drawnOn(context, path))
    await context.close()
  }
  const ofAll = (visits: readonly Drawn[], of: keyof Drawn) => median(visits.map((visit) => visit[of]))
  const [coldMs, againMs] = [ofAll(cold, 'rowsMs'), ofAll(again, 'rowsMs')]
  console.log(
    `list of 1,000 on a slow phone: rows after ${coldMs.toFixed(0)} ms (limit ${MOST_COLD_MS}), ` +
      `the next visit prepared after ${ofAll(cold, 'storedMs').toFixed(0)} ms; ` +
      `again after ${againMs.toFixed(0)} ms (limit ${MOST_AGAIN_MS}), with their figures after ${ofAll(again, 'figuresMs').toFixed(0)} ms`,
  )
  return coldMs <= MOST_COLD_MS && againMs <= MOST_AGAIN_MS
}

async function drawnOn(context: BrowserContext, path: string): Promise<Drawn> {
  const page = await openPage(context, SLOW_PHONE)
  await page.waitForTimeout(WINDOW_MS)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined)
  // Asked only now: what Playwright brings into a page to ask with keeps a slow processor busy for a tenth of a second.
  const drawn = await page.waitForFunction(() => Reflect.get(window, 'drawn'), undefined, { timeout: 90_000 })
  const noted: Omit<Drawn, 'storedMs'> = await drawn.jsonValue()
  // A visit ends once the next one is prepared: the network may be idle before the worker is asked for.
  const storedMs = await page.evaluate(namesAreStored)
  // The files of other pages come after them, and are on their way only once.
  await page.evaluate(filesAreStored)
  await page.close()
  return { ...noted, storedMs }
}

/** Runs in the page. The names of the first assets are what the worker answers the next visit with. */
async function namesAreStored(): Promise<number> {
  await navigator.serviceWorker.ready
  while (!(await caches.match('/candor-names/bought'))) await new Promise((resolve) => setTimeout(resolve, 20))
  return performance.now()
}

/** Runs in the page. The worker stores the page last. */
async function filesAreStored(): Promise<void> {
  while (!(await caches.match('/account/shell'))) await new Promise((resolve) => setTimeout(resolve, 100))
}

/** Runs in the page, before its own scripts. */
function noteRows(): void {
  let rowsMs = 0
  const look = () => {
    rowsMs ||= document.querySelector('main li a, main tbody tr a') ? performance.now() : 0
    if (!document.querySelector('#root main :is(li, tbody tr) a')) return requestAnimationFrame(look)
    return Reflect.set(window, 'drawn', { rowsMs, figuresMs: performance.now() })
  }
  requestAnimationFrame(look)
}
