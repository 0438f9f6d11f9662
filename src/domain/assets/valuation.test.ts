import { expect, it } from 'vitest'
import { ledgerOf } from '#test/support/trading.ts'
import { type AssetEntry, replayAsset } from './asset.ts'
import { gainWhileWatched, realizedGainOf } from './valuation.ts'

const assetOf = (entries: readonly AssetEntry[]) => {
  const asset = replayAsset(entries)
  if (!asset) throw new Error('a ledger has an entry')
  return asset
}

it('what watching gained is from the first look to the first purchase, in the shares of either', () => {
  const entries = ledgerOf(
    [1, 'Watch', '10', '80', '2026-10-01'],
    [1, 'Buy', '5', '100', '2026-11-02'],
    [1, 'Buy More', '5', '50', '2026-11-03'],
  )
  // 80 to 100
  expect(gainWhileWatched(assetOf(entries))).toBe('25.00')
  const split: AssetEntry = {
    ...{ kind: 'split-recorded', assetId: 1, effectiveOn: '2026-10-15', newShares: '2', oldShares: '1' },
    ...{ source: 'typed', sequence: 4, recordedAt: '2026-11-04T15:00:00.000Z' },
  }
  // 40 in shares of after the split, to 100.
  expect(gainWhileWatched(assetOf([...entries, split]))).toBe('150.00')
})

it('is none of what was bought at once, and of what no price was written down of', () => {
  expect(gainWhileWatched(assetOf(ledgerOf([1, 'Buy', '10', '80'])))).toBeNull()
  expect(gainWhileWatched(assetOf(ledgerOf([1, 'Watch', '10', '80'])))).toBeNull()
  expect(gainWhileWatched(assetOf(ledgerOf([1, 'Watch', '10', null], [1, 'Buy', '10', '80'])))).toBeNull()
})

it('what was realized is rounded once, over all rounds', () => {
  // Twice 3 x (0.5 - 0.335) = 0.495: 0.99 and not 0.50 + 0.50.
  const rounds = ledgerOf(
    [1, 'Buy', '3', '0.335'],
    [1, 'Sell', null, '0.5'],
    [1, 'Buy', '3', '0.335'],
    [1, 'Sell', null, '0.5'],
  )
  expect(realizedGainOf(assetOf(rounds))).toBe('0.99')
})
