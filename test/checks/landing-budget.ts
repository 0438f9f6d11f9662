import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const MOST_KIB = 60
const MOST_REQUESTS = 6

/** What a first visit of the landing page fetches: the page, what it links to, the fonts of its letters, and its icon. */
export function faultsOfLanding(pages: string): string[] {
  const html = readFileSync(join(pages, 'index.html'), 'utf8')
  const linked = [...html.matchAll(/<link [^>]*href="\/([^"]+)"/g)].map(([, file = '']) => file)
  // The fonts that are cut to the letters of every page; the whole ones wait for a letter that the page does not have.
  const fonts = readdirSync(join(pages, 'assets'))
    .filter((file) => /^(newsreader|newsreader-italic|geist)-[\w-]{8}\.woff2$/.test(file))
    .map((file) => `assets/${file}`)
  const files = [...new Set([...linked, ...fonts])]
  const bytes = files.reduce((sum, file) => sum + sentBytes(join(pages, file)), brotliCompressSync(html).length)
  const [kiB, requests] = [bytes / 1024, files.length + 1]
  console.log(`landing page: ${kiB.toFixed(1)} KiB in ${requests} requests, budget ${MOST_KIB} in ${MOST_REQUESTS}`)
  // Signs that no font of ours has, such as an arrow's head, fetch none.
  const foreign = [...html.matchAll(/[\u00a1-\u024f\u2000-\u206f\u20ac\u2122]/g)].filter(
    ([letter]) => !CUT_LETTERS.includes(letter),
  )
  return [
    ...(kiB > MOST_KIB || requests > MOST_REQUESTS ? ['The landing page is over its budget.'] : []),
    ...(foreign.length > 0 ? [`The landing page has letters that would fetch a whole font: ${foreign.join(' ')}`] : []),
  ]
}

/** Beyond ASCII; as in scripts/subset-fonts.ts. */
const CUT_LETTERS = '\u00a0©±²·×÷‘’“”–—…−≈→←↑↓•'

const sentBytes = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
