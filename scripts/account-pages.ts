import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** One kind of page of the account area: what the browser is told to fetch at once, before a script asks for it. */
type AccountPage = {
  /** Of the address with its search, as a regular expression. The first page that fits is taken. */
  readonly path: string
  /** The file of its code, without the hash. */
  readonly chunk: string
  /** What it asks the API for first; `$1` is what the address says. */
  readonly data: readonly string[]
}

const USER = '^/account/[^/]+'
const END = '/?(?:\\?.*)?$'

const PAGES: readonly AccountPage[] = [
  { path: `${USER}/overview/(bought|sold|watched)${END}`, chunk: 'asset-list-page', data: ['/api/assets?list=$1'] },
  { path: `${USER}/(?:bought|sold|watched)/([1-9]\\d*)${END}`, chunk: 'asset-page', data: ['/api/assets/$1'] },
  { path: `${USER}/overview/summary${END}`, chunk: 'summary-page', data: ['/api/summary'] },
  { path: `${USER}/overview/add-asset${END}`, chunk: 'add-asset-page', data: [] },
  { path: `${USER}/overview/principles${END}`, chunk: 'principles-page', data: ['/api/principles'] },
  // What is looked for stands in the address in words of the page's own, so that only the whole journal is known beforehand.
  { path: `${USER}/overview/journal/?$`, chunk: 'journal-page', data: ['/api/journal'] },
  { path: `${USER}/overview/journal${END}`, chunk: 'journal-page', data: [] },
  { path: `${USER}/overview/mirror${END}`, chunk: 'mirror-page', data: ['/api/mirror'] },
  { path: `${USER}/overview/mirror/letter/?$`, chunk: 'letter-page', data: ['/api/mirror/letter'] },
  { path: `${USER}/overview/mirror/letter${END}`, chunk: 'letter-page', data: [] },
  { path: `${USER}/overview/mirror/([1-9]\\d*)${END}`, chunk: 'review-page', data: ['/api/mirror/reviews/$1'] },
  { path: `${USER}/settings${END}`, chunk: 'settings-page', data: ['/api/settings'] },
  // Whoever runs no Candor is refused its data, and has no such page.
  { path: `${USER}/operator${END}`, chunk: 'operator-page', data: [] },
  { path: `${USER}/proof${END}`, chunk: 'proof-page', data: ['/api/proof'] },
]

/**
 * Makes an HTML file of each kind of page, from account.html, which names the code of that page; and account-pages.json, by which
 * the server chooses. Without it, a browser learns of the page's code only from the code before it.
 */
export function writeAccountPages(folder: string): void {
  const html = readFileSync(join(folder, 'account.html'), 'utf8')
  const table = PAGES.map(({ path, chunk, data }) => {
    const file = `account.${chunk}.html`
    const links = codeOf(folder, chunk)
      .filter((script) => !html.includes(script))
      .map((script) => `    <link rel="modulepreload" crossorigin href="/assets/${script}">\n`)
    writeFileSync(join(folder, file), html.replace('  </head>', `${links.join('')}  </head>`))
    return { path, file, data }
  })
  writeFileSync(join(folder, 'account-pages.json'), JSON.stringify(table))
}

/** The code of a page with all that it imports. */
function codeOf(folder: string, chunk: string): string[] {
  const files = readdirSync(join(folder, 'assets')).filter((file) => new RegExp(`^${chunk}-[\\w-]{8}\\.js$`).test(file))
  if (files.length !== 1) throw new Error(`There are ${files.length} files of the code of ${chunk}.`)
  const code = new Set(files)
  for (const script of code) for (const imported of importsOf(join(folder, 'assets', script))) code.add(imported)
  return [...code]
}

/** What a built script imports by its beginning; a dynamic import has a parenthesis before its address. */
export const importsOf = (script: string): string[] =>
  [...readFileSync(script, 'utf8').matchAll(/\b(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map(
    ([, file = '']) => file,
  )
