import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AssetRowView, AssetView } from '#contract/assets.ts'
import { assetRow, assetView } from '#test/fixtures/views.ts'
import { markupOf, wordsOf } from '#test/support/markup.ts'
import { AssetTable } from '#web/assets/list/asset-table.tsx'
import { AssetFacts } from '#web/assets/page/asset-facts.tsx'
import { TodayFigure } from './asset-figures.tsx'

const [FRIDAY, SATURDAY, SUNDAY] = ['2026-11-20T15:00:00.000Z', '2026-11-21T15:00:00.000Z', '2026-11-22T15:00:00.000Z']

const row = assetRow({
  assetId: 3,
  costBasis: '121.23',
  initialValue: '1212.30',
  currentValue: '989.20',
  totalGainLoss: '-18.40',
  currentPrice: { price: '98.92', source: 'twelve-data', at: FRIDAY },
  todaysValues: { open: '99.00', current: '98.92', dollarChange: '-1.18', percentChange: '-1.18' },
  today: { gainLoss: '-11.80', atRisk: '1001.00', gainLossPercent: '-1.18' },
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

  it('says of every figure, to those who hear it, what it is and that it can be followed', () => {
    const names = [...markupOf(table).matchAll(/aria-label="([^"]+computed\?)"/g)].map(([, name]) => name)
    expect(names).toEqual([
      'Total Value: $989.20. How is this computed?',
      'Total Gain/Loss: −18.40%. How is this computed?',
      'Price: $98.92. How is this computed?',
      "Today's Gain/Loss: −1.18%. How is this computed?",
      'Cost Basis: $121.23. How is this computed?',
    ])
  })

  it('says where a price comes from and how old it is, once it is older than a trading day', () => {
    const price = { price: '98.92', source: 'typed', at: '2026-11-12T15:00:00.000Z' } as const
    const old = createElement(AssetTable, {
      ...{ caption: 'Bought', user: 'alice', sorting: null, onSort: () => undefined },
      rows: [{ ...row, currentPrice: price }],
    })
    expect(wordsOf(old)).toContain('$98.92 typed by you, 8 days ago')
    expect(wordsOf(table)).not.toContain('Twelve Data')
  })

  it('leads to the asset by its list and id', () => {
    const links = [...markupOf(table).matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
    expect(new Set(links)).toEqual(new Set(['/account/alice/bought/3']))
  })
})

describe('what was only watched', () => {
  const facts = (asset: Parameters<typeof assetView>[0]) =>
    wordsOf(createElement(AssetFacts, { asset: assetView(asset), priceFailure: null, isCostHidden: false }))

  it('is told as if you had bought, and what watching gained stays after the purchase', () => {
    expect(facts({ list: 'watched', totalGainLoss: '12.00' })).toContain('+12.00% if you had bought; price only')
    expect(facts({ list: 'watched', currentValue: '989.20' })).toContain('Worth now $989.20 if you had bought')
    expect(facts({ currentValue: '989.20' })).not.toContain('if you had bought')
    expect(facts({ gainWhileWatched: '-4.00' })).toContain('−4.00% if you had bought, until your first purchase')
    expect(facts({})).not.toContain('While watched')
  })
})

describe('the day of what is sold', () => {
  const cell = (changed: Partial<AssetRowView>) => wordsOf(createElement(TodayFigure, { row: assetRow(changed) }))

  it('is none where it was sold before, and the day up to the sale where it was sold today', () => {
    expect(cell({ list: 'sold' })).toBe('not held')
    expect(cell({ list: 'sold', today: { gainLoss: '30.00', atRisk: '1000.00', gainLossPercent: '3.00' } })).toContain(
      '+3.00%',
    )
  })
})

describe('the figures of an asset', () => {
  const facts = (priceFailure: string | null = null, changed: Partial<AssetView> = {}) =>
    createElement(AssetFacts, { asset: { ...asset, ...changed }, priceFailure, isCostHidden: false })

  it('are total gain, today, price, cost basis, and the confidence now and at first', () => {
    const words = wordsOf(facts())
    for (const part of [
      'Last $98.92',
      'Worth now $989.20',
      'Cost basis $121.23 a share',
      'Total gain/loss',
      'Confidence 6 / 10 at first 8',
    ])
      expect(words).toContain(part)
    expect(words).toMatch(/Total gain\/loss \S* ?−18\.40%/)
    expect(words).toMatch(/Today \S* ?−1\.18%/)
  })

  it('say of a price of before a split that it is in shares of after it', () => {
    const of = (effectiveOn: string) => {
      const split = { kind: 'split-recorded', sequence: 2, effectiveOn, newShares: '4', oldShares: '1' } as const
      const event = { ...split, dateAdded: FRIDAY, dateAddedReadable: 'Nov 20, 2026' }
      const price = { price: '98.92', source: 'typed', at: '2020-06-01T20:00:00.000Z' } as const
      return wordsOf(facts(null, { currentPrice: price, events: [event] }))
    }
    expect(of('2020-08-31')).toContain('price of Jun 1, 2020, typed by you, in shares after the split')
    expect(of('2020-06-01')).not.toContain('in shares after')
  })

  it('say how old the price is by which it is worth that', () => {
    const price = { price: '98.92', source: 'typed', at: '2020-06-01T20:00:00.000Z' } as const
    const words = wordsOf(facts(null, { currentPrice: price }))
    expect(words).toContain('Worth now $989.20 by the price of Jun 1, 2020; type a newer one')
    expect(wordsOf(facts())).not.toContain('by the price of')
  })

  it('say of an option that has expired what today is not told by', () => {
    const words = wordsOf(facts(null, { isAwaitingOutcome: true, today: null }))
    expect(words).toContain('Today It has expired, and its outcome is not recorded yet')
  })

  it('say confidence once while it is as at first', () => {
    expect(wordsOf(facts(null, { confidence: 8, initialConfidence: 8 }))).toMatch(/Confidence 8 \/ 10(?! at first)/)
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
    const sold = (holdingPeriodCount: number) => wordsOf(facts(null, { list: 'sold', holdingPeriodCount }))
    expect(sold(1)).toContain('Sold for $989.20 which had cost $1,212.30 Cost basis $121.23 a share')
    expect(sold(2)).toContain('which had cost $1,212.30; what you held before is not in it')
    const price = { price: '98.92', source: 'typed', at: '2026-11-17T15:00:00.000Z' } as const
    const outcome = { outcome: 'exercised', price, dateAdded: price.at, dateAddedReadable: 'Nov 17, 2026', sequence: 3 }
    expect(wordsOf(facts(null, { list: 'sold', outcome }))).toContain('Brought in $989.20 which had cost')
  })

  it('say where the stop is in USD, and when the price was there', () => {
    const alert = { levelPrice: '109.107', price: '98.92', at: '2026-11-17T15:00:00.000Z', on: '2026-11-17' }
    const passed = assetView({
      ...asset,
      stopLossPrice: '109.11',
      crossings: [{ ...alert, level: 'stop-loss', setBySequence: 1, sequence: 3 }],
    })
    const words = (isCostHidden: boolean) =>
      wordsOf(createElement(AssetFacts, { asset: passed, priceFailure: null, isCostHidden }))
    expect(words(false)).toContain('Stop loss −10% at $109.11 Stop loss passed 3 days ago at $98.92')
    expect(words(true)).not.toMatch(/109|passed/)
  })

  it('have what sales have brought in, once there was one', () => {
    expect(wordsOf(facts())).not.toContain('Realized gain')
    const sale = { dateAdded: FRIDAY, dateAddedReadable: 'Nov 20, 2026', decisionId: '', sequence: 2, thesis: '' }
    const sold = assetView({
      ...asset,
      realizedGain: '-80.92',
      thesis: [{ ...sale, action: 'Sell Some', quantity: '4', price: null }],
    })
    const words = wordsOf(createElement(AssetFacts, { asset: sold, priceFailure: null, isCostHidden: false }))
    expect(words).toContain('Realized gain −$80.92')
  })

  it('say of the outcome of an option that it is one, and not a price of the moment when it was told', () => {
    const outcome = { price: '0.00', source: 'typed', at: FRIDAY } as const
    const told = { dateAdded: FRIDAY, dateAddedReadable: 'Nov 20, 2026', sequence: 2 }
    const ended = assetView({
      ...asset,
      list: 'sold',
      currentPrice: outcome,
      events: [{ ...told, kind: 'option-settled', outcome: 'expired-worthless', price: outcome }],
    })
    const words = wordsOf(createElement(AssetFacts, { asset: ended, priceFailure: null, isCostHidden: false }))
    expect(words).toContain('Last $0.00 what it ended with, recorded just now')
    expect(words).not.toContain('typed by you')
  })

  it('keep the last known price beside the words that none can be had', () => {
    const failed = facts('The price provider could not answer just now.')
    expect(markupOf(failed)).toMatch(/<p role="alert"[^>]*>There was an error finding the current stock price\. /)
    expect(wordsOf(failed)).toContain('Last $98.92 Twelve Data, just now')
  })
})
