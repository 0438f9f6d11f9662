import { Hono } from 'hono'
import { docsPage } from './docs-page.ts'
import { openApi } from './openapi.ts'

/** The same for everybody, as long as the app runs: made when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

export function apiDescriptionRoutes() {
  const description = once(async () => JSON.stringify(await openApi()))
  const page = once(docsPage)
  return new Hono()
    .get('/openapi.json', async (c) => c.body(await description(), 200, { 'content-type': 'application/json' }))
    .get('/docs', async (c) => c.html(await page()))
}
