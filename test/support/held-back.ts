import type { Page } from 'playwright-core'

/** Holds back a file of the page's code until `letIn` is called. */
export async function heldBack(page: Page, file: string): Promise<{ readonly letIn: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(file, (route) => promise.then(() => route.continue()))
  return { letIn: resolve }
}
