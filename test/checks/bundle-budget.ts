import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildIfStale } from '../../scripts/build.ts'
import { measureVisits, sizeLine } from '../../scripts/bundle-size.ts'
import { faultsOfLanding } from './landing-budget.ts'

const PAGES = resolve(import.meta.dirname, '../../dist/web')

/** Pages that anybody may read without running anything of ours. */
const PUBLIC_PAGES = ['index', 'about', 'page', 'not-found'].flatMap((name) => [`${name}.html`, `${name}.member.html`])

/**
 * A server sends 14,600 bytes before it waits for the browser (RFC 6928), and a packet of 1,460 more once the document before it has come
 * on the same connection (RFC 5681): with its headers of 500 bytes the style sheet comes with these, and otherwise a round trip later.
 */
const MOST_BYTES_OF_SHEET = 14_300

/** What the Content-Security-Policy would refuse to run, if somebody wrote it into a page. */
const INLINE: readonly [what: string, pattern: RegExp][] = [
  ['an inline script', /<script(?![^>]*\ssrc=)/i],
  ['an inline style sheet', /<style[\s>]/i],
  ['a style attribute', /<[^>]+\sstyle\s*=/i],
  ['an event handler', /<[^>]+\son[a-z]+\s*=/i],
]

/** A page that is drawn before its code has come loses by each of these. */
const URGENT_SCRIPT = /<(?:script|link rel="modulepreload")(?![^>]*fetchpriority="low")/

buildIfStale()
const visits = measureVisits()
for (const visit of visits) console.log(sizeLine(visit))

const pages = readdirSync(PAGES).filter((file) => file.endsWith('.html'))
const faults = [
  ...faultsOfLanding(PAGES),
  ...visits.filter(({ kiB, mostKiB }) => kiB > mostKiB).map(({ visit }) => `The ${visit} is over its budget.`),
  ...faultsOfSheets(),
  ...pages.flatMap((page) => faultsOf(page, readFileSync(join(PAGES, page), 'utf8'))),
]
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1

function faultsOfSheets(): string[] {
  const sheets = readdirSync(join(PAGES, 'assets')).filter((file) => file.endsWith('.css.br'))
  const largest = Math.max(...sheets.map((file) => statSync(join(PAGES, 'assets', file)).size))
  console.log(`largest style sheet: ${largest} bytes as sent, budget ${MOST_BYTES_OF_SHEET}`)
  return largest <= MOST_BYTES_OF_SHEET ? [] : ['The largest style sheet is over its budget.']
}

function faultsOf(page: string, html: string): string[] {
  const inline = INLINE.filter(([, pattern]) => pattern.test(html)).map(([what]) => `${page} has ${what}.`)
  const refersToScript = PUBLIC_PAGES.includes(page) && /<script|\.js["']|modulepreload/i.test(html)
  const sheets = html.match(/rel="stylesheet"/g)?.length ?? 0
  const firstScript = html.search(/<script|rel="modulepreload"/)
  const isFramed = html.includes('id="frame"')
  return [
    ...inline,
    ...(isFramed && html.indexOf('rel="stylesheet"') > firstScript
      ? [`${page} asks for a script before its looks.`]
      : []),
    ...(isFramed && URGENT_SCRIPT.test(html) ? [`${page} asks for a script as urgently as for its looks.`] : []),
    ...(html.includes('rolldown-runtime') ? [`${page} asks for the bundler’s few lines by themselves.`] : []),
    ...(refersToScript ? [`${page} refers to a script.`] : []),
    ...(sheets === 1 ? [] : [`${page} has ${sheets} style sheets, and not one.`]),
  ]
}
