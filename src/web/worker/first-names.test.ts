import { expect, it } from 'vitest'
import { firstNamesIn, listOf, withNames } from './first-names.ts'

const AT = 'http://candor.test'

it.each([
  ['/account/alice/overview/bought', 'bought'],
  ['/account/alice/overview/watched/', 'watched'],
  ['/account/alice/overview/bought?sort=Price', null],
  ['/account/alice/overview/summary', null],
  ['/account/alice/bought/1', null],
])('%s opens the list %s in its usual order', (path, list) => expect(listOf(AT + path)).toBe(list))

const rows = (count: number) =>
  JSON.stringify({
    assets: Array.from({ length: count }, (_, nth) => ({
      ...{ assetId: nth, companyName: `Company ${nth}`, ticker: `T${nth}` },
      ...{ currentValue: '12.50', totalGainLoss: '3.20' },
    })),
  })

it('of a list that fills a phone the first names are kept, and no figure', () => {
  const names = firstNamesIn(rows(30))
  expect(names).toHaveLength(12)
  expect(names?.[11]).toEqual({ companyName: 'Company 11', ticker: 'T11' })
})

it.each([rows(11), '{"assets":[]}', '{}'])('of a short list none are', (answer) =>
  expect(firstNamesIn(answer)).toBeNull(),
)

const ROW = '<li><h2><a href="/account"> </a></h2><span></span><p class="line"> </p></li>'
const PAGE = `<div inert><template id="names"><main class="main"><h1>Bought</h1><ul>${ROW}</ul></main></template></div>`

it('a page gets a row for each name, in the words of lists, and nothing in it is markup', () => {
  const names = [
    { companyName: 'International Business Machines Corporation', ticker: 'IBM' },
    { companyName: '$& <b>"Sons"</b>', ticker: "T'" },
  ]
  expect(withNames(PAGE, names)).toBe(
    '<div inert><main id="names" class="main"><h1>Bought</h1><ul>' +
      '<li><h2><a href="/account">International Business Mac...</a></h2><span></span><p class="line">IBM</p></li>' +
      '<li><h2><a href="/account">$&amp; &lt;b&gt;&quot;Sons&quot;&lt;/b&gt;</a></h2><span></span><p class="line">T&#39;</p></li>' +
      '</ul></main></div>',
  )
})

it('a page with names names no code to fetch ahead of them, and one without does', () => {
  const head = (links: string) =>
    `<head>\n    <link rel="stylesheet" href="/assets/sheet-1.css">${links}\n    <script src="/a.js"></script></head>`
  const ahead = ['react', 'base']
    .map((name) => `\n    <link rel="modulepreload" crossorigin href="/assets/${name}-1.js">`)
    .join('')
  const page = withNames(head(ahead) + PAGE, [{ companyName: 'IBM', ticker: 'IBM' }])
  expect(page.slice(0, page.indexOf('<div'))).toBe(head(''))
  expect(withNames(head(ahead), [{ companyName: 'IBM', ticker: 'IBM' }])).toBe(head(ahead))
})

it('a page without a place for names stays as it is', () =>
  expect(withNames('<p>Somebody else’s</p>', [{ companyName: 'IBM', ticker: 'IBM' }])).toBe('<p>Somebody else’s</p>'))
