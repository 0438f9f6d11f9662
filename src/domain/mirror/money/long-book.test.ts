import { expect, it } from 'vitest'
import { replayAsset } from '#domain/assets/replay-asset.ts'
import { type Dealt, ledgerOf } from '#test/support/trading.ts'
import { bookOf } from './book.ts'
import { yearsOfTrading } from './turnover.ts'

/** Counts how often a close of any of these is looked at. */
function counted(closes: Float64Array, look: () => void): Float64Array {
  return new Proxy(closes, {
    get(target, key) {
      if (typeof key === 'string' && /^\d+$/.test(key)) look()
      const value = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

const bookSince1900 = (count: number, closes: readonly string[]) => {
  const dealt = Array.from({ length: count }, (_, index): Dealt => [index + 1, 'Buy', '10', '100.00', '1900-01-02'])
  const assets = [...Map.groupBy(ledgerOf(...dealt), ({ assetId }) => assetId).values()].flatMap((entries) => {
    const asset = replayAsset(entries)
    return asset ? [{ asset, closes, pendingSplit: null }] : []
  })
  return bookOf(assets, '1900-01-02', '2026-11-20')
}

it('a book from 1900 on has room for the closes of those assets that have any', () => {
  const { assets } = bookSince1900(500, [''])
  expect(assets).toHaveLength(500)
  expect(new Set(assets.map(({ closes }) => closes)).size).toBe(1)
})

it('what trading cost in each of 127 years is found in a few looks at each day, though only the first has a close', () => {
  const book = bookSince1900(1, ['1900-01-02 100.00'])
  let looks = 0
  const watched = {
    ...book,
    assets: book.assets.map((asset) => ({
      ...asset,
      closes: counted(asset.closes, () => {
        looks += 1
      }),
    })),
  }
  const years = yearsOfTrading(watched, () => null)
  expect(years).toHaveLength(127)
  expect(years.at(-1)).toMatchObject({ made: null, drag: null, withoutClose: ['T1'] })
  expect(looks).toBeLessThan(6 * book.days.length)
})
