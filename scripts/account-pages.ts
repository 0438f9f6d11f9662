import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '#domain/locale.ts'

/** A kind of page of the account area, and what the browser should preload for it before a script asks. */
type AccountPage = {
  /** A regular expression for the address with its query. The first page that matches is used. */
  readonly path: string
  /** The name of the page's chunk, without the hash. */
  readonly chunk: string
  /** Its first requests to the API, as its code makes them; `$1` is the first group of `path`, `{language}` the reader's. */
  readonly data: readonly string[]
  /** The end of its tab's address, for a page that has a tab. */
  readonly tab?: string
}

/** The request that every page of the account area makes. */
const SESSION = '/api/session'

const USER = '^/account/[^/]+'
const END = '/?(?:\\?.*)?$'

const PAGES: readonly AccountPage[] = [
  ...['bought', 'sold', 'watched'].map((list) => ({
    path: `${USER}/overview/${list}${END}`,
    chunk: 'asset-list-page',
    data: [`/api/assets?list=${list}`],
    tab: list,
  })),
  { path: `${USER}/(?:bought|sold|watched)/([1-9]\\d*)${END}`, chunk: 'asset-page', data: ['/api/assets/$1'] },
  { path: `${USER}/overview/summary${END}`, chunk: 'summary-page', data: ['/api/summary'], tab: 'summary' },
  { path: `${USER}/overview/add-asset${END}`, chunk: 'add-asset-page', data: [], tab: 'add-asset' },
  { path: `${USER}/overview/principles${END}`, chunk: 'principles-page', data: ['/api/principles'], tab: 'principles' },
  // The page translates its query for the API, so only the request for the whole journal is known beforehand.
  { path: `${USER}/overview/journal/?$`, chunk: 'journal-page', data: ['/api/journal'], tab: 'journal' },
  { path: `${USER}/overview/journal${END}`, chunk: 'journal-page', data: [], tab: 'journal' },
  {
    path: `${USER}/overview/mirror${END}`,
    chunk: 'mirror-page',
    data: ['/api/mirror?language={language}', '/api/mirror/reviews'],
    tab: 'mirror',
  },
  { path: `${USER}/overview/mirror/letter/?$`, chunk: 'letter-page', data: ['/api/mirror/letter?language={language}'] },
  { path: `${USER}/overview/mirror/letter${END}`, chunk: 'letter-page', data: [] },
  {
    path: `${USER}/overview/mirror/([1-9]\\d*)${END}`,
    chunk: 'review-page',
    data: ['/api/mirror/reviews/$1?language={language}'],
  },
  { path: `${USER}/settings${END}`, chunk: 'settings-page', data: ['/api/settings', '/api/account'] },
  // The data of this page is refused to everybody but whoever runs this Candor, so it is not preloaded.
  { path: `${USER}/operator${END}`, chunk: 'operator-page', data: [] },
  { path: `${USER}/proof${END}`, chunk: 'proof-page', data: ['/api/proof'] },
]

/** Makes the frame of a page, whose tab is marked in it, as HTML. */
export type PageFrame = (tab: string | null, language: Language) => string

/**
 * Makes an HTML file for each kind of page from account.html, with links that preload the page's code and with the frame of all pages, one for each
 * language, and account-pages.json, by which the server chooses a file. Otherwise a browser would learn of a page's code only from the code that imports it.
 */
export function writeAccountPages(folder: string, frameOf: PageFrame): void {
  const page = readFileSync(join(folder, 'account.html'), 'utf8')
  for (const language of LANGUAGES) {
    const inLanguage = language === 'en' ? page : translated(page, language, folder)
    if (language !== 'en') writeFileSync(join(folder, `account.${language}.html`), inLanguage)
    const unframed = looksFirst(inLanguage)
    for (const { chunk, tab, data } of PAGES) {
      const framed = withFrame(withReads(unframed, data, language), frameOf(tab ?? null, language), folder)
      const html = largestFirst(withCode(framed, codeOf(folder, chunk)), folder)
      const name = fileOf({ chunk, tab, data }).replace('.html', language === 'en' ? '.html' : `.${language}.html`)
      writeFileSync(join(folder, name), html)
    }
  }
  const table = PAGES.map(({ path, data, ...page }) => ({ path, file: fileOf({ ...page, data }), data }))
  writeFileSync(join(folder, 'account-pages.json'), JSON.stringify(table))
}

/** Pages whose reads are not known beforehand have a file of their own: the Journal with a search in its address is one. */
const fileOf = ({ chunk, tab, data }: Pick<AccountPage, 'chunk' | 'data'> & { tab?: string | undefined }): string =>
  `account.${tab ?? chunk}${data.length === 0 ? '.without-reads' : ''}.html`

