import { describe, expect, it } from 'vitest'
import { assetDiary } from '#test/support/asset-diary.ts'
import { replayAsset } from '../assets/replay-asset.ts'
import type { MirrorAsset } from './basis/mirror-asset.ts'
import { mirrorOf } from './mirror.ts'

function mirrorAssetOf({ entries }: ReturnType<typeof assetDiary>): MirrorAsset {
  const asset = replayAsset(entries)
  if (!asset) throw new Error('a diary opens an asset')
  return { asset, entries, closes: [], pendingSplit: null, last: null }
}

describe('a claim under review', () => {
  const diary = assetDiary()
  diary.decide('2026-05-04', 'Watch', { quantity: '10', price: '100' })
  diary.resolve('2027-05-05', 1, 'came-true', '2027-05-04')
  const on = (today: string) =>
    mirrorOf([mirrorAssetOf(diary)], { today, lastDay: today, imported: 0, benchmark: null })

  it('is in no figure for 90 days, unless it is graded before', () => {
    const [asked, over] = [on('2027-08-02'), on('2027-08-03')]
    expect(asked.claims).toMatchObject([{ awaitsReview: true, outcome: null }])
    expect([asked.calibration.n, asked.calibrationWords]).toEqual([
      0,
      '1 claim has come to its day, and waits for a review.',
    ])
    expect(over.claims).toMatchObject([{ awaitsReview: false, outcome: 'came-true' }])
    expect(over.calibration.n).toBe(1)
  })

  it('is not asked about, and not scored, where it came with an import', () => {
    const imported = mirrorOf([mirrorAssetOf(diary)], {
      today: '2027-05-05',
      lastDay: '2027-05-05',
      imported: 2,
      benchmark: null,
    })
    expect(imported.claims).toMatchObject([{ awaitsReview: false, counts: false, outcome: 'came-true' }])
    expect([imported.calibration.n, imported.dueReviews.length, imported.counted]).toEqual([0, 0, 0])
  })
})

describe('companies and months drawn anew', () => {
  const rangesOf = (n: number) => {
    const diaries = Array.from({ length: n }, (_, at) => {
      const diary = assetDiary(at + 1)
      diary.decide('2025-05-05', 'Watch', { price: '100' })
      diary.resolve('2026-05-06', 1, 'did-not-come-true', '2026-05-05')
      return mirrorAssetOf(diary)
    })
    return mirrorOf(diaries, { today: '2026-11-20', lastDay: '2026-11-20', imported: 0, benchmark: null })
  }

  it('have no range while there are too few claims to judge', () => {
    const { calibration, clusters, clusterRanges } = rangesOf(29)
    expect([calibration.n, clusters, clusterRanges]).toEqual([29, 29, null])
    expect(rangesOf(30).clusterRanges).not.toBeNull()
  })
})
