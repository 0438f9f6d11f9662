import { expect, it } from 'vitest'
import { discRadius } from './disc-radius.ts'

it('a few claims have discs in proportion to them', () => {
  const drawn = { largest: 25, step: 54, isWide: true }
  expect(discRadius(25, drawn)).toBe(10)
  expect(discRadius(9, drawn)).toBe(6)
  expect(discRadius(1, drawn)).toBe(3)
})

it('thousands of claims leave room for the discs beside them, in the same proportion', () => {
  for (const [step, isWide] of [
    [54, true],
    [24, false],
  ] as const) {
    const drawn = { largest: 2500, step, isWide }
    expect(discRadius(2500, drawn)).toBeCloseTo(step * 0.45, 9)
    expect(discRadius(625, drawn)).toBeCloseTo((step * 0.45) / 2, 9)
  }
})
