import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { AssetChartView } from '#contract/charts.ts'
import { assetChart } from '#test/fixtures/charts.ts'
import { markupOf, wordsOf } from '#test/support/markup.ts'
import { AssetChartFigure } from './asset-chart-figure.tsx'

const THESIS = 'Hybrid cloud revenue should grow above 8% for three straight quarters.'
const made = assetChart({ days: 160, decisions: 4 })
const [firstDay = '', reachedOn = ''] = [made.decisions[0]?.on, made.prices.days[60]]
const view: AssetChartView = {
  ...made,
  costBasis: '111.11',
  stopLossPrice: '99.99',
  takeProfitPrice: '122.22',
  decisions: made.decisions.map((decision) => ({ ...decision, price: '113.13', priceThen: '113.13' })),
  crossings: [
    {
      level: 'stop-loss',
      levelPrice: '99.99',
      price: '98.76',
      at: `${reachedOn}T20:00:00.000Z`,
      on: reachedOn,
      setBySequence: 1,
      sequence: 7,
    },
  ],
}

const part = (changed: Partial<AssetChartView> = {}, isCostHidden = false) =>
  createElement(AssetChartFigure, {
    ticker: 'IBM',
    view: { ...view, ...changed },
    thesisOf: (sequence: number) => (sequence === 1 ? THESIS : undefined),
    isCostHidden,
    action: 'Type a price',
  })
const linksOf = (html: string) =>
  [
    ...html.matchAll(
      /<a [^>]*?href="([^"]*)"[^>]*?aria-label="([^"]*)"|<a [^>]*?aria-label="([^"]*)"[^>]*?href="([^"]*)"/g,
    ),
  ].map(([, href, name, nameFirst, hrefLast]) => [href ?? hrefLast, name ?? nameFirst])

describe('the chart of an asset', () => {
  it('is a figure with a name, whose first mark says everything of its entry and leads to it', () => {
    const html = markupOf(part())
    expect(html).toContain('<figure')
    expect(html).toContain('aria-label="Price of IBM with your decisions"')
    const [href, name] = linksOf(html)[0] ?? []
    expect(href).toBe('#entry-1')
    expect(name).toMatch(/^Buy, \w+ \d+, 2026, confidence 6 of 10, at \$113\.13\. “Hybrid cloud revenue/)
    expect(firstDay).toMatch(/^2026-/)
  })

  it('has one stop for the Tab key among its marks', () => {
    const stops = [...markupOf(part()).matchAll(/<a [^>]*tabindex="0"/gi)]
    expect(stops).toHaveLength(1)
  })

  it('names its levels with their prices, and where one was reached', () => {
    const words = wordsOf(part())
    expect(words).toContain('Cost basis $111.11')
    expect(words).toContain('Your stop $99.99')
    expect(words).toContain('Your target $122.22')
    expect(markupOf(part())).toMatch(/Stop reached, \w+ \d+, 2026, at \$98\.76, the stop was \$99\.99/)
  })

  it('tells a level that lies too far off instead of drawing it', () => {
    expect(wordsOf(part({ takeProfitPrice: '999.00' }))).toContain('Your target: $999.00, above this view.')
  })

  it('has no style attribute, which the Content-Security-Policy would refuse', () => {
    expect(markupOf(part())).not.toMatch(/\sstyle=/)
  })

  it('says whose prices they are and for which split they were adjusted', () => {
    const splits = [{ effectiveOn: '2026-06-10', newShares: '4', oldShares: '1' }]
    expect(wordsOf(part({ splits }))).toContain(
      'Daily closes in US dollars: Twelve Data. In shares of today, after the split 4 for 1 on Jun 10, 2026.',
    )
    expect(wordsOf(part({ splits, unrecordedSplits: splits }))).toContain(
      'You have not recorded 4 for 1 on Jun 10, 2026: prices, marks and lines are drawn after it, your figures are told before it.',
    )
  })
})

describe('while what was paid is out of sight', () => {
  it('names no price of a decision, no cost and no level, and draws no mark in the plot', () => {
    const html = markupOf(part({}, true))
    for (const hidden of ['113.13', '111.11', '99.99', '122.22', '98.76', 'Cost basis', 'Your stop', 'Stop reached'])
      expect(html).not.toContain(hidden)
    expect(linksOf(html).map(([, name]) => name)).toHaveLength(4)
    expect(html).not.toContain('<circle')
  })
})

describe('without a line to draw', () => {
  const { prices } = view
  const closesOf = (count: number) => ({
    ...prices,
    days: prices.days.slice(-count),
    closes: prices.closes.slice(-count),
  })
  const noCloses = { ...prices, days: [], closes: [], sources: [] }

  it.each([
    ['no close', noCloses, 'So far no line. Type a price'],
    ['one close', closesOf(1), 'So far no line.'],
  ])('%s: there is no picture, but what is missing, and without any price one action', (_name, known, words) => {
    const html = part({ prices: known, notice: 'So far no line.' })
    expect(wordsOf(html)).toBe(words)
    expect(markupOf(html)).not.toContain('<figure')
  })

  it('two closes are a line', () => {
    expect(markupOf(part({ prices: closesOf(2) }))).toContain('<figure')
  })
})
