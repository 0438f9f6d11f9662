import fc from 'fast-check'
import { expect, it } from 'vitest'
import { spread } from './spread.ts'

it('does not move places that do not touch', () => {
  expect(spread([10, 50, 30], 12, [0, 100])).toEqual([10, 50, 30])
})

it('moves places apart that touch, and back from the end', () => {
  expect(spread([95, 96, 20], 10, [0, 100])).toEqual([90, 100, 20])
})

const wanted = fc.array(fc.double({ min: 0, max: 300, noNaN: true }), { minLength: 1, maxLength: 12 })

it('keeps the gap, the bounds and the order if there is room', () => {
  fc.assert(
    fc.property(wanted, fc.integer({ min: 1, max: 25 }), (places, gap) => {
      const moved = spread(places, gap, [0, 300])
      const sorted = moved.toSorted((a, b) => a - b)
      for (const [index, place] of sorted.entries()) {
        expect(place).toBeGreaterThanOrEqual(-1e-9)
        expect(place).toBeLessThanOrEqual(300 + 1e-9)
        if (index > 0) expect(place - (sorted[index - 1] ?? 0)).toBeGreaterThanOrEqual(gap - 1e-9)
      }
      for (const [a, one] of places.entries())
        for (const [b, other] of places.entries()) if (one < other) expect(moved[a]).toBeLessThan(moved[b] ?? 0)
    }),
  )
})
