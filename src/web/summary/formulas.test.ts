import Big from 'big.js'
import { describe, expect, it } from 'vitest'
import type { AssetRowView } from '#contract/assets.ts'
import { summarize } from '#domain/assets/summary.ts'
import { assetRow } from '#test/fixtures/views.ts'
import { seeded } from '#test/support/seeded.ts'
import {
  accountLines,
  gainLines,
  type Line,
  performanceLines,
  soldLines,
  sumLine,
  todayLines,
  valueLines,
} from './formulas.ts'
import { assetCount, isCounted, leftOutWords } from './left-out.ts'

const held = (ticker: string, quantity: string, price: string, more: Partial<AssetRowView> = {}): AssetRowView =>
  assetRow({
    ticker,
    companyName: ticker,
    quantity,
    currentValue: (Number(quantity) * Number(price)).toFixed(2),
    currentPrice: { price, source: 'typed', at: '2026-11-20T15:00:00.000Z' },
    ...more,
  })

const SPLIT = { effectiveOn: '2026-06-10', newShares: '4', oldShares: '1', source: 'massive' }

const today = (current: string, dollarChange: string, gainLoss: string, atRisk: string) => ({
  todaysValues: { open: current, current, dollarChange, percentChange: '0.00' },
  today: { gainLoss, atRisk, gainLossPercent: '0.00' },
})

const read = (lines: readonly Line[]) =>
  lines.map(({ label, formula }) => `${label}: ${formula.replaceAll('\u00a0', ' ')}`)

describe('a gain', () => {
  it('is written out in the numbers that it comes from', () => {
    const sums = { initialValue: '1312.40', currentValue: '1139.40', gainLoss: '-173.00', gainLossPercent: '-13.18' }
    expect(read(gainLines(sums))).toEqual([
      'Gain: 1,139.40 − 1,312.40 = −173.00',
      'Percent: (1,139.40 − 1,312.40) / 1,312.40 × 100 = −13.18%',
    ])
  })

  it('has no percentage of nothing', () => {
    const sums = { initialValue: '0.00', currentValue: '12.00', gainLoss: '12.00', gainLossPercent: null }
    expect(read(gainLines(sums))).toEqual(['Gain: 12.00 − 0.00 = 12.00'])
  })

  it('adds losses as differences', () => {
    expect(sumLine('Sum', ['4.50', '-11.80'], '-7.30').formula).toBe('4.50 − 11.80 =\u00a0−7.30')
  })
})

describe('the gain of a list', () => {
  const rows = [
    held('IBM', '10', '98.92', { initialValue: '1212.30' }),
    held('AAPL', '1', '150.20', { assetId: 2, list: 'sold', initialValue: '100.10' }),
  ]
  const sums = { initialValue: '1312.40', currentValue: '1139.40', gainLoss: '-173.00', gainLossPercent: '-13.18' }

  it('is what each asset adds, each with the way to its own workings', () => {
    const lines = performanceLines(rows, sums)
    expect(read(lines)).toEqual([
      'IBM: 989.20 − 1,212.30 = −223.10',
      'AAPL: 150.20 − 100.10 = 50.10',
      'Sum: −223.10 + 50.10 = −173.00',
      ...read(gainLines(sums)),
    ])
    expect(lines.map(({ asset }) => asset)).toEqual([
      { list: 'bought', assetId: 1 },
      { list: 'sold', assetId: 2 },
      undefined,
      undefined,
      undefined,
    ])
  })

  it('names what is left out, and keeps to the gain when prices have moved in between', () => {
    const sold = held('X', '1', '1', { list: 'sold', currentValue: null })
    expect(read(performanceLines([...rows, sold], sums))[3]).toBe('X: left out: the price of a sale is not known')
    expect(performanceLines(rows, { ...sums, currentValue: '1139.41' })).toEqual(
      gainLines({ ...sums, currentValue: '1139.41' }),
    )
  })
})

describe('what sales brought in', () => {
  const rows = [
    held('IBM', '10', '98.92'),
    held('AAPL', '1', '1', { assetId: 2, realizedGain: '12.50' }),
    held('KO', '4', '60', { assetId: 3, list: 'sold', initialValue: '260.00', realizedGain: '-20.00' }),
    held('DIS', '4', '60', { assetId: 4, list: 'sold', initialValue: '200.00', realizedGain: '45.00' }),
  ]
  const sums = { initialValue: '500.00', currentValue: '537.50', gainLoss: '37.50', gainLossPercent: '7.50' }

  it('is what each asset shows that something was sold of', () => {
    expect(read(soldLines(rows, sums))).toEqual([
      'AAPL: parts and earlier rounds = 12.50',
      'KO: 240.00 − 260.00 = −20.00',
      'DIS: all rounds = 45.00',
      'Sum: 12.50 − 20.00 + 45.00 = 37.50',
      ...read(gainLines(sums)),
    ])
  })

  it('leaves out what is not known, and is not explained by sales of another moment', () => {
    const unknown = held('X', '1', '1', { realizedGain: null })
    expect(read(soldLines([...rows, unknown], sums))[4]).toBe('X: left out: the price of a sale is not known')
    expect(soldLines(rows, { ...sums, gainLoss: '0.00' })).toEqual(gainLines({ ...sums, gainLoss: '0.00' }))
  })
})

