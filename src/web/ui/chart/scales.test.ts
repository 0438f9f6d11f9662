import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayNumber, dayOfNumber } from '#domain/prices/day-number.ts'
import { dayScale, dayTicks, textWidth, valueScale } from './scales.ts'

const labels = (ticks: readonly { label: string }[]) => ticks.map(({ label }) => label)

describe('days', () => {
  it('are placed by their distance in the calendar, not by their index', () => {
    const place = dayScale(['2026-01-01', '2026-01-02', '2026-01-11'], [0, 100])
    expect(['2026-01-01', '2026-01-02', '2026-01-11'].map(place)).toEqual([0, 10, 100])
  })

  it('are in the middle if there is only one', () => {
    expect(dayScale(['2026-01-01'], [0, 100])('2026-01-01')).toBe(50)
  })

  it.each([
    ['2016-11-21', ['2018', '2020', '2022', '2024', '2026']],
    ['2026-05-05', ['Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov']],
    ['2026-10-20', ['Oct 25', 'Nov 1', 'Nov 8', 'Nov 15']],
    ['2026-11-20', ['Nov 20']],
    ['2026-11-19', ['Nov 19', 'Nov 20']],
    ['2026-11-18', ['Nov 19']],
    ['2026-11-17', ['Nov 18', 'Nov 19']],
  ])('from %s have the labels %j on a phone', (from, names) => {
    expect(labels(dayTicks([from, '2026-11-20'], [10, 290], [0, 300]))).toEqual(names)
  })

  it('have labels that never touch and never leave the picture', () => {
    const span = fc.tuple(fc.integer({ min: 1, max: 9000 }), fc.integer({ min: 120, max: 1400 }))
    fc.assert(
      fc.property(span, ([count, width]) => {
        const first = dayNumber('2002-01-03')
        const ticks = dayTicks([dayOfNumber(first), dayOfNumber(first + count)], [11, width - 11], [0, width])
        let taken = 0
        for (const { at, label } of ticks) {
          expect(at - textWidth(label) / 2).toBeGreaterThanOrEqual(taken)
          taken = at + textWidth(label) / 2
        }
        expect(taken).toBeLessThanOrEqual(width)
      }),
    )
  })
})

describe('values', () => {
  it.each([
    [
      [98.9, 131],
      ['$100', '$110', '$120', '$130'],
    ],
    [
      [0.19, 0.36],
      ['$0.20', '$0.25', '$0.30', '$0.35'],
    ],
    [
      [0.0102, 0.0149],
      ['$0.010', '$0.011', '$0.012', '$0.013', '$0.014', '$0.015'],
    ],
    [
      [0.00012, 0.00049],
      ['$0.0001', '$0.0002', '$0.0003', '$0.0004', '$0.0005'],
    ],
    [
      [900_000, 2_600_000],
      ['$1M', '$1.5M', '$2M', '$2.5M'],
    ],
    [
      [-40, 60],
      ['−$40', '−$20', '$0', '$20', '$40', '$60'],
    ],
  ])('%j have the labels %j', (values, names) => {
    expect(labels(valueScale(values, [250, 0]).ticks)).toEqual(names)
  })

  it('of thousands are short where there is little room', () => {
    const short = (values: number[]) => labels(valueScale(values, [250, 0], 'en', true).ticks)
    expect(short([0, 20_000])).toEqual(['$0', '$5K', '$10K', '$15K', '$20K'])
    expect(short([-4_600, 500])).toEqual(['−$4K', '−$2K', '$0'])
    expect(short([0, 900])).toEqual(['$0', '$200', '$400', '$600', '$800'])
  })

  it('rise to the top and have air around them', () => {
    const { place } = valueScale([100, 200], [250, 0])
    expect(place(100)).toBeLessThan(250)
    expect(place(200)).toBeGreaterThan(0)
    expect(place(200)).toBeLessThan(place(100))
  })

  it('have two labels at least, however low the picture is', () => {
    for (let step = 0; step < 2_000; step += 1) {
      const low = 1.37 ** (step % 40)
      const ticks = labels(valueScale([low, low * (1 + step / 700)], [90, 0]).ticks)
      expect(ticks.length, `${low} to ${low * (1 + step / 700)}`).toBeGreaterThan(1)
      expect(new Set(ticks).size).toBe(ticks.length)
    }
  })

  it('that are never negative have an axis that begins at zero at the lowest', () => {
    expect(valueScale([0.01, 9], [250, 0]).place(0)).toBe(250)
  })
})
