import { expect, it } from 'vitest'
import type { EquityDay } from '../../assets/equity.ts'
import { keptCurve } from './kept-curve.ts'

const dayOf = (day: string, value: string, cost: string, realized: string): EquityDay => ({
  day,
  value,
  cost,
  realized,
})

const CURVE = [
  dayOf('2026-05-29', '1000.00', '1000.00', '0.00'),
  dayOf('2026-06-01', '900.10', '1000.00', '0.00'),
  dayOf('2026-06-02', '860.00', '1000.00', '0.20'),
  dayOf('2026-06-03', '0.00', '0.00', '-50.00'),
]

it('begins with the first rule, and is the gain less the result of holding through, to the cent', () => {
  const rules = { days: ['2026-06-01', '2026-06-02', '2026-06-03'], held: [0, -40.1, 50] }
  expect(keptCurve(CURVE, rules)).toEqual([
    { day: '2026-06-01', asItWas: '-99.90', asIfKept: '-99.90', held: '0.00' },
    { day: '2026-06-02', asItWas: '-139.80', asIfKept: '-99.70', held: '-40.10' },
    { day: '2026-06-03', asItWas: '-50.00', asIfKept: '-100.00', held: '50.00' },
  ])
})

it('has only days of which both are known, and none without a rule', () => {
  const rules = { days: ['2026-06-03', '2026-06-04'], held: [1, 2] }
  expect(keptCurve(CURVE, rules).map(({ day }) => day)).toEqual(['2026-06-03'])
  expect(keptCurve(CURVE, { days: [], held: [] })).toEqual([])
})

it('tells of a day on which no price tells what was held what the gain was, and nothing else', () => {
  const rules = { days: ['2026-06-01', '2026-06-02'], held: [0, null] }
  expect(keptCurve(CURVE, rules).at(-1)).toEqual({ day: '2026-06-02', asItWas: '-139.80', asIfKept: null, held: null })
})
