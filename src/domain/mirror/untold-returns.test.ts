import { describe, expect, it } from 'vitest'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { replayAsset } from '../assets/replay-asset.ts'
import type { Claim } from '../claims/claim.ts'
import { readMirror } from './findings/read-mirror.ts'
import { mirrorOf } from './mirror.ts'

const CLOSES = ['2026-08-03 121|2026-08-10 100|2026-09-03 128']

/**
 * A stop that was reached on Aug 10 and held through, beside a claim from Aug 3 to Sep 3 that is resolved; `returned` is what SPY closed
 * at on that last day, from 100.
 */
function mirrorWhere(returned: string, isReviewed = false) {
  const diary = assetDiary()
  const claim = { horizonMonths: 1, benchmark: { ticker: 'SPY' }, mapping: 1 } as const
  diary.decide('2026-08-03', 'Buy', { quantity: '10', price: '121', claim, levels: stopAt('110') ?? {} })
  diary.reach('2026-08-10', 'stop-loss', '110', '100')
  diary.decide('2026-08-11', 'Hold', { price: '101', claim: { ...claim, horizonMonths: 12 } })
  diary.resolve('2026-09-04', 1, 'came-true', '2026-09-03')
  if (isReviewed) diary.review('2026-09-04', 1, { confidence: 5, returnPercent: '4', actual: ['121', '128'] })
  const asset = replayAsset(diary.entries)
  if (!asset) throw new Error('a diary opens an asset')
  const last = { price: '128', on: '2026-09-03' }
  const assets = [{ asset, entries: diary.entries, closes: CLOSES, pendingSplit: null, last }]
  const benchmark = { ticker: 'SPY', closes: [`2026-08-03 100|2026-08-10 100|2026-09-03 ${returned}`], splits: [] }
  const mirror = mirrorOf(assets, { today: '2026-09-04', lastDay: '2026-09-03', imported: 0, benchmark })
  return { lines: mirror.lines, findings: readMirror(mirror, assets).findings }
}

it('what the benchmark did beside a line is not told while it would tell how a claim under review ended', () => {
  const [rose, rocketed] = [mirrorWhere('101'), mirrorWhere('150')]
  expect(rose.lines).toMatchObject([{ benchmarkReturn: null, isReturnWithheld: true }])
  expect(rose.lines).toEqual(rocketed.lines)
  expect(rose.findings).toEqual(rocketed.findings)
})

it('it is told once the review is over', () => {
  const { lines, findings } = mirrorWhere('150', true)
  expect(lines[0]?.benchmarkReturn).toBeCloseTo(0.5)
  expect(findings[0]?.evidence).toContain('The same money, in SPY, would have brought $500.00 over the same days.')
})

describe('a claim on another company', () => {
  /** A stop of T1 that was reached on Aug 10 and held through, and a claim on T2, or another ticker, from Aug 3 to Sep 3, 2026. */
  function mirrorBeside(against: Claim['benchmark'], isReviewed = false, ticker = 'T2') {
    const stopped = assetDiary()
    const claim = { horizonMonths: 12, benchmark: 'gain', mapping: 1 } as const
    stopped.decide('2025-11-03', 'Buy', { quantity: '10', price: '121', claim, levels: stopAt('110') ?? {} })
    stopped.reach('2026-08-10', 'stop-loss', '110', '100')
    stopped.decide('2026-08-11', 'Hold', { price: '101', claim })
    const claimed = assetDiary(2, ticker, 100)
    claimed.decide('2026-08-03', 'Buy', {
      ...{ quantity: '1', price: '10' },
      claim: { horizonMonths: 1, benchmark: against, mapping: 1 },
    })
    if (isReviewed) {
      claimed.resolve('2026-09-04', 101, 'came-true', '2026-09-03')
      claimed.review('2026-09-04', 101, { confidence: 5, returnPercent: '4', actual: ['10', '11'] })
    }
    const assets = [stopped, claimed].map(({ entries }) => {
      const asset = replayAsset(entries)
      if (!asset) throw new Error('a diary opens an asset')
      return { asset, entries, closes: CLOSES, pendingSplit: null, last: { price: '128', on: '2026-09-03' } }
    })
    const closes = ['2025-11-03 80|2025-12-31 90|2026-08-03 100|2026-08-10 100|2026-09-03 150']
    const benchmark = { ticker: 'SPY', closes, splits: [] }
    const { lines, money } = mirrorOf(assets, { today: '2026-09-04', lastDay: '2026-09-03', imported: 0, benchmark })
    return {
      ofLine: lines.map(({ benchmarkReturn, isReturnWithheld = false }) => [benchmarkReturn, isReturnWithheld]),
      ofYears: money.years.map((year) => [year.year, year.benchmark?.toFixed(4) ?? null, year.isBenchmarkWithheld]),
    }
  }

  it('against the benchmark keeps back what that returned in whatever reaches the claim’s last close', () => {
    expect(mirrorBeside({ ticker: 'SPY' })).toEqual({
      ofLine: [[null, true]],
      ofYears: [
        ['2025', '0.1250', false],
        ['2026', null, true],
      ],
    })
  })

  it('on the benchmark itself keeps it back as well', () => {
    const { ofLine, ofYears } = mirrorBeside('gain', false, 'SPY')
    expect([ofLine, ofYears.at(-1)]).toEqual([[[null, true]], ['2026', null, true]])
    expect(mirrorBeside('gain', true, 'SPY').ofYears.at(-1)).toEqual(['2026', '0.6667', false])
  })

  it.each([
    ['is over', { ticker: 'SPY' }, true],
    ['is of a claim against another ticker', { ticker: 'QQQ' }, false],
    ['is of a claim to gain', 'gain', false],
  ] as const)('keeps nothing back where the review %s', (_, against, isReviewed) => {
    expect(mirrorBeside(against, isReviewed)).toEqual({
      ofLine: [[0.5, false]],
      ofYears: [
        ['2025', '0.1250', false],
        ['2026', '0.6667', false],
      ],
    })
  })
})
