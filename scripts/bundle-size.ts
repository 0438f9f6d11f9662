import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importsOf } from './account-pages.ts'

const PAGES = fileURLToPath(new URL('../dist/web', import.meta.url))

/** A first visit, and the most KiB of JavaScript that it may load, each file compressed with brotli as it is sent. */
type Budget = {
  readonly visit: string
  readonly page: string
  readonly lazy: readonly RegExp[]
  readonly mostKiB: number
}

const BUDGETS: readonly Budget[] = [
  { visit: 'login page', page: 'login.html', lazy: [], mostKiB: 75 },
  {
    visit: 'bought list',
    page: 'account.html',
    lazy: [/^asset-list-page-/, /^follow-live-/, /^keep-in-touch-/],
    mostKiB: 125,
  },
  {
    visit: 'first screen of a new account',
    page: 'account.html',
    lazy: [/^asset-list-page-/, /^follow-live-/, /^keep-in-touch-/, /^first-screen-/, /^sample-entry-/],
    mostKiB: 140,
  },
  // Without what opens only when somebody writes: one import of a form's words brings all forms along.
  {
    visit: "asset's page",
    page: 'account.html',
    lazy: [/^asset-page-/, /^follow-live-/, /^keep-in-touch-/],
    mostKiB: 153,
  },
  {
    visit: 'summary',
    page: 'account.html',
    lazy: [/^summary-page-/, /^follow-live-/, /^keep-in-touch-/],
    mostKiB: 127,
  },
]

type Visit = Budget & { readonly scripts: readonly string[]; readonly kiB: number }

/** The scripts of each first visit, found in the built files as a browser finds them, and not in the bundler's report. */
export function measureVisits(): Visit[] {
  return BUDGETS.map((budget) => {
    const scripts = scriptsOf(budget)
    const bytes = scripts.reduce((sum, script) => sum + statSync(sentFile(script)).size, 0)
    return { ...budget, scripts, kiB: bytes / 1024 }
  })
}

/** `login page: 73.2 KiB of JavaScript as sent, budget 100` */
export const sizeLine = ({ visit, kiB, mostKiB }: Visit): string =>
  `${visit}: ${kiB.toFixed(1)} KiB of JavaScript as sent, ${kiB > mostKiB ? 'OVER its budget' : 'budget'} ${mostKiB}`

/** The page's own scripts, the chunks of its route, and those that every page loads, with all of their static imports. */
function scriptsOf({ page, lazy }: Budget): string[] {
  const own = [...read(page).matchAll(/<script[^>]+src="\/assets\/([^"]+)"/g)].map(([, file = '']) => file)
  const isLazy = (file: string) => file.endsWith('.js') && lazy.some((name) => name.test(file))
  const ofRoute = readdirSync(join(PAGES, 'assets')).filter(isLazy)
  if (own.length === 0 || ofRoute.length !== lazy.length) throw new Error(`${page} is not built as it is measured.`)
  const loaded = new Set([...own, ...ofRoute])
  for (const script of loaded) for (const imported of importsOf(join(PAGES, 'assets', script))) loaded.add(imported)
  return [...loaded]
}

/** The file that is sent for a script. The smallest files are not compressed. */
function sentFile(script: string): string {
  const file = join(PAGES, 'assets', script)
  return existsSync(`${file}.br`) ? `${file}.br` : file
}

const read = (file: string): string => readFileSync(join(PAGES, file), 'utf8')
