import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import { assetRow, assetView } from '#test/fixtures/views.ts'
import { markupOf, wordsOf } from '#test/support/markup.ts'
import { AssetFacts } from './asset-facts.tsx'
import { AssetTable } from './asset-table.tsx'

const [FRIDAY, SATURDAY, SUNDAY] = ['2026-11-20T15:00:00.000Z', '2026-11-21T15:00:00.000Z', '2026-11-22T15:00:00.000Z']

const row = assetRow({
  assetId: 3,
  costBasis: '121.23',
  initialValue: '1212.30',
  currentValue: '989.20',
  totalGainLoss: '-18.40',
  currentPrice: { price: '98.92', source: 'twelve-data', at: FRIDAY },
  todaysValues: { open: '99.00', current: '98.92', dollarChange: '-1.18', percentChange: '-1.18' },
  initialConfidence: 8,
  confidence: 6,
})
const asset = assetView({ ...row, stopLossYesNo: 'Yes', stopLossPercentage: '10' })

beforeEach(() => vi.useFakeTimers({ now: new Date(FRIDAY) }))
afterEach(() => vi.useRealTimers())

describe('a list as a table', () => {
  const table = createElement(AssetTable, {
    caption: 'Bought',
    rows: [row],
    user: 'alice',
    sorting: null,
    onSort: () => undefined,
  })
  const cells = (tag: string) =>
    [...markupOf(table).matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'g'))].map(([cell]) =>
      cell.replace(/<i .*?<\/i>|<[^>]+>/g, '').trim(),
    )

  it('has the columns of the specification, in their order', () => {
    expect(cells('th').slice(0, -1)).toEqual([
      'Company',
      'Type',
      'Total Value',
      'Total Gain/Loss',
      'Price',
      "Today's Gain/Loss",
      'Cost Basis',
      'Initial Confidence',
      'Details',
    ])
  })

  it('has the short name, the figures and the initial confidence as n/10', () => {
    expect(cells('th').at(-1)).toBe('International Business Mac... IBM')
    expect(cells('td')).toEqual([
      'stock',
      '$989.20',
      expect.stringContaining('18.40%'),
      '$98.92',
      expect.stringContaining('1.18%'),
      '$121.23',
      '8/10',
      'Details',
    ])
  })

  it('leads to the asset by its list and id', () => {
    const links = [...markupOf(table).matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
    expect(new Set(links)).toEqual(new Set(['/account/alice/bought/3']))
  })
})

describe('the figures of an asset', () => {
  const facts = (priceFailure: string | null = null, changed: Partial<AssetView> = {}) =>
    createElement(AssetFacts, { asset: { ...asset, ...changed }, priceFailure, isCostHidden: false })

  it('are total gain, today, price, cost basis, and the confidence now and at first', () => {
    const words = wordsOf(facts())
    for (const part of ['Total gain/loss', 'Current price $98.92', 'Cost basis $121.23', 'Confidence 6 / 10 from 8'])
      expect(words).toContain(part)
    expect(words).toMatch(/Total gain\/loss \S* ?−18\.40%/)
    expect(words).toMatch(/Today \S* ?−1\.18%/)
  })

  it.each([
    ['Saturday', SATURDAY],
    ['Sunday', SUNDAY],
    ['Thanksgiving', '2026-11-26T15:00:00.000Z'],
  ])('say on a %s that the market is not open', (_day, now) => {
    vi.setSystemTime(new Date(now))
    expect(wordsOf(facts())).toContain('Today The market is not open today')
    vi.setSystemTime(new Date(FRIDAY))
    expect(wordsOf(facts())).not.toContain('The market is not open today')
  })

  it('say of what is sold what it brought and had cost, and of which round', () => {
    const moved = (action: 'Buy' | 'Sell') => ({ action, date: FRIDAY, dateReadable: 'Nov 20, 2026' })
    const round = [moved('Buy'), moved('Sell')]
    const sold = (watchBuySell: AssetView['watchBuySell']) => wordsOf(facts(null, { list: 'sold', watchBuySell }))
    expect(sold(round)).toMatch(/sold for \$989\.20 in all, which had cost \$1,212\.30 Confidence/)
    expect(sold([...round, ...round])).toContain('which had cost $1,212.30; the rounds before are not in it')
    expect(wordsOf(facts())).toContain('Cost basis $121.23 worth now $989.20')
  })

  it('keep the last known price beside the words that none can be had', () => {
    const failed = facts('The price provider could not answer just now.')
    expect(markupOf(failed)).toMatch(/<p role="alert"[^>]*>There was an error finding the current stock price\. /)
    expect(wordsOf(failed)).toContain('Current price $98.92 Twelve Data, just now')
  })
})
