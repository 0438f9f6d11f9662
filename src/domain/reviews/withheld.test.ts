import { describe, expect, it } from 'vitest'
import { assetDiary } from '#test/support/asset-diary.ts'
import { replayAsset } from '../assets/replay-asset.ts'
import { resolutionsOf } from '../claims/resolutions.ts'
import { marketDayNotAfter, marketDayOf } from '../prices/market-calendar.ts'
import { dueReviews } from './due-reviews.ts'
import { allDue, keepsBack, type Reviewed } from './keeps-back.ts'
import { withheldBy } from './withheld.ts'

const CLAIM = { horizonMonths: 1, benchmark: 'gain', mapping: 1 } as const
const AGAINST_SPY = { ...CLAIM, benchmark: { ticker: 'SPY' } } as const
const FROM = '2026-05-04'
const TODAY = '2026-06-20'
const TIME = { today: TODAY, imported: 0 }

type Diary = ReturnType<typeof assetDiary>

/** What is kept back, of diaries of one company. */
const withheld = (...diaries: readonly Diary[]) => withheldOf(diaries.map((diary) => ['IBM', diary]))

function withheldOf(diaries: readonly (readonly [ticker: string, diary: Diary])[], time = TIME) {
  const reviewed = diaries.map(([ticker, diary]) => {
    const entries = diary.entries.map((entry) =>
      entry.kind === 'claim-resolved' ? { ...entry, from: FROM, until: marketDayNotAfter(entry.claimedUntil) } : entry,
    )
    const asset = replayAsset(entries)
    if (!asset) throw new Error('a diary opens an asset')
    return { ticker, entries, due: dueReviews(asset, entries, time) }
  })
  expectSameOfEachDue(reviewed, time)
  const { outcomes, results } = withheldBy(reviewed, time)
  return {
    outcomes: [...outcomes.keys()].sort(),
    results: [...results].map(([grade, { sequence }]) => [grade, sequence]),
  }
}

/** What is kept back of a journal is what each due review keeps back of the other decisions that were graded. */
function expectSameOfEachDue(assets: readonly Reviewed[], time: typeof TIME) {
  for (const one of allDue(assets)) {
    const alone = assets.map((asset) => ({
      ...asset,
      due: asset.due.filter(({ decision }) => decision === one.decision),
    }))
    const { outcomes, results } = withheldBy(alone, time)
    for (const { ticker, entries } of assets)
      for (const grade of entries) {
        const decision = entries.find(
          ({ sequence }) => grade.kind === 'review-graded' && sequence === grade.setBySequence,
        )
        if (decision?.kind !== 'decision-recorded' || decision === one.decision) continue
        const other = { ticker, decision, resolved: resolutionsOf(entries).get(decision.sequence) }
        const isWithheld = results.has(grade.sequence) || outcomes.has(decision.sequence)
        expect(keepsBack(one, other, marketDayOf(grade.recordedAt))).toBe(isWithheld)
      }
  }
}

const REVIEW = { confidence: 6, returnPercent: '5', actual: ['100', '101'] } as const

