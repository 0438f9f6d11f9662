import type { Browser, BrowserContext } from 'playwright-core'
import { median } from '../load.ts'
import { openPage, SLOW_PHONE, type Visitor, visitorsContext } from './measured-page.ts'

const TIMES = 3
const MOST_COLD_MS = 2_500
const MOST_AGAIN_MS = 500

/** When the first row of a list was drawn, and when the first with its figures, in milliseconds after the page was asked for. */
type Drawn = { readonly rowsMs: number; readonly figuresMs: number }

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
      `again after ${againMs.toFixed(0)} ms (limit ${MOST_AGAIN_MS}), with their figures after ${ofAll(again, 'figuresMs').toFixed(0)} ms`,
  )
  return coldMs <= MOST_COLD_MS && againMs <= MOST_AGAIN_MS
}

async function drawnOn(context: BrowserContext, path: string): Promise<Drawn> {
  const page = await openPage(context, SLOW_PHONE)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined)
  // Asked only now: what Playwright brings into a page to ask with keeps a slow processor busy for a tenth of a second.
  const drawn = await page.waitForFunction(() => Reflect.get(window, 'drawn'), undefined, { timeout: 90_000 })
  const noted: Drawn = await drawn.jsonValue()
  // A visit ends once the worker is there that answers the next one: the network may be idle before it is asked for.
  await page.evaluate(workerIsActive)
  await page.close()
  return noted
}

/** Runs in the page. */
async function workerIsActive(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  if (active && active.state !== 'activated')
    await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }))
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
