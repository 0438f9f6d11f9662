import type { Browser } from 'playwright-core'
import { DESKTOP, feltOn, type Look, openPage, SLOW_PHONE, type Visitor, visitorsContext } from './measured-page.ts'

const MOST = 0.02

/** All routes, each of which is opened for the first time. */
const ROUTES = [
  ...['/', '/about', '/page', '/login', '/api/docs'],
  ...['summary', 'bought', 'sold', 'watched', 'add-asset', 'principles', 'journal', 'mirror', 'mirror/letter'].map(
    (tab) => `/account/{user}/overview/${tab}`,
  ),
  ...['bought/1', 'bought/2', 'settings', 'proof', 'operator'].map((path) => `/account/{user}/${path}`),
]

/** Prints the layout shift of each route while it loads, on a slow phone and on a desktop. */
export async function layoutShifts(browser: Browser, visitor: Visitor, username: string): Promise<boolean> {
  let isWithin = true
  for (const route of ROUTES) {
    const shifts = [await shiftOf(browser, visitor, route.replace('{user}', username), SLOW_PHONE)]
    shifts.push(await shiftOf(browser, visitor, route.replace('{user}', username), DESKTOP))
    isWithin &&= Math.max(...shifts) < MOST
    console.log(`layout shift, ${route}: ${shifts.map((shift) => shift.toFixed(4)).join(' and ')} (limit ${MOST})`)
  }
  return isWithin
}

async function shiftOf(browser: Browser, visitor: Visitor, path: string, look: Look): Promise<number> {
  const isPublic = !path.startsWith('/account')
  const context = await visitorsContext(browser, isPublic ? { ...visitor, cookie: '' } : visitor, look)
  const page = await openPage(context, look)
  await page.goto(path)
  // An account page goes on fetching after it has loaded, and its event stream never ends, so this wait may time out.
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined)
  const { layoutShift } = await feltOn(page)
  await context.close()
  return layoutShift
}
