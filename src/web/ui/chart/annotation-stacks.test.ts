import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inStacks } from './annotation-stacks.ts'

const itself = (place: number) => place

it('keeps items apart that do not touch', () => {
  expect(inStacks([10, 34, 80], itself, 24)).toEqual([[10], [34], [80]])
})

it('stacks items that touch, starting from the last', () => {
  expect(inStacks([10, 20, 40, 50], itself, 24)).toEqual([
    [10, 20],
    [40, 50],
  ])
  expect(inStacks([10, 20, 30, 50], itself, 24)).toEqual([
    [10, 20],
    [30, 50],
  ])
})

it('stacks items at the same place', () => {
  expect(inStacks([5, 5, 5], itself, 24)).toEqual([[5, 5, 5]])
})

it('makes no stacks without items', () => {
  expect(inStacks([], itself, 24)).toEqual([])
})

type Item = { readonly id: number; readonly place: number }
const items = fc
  .array(fc.double({ min: 0, max: 300, noNaN: true }), { maxLength: 60 })
  .map((places) => places.sort((a, b) => a - b).map((place, id): Item => ({ id, place })))

it('keeps every item once and in order, and the stacks apart', () => {
  fc.assert(
    fc.property(items, fc.integer({ min: 1, max: 60 }), (given, width) => {
      const stacks = inStacks(given, ({ place }) => place, width)
      expect(stacks.flat()).toEqual(given)
      const places = stacks.map((stack) => stack.at(-1)?.place ?? Number.NaN)
      for (const [index, place] of places.entries())
        if (index > 0) expect(place - (places[index - 1] ?? 0)).toBeGreaterThanOrEqual(width)
      for (const stack of stacks)
        for (const { place } of stack) expect((stack.at(-1)?.place ?? 0) - place).toBeLessThan(width)
    }),
  )
})
