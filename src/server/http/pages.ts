import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import type { SettingsView } from '#contract/settings.ts'
import { signInPathFor } from '#domain/accounts/next-path.ts'
import type { Language } from '#domain/locale.ts'
import { readAccountPages } from './account-pages.ts'
import type { SignedInUser } from './app-env.ts'
import { withHeadersOfFile } from './security-headers.ts'
import { giveStored, type StoredAnswer, storedAnswer } from './stored-answer.ts'

/** Each page is built twice: once for guests, and once for somebody who is signed in. */
const PUBLIC_PAGES: Readonly<Record<string, string>> = { '/': 'index', '/about': 'about', '/page': 'page' }

/** Files whose names carry no hash, because other files or browsers refer to them by name. */
const FILES = [
  '/favicon.svg',
  '/docs.css',
  '/manifest.webmanifest',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  '/apple-touch-icon.png',
]

type People = {
  /** The theme that was chosen in this browser. */
  themeOf(c: Context): SettingsView['theme']
  findUser(c: Context): Promise<SignedInUser | null>
  languageOf(userId: string): Promise<Language>
  /** Whether this browser was signed in, as far as its cookie says. */
  hadSession(c: Context): boolean
  needsFactor(userId: string): Promise<boolean>
}

/** Pages are compressed once and sent many times, so the best compression pays. */
const BEST_QUALITY = 11

/**
 * Serves the built pages and their files.
 * @param folder the folder of the build
 * @param isDemo written into every page, so that the demo's banner is there at the first paint and moves nothing
 * @param people finds the user of a request's session. Without one, the account area leads to /login and back; a user who must
 * set up a second factor first is led to /second-step
 */
export function pages(folder: string, isDemo: boolean, people: People) {
  const { findUser, hadSession, languageOf, needsFactor, themeOf } = people
  const give = pageGiver(folder, isDemo, themeOf)
  const accountPage = readAccountPages(folder)
  const app = new Hono()
  // Names of files under /assets carry a hash of their content, so they never change.
  app.use('/assets/*', async (c, next) => {
    await next()
    if (!c.res.ok) return
    c.header('cache-control', 'public, max-age=31536000, immutable')
    withHeadersOfFile(c)
  })
  app.use('/assets/*', serveStatic({ root: folder, precompressed: true }))
  for (const file of FILES) app.get(file, serveStatic({ root: folder, precompressed: true }))
  // Asked for again whenever a page is opened, so that the worker comes from the same build as the server.
  app.get('/worker.js', async (c, next) => {
    c.header('cache-control', 'no-cache')
    await next()
  })
  app.get('/worker.js', serveStatic({ root: folder, precompressed: true }))
  // Browsers ask for it beside every document that names no icon, such as the API's JSON, and complain when it is missing.
  app.get('/favicon.ico', (c) => c.redirect('/favicon.svg', 301))
  for (const [path, name] of Object.entries(PUBLIC_PAGES))
    app.get(path, async (c) => give(c, (await findUser(c)) ? `${name}.member` : name))
  app.get('/login', (c) => give(c, 'login'))
  app.get('/account', async (c) => {
    const user = await findUser(c)
    return c.redirect(user ? `/account/${encodeURIComponent(user.username)}/overview/bought` : '/login')
  })
  app.get('/account/*', async (c) => {
    const address = c.req.path + new URL(c.req.url).search
    const user = await findUser(c)
    if (!user) return c.redirect(signInPathFor(address, hadSession(c) ? 'yes' : null))
    if (await needsFactor(user.id)) return c.redirect('/second-step')
    // Somebody else's address shows a page without data, for which nothing is fetched ahead or drawn.
    const isOwn = c.req.path.split('/')[2]?.toLowerCase() === encodeURIComponent(user.username).toLowerCase()
    const language = await languageOf(user.id)
    const { name, preloads } = accountPage(isOwn ? address : '', language)
    c.header('link', preloads)
    const page = await give(c, inLanguage(name, language))
    page.headers.set('cache-control', 'no-store')
    return page
  })
  app.get('/second-step', async (c) => {
    const user = await findUser(c)
    if (!user || !(await needsFactor(user.id))) return c.redirect(user ? '/account' : '/login')
    const page = await give(c, 'account')
    page.headers.set('cache-control', 'no-store')
    return page
  })
  app.all('*', async (c) => {
    c.status(404)
    return give(c, (await findUser(c)) ? 'not-found.member' : 'not-found')
  })
  return app
}

/** The pages of the account area are built in every language, so that the first paint is in the reader’s own. */
const inLanguage = (name: string, language: Language): string => (language === 'en' ? name : `${name}.${language}`)

/** Gives a page in the theme that its reader chose; without a choice it follows the system. */
function pageGiver(folder: string, isDemo: boolean, themeOf: People['themeOf']) {
  const answers = new Map<string, StoredAnswer>()
  return (c: Context, name: string): Promise<Response> => {
    const theme = themeOf(c)
    const key = `${name} ${theme}`
    const answer = answers.get(key) ?? storedAnswer(inTheme(theme, name), 'text/html; charset=UTF-8', BEST_QUALITY)
    answers.set(key, answer)
    return giveStored(c, answer)
  }

  function inTheme(theme: string, name: string): string {
    const page = readFileSync(join(folder, `${name}.html`), 'utf8')
    const attributes = `${theme === 'system' ? '' : `data-theme="${theme}" `}${isDemo ? 'data-demo ' : ''}`
    return page.replace('<html ', `<html ${attributes}`)
  }
}
