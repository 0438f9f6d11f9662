import { describe, expect, it } from 'vitest'
import { type Dealt, ledgerOf } from '#test/support/trading.ts'
import { replayAsset } from '../assets/replay-asset.ts'
import { recentLoss } from './recent-loss.ts'
import { periodsOf } from './sales.ts'

/** What is told of a purchase of asset 9 after these trades. */
function told(trades: readonly Dealt[], on = '2026-11-10', sequence = 100): string | null {
  const ledger = ledgerOf(...trades)
  const ids = [...new Set(trades.map(([assetId]) => assetId))]
  const assets = ids
    .flatMap((id) => replayAsset(ledger.filter(({ assetId }) => assetId === id)) ?? [])
    .map((asset) => periodsOf(asset))
  return recentLoss(assets, { assetId: 9, on, sequence })
}

const lossOn = (day: string, assetId = 1): Dealt[] => [
  [assetId, 'Buy', '10', '100', '2026-10-01'],
  [assetId, 'Sell', null, '90.50', day],
]

describe('a loss in the days before a purchase', () => {
  it.each([
    ['2026-11-10', 'On the same day, Nov 10, 2026, you sold T1 for $95.00 less than it had cost.'],
    ['2026-11-09', 'The day before, on Nov 9, 2026, you sold T1 for $95.00 less than it had cost.'],
    ['2026-11-03', '7 days before, on Nov 3, 2026, you sold T1 for $95.00 less than it had cost.'],
  ])('is told with its day and its money: %s', (day, sentence) => expect(told(lossOn(day))).toBe(sentence))

  it('is told of a part that was sold, at the average cost', () => {
    const part: Dealt[] = [
      [1, 'Buy', '10', '100', '2026-10-01'],
      [1, 'Sell Some', '4', '90', '2026-11-09'],
    ]
    expect(told(part)).toContain('$40.00 less')
  })

  it('is not told after more than a week, of the asset itself, of a gain, or of what comes later', () => {
    expect(told(lossOn('2026-11-02'))).toBeNull()
    expect(told(lossOn('2026-11-09', 9))).toBeNull()
    expect(
      told([
        [1, 'Buy', '10', '80', '2026-10-01'],
        [1, 'Sell', null, '90', '2026-11-09'],
      ]),
    ).toBeNull()
    expect(told(lossOn('2026-11-09'), '2026-11-10', 2)).toBeNull()
    expect(told(lossOn('2026-11-11'))).toBeNull()
  })

  it('is not told where the last sale was a gain, or where a cost is not known', () => {
    const gain: Dealt[] = [
      [2, 'Buy', '1', '10', '2026-10-01'],
      [2, 'Sell', null, '20', '2026-11-10'],
    ]
    expect(told([...lossOn('2026-11-09'), ...gain])).toBeNull()
    expect(
      told([
        [1, 'Buy', '10', null, '2026-10-01'],
        [1, 'Sell', null, '90', '2026-11-09'],
      ]),
    ).toBeNull()
  })
})
