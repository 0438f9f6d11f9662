import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { importsOf } from './account-pages.ts'

const PAGES = fileURLToPath(new URL('../dist/web', import.meta.url))

/** A first visit, and what its JavaScript may weigh after gzip. */
type Budget = { readonly visit: string; readonly page: string; readonly lazy: RegExp | null; readonly mostKiB: number }

const BUDGETS: readonly Budget[] = [
  { visit: 'login page', page: 'login.html', lazy: null, mostKiB: 75 },
  { visit: 'bought list', page: 'account.html', lazy: /^asset-list-page-/, mostKiB: 125 },
]

type Visit = Budget & { readonly scripts: readonly string[]; readonly kiB: number }

/** What each first visit loads: read from the built files as a browser reads them, not from what the bundler says. */
export function measureVisits(): Visit[] {
  return BUDGETS.map((budget) => {
    const scripts = scriptsOf(budget)
    const bytes = scripts.reduce((sum, script) => sum + gzipSync(read(`assets/${script}`)).length, 0)
    return { ...budget, scripts, kiB: bytes / 1024 }
  })
}

/** `login page: 73.2 KiB of JavaScript after gzip, budget 100` */
export const sizeLine = ({ visit, kiB, mostKiB }: Visit): string =>
  `${visit}: ${kiB.toFixed(1)} KiB of JavaScript after gzip, ${kiB > mostKiB ? 'OVER its budget' : 'budget'} ${mostKiB}`

/** The page's own scripts and the chunk of its route, with everything that they import statically. */
function scriptsOf({ page, lazy }: Budget): string[] {
  const own = [...read(page).matchAll(/<script[^>]+src="\/assets\/([^"]+)"/g)].map(([, file = '']) => file)
  const ofRoute = readdirSync(join(PAGES, 'assets')).filter((file) => lazy?.test(file) && file.endsWith('.js'))
  if (own.length === 0 || (lazy && ofRoute.length !== 1)) throw new Error(`${page} is not built as it is measured.`)
  const loaded = new Set([...own, ...ofRoute])
  for (const script of loaded) for (const imported of importsOf(join(PAGES, 'assets', script))) loaded.add(imported)
  return [...loaded]
}

const read = (file: string): string => readFileSync(join(PAGES, file), 'utf8')
