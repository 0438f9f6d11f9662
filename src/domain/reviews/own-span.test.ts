import { expect, it } from 'vitest'
import { assetDiary } from '#test/support/asset-diary.ts'
import { replayAsset } from '../assets/replay-asset.ts'
import { ownSpan } from './own-span.ts'
import { returnPercentOf } from './return-percent.ts'

function spans(diary: ReturnType<typeof assetDiary>) {
  const asset = replayAsset(diary.entries)
  if (!asset) throw new Error('a diary opens an asset')
  return diary.entries.map((entry) => entry.kind === 'decision-recorded' && ownSpan(asset, diary.entries, entry))
}

it('for an asset that was sold, runs from the decision’s price to that of its sale', () => {
  const diary = assetDiary()
  diary.decide('2026-06-15', 'Buy', { quantity: '3', price: '412' })
  diary.decide('2026-08-03', 'Hold', { price: '104' })
  diary.decide('2026-09-11', 'Sell', { price: '1' })
  diary.decide('2026-10-01', 'Buy', { quantity: '1', price: '50' })
  const [bought, held, sold, again] = spans(diary)
  expect(bought).toEqual({
    from: { on: '2026-06-15', price: '412.00' },
    until: { on: '2026-09-11', price: '1.00' },
    isByOwnPrices: true,
  })
  // (1 − 412) / 412
  expect(returnPercentOf(bought || null)).toBe(-99.8)
  expect(returnPercentOf(held || null)).toBe(-99)
  // A sale is a bet against what it sold, and what is still held has no end.
  expect([sold, again]).toEqual([null, null])
})

it('is in shares from after a split, and null where a price is missing', () => {
  const diary = assetDiary()
  diary.decide('2026-06-15', 'Buy', { quantity: '3', price: '100' })
  diary.decide('2026-06-16', 'Hold')
  diary.split('2026-07-06', '2026-07-01', '2')
  diary.decide('2026-08-03', 'Sell', { price: '55' })
  const [bought, held] = spans(diary)
  expect(bought).toMatchObject({ from: { price: '50.00' }, until: { price: '55.00' } })
  expect(held).toBeNull()
})
