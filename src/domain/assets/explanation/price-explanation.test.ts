import { expect, it } from 'vitest'
import { IBM, story } from '#test/fixtures/entries.ts'
import type { AssetEntry } from '../asset.ts'
import { priceEntriesOf } from './price-explanation.ts'

it('a price names the entries that wrote it down, the outcome of an option too', () => {
  const bought = story(['Buy', { quantity: '2', price: '350', asset: IBM }])
  const at = '2026-06-19T20:00:00.000Z'
  const price = { price: '400', source: 'typed', at } as const
  const exercised: AssetEntry = {
    ...{ kind: 'option-settled', assetId: 1, outcome: 'exercised', price },
    ...{ sequence: 2, recordedAt: at },
  }
  expect(priceEntriesOf([...bought, exercised], price)).toEqual([2])
  expect(priceEntriesOf([...bought, exercised], bought[0]?.price ?? null)).toEqual([1])
  expect(priceEntriesOf([...bought, exercised], null)).toEqual([])
})
