import { describe, expect, it } from 'vitest'
import { assetDiary } from '#test/support/asset-diary.ts'
import { correctionOf } from '#test/support/correction-of.ts'
import type { AssetEntry } from '../assets/asset.ts'
import { correctedEntries } from '../assets/corrected-entries.ts'
import { replayAsset } from '../assets/replay-asset.ts'
import type { Entry } from '../ledger/entry.ts'
import type { ReviewGraded, ReviewSpan } from '../ledger/review-entries.ts'
import type { Split } from '../prices/split.ts'
import { returnPercentOf } from './return-percent.ts'
import { reviewResult } from './review-result.ts'

type Diary = ReturnType<typeof assetDiary>

const ACTUAL = {
  from: { on: '2026-05-05', price: '100' },
  until: { on: '2026-08-04', price: '90' },
  splits: [],
}

type Told = {
  readonly until: (diary: Diary) => void
  readonly after?: (diary: Diary) => void
  readonly shown?: ReviewSpan
  /** The ratio to which the split before the grade is corrected; null where there was none. */
  readonly ratio?: string | null
  readonly known?: readonly Split[]
}

/** What the review of the diary's Buy, graded on Aug 4 with the result above, counts as after all entries of the diary. */
function resultOf({ until, after = () => {}, shown = ACTUAL, ratio, known }: Told) {
  const diary = assetDiary()
  diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '99' })
  until(diary)
  const sequence = diary.gradeReview('2026-08-04', 1)
  after(diary)
  const written = diary.entries.map((entry): AssetEntry => (isGrade(entry) ? { ...entry, actual: shown } : entry))
  const correction = ratio === undefined ? [] : [correctionOf(written, SPLIT, 'splitRatio', ratio)]
  const entries = correctedEntries([...written, ...correction])
  const [asset, graded] = [replayAsset(entries), entries[sequence - 1]]
  const decision = entries[0]
  if (!asset || !graded || !isGrade(graded) || decision?.kind !== 'decision-recorded')
    throw new Error('the diary has a Buy and a grade')
  return reviewResult(graded, asset, entries, decision, known)
}

/** The sequence of a split that is told right after the Buy. */
const SPLIT = 2

const isGrade = (entry: AssetEntry): entry is Entry<ReviewGraded> => entry.kind === 'review-graded'

it('is the one that was shown, while nothing was sold', () => expect(resultOf({ until: () => {} })).toEqual(ACTUAL))

it('counts what a part brought that was sold before the grade', () => {
  const result = resultOf({
    until: (diary) => diary.decide('2026-06-10', 'Sell Some', { quantity: '4', price: '120' }),
  })
  // 4 of 10 at 120, and 6 of 10 at the close of 90.
  expect(result).toEqual({ from: ACTUAL.from, until: { on: '2026-08-04', price: '102.00' }, isInParts: true })
})

it('is not known where a part was sold at a price that is not known', () =>
  expect(resultOf({ until: (diary) => diary.decide('2026-06-10', 'Sell Some', { quantity: '4' }) })).toBeNull())

it.each([
  // The close of the day on which a split takes effect is in new shares already.
  ['2026-05-05', '100'],
  ['2026-05-06', '50'],
  ['2026-08-04', '50'],
  ['2026-08-05', '100'],
])('with a split of %s that was told after the grade, runs from %s', (effectiveOn, price) => {
  const result = resultOf({ until: () => {}, after: (diary) => diary.split('2026-08-20', effectiveOn, '2') })
  expect(result).toEqual({ ...ACTUAL, from: { ...ACTUAL.from, price } })
})

const split = (newShares: string, effectiveOn = '2026-06-08'): Split => ({ effectiveOn, newShares, oldShares: '1' })

