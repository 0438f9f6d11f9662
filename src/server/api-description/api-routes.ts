import { Hono } from 'hono'
import { docsPage } from './docs-page.ts'
import { openApi } from './openapi.ts'

export const apiDescriptionRoutes = new Hono()
  .get('/openapi.json', (c) => c.json(openApi()))
  .get('/docs', (c) => c.html(docsPage()))