describe('the gain of the account', () => {
  const rows = [
    held('IBM', '10', '98.92', { initialValue: '1212.30', realizedGain: '20.00' }),
    held('KO', '4', '60', { assetId: 2, list: 'sold', initialValue: '200.00', realizedGain: '40.00' }),
  ]
  const sums = (initialValue: string, currentValue: string, gainLoss: string) => ({
    ...{ count: 1, leftOut: 0, leftOutForSplit: 0, gainLossPercent: '1.00' },
    ...{ initialValue, currentValue, gainLoss },
  })
  const bought = sums('1212.30', '989.20', '-223.10')
  const sold = sums('500.00', '560.00', '60.00')
  const account = {
    ...sums('1712.30', '1549.20', '-163.10'),
    ...{ gainLossPercent: '-11.65', mostOwnMoney: '1400.00', leftOutForSale: 0, yearlyReturnPercent: null },
  }

  it('is what is held and what was sold, against the most that was in at once', () => {
    expect(read(accountLines(rows, { account, bought, sold }))).toEqual([
      'IBM: 989.20 − 1,212.30 = −223.10',
      'IBM: parts and earlier rounds = 20.00',
      'KO: 240.00 − 200.00 = 40.00',
      'Held + sold: −223.10 + 60.00 = −163.10',
      'Now: 989.20 + 560.00 = 1,549.20',
      'Cost: 1,212.30 + 500.00 = 1,712.30',
      'Gain: 1,549.20 − 1,712.30 = −163.10',
      'Most in at once: 1,400.00',
      'Percent: −163.10 / 1,400.00 × 100 = −11.65%',
    ])
  })
})

describe('every figure of the summary', () => {
  const { next: random } = seeded(20261121)
  const cents = () => (Math.floor(random() * 200_000) / 100).toFixed(2)
  const row = (assetId: number): AssetRowView => {
    const change = (random() * 4 - 2).toFixed(2)
    const list = (['bought', 'sold', 'watched'] as const)[assetId % 3] ?? 'bought'
    const realizedGain = assetId % 11 === 0 ? null : cents()
    const [initialValue, currentValue] = [assetId % 7 === 0 ? null : cents(), assetId % 5 === 0 ? null : cents()]
    return held(`T${assetId}`, (random() * 50).toFixed(3), cents(), {
      assetId,
      ...{ list, initialValue, currentValue, realizedGain },
      ...(assetId % 2 === 0 ? today(cents(), change, cents(), cents()) : {}),
    })
  }

  /** What the results of the assets' lines add up to, read from the words. */
  const total = (lines: readonly Line[]) =>
    lines
      .flatMap(({ asset, formula }) =>
        asset && !formula.startsWith('left') ? [formula.split('\u00a0').at(-1) ?? ''] : [],
      )
      .reduce((sum, result) => sum + Math.round(Number(result.replace('−', '-').replaceAll(',', '')) * 100), 0)

  it('is the sum of the lines that explain it, which are the rows of the lists', () => {
    const rows = Array.from({ length: 60 }, (_, n) => row(n + 1))
    const of = (...lists: string[]) => rows.filter(({ list }) => lists.includes(list))
    const shown = rows.map((row) => ({ ...row, rounds: [], trades: [] }))
    const { account, bought, sold, watched, today: day } = summarize(shown, '2026-11-20')
    for (const [performance, listed] of [
      [bought, of('bought')],
      [watched, of('watched')],
    ] as const)
      expect(total(performanceLines(listed, performance))).toBe(Math.round(Number(performance.gainLoss) * 100))
    const owned = of('bought', 'sold')
    expect(total(soldLines(owned, sold))).toBe(Math.round(Number(sold.gainLoss) * 100))
    expect(total(accountLines(owned, { account, bought, sold }))).toBe(Math.round(Number(account.gainLoss) * 100))
    expect(account.gainLoss).toBe(new Big(bought.gainLoss).plus(sold.gainLoss).toFixed(2))
    expect(day && total(todayLines(owned, day))).toBe(Math.round(Number(day?.gainLoss) * 100))
  })
})

