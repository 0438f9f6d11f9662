import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { chromiumOfJourneys, launchOptions } from '../tools/chromium.ts'
import type { HttpMember } from './http-member.ts'
import { type Expected, type Watched, watch } from './page-watch.ts'

/** The browser window in which somebody looks at Candor. */
export type View = {
  readonly width?: number
  readonly height?: number
  readonly isMobile?: boolean
  readonly colorScheme?: 'light' | 'dark'
  readonly javaScriptEnabled?: boolean
  /** Whether service workers are allowed. Candor's would come between the page and what a journey does to the network. */
  readonly hasWorker?: boolean
  readonly userAgent?: string
  /** Who is signed in already. */
  readonly as?: HttpMember
  /** What goes wrong on purpose. Anything else that goes wrong fails the journey. */
  readonly expects?: readonly Expected[]
  /** Whether a test adds its own scripts and listeners to the context, so that no other test may use it before or after. */
  readonly isAltered?: boolean
}

export const DESKTOP: View = { width: 1280, height: 800 }
export const PHONE: View = { width: 390, height: 844, isMobile: true }

/** The two windows in which a screen has to be usable, for `describe.each`. */
export const WINDOWS: [name: string, view: View][] = [
  ['in a window of 1280 px', DESKTOP],
  ['on a phone of 390 px', PHONE],
]

const SCREENSHOTS = resolve(import.meta.dirname, '../../.cache/journeys')
/** A test is right or wrong, never slow: the limit is for what hangs, on a machine that others load too. */
const PATIENCE_MS = 50_000
/** The characters of a failed page that are printed. */
const MOST_WORDS = 2_000

/** `open` gives a page in a browser profile of its own; `page.context()` opens tabs beside it. */
type JourneyBrowser = { open(candor: { readonly url: string }, view?: View): Promise<Page> }

/**
 * A browser for a test file. A test fails if one of its pages complained about anything. A new page costs five times as much as
 * another address in an existing page, so a finished page is cleared and given to the next test that needs one of its kind.
 */
export function browserForFile(): JourneyBrowser {
  let browser: Browser
  let visits: Visit[] = []
  let free: Visit[] = []

  beforeAll(async () => {
    browser = await browserOfWorker()
  })
  // The next file has another Candor, so that none of these pages is of use to it.
  afterAll(() => Promise.all(free.map(end)))
  afterEach(async ({ task }) => {
    const [over, complaints] = [visits, visits.flatMap((visit) => visit.watched.complaints)]
    visits = []
    const hasFailed = task.result?.state === 'fail' || complaints.length > 0
    if (hasFailed) await photograph(over, task.name)
    const cleared = await Promise.all(over.map((visit) => (hasFailed ? end(visit) : clear(visit))))
    free = [...free, ...over.filter((_visit, index) => cleared[index])]
    expect(complaints).toEqual([])
  })

  return {
    async open(candor, view = DESKTOP) {
      const options = optionsFor(candor, view)
      const kind = JSON.stringify(options)
      const unused = view.isAltered ? undefined : free.find((visit) => visit.kind === kind)
      const visit = unused ?? {
        kind,
        options,
        ...(await newPage(browser, options)),
        isAltered: view.isAltered ?? false,
      }
      free = free.filter((other) => other !== visit)
      visits.push(visit)
      visit.watched.expect(view.expects ?? [])
      if (view.as) await visit.context.addCookies([cookieOf(view.as, candor.url)])
      return visit.page
    },
  }
}

let launched: Promise<Browser> | undefined

/** The browser of all files that a worker runs. It ends with its worker. */
function browserOfWorker(): Promise<Browser> {
  launched ??= chromiumOfJourneys()
    .then(launchOptions)
    .then((options) => chromium.launch(options))
  return launched
}

type Options = ReturnType<typeof optionsFor>

/** A page that a test uses. Pages with the same `kind` have the same Candor and the same options. */
type Visit = {
  readonly kind: string
  readonly options: Options
  readonly context: BrowserContext
  readonly page: Page
  readonly watched: Watched
  readonly isAltered: boolean
}

async function newPage(browser: Browser, options: Options): Promise<Pick<Visit, 'context' | 'page' | 'watched'>> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(PATIENCE_MS)
  const watched = await watch(context, options.serviceWorkers === 'allow')
  return { context, page: await context.newPage(), watched }
}

/** Resets a page to its new state, signed out and with nothing stored. @returns whether that succeeded */
async function clear(visit: Visit): Promise<boolean> {
  const { context, page, options, isAltered } = visit
  try {
    if (isAltered) throw new Error('Its context cannot be made as it was.')
    for (const other of context.pages()) if (other !== page) await other.close()
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    // An address of the same origin, so that the browser keeps its process, on which no script of Candor runs.
    await page.goto('/api/health')
    await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => void storage.clear()))
    await context.clearCookies()
    await page.setViewportSize(options.viewport)
    await page.emulateMedia({ media: null, colorScheme: options.colorScheme, reducedMotion: options.reducedMotion })
    await page.mouse.move(-1, -1)
    return true
  } catch {
    // Its Candor has stopped, or the page is closed already. The next test gets a new page.
    return end(visit)
  }
}

/** Closes a context. An open page would keep its event stream, of which Candor allows each account only a few. */
async function end({ context }: Visit): Promise<false> {
  await context.close()
  return false
}

function optionsFor({ url }: { readonly url: string }, view: View) {
  const { width = 1280, height = 800, isMobile = false, colorScheme = 'light', javaScriptEnabled = true } = view
  const { hasWorker = false, userAgent } = view
  return {
    baseURL: url,
    viewport: { width, height },
    isMobile,
    hasTouch: isMobile,
    colorScheme,
    javaScriptEnabled,
    // No journey is about animations, so they are switched off.
    reducedMotion: 'reduce' as const,
    serviceWorkers: hasWorker ? ('allow' as const) : ('block' as const),
    ...(userAgent === undefined ? {} : { userAgent }),
  }
}

function cookieOf({ cookie }: HttpMember, url: string) {
  const [name = '', value = ''] = cookie.split(/=(.*)/s)
  return { name, value, url, httpOnly: true, sameSite: 'Lax' as const }
}

/**
 * Takes screenshots of the pages of a failed test, in .cache/journeys, and prints what the pages said: of a run elsewhere only
 * what it printed is left.
 */
async function photograph(visits: readonly Visit[], test: string): Promise<void> {
  await mkdir(SCREENSHOTS, { recursive: true })
  const pages = visits.flatMap(({ context }) => context.pages())
  for (const [index, page] of pages.entries()) {
    const name = `${test.replace(/\W+/g, '-').slice(0, 80)}-${index + 1}.png`
    await page.screenshot({ path: join(SCREENSHOTS, name), fullPage: true }).catch(() => undefined)
    const words = await page.innerText('body', { timeout: 1_000 }).catch(() => 'It could not be read.')
    console.log(`${test}: ${page.url()} said:\n${words.slice(0, MOST_WORDS)}`)
  }
}