describe('while a review is due', () => {
  it('no claim on the same company that ends on its day, or later, is told', () => {
    const diary = assetDiary()
    diary.decide('2026-05-04', 'Buy', { quantity: '1', price: '100', claim: CLAIM })
    diary.decide('2026-05-05', 'Hold', { claim: CLAIM })
    diary.resolve('2026-06-04', 1, 'came-true', '2026-06-04')
    diary.resolve('2026-06-05', 2, 'came-true', '2026-06-05')
    diary.review('2026-06-08', 2, REVIEW)
    expect(withheld(diary)).toEqual({ outcomes: [1, 2], results: [[6, 1]] })
    diary.review('2026-06-09', 1, REVIEW)
    expect(withheld(diary)).toEqual({ outcomes: [], results: [] })
  })

  it('no claim is told that the same close decides, though it names an earlier day', () => {
    const diary = assetDiary()
    diary.decide('2026-05-04', 'Buy', { quantity: '1', price: '100', claim: CLAIM })
    diary.decide('2026-05-05', 'Hold', { claim: CLAIM })
    // A Sunday and the Saturday before it, whose last close is that of the Friday.
    diary.resolve('2026-06-08', 1, 'came-true', '2026-06-07')
    diary.resolve('2026-06-08', 2, 'came-true', '2026-06-06')
    diary.review('2026-06-08', 2, REVIEW)
    expect(withheld(diary).outcomes).toEqual([1, 2])
  })

  it('what was reviewed before it came due stays told', () => {
    const diary = assetDiary()
    diary.decide('2026-03-02', 'Buy', { quantity: '1', price: '100', claim: CLAIM })
    diary.resolve('2026-04-02', 1, 'came-true', '2026-04-02')
    diary.review('2026-04-03', 1, REVIEW)
    diary.decide('2026-05-04', 'Hold', { claim: CLAIM })
    diary.resolve('2026-06-04', 5, 'came-true', '2026-06-04')
    expect(withheld(diary)).toEqual({ outcomes: [5], results: [] })
  })

  it('no claim that is held against the company, and none on what its own is held against', () => {
    const share = assetDiary(1, 'IBM')
    share.decide('2026-05-04', 'Buy', { quantity: '1', price: '100', claim: AGAINST_SPY })
    share.resolve('2026-06-04', 1, 'came-true', '2026-06-04')
    const index = assetDiary(2, 'SPY', 2)
    index.decide('2026-05-04', 'Buy', { quantity: '1', price: '100', claim: CLAIM })
    index.resolve('2026-06-04', 3, 'came-true', '2026-06-04')
    const other = assetDiary(3, 'KO', 4)
    other.decide('2026-05-04', 'Buy', { quantity: '1', price: '100', claim: CLAIM })
    other.resolve('2026-06-04', 5, 'came-true', '2026-06-04')
    other.review('2026-06-08', 5, REVIEW)
    const both = () =>
      withheldOf([
        ['IBM', share],
        ['SPY', index],
        ['KO', other],
      ])
    expect(both().outcomes).toEqual([1, 3, 5])
    share.review('2026-06-08', 1, REVIEW)
    expect(both()).toEqual({ outcomes: [1, 3, 5], results: [] })
    index.review('2026-06-09', 3, REVIEW)
    expect(both()).toEqual({ outcomes: [], results: [] })
  })

  it('by a decision on an option of the same company no more than by one on its share', () => {
    const share = assetDiary(1)
    share.decide('2026-05-04', 'Buy', { quantity: '1', price: '100', claim: CLAIM })
    share.resolve('2026-06-04', 1, 'came-true', '2026-06-04')
    const option = assetDiary(2, 'IBM', 2)
    option.decide('2026-05-04', 'Buy', { quantity: '1', price: '4', claim: { ...CLAIM, horizonMonths: 3 } })
    option.decide('2026-06-12', 'Sell', { price: '5' })
    option.review('2026-06-15', 3, REVIEW)
    expect(withheld(share, option)).toEqual({ outcomes: [1, 3], results: [[6, 1]] })
  })
})

describe('a review that is graded between the last close of a claim and its day', () => {
  const on = (today: string, diary: Diary) => withheldOf([['IBM', diary]], { today, imported: 0 })
  /** The ninety days after the Buy end on a Friday, with whose close the claim of the Hold ends, which names the Sunday. */
  const held = () => {
    const diary = assetDiary()
    diary.decide('2026-03-07', 'Buy', { quantity: '1', price: '100', claim: { ...CLAIM, horizonMonths: 12 } })
    diary.decide('2026-05-07', 'Hold', { claim: CLAIM })
    return diary
  }

  it('has no result until the claim has its review, of whichever decision it is', () => {
    const diary = held()
    diary.review('2026-06-06', 1, REVIEW)
    const untold = { outcomes: [1], results: [[4, 2]] }
    expect([on('2026-06-04', diary), on('2026-06-06', diary)]).toEqual([{ outcomes: [], results: [] }, untold])
    diary.resolve('2026-06-08', 2, 'came-true', '2026-06-07')
    expect(on('2026-06-08', diary)).toEqual({ ...untold, outcomes: [1, 2] })
    diary.review('2026-06-09', 2, REVIEW)
    expect(on('2026-06-09', diary)).toEqual({ outcomes: [], results: [] })
  })

  it('has none where the claim is its own', () => {
    const diary = assetDiary()
    diary.decide('2026-03-07', 'Buy', { quantity: '1', price: '100', claim: { ...CLAIM, horizonMonths: 3 } })
    diary.review('2026-06-06', 1, REVIEW)
    const untold = { outcomes: [1], results: [[3, 1]] }
    expect(on('2026-06-06', diary)).toEqual(untold)
    diary.resolve('2026-06-08', 1, 'came-true', '2026-06-07')
    expect(on('2026-06-08', diary)).toEqual(untold)
    diary.review('2026-06-09', 1, REVIEW)
    expect(on('2026-06-09', diary)).toEqual({ outcomes: [], results: [] })
  })

  it('has one where the claim is its own and all had been sold: a sale tells no close', () => {
    const diary = assetDiary()
    diary.decide('2026-03-07', 'Buy', { quantity: '1', price: '100', claim: { ...CLAIM, horizonMonths: 3 } })
    diary.decide('2026-05-20', 'Sell', { price: '120' })
    diary.review('2026-06-06', 1, REVIEW)
    const entries = diary.entries.map((entry) =>
      entry.kind === 'review-graded' && entry.actual
        ? { ...entry, actual: { ...entry.actual, isByOwnPrices: true as const } }
        : entry,
    )
    expect(on('2026-06-06', { ...diary, entries })).toEqual({ outcomes: [], results: [] })
  })

  it('before its last close has one', () => {
    const diary = held()
    diary.reach('2026-06-01', 'stop-loss', '90', '89')
    diary.review('2026-06-04', 1, REVIEW)
    expect(on('2026-06-06', diary)).toEqual({ outcomes: [], results: [] })
  })
})
