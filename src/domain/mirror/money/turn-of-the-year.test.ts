import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookFrom } from '#test/support/random-trading.ts'
import type { Dealt } from '#test/support/trading.ts'
import { dayNumber, dayOfNumber } from '../../prices/day-number.ts'
import { marketDaysBetween } from '../../prices/market-session.ts'
import { dragFinding } from '../findings/money-findings.ts'
import { yearsOfTrading } from './turnover.ts'

/** AAA stands at 100 until the end of a year and at another close from then on, BBB at 100 all the time. */
function yearsOf(dealt: readonly Dealt[], { year, closeThen, until = `${Number(year) + 1}-12-31` }: Turn) {
  const days = marketDaysBetween(`${year}-06-01`, until)
  const closes = [days.map((day) => (day.startsWith(year) ? 100 : closeThen)), days.map(() => 100)]
  return yearsOfTrading(bookFrom(dealt, days, closes), () => null)
}

type Turn = { readonly year: string; readonly closeThen: number; readonly until?: string }

const bought = (year: string): readonly Dealt[] => [
  [1, 'Buy', '10', '100', `${year}-06-01`],
  [2, 'Buy', '10', '100', `${year}-06-01`],
]

/** Of each year what was made and what was left alone, in percent, turnover, and how many entries it opens. */
const toldOf = (years: ReturnType<typeof yearsOf>) =>
  years.map(({ drag, turnover, sequences }) => [
    ...(drag ? [drag.actual, drag.untouched].map((share) => (share * 100).toFixed(1)) : [null, null]),
    turnover?.toFixed(2) ?? null,
    sequences.length,
  ])

describe('what was held when a year began', () => {
  it.each([
    // 2023 ended on a Sunday: Dec 29 was its last session. Half of 2,000 was sold.
    ['2023', '2023-12-29', 3],
    ['2023', '2023-12-30', 3],
    ['2023', '2023-12-31', 3],
    ['2022', '2022-12-31', 3],
    ['2028', '2028-12-30', 3],
    ['2028', '2028-12-31', 3],
  ])('is without what was sold before it, in %s on %s', (year, sold, entries) => {
    const years = yearsOf([...bought(year), [1, 'Sell', null, '100', sold]], { year, closeThen: 150 })
    expect(toldOf(years)).toEqual([
      [null, null, '0.50', entries],
      // Nothing was done in it, and BBB stood still.
      ['0.0', '0.0', '0.00', 0],
    ])
    expect(dragFinding(years, () => [])).toBeNull()
  })

  it.each([
    ['2023', '2024-01-01'],
    ['2023', '2024-01-02'],
    // New Year's Day 2023 was a Sunday, and Monday without trading.
    ['2022', '2023-01-01'],
    ['2022', '2023-01-02'],
    // 2022 began on a Saturday, and Monday was its first session.
    ['2021', '2022-01-01'],
    ['2021', '2022-01-02'],
  ])('has what was sold on its first days, in %s on %s', (year, sold) => {
    const years = yearsOf([...bought(year), [1, 'Sell', null, '100', sold]], { year, closeThen: 150 })
    // 1,000 of 2,000 would have become 1,500; BBB alone was held.
    expect(toldOf(years)).toEqual([
      [null, null, '0.00', 2],
      ['0.0', '25.0', '0.00', 1],
    ])
    expect(dragFinding(years, (sequence) => [{ assetId: 1, ticker: 'T1', sequence, on: sold }])).toMatchObject({
      title: `In ${Number(year) + 1}, touching nothing would have brought 25.0 points more.`,
      entries: [{ sequence: 3 }],
    })
  })

  it.each([
    ['2023-12-30', ['-10.0', '-10.0', '0.00', 0]],
    ['2023-12-31', ['-10.0', '-10.0', '0.00', 0]],
    // 10 × 100 in it, of which 800 are left, beside 1,000: 1,800 of 2,000.
    ['2024-01-01', ['-10.0', '0.0', '0.00', 1]],
  ])('has what was bought before it, on %s', (on, told) => {
    const years = yearsOf(
      [
        [2, 'Buy', '10', '100', '2023-06-01'],
        [1, 'Buy', '10', '100', on],
      ],
      {
        year: '2023',
        closeThen: 80,
      },
    )
    expect(toldOf(years)[1]).toEqual(told)
  })

  it('is known on that weekend already, when the year has had its last session', () => {
    const dealt: readonly Dealt[] = [...bought('2023'), [1, 'Sell Some', '5', '98', '2023-12-30']]
    const [then] = yearsOf(dealt, { year: '2023', closeThen: 150, until: '2023-12-29' })
    const [later] = yearsOf(dealt, { year: '2023', closeThen: 150 })
    expect(then?.turnover).toBeGreaterThan(0)
    expect([then?.turnover, then?.made, then?.sequences]).toEqual([later?.turnover, later?.made, later?.sequences])
  })

  it('counts a purchase of no known price in the year of its day', () => {
    const years = yearsOf([...bought('2023'), [1, 'Buy More', '5', null, '2023-12-31']], {
      year: '2023',
      closeThen: 150,
    })
    // 15 × 150 and 10 × 100, of 2,500
    expect(years.map(({ unpricedTrades, made }) => [unpricedTrades.length, made?.toFixed(2) ?? null])).toEqual([
      [1, null],
      [0, '0.30'],
    ])
  })
})

it('a year in which nothing was done is left alone, whatever was done in the days around it', () => {
  const day = fc.record({
    year: fc.integer({ min: 2016, max: 2029 }),
    before: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 4 }),
    after: fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 4 }),
    closes: fc.array(fc.integer({ min: 50, max: 200 }), { minLength: 3, maxLength: 9 }),
    shares: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 8, maxLength: 8 }),
  })
  fc.assert(
    fc.property(day, ({ year, before, after, closes, shares }) => {
      const on = [
        ...before.map((days) => dayNumber(`${year}-01-01`) - days),
        ...after.map((days) => dayNumber(`${year + 1}-01-01`) + days),
      ].toSorted((one, other) => one - other)
      const dealt: Dealt[] = [
        [1, 'Buy', '90', '100', `${year - 1}-12-01`],
        [2, 'Buy', '90', '100', `${year - 1}-12-01`],
        ...on.map((number, at): Dealt => {
          const action = shares[at] === 1 ? 'Buy More' : 'Sell Some'
          return [(at % 2) + 1, action, '10', `${90 + at}`, dayOfNumber(number)]
        }),
      ]
      const days = marketDaysBetween(`${year - 1}-12-01`, `${year + 1}-12-31`)
      const series = [0, 1].map((of) => days.map((_, at) => closes[(at + of) % closes.length] ?? 100))
      const told = yearsOfTrading(bookFrom(dealt, days, series), () => null).find((one) => one.year === `${year}`)
      expect(told?.drag?.actual).toBeCloseTo(told?.drag?.untouched ?? Number.NaN, 9)
      expect([Math.abs(told?.drag?.difference ?? 1), told?.turnover, told?.sequences]).toEqual([0, 0, []])
    }),
    { seed: 20_261_130, numRuns: Number(process.env.PROPERTY_RUNS ?? 120) },
  )
})
