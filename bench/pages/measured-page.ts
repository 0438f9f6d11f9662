import type { Browser, BrowserContext, Page } from 'playwright-core'

/** The slowness of a mid-range phone on a slow mobile network, as in Lighthouse. */
const CPU_SLOWER = 4
const NETWORK = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

export type Look = { readonly width: number; readonly isSlow: boolean }
export const DESKTOP: Look = { width: 1280, isSlow: false }
export const SLOW_DESKTOP: Look = { width: 1280, isSlow: true }
export const SLOW_PHONE: Look = { width: 390, isSlow: true }

/** What people have noticed of a page since it was opened. */
type Felt = {
  /** The sum of all layout shifts that did not follow an input. */
  readonly layoutShift: number
  /** The longest time in milliseconds from a key or a click to the next frame. */
  readonly longestInteractionMs: number
  /** The longest time in milliseconds for which the page could not react. */
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

/** A page with the CPU and network speed of a look. */
export async function openPage(context: BrowserContext, { isSlow }: Look): Promise<Page> {
  const page = await context.newPage()
  if (!isSlow) return page
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK })
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
  return page
}

/** What people have noticed so far, once the page has rendered. */
export async function feltOn(page: Page): Promise<Felt> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 200))))
  return page.evaluate(() => Reflect.get(window, 'felt'))
}

/** Resets the measurements, so that the next interaction is measured by itself. */
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
      // The browser reports no shorter events.
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
