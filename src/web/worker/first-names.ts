import { shortCompanyName } from '#domain/decisions/limits.ts'

/** What a row of a list shows before its figures are read. */
export type FirstName = { readonly companyName: string; readonly ticker: string }

/** As many rows as a phone has room for. A shorter list has no names ahead: its page has other parts, and is soon read. */
const SHOWN = 12

const LIST = /^\/account\/[^/]+\/overview\/(bought|sold|watched)\/?$/

/** The list that a page's address opens in its usual order; null for every other page. */
export function listOf(page: string): string | null {
  const { pathname, search } = new URL(page)
  return search === '' ? (LIST.exec(pathname)?.[1] ?? null) : null
}

/** The names of the first assets in the answer to a request for a list; null for another answer, or a short list. */
export function firstNamesIn(answer: string): readonly FirstName[] | null {
  const { assets }: { assets?: unknown } = JSON.parse(answer)
  if (!Array.isArray(assets) || assets.length < SHOWN) return null
  return assets.slice(0, SHOWN).map(({ companyName, ticker }: FirstName) => ({ companyName, ticker }))
}

const PLACE = /<template id="names"><main(.+?)<\/template>/s
const ROW = /(<li><h2><a[^>]*>) (<\/a><\/h2><span><\/span><p[^>]*>) (<\/p><\/li>)/

const CODE_AHEAD = /\n *<link rel="modulepreload"[^>]*>/g

/**
 * A page with the names in the place that the build has made for them (`list-frame.tsx`). Without that place it stays as it is. With them it names no
 * code to fetch ahead: its files are stored here, so that little is won, and a slow phone would take them in before it draws the names.
 */
export function withNames(html: string, names: readonly FirstName[]): string {
  const [place, main = ''] = PLACE.exec(html) ?? []
  const [row, open = '', between = '', close = ''] = ROW.exec(main) ?? []
  if (place === undefined || row === undefined) return html
  const rows = names.map(
    ({ companyName, ticker }) => open + escaped(shortCompanyName(companyName)) + between + escaped(ticker) + close,
  )
  const named = html.replace(place, () => `<main id="names"${main.replace(row, () => rows.join(''))}`)
  return named.replace(CODE_AHEAD, '')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
