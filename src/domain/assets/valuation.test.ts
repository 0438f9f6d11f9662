import { expect, it } from 'vitest'
import { ledgerOf } from '#test/support/trading.ts'
import type { AssetEntry } from './asset.ts'
import { replayAsset } from './replay-asset.ts'
import { gainWhileWatched, realizedGainOf, valueAssetNow } from './valuation.ts'

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
  expect(gainWhileWatched(assetOf(entries), null)).toBe('25.00')
  const split: AssetEntry = {
    ...{ kind: 'split-recorded', assetId: 1, effectiveOn: '2026-10-15', newShares: '2', oldShares: '1' },
    ...{ source: 'typed', sequence: 4, recordedAt: '2026-11-04T15:00:00.000Z' },
  }
  // From 40, in shares as they are after the split, to 100.
  expect(gainWhileWatched(assetOf([...entries, split]), null)).toBe('150.00')
})

it('is none of what was bought at once, and of what no price was written down of', () => {
  expect(gainWhileWatched(assetOf(ledgerOf([1, 'Buy', '10', '80'])), null)).toBeNull()
  expect(gainWhileWatched(assetOf(ledgerOf([1, 'Watch', '10', '80'])), null)).toBeNull()
  expect(gainWhileWatched(assetOf(ledgerOf([1, 'Watch', '10', null], [1, 'Buy', '10', '80'])), null)).toBeNull()
})

it('is not told while a split between the first look and the first purchase is not recorded', () => {
  const asset = assetOf(ledgerOf([1, 'Watch', '10', '900', '2026-10-01'], [1, 'Buy', '5', '120', '2026-11-02']))
  const reported = (effectiveOn: string) => ({ effectiveOn, newShares: '10', oldShares: '1' })
  expect(gainWhileWatched(asset, reported('2026-10-15'))).toBeNull()
  expect(gainWhileWatched(asset, reported('2026-11-02'))).toBeNull()
  // One that came after the purchase concerns neither price.
  expect(gainWhileWatched(asset, reported('2026-11-03'))).toBe('-86.67')
})

it('what was realized is rounded once, over all holding periods', () => {
  // Twice 3 x (0.5 - 0.335) = 0.495: 0.99 and not 0.50 + 0.50.
  const holdingPeriods = ledgerOf(
    [1, 'Buy', '3', '0.335'],
    [1, 'Sell', null, '0.5'],
    [1, 'Buy', '3', '0.335'],
    [1, 'Sell', null, '0.5'],
  )
  expect(realizedGainOf(assetOf(holdingPeriods))).toBe('0.99')
})

/** A provider reports it and nobody has recorded it: 10 shares are 40 from the 2nd of November on. */
const PENDING = { effectiveOn: '2026-11-02', newShares: '4', oldShares: '1' }
const AFTER_IT = { price: null, isInSharesHeld: false }

it('knows no gain of what was sold since a split that is not recorded: it may have been old shares or new ones', () => {
  const sold = assetOf(ledgerOf([1, 'Buy', '10', '400', '2026-10-01'], [1, 'Sell', null, '103', '2026-11-03']))
  expect(valueAssetNow(sold, AFTER_IT, PENDING)).toEqual({
    quantity: '10',
    costBasis: null,
    initialValue: null,
    currentValue: null,
    totalGainLossPercent: null,
    realizedGain: null,
  })
  const part = assetOf(ledgerOf([1, 'Buy', '10', '400', '2026-10-01'], [1, 'Sell Some', '4', '103', '2026-11-03']))
  expect(valueAssetNow(part, AFTER_IT, PENDING)).toMatchObject({ initialValue: null, realizedGain: null })
})

it('knows the gain of what was sold before it, and of everything once it is recorded', () => {
  const before = ledgerOf([1, 'Buy', '10', '400', '2026-10-01'], [1, 'Sell Some', '4', '410', '2026-10-05'])
  expect(valueAssetNow(assetOf(before), AFTER_IT, PENDING)).toMatchObject({
    initialValue: '2400.00',
    realizedGain: '40.00',
  })
  const split: AssetEntry = {
    ...{ kind: 'split-recorded', assetId: 1, ...PENDING, source: 'massive' },
    ...{ sequence: 3, recordedAt: '2026-11-04T15:00:00.000Z' },
  }
  const entries = ledgerOf([1, 'Buy', '10', '400', '2026-10-01'], [1, 'Sell', null, '103', '2026-11-03'])
  // 40 new shares at 100 were sold at 103.
  expect(valueAssetNow(assetOf([...entries, split]), AFTER_IT, null)).toMatchObject({
    quantity: '40',
    realizedGain: '120.00',
  })
})

it('knows no cost of one share while none is held, and none of a holding that was sold with none', () => {
  const price = {
    price: { price: '6', source: 'typed', at: '2026-11-04T15:00:00.000Z' },
    isInSharesHeld: true,
  } as const
  const none = ledgerOf([1, 'Buy', '0', '5', '2026-11-02'])
  const held = {
    quantity: '0',
    costBasis: null,
    initialValue: '0.00',
    currentValue: '0.00',
    totalGainLossPercent: null,
  }
  expect(valueAssetNow(assetOf(none), price, null)).toEqual({ ...held, realizedGain: '0.00' })
  const sold = ledgerOf([1, 'Buy', '0', '5', '2026-11-02'], [1, 'Sell', null, '6', '2026-11-03'])
  expect(valueAssetNow(assetOf(sold), price, null)).toEqual({ ...held, realizedGain: '0.00' })
  const more = ledgerOf([1, 'Buy', '0', '5', '2026-11-02'], [1, 'Buy More', '2', '6', '2026-11-03'])
  expect(valueAssetNow(assetOf(more), price, null).costBasis).toBe('6.00')
})
