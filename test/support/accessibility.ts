import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The accessibility faults of a page in its present state. */
export async function accessibilityFaults(page: Page): Promise<unknown[]> {
  // Legacy mode is enough for pages without frames, and avoids the blank page that the other mode opens each time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await axe.withTags(WCAG).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => [id, html, failureSummary]))
}

/** Expects no faults in light and dark, and in windows of any width. Afterwards the page is 320 px wide and dark. */
export async function isForEverybody(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await accessibilityFaults(page), 'in light, 1280 px').toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await accessibilityFaults(page), 'in dark, 390 px').toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await widerThanTheWindow(page)).toEqual([])
}

/** The elements that make the page scroll sideways. */
const widerThanTheWindow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    )
    return [`${scrollWidth} px`, ...wide.map((element) => element.outerHTML.slice(0, 120))]
  })
