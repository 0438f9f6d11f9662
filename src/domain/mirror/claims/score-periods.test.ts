import { expect, it } from 'vitest'
import { scorePeriods } from './score-periods.ts'

const claims = (on: string, count: number, hits: number) =>
  Array.from({ length: count }, (_, at) => ({ on, probability: 0.8, cameTrue: at < hits }))

it('scores each quarter and year of the decisions from ten claims on, oldest first', () => {
  const { years, quarters } = scorePeriods([
    ...claims('2026-03-31', 4, 2),
    ...claims('2026-04-01', 10, 5),
    ...claims('2025-12-31', 9, 9),
  ])
  expect(quarters).toMatchObject([
    { id: '2025-q4', n: 9, hits: 9, brier: null },
    { id: '2026-q1', n: 4, hits: 2, brier: null },
    // Five of .04 and five of .64; s = .3 × √(10/9), over √10
    {
      id: '2026-q2',
      n: 10,
      hits: 5,
      brier: { mean: expect.closeTo(0.34, 12), standardError: expect.closeTo(0.1, 12) },
    },
  ])
  expect(years).toMatchObject([
    { id: '2025', n: 9, brier: null },
    { id: '2026', n: 14, hits: 7, brier: { mean: expect.closeTo(0.34, 12) } },
  ])
  expect(scorePeriods([])).toEqual({ years: [], quarters: [] })
})
