import { describe, expect, it } from 'vitest'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { replayAsset } from '../assets/replay-asset.ts'
import { mirrorOf } from './mirror.ts'

/** Ten at 100 with a stop at 90, reached on Monday, June 1 at 88; four sold on Wednesday at 85, the rest on Friday at 95. */
function mirrored(until: 'sold' | 'held') {
  const diary = assetDiary()
  diary.decide('2026-05-26', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
  diary.reach('2026-06-01', 'stop-loss', '90', '88')
  diary.decide('2026-06-02', 'Hold')
  diary.decide('2026-06-03', 'Sell Some', { quantity: '4', price: '85' })
  if (until === 'sold') diary.decide('2026-06-05', 'Sell', { price: '95' })
  const asset = replayAsset(diary.entries)
  if (!asset) throw new Error('a diary opens an asset')
  const closes = ['2026-05-26 100|2026-06-01 88|2026-06-02 86|2026-06-03 84|2026-06-05 94|2026-06-08 120']
  const last = { price: '120', on: '2026-06-08' }
  return mirrorOf([{ asset, entries: diary.entries, closes, pendingSplit: null, last }], {
    today: '2026-06-08',
    lastDay: '2026-06-08',
    imported: 0,
    benchmark: null,
  })
}

describe('as if every rule had been kept', () => {
  it('would be without what holding came to, day by day, and ends at the amount of the line', () => {
    const { keptRules, lines } = mirrored('sold')
    expect(keptRules).toEqual({
      lines: 1,
      days: ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05', '2026-06-08'],
      // 10 × (86 − 88); 4 × (85 − 88) + 6 × (84 − 88), the same without a close; 4 × −3 + 6 × (95 − 88) from the sale on.
      held: [0, -20, -36, -36, 30, 30],
    })
    expect(lines[0]?.outcome?.amount).toBe('30.00')
  })

  it('goes on to the last price where it is held still', () => {
    // 4 × −3 + 6 × (120 − 88)
    expect(mirrored('held').keptRules.held.at(-1)).toBe(180)
    expect(mirrored('held').lines[0]?.outcome?.amount).toBe('180.00')
  })

  it('is nothing where no line was held through', () => {
    const none = mirrorOf([], { today: '2026-06-08', lastDay: '2026-06-08', imported: 0, benchmark: null })
    expect(none.keptRules).toEqual({ lines: 0, days: [], held: [] })
  })
})
