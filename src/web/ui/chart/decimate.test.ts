import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decimate } from './decimate.ts'

const values = fc.array(
  fc.option(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }), { freq: 9 }),
  {
    maxLength: 400,
  },
)
const most = fc.integer({ min: 4, max: 60 })
const drawn = (all: readonly (number | null)[], indexes: readonly number[]) => indexes.map((index) => all[index])

it('keeps every known value if there is room', () => {
  expect(decimate([3, null, 1, 2], 4)).toEqual([0, 2, 3])
})

it('keeps the lowest and the highest of every bucket, and both ends', () => {
  expect(decimate([5, 1, 9, 2, 3, 8, 0, 4], 6)).toEqual([0, 1, 2, 5, 6, 7])
})

it('never returns more indexes than allowed, the same index twice, or that of an unknown value', () => {
  fc.assert(
    fc.property(values, most, (all, limit) => {
      const kept = decimate(all, limit)
      expect(kept.length).toBeLessThanOrEqual(limit)
      expect(kept).toEqual([...new Set(kept)].sort((a, b) => a - b))
      expect(drawn(all, kept)).not.toContain(null)
    }),
  )
})

it('keeps the highest and the lowest value, and both ends', () => {
  fc.assert(
    fc.property(values, most, (all, limit) => {
      const known = all.filter((value) => value !== null)
      fc.pre(known.length > 0)
      const kept = drawn(all, decimate(all, limit)).filter((value) => value !== null && value !== undefined)
      expect([Math.min(...kept), Math.max(...kept)]).toEqual([Math.min(...known), Math.max(...known)])
      expect([kept[0], kept.at(-1)]).toEqual([known[0], known.at(-1)])
    }),
  )
})
