import type { Browser, BrowserContext, Page } from 'playwright-core'

/** A phone of the middle class on a slow mobile network, as Lighthouse takes it. */
const CPU_SLOWER = 4
const NETWORK = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

export type Look = { readonly width: number; readonly isSlow: boolean }
export const DESK: Look = { width: 1280, isSlow: false }
export const SLOW_DESK: Look = { width: 1280, isSlow: true }
export const SLOW_PHONE: Look = { width: 390, isSlow: true }

/** What a page has done since it was opened. */
type Felt = {
  /** Of all shifts that nobody asked for. */
  readonly layoutShift: number
  /** From a key or a press to the next picture, in milliseconds, of the slowest. */
  readonly longestInteractionMs: number
  /** The longest that nothing else could be done, in milliseconds. */
  readonly longestFrameMs: number
}

export type Visitor = { readonly url: string; readonly cookie: string }

export async function visitorsContext(browser: Browser, { url, cookie }: Visitor, look: Look): Promise<BrowserContext> {
  const isPhone = look.width < 500
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: look.width, height: isPhone ? 844 : 800 },
    isMobile: isPhone,
    hasTouch: isPhone,
  })
  const [name = '', value = ''] = cookie.split(/=(.*)/s)
  if (cookie) await context.addCookies([{ name, value, url }])
  await context.addInitScript(observe)
  return context
}

/** A page whose machine and network are as slow as the look says. */
export async function openPage(context: BrowserContext, { isSlow }: Look): Promise<Page> {
  const page = await context.newPage()
  if (!isSlow) return page
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK })
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
  return page
}

/** Once the page has drawn what it was asked for, what it has done so far. */
export async function feltOn(page: Page): Promise<Felt> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 200))))
  return page.evaluate(() => Reflect.get(window, 'felt'))
}

/** Forgets what the page has done, so that the next is measured by itself. */
export const forget = (page: Page): Promise<void> =>
  page.evaluate(() =>
    Object.assign(Reflect.get(window, 'felt'), { layoutShift: 0, longestInteractionMs: 0, longestFrameMs: 0 }),
  )

/** Runs in the page, before its own scripts. */
function observe(): void {
  const felt = { layoutShift: 0, longestInteractionMs: 0, longestFrameMs: 0 }
  Reflect.set(window, 'felt', felt)
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      // Shorter ones are no events for the browser.
      ...(type === 'event' ? { durationThreshold: 16 } : {}),
    })
  const read = (entry: PerformanceEntry, name: string): unknown => Reflect.get(entry, name)
  watch('layout-shift', (shift) => {
    if (read(shift, 'hadRecentInput') !== true) felt.layoutShift += Number(read(shift, 'value'))
  })
  watch('event', (event) => {
    if (Number(read(event, 'interactionId')) > 0)
      felt.longestInteractionMs = Math.max(felt.longestInteractionMs, event.duration)
  })
  watch('long-animation-frame', (frame) => {
    felt.longestFrameMs = Math.max(felt.longestFrameMs, frame.duration)
  })
}
