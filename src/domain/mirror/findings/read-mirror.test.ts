import { expect, it } from 'vitest'
import { assetDiary } from '#test/support/asset-diary.ts'
import { replayAsset } from '../../assets/replay-asset.ts'
import { mirrorOf } from '../mirror.ts'
import type { MirrorAsset } from '../mirror-asset.ts'
import { readMirror } from './read-mirror.ts'

/** Somebody who is surer while the price falls, and holds on three times below cost. */
function drifted(assetId: number, ticker: string, entriesBefore: number): MirrorAsset {
  const diary = assetDiary(assetId, ticker, entriesBefore)
  diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', confidence: 5 })
  diary.decide('2026-06-01', 'Hold', { price: '90', confidence: 6 })
  diary.decide('2026-07-01', 'Hold', { price: '80', confidence: 7 })
  diary.decide('2026-08-03', 'Hold', { price: '70', confidence: 8 })
  const asset = replayAsset(diary.entries)
  if (!asset) throw new Error('a diary opens an asset')
  return { asset, entries: diary.entries, closes: [], pendingSplit: null, last: null }
}

it('of what drifted the newest change of each asset is told before a second one of any', () => {
  const assets = [drifted(1, 'IBM', 0), drifted(2, 'NVDA', 4)]
  const time = { today: '2026-11-20', lastDay: '2026-11-20', imported: 0, benchmark: null }
  const mirror = mirrorOf(assets, time)
  expect(mirror.drift.map(({ findings }) => findings.length)).toEqual([4, 4])
  const told = readMirror(mirror, assets).findings.filter(({ kind }) => kind === 'drift')
  expect(told.map(({ entries }) => entries.at(-1)?.ticker)).toEqual(['NVDA', 'IBM', 'NVDA'])
})
