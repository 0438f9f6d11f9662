import { describe, expect, it } from 'vitest'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { replayAsset } from '../assets/replay-asset.ts'
import { assetSteps } from './asset-steps.ts'
import { judgedLines } from './judged-lines.ts'
import { reachedLines } from './lines.ts'
import { heldThroughWords } from './lines-summary.ts'

/** Ten shares at 100 whose stop of 90 was reached on June 1, and the last price known on a day. */
function judged(lastOn: string, today: string, sold?: string) {
  const diary = assetDiary()
  diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
  diary.reach('2026-06-01', 'stop-loss', '90', '89.5')
  if (sold) diary.decide(sold, 'Sell', { price: '80' })
  const asset = replayAsset(diary.entries)
  if (!asset) throw new Error('a diary opens an asset')
  const read = { asset, entries: diary.entries, closes: [], pendingSplit: null, last: { price: '85', on: lastOn } }
  return judgedLines(read, reachedLines(assetSteps(diary.entries), today), today, () => null)
}

describe('a line that is measured to the last price', () => {
  it('comes to nothing that is known where that price is more than 30 days old', () => {
    const [fresh] = judged('2026-07-01', '2026-07-31')
    expect([fresh?.outcome?.amount, fresh?.noPriceSince]).toEqual(['-45.00', null])
    const old = judged('2026-07-01', '2026-08-01')
    expect(old).toMatchObject([{ outcome: null, noPriceSince: '2026-07-01' }])
    expect(heldThroughWords(old)).toBe('You broke your own stop once. What that came to is not known.')
  })

  it('is told by its sale, however old the last price is', () => {
    const [line] = judged('2026-07-01', '2026-12-01', '2026-07-10')
    expect([line?.outcome?.amount, line?.noPriceSince]).toEqual(['-95.00', null])
  })
})
