import { expect, it } from 'vitest'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { seeded } from '#test/support/seeded.ts'
import { entriesOver, overReportedSplits } from '../assets/over-reported-splits.ts'
import { pendingSplit } from '../assets/pending-split.ts'
import { replayAsset } from '../assets/replay-asset.ts'
import type { Split } from '../prices/split.ts'
import type { MirrorAsset } from './basis/mirror-asset.ts'
import { mirrorOf } from './mirror.ts'

/**
 * Bought at 100 with a stop at 90, which was passed; then held on, or a part sold. The split of 4 for 1 is of a day between the sale of
 * the rest and the next Buy, or of one on which something is held.
 */
const SPLIT: Split = { effectiveOn: '2026-03-16', newShares: '4', oldShares: '1' }
const TODAY = '2026-04-30'
const NOW = `${TODAY}T22:00:00.000Z`
/** In shares of their day. */
const CLOSES =
  '2026-01-05 100|2026-02-02 89|2026-03-02 88|2026-03-13 92|2026-03-16 23|2026-03-20 24|2026-04-01 26|2026-04-30 27'

type Told = { readonly soldOn: string; readonly part: boolean; readonly price: string; readonly again: boolean }

function written({ soldOn, part, price, again }: Told, isRecorded: boolean) {
  const diary = assetDiary()
  const setBy = diary.decide('2026-01-05', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
  diary.reach('2026-02-02', 'stop-loss', '90', '89', setBy)
  if (part) diary.decide('2026-02-03', 'Sell Some', { quantity: '4', price: '89' })
  else diary.decide('2026-02-03', 'Hold', { price: '89' })
  diary.decide(soldOn, 'Sell', { price })
  if (again) {
    diary.decide('2026-03-20', 'Buy', { quantity: '40', price: '24', levels: stopAt('20') ?? {} })
    diary.decide('2026-04-01', 'Hold', { price: '26' })
  }
  if (isRecorded) diary.split('2026-04-02', SPLIT.effectiveOn, SPLIT.newShares, SPLIT.oldShares)
  return diary.entries
}

/** As the server puts it together. */
function mirrored(entries: ReturnType<typeof written>, reported: readonly Split[]) {
  const asset = replayAsset(entries)
  if (!asset) throw new Error('a diary opens an asset')
  const pending = pendingSplit(asset, reported, NOW)
  const journal = { asset, entries }
  const told = overReportedSplits(journal, reported)
  const each: MirrorAsset = {
    ...told,
    ...(told.entries !== entries && { inLedger: journal }),
    closes: [CLOSES],
    pendingSplit: pending,
    shareSplits: reported,
    last: pending ? null : { price: '27', on: TODAY },
  }
  const mirror = mirrorOf([each], { today: TODAY, lastDay: TODAY, imported: 0, benchmark: null })
  const { lines, keptRules, drift, disposition, money } = mirror
  // A recorded split has a later sequence; an entry is the same whether figures read it restated or not.
  return JSON.parse(JSON.stringify({ lines, keptRules, drift, disposition, money }))
}

it('a split between two holdings that is only reported gives the figures that it gives once it is recorded', () => {
  const chance = seeded(21)
  for (let round = 0; round < 40; round += 1) {
    const told = { soldOn: '2026-03-02', part: chance.next() < 0.5, price: String(chance.whole(60, 99)), again: true }
    const [reported, recorded] = [false, true].map((isRecorded) => mirrored(written(told, isRecorded), [SPLIT]))
    expect(reported.lines.length).toBeGreaterThan(0)
    expect(reported).toEqual(recorded)
  }
})

it('of what is sold after a split that is only reported no figure depends on its price', () => {
  for (const part of [true, false])
    for (const again of [true, false]) {
      const soldAt = (price: string) => {
        const told = mirrored(written({ soldOn: '2026-03-18', part, price, again }, false), [SPLIT])
        // A part that was sold before the split has a price in the shares of its purchase.
        expect(told.disposition.leftOut).toMatchObject({ overSplits: 1, unpriced: 0 })
        return told
      }
      expect(soldAt('23.5')).toEqual(soldAt('29'))
    }
})

it('tells nothing else where every split is recorded, or is from before the first entry', () => {
  const entries = written({ soldOn: '2026-03-02', part: false, price: '88', again: true }, true)
  const asset = replayAsset(entries)
  const earlier = { effectiveOn: '2026-01-02', newShares: '2', oldShares: '1' }
  expect(asset && entriesOver(asset, entries, [earlier, SPLIT])).toBe(entries)
})
