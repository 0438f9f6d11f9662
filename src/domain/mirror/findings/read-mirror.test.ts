import { expect, it } from 'vitest'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { replayAsset } from '../../assets/replay-asset.ts'
import type { MirrorAsset } from '../basis/mirror-asset.ts'
import { mirrorOf } from '../mirror.ts'
import { readingBesideTexts, readMirror } from './read-mirror.ts'
import { testInText } from './test-in-text.ts'

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

it('the evidence of a drift has the prices and days from which its sentence can be checked', () => {
  const assets = [drifted(1, 'IBM', 0)]
  const time = { today: '2026-11-20', lastDay: '2026-11-20', imported: 0, benchmark: null }
  const told = readMirror(mirrorOf(assets, time), assets).findings.map(({ title, evidence }) => [title, evidence])
  expect(told).toContainEqual([
    'You held IBM below its cost three times.',
    'The Holds were decided at $90.00 on Jun 1, 2026, $80.00 on Jul 1, 2026 and $70.00 on Aug 3, 2026, and what was held had cost $100.00 on average, in shares of today.',
  ])
  expect(told).toContainEqual([
    'On IBM you were surer by 1 while the price fell 12.5%.',
    'The price stood at $80.00 on Jul 1, 2026, when you were 7 of 10 sure, and at $70.00 on Aug 3, 2026, when you were 8 of 10, in shares of today.',
  ])
})

it('a purchase after a rise is told with what was paid and the close that it is held against, from the first decision on', () => {
  const diary = assetDiary()
  diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100' })
  const asset = replayAsset(diary.entries)
  if (!asset) throw new Error('a diary opens an asset')
  const told = (closes: string) => {
    const assets = [{ asset, entries: diary.entries, closes: [closes], pendingSplit: null, last: null }]
    const mirror = mirrorOf(assets, { today: '2026-05-05', lastDay: '2026-05-04', imported: 0, benchmark: null })
    return readMirror(mirror, assets).findings.filter(({ kind }) => kind === 'drift')
  }
  expect(told('2026-04-02 80').map(({ title, evidence }) => [title, evidence])).toEqual([
    [
      'You bought T1 after it had risen 25.0% in thirty days.',
      'You decided at $100.00 on May 4, 2026; the close of thirty days before was $80.00 on Apr 2, 2026, in shares of today.',
    ],
  ])
  expect(told('2026-04-02 84')).toEqual([])
})

it('a reading that is asked for again as texts are read comes to the same as one that reads them at once', () => {
  const tested = ['Sales grow. I am wrong if the margin falls below 8%.', 'It is cheap.'].map((thesis, place) => {
    const diary = assetDiary(place + 1, `T${place}`, place)
    diary.decide('2026-10-01', 'Buy', { quantity: '10', price: '100', thesis })
    const asset = replayAsset(diary.entries)
    if (!asset) throw new Error('a diary opens an asset')
    return { asset, entries: diary.entries, closes: [], pendingSplit: null, last: null }
  })
  const mirror = mirrorOf(tested, { today: '2026-11-20', lastDay: '2026-11-20', imported: 0, benchmark: null })
  const read = readingBesideTexts(mirror, tested)
  expect(read(() => null).credit).toBeNull()
  expect(read(testInText)).toEqual(readMirror(mirror, tested))
  expect(read(testInText).credit?.quotes.map(({ words }) => words)).toEqual(['I am wrong if the margin falls below 8%'])
})

it('an imported ledger earns no credit, neither for its lines nor for its tests', () => {
  const diary = assetDiary()
  diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
  diary.reach('2026-06-01', 'stop-loss', '90', '88')
  diary.decide('2026-06-02', 'Sell', { price: '87' })
  diary.decide('2026-06-03', 'Buy', { quantity: '10', price: '87', thesis: 'I am wrong if the margin falls below 8%.' })
  const asset = replayAsset(diary.entries)
  if (!asset) throw new Error('a diary opens an asset')
  const assets = [{ asset, entries: diary.entries, closes: [], pendingSplit: null, last: null }]
  const creditOf = (imported: number) => {
    const time = { today: '2026-06-03', lastDay: '2026-06-03', imported, benchmark: null }
    return readMirror(mirrorOf(assets, time), assets).credit?.kind
  }
  // Of four entries three are decisions: the last one came with the import, too.
  expect([0, 1, 3, 4].map(creditOf)).toEqual(['kept', 'tests', 'tests', undefined])
})
