import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { View } from './browser.ts'

/** WCAG, and what axe calls best practice: the order of headings, landmarks, names of dialogs. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules of WCAG that axe calls experimental, and that Lighthouse's score asks about. */
const EXPERIMENTAL = ['label-content-name-mismatch', 'table-fake-caption', 'td-has-header']
const RULES = Object.fromEntries(EXPERIMENTAL.map((rule) => [rule, { enabled: true }]))

/** The rules that look at colors. Each of them is in what `TAGS` names too. */
const OF_COLORS = ['color-contrast', 'link-in-text-block']

/** A script that does nothing, for a page in which axe stands already. */
const NOTHING = '0'

/** The accessibility faults of a page in its present state. */
export const accessibilityFaults = async (page: Page): Promise<unknown[]> =>
  faultsBy((await axeOn(page)).options({ resultTypes: ['violations'], rules: RULES }).withTags(TAGS))

/** The faults of its colors alone, for a page that was looked at in other colors before. */
const faultsOfColors = async (page: Page): Promise<unknown[]> =>
  faultsBy((await axeOn(page)).options({ resultTypes: ['violations'] }).withRules(OF_COLORS))

/** Gives a page axe once: half a megabyte, which the browser would read and compile anew for each look, twice. */
async function axeOn(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window)
  // Legacy mode is enough for pages without frames, and avoids the blank page that the other mode opens each time.
  return new AxeBuilder(isThere ? { page, axeSource: NOTHING } : { page }).setLegacyMode()
}

async function faultsBy(axe: AxeBuilder): Promise<unknown[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => [id, html, failureSummary]))
}

/**
 * Both schemes in a wide window and on a phone, and all four widths. What is left of the eight, `npm run screens` looks at: a scheme
 * changes colors alone, and a window of 768 px shows what a phone does.
 */
const LOOKS = [
  { width: 1280, height: 800, colorScheme: 'dark', faults: accessibilityFaults },
  { width: 1280, height: 800, colorScheme: 'light', faults: faultsOfColors },
  { width: 768, height: 1024, colorScheme: 'dark', faults: accessibilityFaults },
  { width: 390, height: 844, colorScheme: 'light', faults: accessibilityFaults },
  { width: 320, height: 640, colorScheme: 'dark', faults: accessibilityFaults },
] as const

/**
 * Expects no faults in light and dark, and in windows of any width. Afterwards the page is dark, and as narrow as the narrowest of them.
 * @param of the window of a journey that is made in both: it is looked at in the widths of this one, and in the others by its other half
 */
export async function isForEverybody(page: Page, of?: View): Promise<void> {
  const looks = LOOKS.filter(({ width }) => of === undefined || width < 500 === (of.isMobile ?? false))
  for (const { width, height, colorScheme, faults } of looks) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    expect(await faults(page), `in ${colorScheme}, ${width} px`).toEqual([])
    expect(await widerThanTheWindow(page), `${width} px`).toEqual([])
  }
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