describe('the total value', () => {
  it('is what each asset adds', () => {
    expect(read(valueLines([held('IBM', '10', '98.92'), held('AAPL', '2.5', '1.005')], '991.71'))).toEqual([
      'IBM: 10 × 98.92 = 989.20',
      'AAPL: 2.5 × 1.005 = 2.51',
      'Sum: 989.20 + 2.51 = 991.71',
    ])
  })

  it('leaves out what the sum leaves out', () => {
    const unpriced = held('X', '1', '1', { currentPrice: null, currentValue: null })
    const uncosted = held('Y', '1', '1', { initialValue: null })
    const split = held('Z', '1', '25', { currentValue: null, pendingSplit: SPLIT })
    expect(read(valueLines([held('IBM', '10', '98.92'), unpriced, uncosted, split], '989.20'))).toEqual([
      'IBM: 10 × 98.92 = 989.20',
      'X: left out: its price is not known',
      'Y: left out: no price was written down at first',
      'Z: left out: a split is not recorded',
    ])
  })

  it('is not explained by prices of another moment', () => {
    expect(valueLines([held('IBM', '10', '98.92')], '990.00')).toEqual([])
  })
})

describe("today's change", () => {
  const rows = [
    held('IBM', '10', '98.92', today('98.92', '-1.18', '-11.80', '1001.00')),
    held('AAPL', '3', '30', today('30.00', '1.50', '4.50', '85.50')),
  ]
  const sums = { gainLoss: '-7.30', gainLossPercent: '-0.67', atRisk: '1086.50' }

  it('is what each asset adds, against the last close', () => {
    expect(read(todayLines(rows, sums))).toEqual([
      'IBM: 10 × −1.18 = −11.80',
      'AAPL: 3 × 1.50 = 4.50',
      'Sum: −11.80 + 4.50 = −7.30',
      'At risk: 1,086.50',
      'Percent: −7.30 / 1,086.50 × 100 = −0.67%',
    ])
  })

  it('of one asset needs no sum', () => {
    expect(
      read(todayLines(rows.slice(0, 1), { gainLoss: '-11.80', gainLossPercent: '-1.18', atRisk: '1001.00' })),
    ).toEqual(['IBM: 10 × −1.18 = −11.80', 'At risk: 1,001.00', 'Percent: −11.80 / 1,001.00 × 100 = −1.18%'])
  })

  it('leaves out what has no day', () => {
    const unknown = held('Z', '1', '25', { today: { gainLoss: null, atRisk: null, gainLossPercent: null } })
    expect(todayLines([...rows, held('X', '1', '1'), unknown], sums)).toEqual(todayLines(rows, sums))
  })

  it('is no product where something was bought or sold today', () => {
    const [ibm] = rows
    const traded = {
      ...held('IBM', '10', '98.92'),
      ...ibm,
      today: { gainLoss: '5.00', atRisk: '1100.00', gainLossPercent: '0.45' },
    }
    expect(read(todayLines([traded], { gainLoss: '5.00', gainLossPercent: '0.45', atRisk: '1100.00' }))[0]).toBe(
      'IBM: with what was bought or sold today = 5.00',
    )
  })

  it('is not explained by prices of another moment', () => {
    expect(todayLines(rows, { ...sums, gainLoss: '-7.00' })).toEqual([])
  })
})

describe('what is left out is said', () => {
  it.each([
    [0, 5, null],
    [1, 5, '1 of 5 is left out: its price is not known.'],
    [2, 5, '2 of 5 are left out: their price is not known.'],
  ])('%i of %i', (leftOut, count, words) => expect(leftOutWords({ leftOut, count }, 'price')).toBe(words))

  it.each([
    [1, 1, '1 of 5 is left out: a split is not recorded.'],
    [3, 1, '3 of 5 are left out: of 2 the price is not known, of 1 a split is not recorded.'],
  ])('%i, of which %i wait for a split', (leftOut, leftOutForSplit, words) =>
    expect(leftOutWords({ leftOut, leftOutForSplit, count: 5 }, 'price')).toBe(words),
  )

  it.each([
    [{ leftOut: 1, leftOutForSale: 1 }, '1 of 12 is left out: its selling price is not known.'],
    [
      { leftOut: 4, leftOutForSale: 1, leftOutForSplit: 1 },
      '4 of 12 are left out: of 2 the price is not known, of 1 the selling price is not known, of 1 a split is not recorded.',
    ],
  ])('of the account by what is missing: %j', (counts, words) =>
    expect(leftOutWords({ ...counts, count: 12 }, 'price')).toBe(words),
  )

  it('beside how many there are', () => {
    expect([0, 1, 2].map(assetCount)).toEqual(['0 assets', '1 asset', '2 assets'])
  })

  it('and a sum from which all is left out is none', () => {
    expect([isCounted({ count: 2, leftOut: 1 }), isCounted({ count: 2, leftOut: 2 })]).toEqual([true, false])
    expect(isCounted({ count: 0, leftOut: 0 })).toBe(false)
  })
})