/** The names of the chunks with the messages of each language but English. */
const MESSAGES: Readonly<Record<Exclude<Language, 'en'>, string>> = { de: 'german' }

/** The page as it is sent to readers of another language: it says so, and brings that language’s messages along. */
const translated = (html: string, language: Exclude<Language, 'en'>, folder: string): string =>
  withCode(html.replace('<html lang="en"', `<html lang="${language}"`), codeOf(folder, MESSAGES[language]))

/** Has the files of code that the page does not name yet fetched together with it. */
function withCode(html: string, scripts: readonly string[]): string {
  const links = scripts
    .filter((script) => !html.includes(script))
    .map((script) => `    <link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/${script}">\n`)
  return html.replace('  </head>', `${links.join('')}  </head>`)
}

const PRELOADED = /\n *<link rel="modulepreload"[^>]* href="\/([^"]+)">/g

/**
 * Has the largest script, which is React, fetched first, and the others from the smallest on. Browsers make six requests at a time: React
 * among the last came alone, over a line that was used by half. The small ones take a round trip each, whatever else is on the line.
 */
function largestFirst(html: string, folder: string): string {
  const size = (link: string) => statSync(join(folder, link.replace(PRELOADED, '$1'))).size
  const [largest = '', ...others] = (html.match(PRELOADED) ?? []).toSorted((one, other) => size(other) - size(one))
  const rest = html.replace(PRELOADED, '')
  const first = rest.search(/\n *<script type="module"/)
  return rest.slice(0, first) + largest + others.toReversed().join('') + rest.slice(first)
}

/** Names the first reads, which the page's code sends before it renders anything. “$1” would be an amount of money in the page. */
const withReads = (html: string, data: readonly string[], language: Language): string => {
  const reads = [SESSION, ...data].join(' ').replace('$1', '{id}').replaceAll('{language}', language)
  return html.replace('  </head>', `    <meta name="reads" content="${reads}" />\n  </head>`)
}

const LOOKS = /\n *<link rel="(?:stylesheet|preload)"[^>]*>/g
const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")/g

/**
 * Has the style sheet and the fonts fetched before the scripts. Their order in the page is not enough: a browser fetches a script as
 * urgently as a style sheet, and on a slow line the frame, which needs no script, would come no sooner than the code.
 */
function looksFirst(html: string): string {
  const looks =
    html.match(LOOKS)?.sort((one, other) => Number(/preload/.test(one)) - Number(/preload/.test(other))) ?? []
  const rest = html.replace(LOOKS, '').replace(SCRIPTS, '$& fetchpriority="low"')
  const first = rest.search(/\n *<script type="module"/)
  if (looks.length === 0 || first < 0) throw new Error('account.html has no style sheet or no script.')
  return rest.slice(0, first) + looks.join('') + rest.slice(first)
}

const ROOT = '<div id="root"></div>'

/** Puts the frame behind the place of the page. Its classes must be those of the page's style sheet, or it would have no looks. */
function withFrame(html: string, frame: string, folder: string): string {
  const [, sheet = ''] = /rel="stylesheet"[^>]* href="\/([^"]+)"/.exec(html) ?? []
  const rules = readFileSync(join(folder, sheet), 'utf8')
  const unstyled = [...frame.matchAll(/class="([^"]+)"/g)]
    .flatMap(([, names = '']) => names.split(' '))
    .filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(rules))
  if (unstyled.length > 0) throw new Error(`The style sheet of the pages lacks ${unstyled.join(', ')}.`)
  if (!html.includes(ROOT)) throw new Error('account.html has no place for a page.')
  return html.replace(ROOT, ROOT + frame)
}

/** The files of a page's code, with all of their imports. */
function codeOf(folder: string, chunk: string): string[] {
  const files = readdirSync(join(folder, 'assets')).filter((file) => new RegExp(`^${chunk}-[\\w-]{8}\\.js$`).test(file))
  if (files.length !== 1) throw new Error(`There are ${files.length} files of the code of ${chunk}.`)
  const code = new Set(files)
  for (const script of code) for (const imported of importsOf(join(folder, 'assets', script))) code.add(imported)
  return [...code]
}

/** The static imports of a built script. A dynamic import, which has a parenthesis before its address, does not match. */
export const importsOf = (script: string): string[] =>
  [...readFileSync(script, 'utf8').matchAll(/\b(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map(
    ([, file = '']) => file,
  )
