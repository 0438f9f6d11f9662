import { expect, it } from 'vitest'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { replayAsset } from '../assets/replay-asset.ts'
import { assetSteps } from './asset-steps.ts'
import { linesFinding } from './findings/lines-finding.ts'
import { judgedLines } from './judged-lines.ts'
import { reachedLines } from './lines.ts'

/** 10 bought at 100 with a stop at 90, reached at 88, held through it and sold at 60. */
function heldThrough(benchmarkReturn: number | null) {
  const diary = assetDiary()
  diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
  diary.reach('2026-06-01', 'stop-loss', '90', '88')
  diary.decide('2026-06-02', 'Hold')
  diary.decide('2026-06-10', 'Sell', { price: '60' })
  const asset = replayAsset(diary.entries)
  if (!asset) throw new Error('a diary opens an asset')
  const read = { asset, entries: diary.entries, closes: [], pendingSplit: null, last: null }
  return judgedLines(read, reachedLines(assetSteps(diary.entries), '2026-09-01'), '2026-09-01', () => benchmarkReturn)
}

it.each([
  ['all', [0.05, -0.01], 'All the money held past these lines, in SPY, would have brought $35.20 over the same days.'],
  [
    'one of two',
    [0.05, null],
    'The money of 1 of these 2 lines, in SPY, would have brought $44.00 over the same days; for the rest no close of SPY is known.',
  ],
])('the benchmark is told beside the lines that its closes cover: %s', (_, returns, words) => {
  const finding = linesFinding(returns.flatMap(heldThrough), 'SPY')
  expect(finding?.evidence).toMatch(new RegExp(`${words.replaceAll(/[.$]/g, '\\$&')}$`))
})

it('nothing is told of a benchmark whose closes cover no line', () => {
  expect(linesFinding(heldThrough(null), 'SPY')?.evidence).not.toContain('SPY')
})

it('a line that was kept has the price and the days of its sale, which came after its own day', () => {
  const diary = assetDiary()
  diary.decide('2026-05-04', 'Buy', { quantity: '30', price: '70', levels: stopAt('60') ?? {} })
  diary.reach('2026-06-01', 'stop-loss', '60', '60')
  diary.decide('2026-06-03', 'Sell', { price: '60.20' })
  const asset = replayAsset(diary.entries)
  if (!asset) throw new Error('a diary opens an asset')
  const last = { price: '66', on: '2026-08-28' }
  const read = { asset, entries: diary.entries, closes: [], pendingSplit: null, last }
  const asked: string[][] = []
  const [judged] = judgedLines(read, reachedLines(assetSteps(diary.entries), '2026-09-01'), '2026-09-01', (...days) => {
    asked.push(days)
    return 0.05
  })
  // 30 × (60.20 − 66)
  expect(judged?.outcome).toMatchObject({ salePrice: '60.2', priceAfter: '66', amount: '-174.00' })
  expect(asked).toEqual([['2026-06-03', '2026-08-28']])
})
