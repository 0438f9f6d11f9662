import { describe, expect, it } from 'vitest'
import { assetDiary } from '#test/support/asset-diary.ts'
import { replayAsset } from '../assets/replay-asset.ts'
import { ownSpan } from './own-span.ts'
import { returnPercentOf } from './return-percent.ts'
import { soldSince } from './sold-since.ts'

function read(diary: ReturnType<typeof assetDiary>, sequence: number) {
  const asset = replayAsset(diary.entries)
  const decision = diary.entries[sequence - 1]
  if (!asset || decision?.kind !== 'decision-recorded') throw new Error('the diary has this decision')
  return { since: soldSince(asset, diary.entries, decision), span: ownSpan(asset, diary.entries, decision) }
}

describe('what was sold in parts', () => {
  const diary = assetDiary()
  diary.decide('2026-01-05', 'Buy', { quantity: '100', price: '10' })
  diary.decide('2026-02-02', 'Sell Some', { quantity: '60', price: '20' })
  diary.decide('2026-03-02', 'Hold', { price: '8' })
  diary.decide('2026-04-06', 'Sell', { price: '5' })

  it('has returned what all its sales brought, and not what the last of them did', () => {
    const { span } = read(diary, 1)
    // (60 × 20 + 40 × 5) / 100 = 14
    expect(span).toEqual({
      from: { on: '2026-01-05', price: '10.00' },
      until: { on: '2026-04-06', price: '14.00' },
      isByOwnPrices: true,
      isInParts: true,
    })
    expect(returnPercentOf(span)).toBe(40)
  })

  it('for a decision in between, counts what was held then', () => {
    const { span } = read(diary, 3)
    expect(span).toMatchObject({ from: { price: '8.00' }, until: { price: '5.00' } })
    expect(span).not.toHaveProperty('isInParts')
  })
})

it('a sale takes as much of each purchase, and the rest is what is still held', () => {
  const diary = assetDiary()
  diary.decide('2026-01-05', 'Buy', { quantity: '40', price: '10' })
  diary.decide('2026-02-02', 'Buy More', { quantity: '60', price: '20' })
  diary.decide('2026-03-02', 'Sell Some', { quantity: '50', price: '30' })
  for (const sequence of [1, 2]) {
    const { since, span } = read(diary, sequence)
    expect([since?.rest.toFixed(), since?.brought?.toFixed(), since?.sales]).toEqual(['0.5', '15', 1])
    expect(span).toBeNull()
  }
})

it('counts each sale in shares of after a split, and knows nothing of one whose price is not known', () => {
  const diary = assetDiary()
  diary.decide('2026-01-05', 'Buy', { quantity: '10', price: '100' })
  diary.decide('2026-02-02', 'Sell Some', { quantity: '5', price: '120' })
  diary.split('2026-03-02', '2026-03-02', '4')
  diary.decide('2026-04-06', 'Sell', { price: '20' })
  // 5 at 120 are 20 at 30, and the other 20 brought 20 each: 25 against 25.
  expect(returnPercentOf(read(diary, 1).span)).toBe(0)
  const unknown = assetDiary()
  unknown.decide('2026-01-05', 'Buy', { quantity: '10', price: '100' })
  unknown.decide('2026-02-02', 'Sell Some', { quantity: '5' })
  unknown.decide('2026-04-06', 'Sell', { price: '20' })
  expect(read(unknown, 1)).toMatchObject({ since: { brought: null }, span: null })
})

it('ends with its own holding, and a sale leaves nothing held', () => {
  const diary = assetDiary()
  diary.decide('2026-01-05', 'Buy', { quantity: '10', price: '100' })
  diary.decide('2026-02-02', 'Sell', { price: '110' })
  diary.decide('2026-03-02', 'Buy', { quantity: '10', price: '90' })
  diary.decide('2026-04-06', 'Sell', { price: '45' })
  expect([1, 3].map((sequence) => returnPercentOf(read(diary, sequence).span))).toEqual([10, -50])
  expect(read(diary, 2)).toEqual({ since: null, span: null })
})
