import Big from 'big.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayNumber, dayOfNumber } from '../../prices/day-number.ts'
import { exactYearlyReturn, type Payment, yearlyReturn } from '../summary/own-money.ts'
import type { SumLine } from './sum-lines.ts'
import { ENGLISH } from './summary-texts.ts'
import { yearlyLines } from './yearly-explanation.ts'

const TODAY = '2026-06-10'

const paymentsOf = (paid: readonly (readonly [string, string])[]): Payment[] =>
  paid.map(([on, usd], index) => ({ sequence: index + 1, on, usd: new Big(usd) }))

function linesFor(payments: readonly Payment[], held: string): SumLine[] {
  const exactPercent = exactYearlyReturn(payments, held, TODAY)
  return exactPercent === null ? [] : yearlyLines({ payments, held, today: TODAY, exactPercent }, ENGLISH)
}

const written = ({ label, withNumbers, result }: SumLine) => `${label}: ${withNumbers} = ${result}`
const number = (text: string | null) => Number((text ?? '').replace('−', '-').replace(/[,%+]/g, ''))

it('grows what was paid on each day, less what came back, to what is held today', () => {
  const payments = paymentsOf([
    ['2024-06-10', '1000'],
    ['2024-06-10', '200'],
    ['2025-06-10', '-600'],
  ])
  // 1,200 at 10% a year are 1,320; without the 600 that came back 720, and those at 10% are 792.
  expect(linesFor(payments, '792').map(written)).toEqual([
    'Jun 10, 2024: 1,200.00 × 1.1 ^ (730 / 365) = 1,452.00',
    'Jun 10, 2025: −600.00 × 1.1 ^ (365 / 365) = −660.00',
    'Grown to today: 1,452.00 − 660.00 = 792.00',
    'Held today: 792.00 = 792.00',
    'Percent: (1.1 − 1) × 100 = +10.00%',
  ])
})

it('is nothing of what all that was paid has become nothing', () => {
  const payments = paymentsOf([
    ['2024-06-10', '1000'],
    [TODAY, '50'],
  ])
  expect(linesFor(payments, '0').map(written)).toEqual([
    'Paid in: 1,050.00 = 1,050.00',
    'Percent: (0.00 − 1,050.00) / 1,050.00 × 100 = −100.00%',
  ])
})

const payment = fc.tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: -900_000, max: 2_000_000 }))

it('comes out with pencil and paper, line by line, over any payments', () => {
  let count = 0
  fc.assert(
    fc.property(
      fc.array(payment, { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 0, max: 9_000_000 }),
      (paid, cents) => {
        const payments = paymentsOf(
          paid
            .toSorted(([one], [other]) => other - one)
            .map(([before, usd]) => [dayOfNumber(dayNumber(TODAY) - before), (usd / 100).toFixed(2)]),
        )
        const held = (cents / 100).toFixed(2)
        const lines = linesFor(payments, held)
        const percent = yearlyReturn(payments, held, TODAY)
        if (percent === null) {
          expect(lines).toEqual([])
          return
        }
        if (percent === '-100.00' || lines.length === 0) return
        count += 1
        const byHand = lines.flatMap(({ withNumbers, result }) => {
          const [, amount, growth, days] = /^([−\d.,]+) × ([\d.,]+) \^ \((\d+) \/ 365\)$/.exec(withNumbers) ?? []
          return amount === undefined
            ? []
            : [{ result: number(result), value: number(amount) * number(growth ?? '') ** (Number(days) / 365) }]
        })
        for (const { result, value } of byHand)
          expect(Math.abs(value - result)).toBeLessThan(0.0051 + Math.abs(value) * 1e-9)
        const [sum, last, ratio] = lines.slice(-3)
        const added = byHand.reduce((all, { result }) => all + result, 0)
        expect(Math.abs(number(sum?.result ?? null) - added)).toBeLessThan(0.01)
        expect(Math.abs(number(sum?.result ?? null) - number(last?.result ?? null))).toBeLessThan(
          // A cent that has become billions is as exact as a double is.
          0.02 + 0.005 * byHand.length + 1e-12 * byHand.reduce((all, { value }) => all + Math.abs(value), 0),
        )
        const growth = number(/^\(([\d.,]+) − 1\)/.exec(ratio?.withNumbers ?? '')?.[1] ?? null)
        expect(ratio?.result?.replace('−', '-').replace(/[,%+]/g, '')).toBe(percent)
        expect(Math.abs((growth - 1) * 100 - Number(percent))).toBeLessThan(0.0051)
      },
    ),
    { seed: 20_261_123, numRuns: 400 },
  )
  expect(count).toBeGreaterThan(100)
})
