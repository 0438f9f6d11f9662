import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assetChart } from '#test/fixtures/charts.ts'
import { daysInRange, placedDay, rangeAtFirst, rebase } from './asset-chart-days.ts'

const view = assetChart({ days: 400, decisions: 3 })
const [firstDecision] = view.decisions
const decidedOn = (...days: string[]) =>
  view.decisions.slice(0, days.length).map((decision, index) => ({ ...decision, on: days[index] ?? '' }))

describe('a decision is placed', () => {
  const series = { days: ['2026-11-18', '2026-11-20'] }
  it.each([
    ['2026-11-20', '2026-11-20', 'on its own day, if that has a close'],
    ['2026-11-19', '2026-11-18', 'on the nearest day before, if it has none'],
    ['2026-11-22', '2026-11-20', 'on the last day, if it came after'],
    ['2026-11-17', '2026-11-17', 'on its own day, if no close is earlier'],
  ])('of %s: %s, %s', (on, day) => {
    expect(placedDay(series, on)).toBe(day)
  })
})

describe('the range', () => {
  it.each([
    ['1M', '2026-10-20'],
    ['3M', '2026-08-20'],
    ['6M', '2026-05-20'],
    ['1Y', '2025-11-20'],
    ['All', view.prices.days[0]],
    ['Since first decision', firstDecision?.on],
  ] as const)('%s begins on %s', (range, first) => {
    const { days } = daysInRange(view, range)
    expect([days[0], days.at(-1)]).toEqual([first, '2026-11-20'])
  })

  it('is at first one with a line', () => {
    const days = ['2026-11-13', '2026-11-20']
    const few = {
      ...view,
      prices: { ...view.prices, days, closes: ['100', '101'] },
      decisions: decidedOn('2026-11-20'),
    }
    expect(rangeAtFirst(few)).toBe('All')
    expect(rangeAtFirst({ ...few, decisions: decidedOn('2026-11-13') })).toBe('Since first decision')
  })

  it('keeps each close on its day, whatever the range cuts off', () => {
    const shown = daysInRange(view, '1M')
    expect(shown.closes).toEqual(view.prices.closes.slice(-shown.days.length))
  })

  it('reaches back to decisions from before the first close', () => {
    const early = { ...view, decisions: decidedOn('2024-02-03', '2024-02-03') }
    const shown = daysInRange(early, 'All')
    expect(shown.days.slice(0, 2)).toEqual(['2024-02-03', view.prices.days[0]])
    expect(shown.closes[0]).toBeNull()
  })

  it('without closes, consists of the days of the decisions', () => {
    const bare = {
      ...view,
      prices: { ...view.prices, days: [], closes: [] },
      decisions: decidedOn('2026-02-03', '2026-03-04'),
    }
    expect(daysInRange(bare, 'All')).toMatchObject({ days: ['2026-02-03', '2026-03-04'], closes: [null, null] })
  })

  it('is at first since the first decision, or longer while that is too short to show anything', () => {
    expect(rangeAtFirst(view)).toBe('Since first decision')
    expect(rangeAtFirst({ ...view, decisions: decidedOn('2026-11-18') })).toBe('3M')
  })
})

describe('a comparison', () => {
  it('begins at the price of the first day and changes by its own percentage', () => {
    expect(rebase([500, 550, 450], [120, 130, 90])).toEqual({ values: [120, 132, 108], from: 0 })
  })

  it('begins on the first day for which both are known', () => {
    expect(rebase([null, 400, 500, 600], [50, null, 100, 90])).toEqual({ values: [null, null, 100, 120], from: 2 })
  })

  it('is empty if there is no day for which both are known', () => {
    expect(rebase([null, 400], [50, null])).toEqual({ values: [null, null], from: -1 })
  })

  it('meets the price where it begins, whatever both prices are', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 2, maxLength: 9 })
    fc.assert(
      fc.property(amounts, amounts, (closes, onto) => {
        fc.pre(closes.length === onto.length)
        expect(rebase(closes, onto).values[0]).toBeCloseTo(onto[0] ?? 0, 6)
      }),
    )
  })

  it('uses the close of the day before if its market was closed', () => {
    const days = view.prices.days.filter((day) => day !== '2026-11-19')
    const benchmark = { symbol: 'SPY', days, closes: days.map((_, index) => String(index)), sources: [] }
    expect(daysInRange({ ...view, benchmark }, '1M').benchmarkCloses.slice(-3)).toEqual(['397', '397', '398'])
  })
})