describe('graded while a split stood that was mistyped', () => {
  const until = (diary: Diary) => diary.split('2026-06-08', '2026-06-08', '400')
  const counted = { until: { on: '2026-08-04', price: '27.225' }, splits: [split('400')] }
  /** 99 that was paid, in shares of after a split of 400 for 1, is kept as 0.2475. */
  const paid = { ...counted, from: { on: '2026-05-04', price: '0.2475' } }

  it.each([
    ['4:1', '24.75', 10],
    ['3:1', '33', -17.5],
    [null, '99', -72.5],
  ])('and is corrected to %s, begins at %s', (ratio, price, percent) => {
    const result = resultOf({ until, shown: paid, ratio })
    expect(result?.from).toEqual({ on: '2026-05-04', price })
    expect(returnPercentOf(result)).toBe(percent)
  })

  it('begins with the close as it was stored, where it began with one', () => {
    const shown = { ...counted, from: { on: '2026-05-05', price: '0.25' } }
    expect(resultOf({ until, shown, ratio: '4:1' })?.from).toEqual({ on: '2026-05-05', price: '25' })
  })

  it('counts what a part brought in shares of the right one', () => {
    const sold = (diary: Diary) => {
      until(diary)
      diary.decide('2026-06-10', 'Sell Some', { quantity: '20', price: '30' })
    }
    // 20 of 40 at 30, and 20 at 27.225, against 24.75.
    const result = resultOf({ until: sold, shown: paid, ratio: '4:1' })
    expect([result?.from.price, result?.until.price]).toEqual(['24.75', '28.61'])
  })

  it('stays as it was shown where it does not say which splits it counted', () => {
    const { splits: _, ...shown } = paid
    expect(resultOf({ until, shown, ratio: '4:1' })?.from.price).toBe('0.2475')
  })
})

describe('with a split that only a provider reports', () => {
  const shown = { ...ACTUAL, from: { on: '2026-05-04', price: '99.00' }, until: { on: '2026-08-04', price: '27.225' } }
  const known = [split('4')]

  it('begins in shares of after it, though it was reported after the grade', () => {
    expect(resultOf({ until: () => {}, shown, known })).toMatchObject({ from: { price: '24.75' } })
    expect(resultOf({ until: () => {}, shown, known: [split('4', '2026-08-05')] })).toMatchObject({
      from: { price: '99' },
    })
  })

  it('begins as before where it is reported no more', () => {
    const divided = { ...shown, from: { on: '2026-05-04', price: '24.75' }, splits: known }
    expect(resultOf({ until: () => {}, shown: divided, known: [] })).toMatchObject({ from: { price: '99' } })
  })

  it('counts what was sold before it in shares of after it', () => {
    const sold = (diary: Diary) => diary.decide('2026-06-01', 'Sell Some', { quantity: '5', price: '120' })
    // 5 of 10 at 120, which are 20 at 30, and the rest at 27.225.
    const result = resultOf({ until: sold, shown, known })
    expect([result?.from.price, result?.until.price]).toEqual(['24.75', '28.61'])
  })

  it('is not known where a part was sold after it, because nobody has said how many shares there were', () => {
    const sold = (diary: Diary) => diary.decide('2026-06-10', 'Sell Some', { quantity: '5', price: '30' })
    expect(resultOf({ until: sold, shown, known })).toBeNull()
  })

  it('of what was sold whole, is told in the shares of the sale', () => {
    const byOwn = { ...shown, isByOwnPrices: true as const }
    const sold = (diary: Diary) => diary.decide('2026-06-10', 'Sell', { price: '27.225' })
    const result = resultOf({ until: sold, shown: byOwn, known })
    expect(result).toMatchObject({ from: { price: '24.75' }, until: { on: '2026-06-10', price: '27.23' } })
    const inParts = (diary: Diary) => {
      diary.decide('2026-06-09', 'Sell Some', { quantity: '5', price: '30' })
      sold(diary)
    }
    expect(resultOf({ until: inParts, shown: byOwn, known })).toBeNull()
    // Sold before its day: it divides nothing.
    expect(resultOf({ until: sold, shown: byOwn, known: [split('4', '2026-06-11')] })).toMatchObject({
      from: { price: '99.00' },
    })
  })
})
