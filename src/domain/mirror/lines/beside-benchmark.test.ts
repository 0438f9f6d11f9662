import { describe, expect, it } from 'vitest'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { replayAsset } from '../../assets/replay-asset.ts'
import { linesFinding } from '../findings/lines-finding.ts'
import { mirrorTexts } from '../texts/mirror-texts.ts'
import { assetSteps } from './asset-steps.ts'
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

/** SPY stood still until Jun 4, and doubled then. */
const doubled = (from: string, until: string) => (from <= '2026-06-04' && until > '2026-06-04' ? 1 : 0)

function judgedIn(diary: ReturnType<typeof assetDiary>, last: { price: string; on: string } | null = null) {
  const asset = replayAsset(diary.entries)
  if (!asset) throw new Error('a diary opens an asset')
  const read = { asset, entries: diary.entries, closes: [], pendingSplit: null, last }
  return judgedLines(read, reachedLines(assetSteps(diary.entries), '2026-09-01'), '2026-09-01', doubled)
}

describe('parts that ended on different days', () => {
  it('of what was held through each count with their own days', () => {
    const diary = assetDiary()
    diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
    diary.reach('2026-06-01', 'stop-loss', '90', '88')
    diary.decide('2026-06-02', 'Hold')
    diary.decide('2026-06-03', 'Sell Some', { quantity: '9', price: '78' })
    diary.decide('2026-08-31', 'Sell', { price: '88' })
    const judged = judgedIn(diary)
    // 9 × 88 × 0% + 1 × 88 × 100%, of 880
    expect(judged[0]?.benchmarkReturn).toBeCloseTo(0.1, 12)
    const { evidence } = linesFinding(judged, 'SPY') ?? {}
    expect(evidence).toContain('The same money, in SPY, would have brought $88.00 over the same days.')
    expect(evidence).toContain(
      'The dearest was T1: 91 days past its stop with the last 1 of 10, $90.00 together with what was sold before.',
    )
    expect(linesFinding(judged, 'SPY', mirrorTexts('de'))?.evidence).toContain(
      'Am teuersten war T1: 91 Tage nach dem Stopp mit den letzten 1 von 10, 90,00\u00a0$ zusammen mit dem, was vorher verkauft war.',
    )
  })

  it('of what was sold each count from their own sale to their own end', () => {
    const diary = assetDiary()
    diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
    diary.reach('2026-06-01', 'stop-loss', '90', '88')
    diary.decide('2026-06-02', 'Sell Some', { quantity: '8', price: '90' })
    diary.decide('2026-06-05', 'Sell', { price: '80' })
    const [judged] = judgedIn(diary, { price: '100', on: '2026-08-31' })
    expect(judged?.outcome?.sales).toEqual([
      { quantity: '8', price: '90', on: '2026-06-02' },
      { quantity: '2', price: '80', on: '2026-06-05' },
    ])
    // 720 of 880 before SPY doubled
    expect(judged?.benchmarkReturn).toBeCloseTo(720 / 880, 12)
    // Three of these are bought again: the last two, and one of the first.
    diary.decide('2026-06-08', 'Buy', { quantity: '3', price: '85' })
    const [again] = judgedIn(diary, { price: '100', on: '2026-08-31' })
    expect(again?.outcome?.spans.map(({ money, from, until }) => [money.toFixed(), from, until])).toEqual([
      ['90', '2026-06-02', '2026-06-08'],
      ['630', '2026-06-02', '2026-08-31'],
      ['160', '2026-06-05', '2026-06-08'],
    ])
    expect(again?.benchmarkReturn).toBeCloseTo(720 / 880, 12)
  })
})
