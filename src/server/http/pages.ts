import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { inTheme } from './theme.ts'

const PUBLIC_PAGES: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/about': 'about.html',
  '/page': 'page.html',
  '/login': 'login.html',
}

/**
 * The built pages and their files.
 * @param folder where the build put them
 * @param isDemo said in every page, so that the demo's banner is there as soon as anything is and moves nothing
 * @param isSignedIn whether a request carries a living session: without one, the account area leads to /login and back
 */
export function pages(folder: string, isDemo: boolean, isSignedIn: (c: Context) => Promise<boolean>) {
  const read = (file: string) => {
    const page = readFileSync(join(folder, file), 'utf8')
    return isDemo ? page.replace('<html ', '<html data-demo ') : page
  }
  const [account, notFound] = [read('account.html'), read('not-found.html')]
  const app = new Hono()
  // Names of files under /assets carry a hash of their content, so they never change.
  app.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable')
  })
  app.use('/assets/*', serveStatic({ root: folder, precompressed: true }))
  for (const file of ['/favicon.svg', '/docs.css']) app.get(file, serveStatic({ root: folder, precompressed: true }))
  for (const [path, file] of Object.entries(PUBLIC_PAGES)) {
    const page = read(file)
    app.get(path, (c) => c.html(inTheme(c, page), 200, { 'cache-control': 'no-cache' }))
  }
  app.get('/account/*', async (c) => {
    if (await isSignedIn(c)) return c.html(inTheme(c, account), 200, { 'cache-control': 'no-store' })
    return c.redirect(`/login?next=${encodeURIComponent(c.req.path + new URL(c.req.url).search)}`)
  })
  app.all('*', (c) => c.html(inTheme(c, notFound), 404, { 'cache-control': 'no-cache' }))
  return app
}
