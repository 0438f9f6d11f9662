import { describe, expect, it } from 'vitest'
import { shownAssets } from '#test/support/account-of.ts'
import { type Dealt, ledgerOf } from '#test/support/trading.ts'
import { SUMMARY_FIGURE_KEYS } from '../figure.ts'
import { summarize } from '../summary/summary.ts'
import type { ListedAsset } from './sum-lines.ts'
import { explainSummary } from './summary-explanation.ts'
import { GERMAN } from './summary-texts.de.ts'
import { ENGLISH } from './summary-texts.ts'

const TODAY = '2026-11-20'
const SPLIT = { effectiveOn: '2026-06-10', newShares: '4', oldShares: '1' }

/** The assets of a ledger, `T1`, `T2` and so on, at these prices. */
const listed = (dealt: readonly Dealt[], prices: Readonly<Record<number, string>> = {}): ListedAsset[] =>
  shownAssets(ledgerOf(...dealt), (assetId) => prices[assetId] ?? null).map((asset, index) => {
    const price = prices[index + 1]
    return {
      ...asset,
      assetId: index + 1,
      ticker: `T${index + 1}`,
      quantity: asset.holdingPeriods.at(-1)?.quantity ?? '0',
      currentPrice: price === undefined ? null : { price, source: 'typed', at: `${TODAY}T15:00:00.000Z` },
    }
  })

function linesOf(assets: readonly ListedAsset[], key: string, texts = ENGLISH): string[] {
  const explained = explainSummary(assets, summarize(assets, TODAY), TODAY, texts)
  const lines = explained.find((figure) => figure.key === key)?.lines ?? []
  return lines.map(({ label, withNumbers, result }) => `${label}: ${withNumbers} = ${result}`)
}

const TWO: readonly Dealt[] = [
  [1, 'Buy', '10', '121.23'],
  [2, 'Buy', '2.5', '40.04'],
]

describe('the gain of a list', () => {
  it('is what each asset adds, then the gain in USD and in percent', () => {
    expect(linesOf(listed(TWO, { 1: '98.92', 2: '60.08' }), 'bought-performance')).toEqual([
      'T1: 989.20 − 1,212.30 = −223.10',
      'T2: 150.20 − 100.10 = 50.10',
      'Sum: −223.10 + 50.10 = −173.00',
      'Gain: 1,139.40 − 1,312.40 = −173.00',
      'Percent: (1,139.40 − 1,312.40) / 1,312.40 × 100 = −13.18%',
    ])
  })

  it('names what is left out, and why', () => {
    const [first, second] = listed(TWO, { 1: '98.92' })
    if (!first || !second) throw new Error('two were bought')
    expect(linesOf([first, second], 'bought-performance')[1]).toBe('T2: its price is not known = null')
    const waiting = { ...second, currentPrice: first.currentPrice, pendingSplit: SPLIT }
    expect(linesOf([first, waiting], 'bought-performance')[1]).toBe('T2: a split is not recorded = null')
    expect(linesOf([second], 'bought-performance')).toEqual(['T2: its price is not known = null'])
  })

  it('of more assets than stand side by side says how many results are added', () => {
    const many = Array.from({ length: 13 }, (_, n): Dealt => [n + 1, 'Buy', '1', '10'])
    const prices = Object.fromEntries(many.map(([assetId]) => [assetId, '11']))
    expect(linesOf(listed(many, prices), 'bought-performance')[13]).toBe('Sum: the 13 results above = 13.00')
  })
})

describe('what sales brought in', () => {
  it('is explained for whole and partial sales, against their cost, and not for what was never sold', () => {
    const dealt: Dealt[] = [
      [1, 'Buy', '10', '20'],
      [2, 'Buy', '4', '50'],
      [3, 'Buy', '1', '1'],
      [1, 'Sell Some', '4', '25'],
      [2, 'Sell', null, '60'],
    ]
    expect(linesOf(listed(dealt), 'sold-performance')).toEqual([
      'T1: 100.00 − 80.00 = 20.00',
      'T2: 240.00 − 200.00 = 40.00',
      'Sum: 20.00 + 40.00 = 60.00',
      'Gain: 340.00 − 280.00 = 60.00',
      'Percent: (340.00 − 280.00) / 280.00 × 100 = +21.43%',
    ])
  })
})

