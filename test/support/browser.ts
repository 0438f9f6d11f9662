import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { launchOptions } from '../tools/chromium.ts'
import type { HttpMember } from './http-member.ts'
import { type Expected, watch } from './page-watch.ts'

/** How somebody looks at Candor. */
export type View = {
  readonly width?: number
  readonly height?: number
  readonly isMobile?: boolean
  readonly colorScheme?: 'light' | 'dark'
  readonly javaScriptEnabled?: boolean
  /** Who is signed in already. */
  readonly as?: HttpMember
  /** What goes wrong on purpose in this journey; anything else that does fails it. */
  readonly expects?: readonly Expected[]
}

export const DESKTOP: View = { width: 1280, height: 800 }
export const PHONE: View = { width: 390, height: 844, isMobile: true }

/** The two windows in which a screen has to be usable, for `describe.each`. */
export const WINDOWS: [name: string, view: View][] = [
  ['in a window of 1280 px', DESKTOP],
  ['on a phone of 390 px', PHONE],
]

const SCREENSHOTS = resolve(import.meta.dirname, '../../.cache/journeys')
const PATIENCE_MS = 10_000

/** `open` gives a page of its own browser profile; tabs beside it come from `page.context()`. */
type JourneyBrowser = { open(candor: { readonly url: string }, view?: View): Promise<Page> }

/** One Chromium for a test file. A test whose pages complained about anything fails, whatever else it saw. */
export function browserForFile(): JourneyBrowser {
  let browser: Browser
  let visits: { context: BrowserContext; complaints: string[] }[] = []

  beforeAll(async () => {
    browser = await chromium.launch(await launchOptions())
  })
  afterAll(() => browser?.close())
  afterEach(async ({ task }) => {
    const complaints = visits.flatMap((visit) => visit.complaints)
    if (task.result?.state === 'fail' || complaints.length > 0) await photograph(visits, task.name)
    await Promise.all(visits.map(({ context }) => context.close()))
    visits = []
    expect(complaints).toEqual([])
  })

  return {
    async open(candor, view = DESKTOP) {
      const context = await browser.newContext(optionsFor(candor, view))
      context.setDefaultTimeout(PATIENCE_MS)
      visits.push({ context, complaints: await watch(context, view.expects ?? []) })
      if (view.as) await context.addCookies([cookieOf(view.as, candor.url)])
      return context.newPage()
    },
  }
}

function optionsFor({ url }: { readonly url: string }, view: View) {
  const { width = 1280, height = 800, isMobile = false, colorScheme = 'light', javaScriptEnabled = true } = view
  return {
    baseURL: url,
    viewport: { width, height },
    isMobile,
    hasTouch: isMobile,
    colorScheme,
    javaScriptEnabled,
    // What moves is looked at when it stands; that it moves is no journey's subject.
    reducedMotion: 'reduce' as const,
  }
}

function cookieOf({ cookie }: HttpMember, url: string) {
  const [name = '', value = ''] = cookie.split(/=(.*)/s)
  return { name, value, url, httpOnly: true, sameSite: 'Lax' as const }
}

/** What the pages of a failed test looked like, in .cache/journeys. */
async function photograph(visits: { context: BrowserContext }[], test: string): Promise<void> {
  await mkdir(SCREENSHOTS, { recursive: true })
  const pages = visits.flatMap(({ context }) => context.pages())
  for (const [index, page] of pages.entries()) {
    const name = `${test.replace(/\W+/g, '-').slice(0, 80)}-${index + 1}.png`
    await page.screenshot({ path: join(SCREENSHOTS, name), fullPage: true }).catch(() => undefined)
  }
}
