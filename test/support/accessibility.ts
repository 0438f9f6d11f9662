import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What keeps somebody from using a page as it stands. */
export async function accessibilityFaults(page: Page): Promise<unknown[]> {
  // Legacy mode is for pages without frames, and spares the blank page that the other one opens for every answer.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await axe.withTags(WCAG).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => [id, html, failureSummary]))
}
