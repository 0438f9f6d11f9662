import type { Page } from 'playwright-core'

/** Keeps a file of the page's code waiting until `letIn` is called. */
export async function delayFile(page: Page, file: string): Promise<{ readonly letIn: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(file, (route) => promise.then(() => route.continue()))
  return { letIn: resolve }
}