describe('the gain of the account', () => {
  it('is what is held and what was sold, against what had been paid less what had come back at its highest', () => {
    const dealt: Dealt[] = [
      [1, 'Buy', '4', '50'],
      [1, 'Sell', null, '60'],
      [2, 'Buy', '10', '100'],
    ]
    expect(linesOf(listed(dealt, { 2: '150' }), 'account-gain-loss')).toEqual([
      'T2: 1,500.00 − 1,000.00 = 500.00',
      'T1: 240.00 − 200.00 = 40.00',
      'Held + sold: 500.00 + 40.00 = 540.00',
      'Now: 1,500.00 + 240.00 = 1,740.00',
      'Cost: 1,000.00 + 200.00 = 1,200.00',
      'Gain: 1,740.00 − 1,200.00 = 540.00',
      'Most in at once: 1,200.00 − 240.00 = 960.00',
      'Percent: 540.00 / 960.00 × 100 = +56.25%',
    ])
  })

  it('separates what was sold of an asset from what is held of it', () => {
    const dealt: Dealt[] = [
      [1, 'Buy', '10', '20'],
      [1, 'Sell Some', '4', '25'],
    ]
    expect(linesOf(listed(dealt, { 1: '30' }), 'account-gain-loss').slice(0, 2)).toEqual([
      'T1: 180.00 − 120.00 = 60.00',
      'T1, sold: 100.00 − 80.00 = 20.00',
    ])
  })
})

describe('the total value', () => {
  it('is quantity times price, with all decimals of a price', () => {
    expect(linesOf(listed(TWO, { 1: '98.92', 2: '1.005' }), 'account-value')).toEqual([
      'T1: 10 × 98.92 = 989.20',
      'T2: 2.5 × 1.005 = 2.51',
      'Sum: 989.20 + 2.51 = 991.71',
    ])
  })

  it('comes out at half a cent too, where a split has left a price without an end', () => {
    // 24.1 after 1 for 3: 5.25 × 8.0333… is 42.175, and with any number of threes less than that.
    const dealt: Dealt[] = [[1, 'Buy', '5.25', '8']]
    expect(linesOf(listed(dealt, { 1: '8.03333333333333333333' }), 'account-value')).toEqual([
      'T1: 5.25 × 8.034 = 42.18',
    ])
  })
})

describe("today's change", () => {
  const day = (gainLoss: string | null, atRisk: string | null) => ({ gainLoss, atRisk, gainLossPercent: null })

  it('is what each asset is worth now, or was sold for today, less what stood at risk', () => {
    const [first, second] = listed(TWO, { 1: '98.92', 2: '30' })
    if (!first || !second) throw new Error('two were bought')
    const rows = [
      { ...first, today: day('-11.80', '1001.00') },
      { ...second, today: day('4.50', '85.50') },
    ]
    expect(linesOf(rows, 'account-today')).toEqual([
      'T1: 989.20 − 1,001.00 = −11.80',
      'T2: 90.00 − 85.50 = 4.50',
      'Sum: −11.80 + 4.50 = −7.30',
      'At risk: 1,001.00 + 85.50 = 1,086.50',
      'Percent: −7.30 / 1,086.50 × 100 = −0.67%',
    ])
    expect(linesOf([...rows, { ...second, today: day(null, null) }], 'account-today')[3]).toBe(
      'T2: its price of today, or the close before it, is not known = null',
    )
  })
})

describe('in German', () => {
  const dealt: Dealt[] = [
    [1, 'Buy', '10', '121.23'],
    [2, 'Buy', '2.5', '40.04'],
    [1, 'Sell Some', '4', '150'],
    [3, 'Buy', '1', '5'],
  ]
  const prices = { 1: '98.92', 2: '1.005' }

  /** German figures as they are written in English. */
  const inEnglish = (german: string) => german.replace(/[.,](?=\d)/g, (sign) => (sign === '.' ? ',' : '.'))
  const figures = (texts: typeof ENGLISH, write: (text: string) => string) =>
    explainSummary(listed(dealt, prices), summarize(listed(dealt, prices), TODAY), TODAY, texts).flatMap(
      ({ key, lines }) =>
        lines.flatMap(({ withNumbers, result }) =>
          result === null ? [] : [`${key}: ${write(withNumbers)} = ${write(result).replace('\u00a0%', '%')}`],
        ),
    )

  it('each line has the same numbers', () => {
    expect(figures(GERMAN, inEnglish)).toEqual(figures(ENGLISH, (text) => text))
  })

  it('lines and reasons have German names', () => {
    expect(linesOf(listed(dealt, prices), 'account-gain-loss', GERMAN)).toEqual([
      'T1: 593,52 − 727,38 = −133,86',
      'T2: 2,51 − 100,10 = −97,59',
      'T1, verkauft: 600,00 − 484,92 = 115,08',
      'T3: der Kurs ist nicht bekannt = null',
      'Gehalten + verkauft: −231,45 + 115,08 = −116,37',
      'Jetzt: 596,03 + 600,00 = 1.196,03',
      'Kosten: 827,48 + 484,92 = 1.312,40',
      'Gewinn: 1.196,03 − 1.312,40 = −116,37',
      'Höchster Einsatz: 1.312,40 = 1.312,40',
      'Prozent: −116,37 / 1.312,40 × 100 = −8,87\u00a0%',
    ])
  })

  it.each(SUMMARY_FIGURE_KEYS)('each term of %s that has a meaning stands in its formula', (key) => {
    const { methods, terms } = GERMAN.figures[key]
    expect(Object.keys(terms).filter((term) => !methods.all.formula.includes(term))).toEqual([])
  })
})
