import type { Browser, Page } from 'playwright-core'
import {
  DESKTOP,
  feltOn,
  forget,
  type Look,
  openPage,
  SLOW_DESKTOP,
  SLOW_PHONE,
  type Visitor,
  visitorsContext,
} from './measured-page.ts'

const MOST_MS = 100
const MOST_SLOW_MS = 200

type Step = { readonly name: string; readonly go: (page: Page) => Promise<unknown> }

const typing = (text: string) => (page: Page) => page.keyboard.type(text, { delay: 40 })

/** The interactions on the list of 1,000 assets. */
const ON_LIST: readonly Step[] = [
  {
    name: 'sort the list',
    go: async (page) => {
      const header = page.getByRole('columnheader').getByRole('button').first()
      if ((await header.count()) > 0) return header.click()
      const sort = page.getByLabel('Sort')
      return (await sort.count()) > 0 && sort.selectOption({ index: 1 })
    },
  },
  {
    name: 'filter the list',
    go: async (page) => {
      await page.getByRole('searchbox', { name: 'Filter' }).click()
      await typing('nobody')(page)
    },
  },
  {
    name: 'scroll the list',
    go: async (page) => {
      await page.mouse.move(200, 400)
      for (let turn = 0; turn < 40; turn += 1) await page.mouse.wheel(0, 400)
    },
  },
]

const ON_ASSET: readonly Step[] = [
  {
    name: 'open the palette',
    go: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').waitFor()
      await typing('jour')(page)
      await page.keyboard.press('Escape')
    },
  },
  { name: 'open Update', go: (page) => page.getByRole('button', { name: 'Update', exact: true }).click() },
  {
    name: 'write a thesis',
    go: async (page) => {
      await page.getByLabel('Thesis', { exact: true }).click()
      await typing('I was wrong if revenue falls below 8% in two quarters; and I would buy again.')(page)
    },
  },
]

/** Prints how long people wait after a click or a key, on a fast computer, a slow one and a slow phone. */
export async function interactions(browser: Browser, visitor: Visitor, username: string): Promise<boolean> {
  let isWithin = true
  for (const look of [DESKTOP, SLOW_DESKTOP, SLOW_PHONE]) {
    const list = await measure(browser, visitor, look, `/account/${username}/overview/bought`, ON_LIST)
    const asset = await measure(browser, visitor, look, `/account/${username}/bought/1`, ON_ASSET)
    isWithin &&= list && asset
  }
  return isWithin
}

async function measure(browser: Browser, visitor: Visitor, look: Look, path: string, steps: readonly Step[]) {
  const context = await visitorsContext(browser, visitor, look)
  const page = await openPage(context, look)
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined)
  const most = look.isSlow ? MOST_SLOW_MS : MOST_MS
  let isWithin = true
  for (const { name, go } of steps) {
    await forget(page)
    await go(page)
    const { longestInteractionMs, longestFrameMs, layoutShift } = await feltOn(page)
    isWithin &&= longestInteractionMs < most
    console.log(
      `${name}, ${look.width} px${look.isSlow ? ', CPU 4x' : ''}: ${longestInteractionMs} ms (limit ${most} ms), ` +
        `longest frame ${longestFrameMs.toFixed(0)} ms, layout shift ${layoutShift.toFixed(4)}`,
    )
  }
  await context.close()
  return isWithin
}
