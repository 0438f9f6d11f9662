import { expect, it } from 'vitest'
import { assetDiary } from '#test/support/asset-diary.ts'
import type { AssetEntry } from '../assets/asset.ts'
import { replayAsset } from '../assets/replay-asset.ts'
import type { Entry } from '../ledger/entry.ts'
import type { ReviewGraded } from '../ledger/review-entries.ts'
import { reviewResult } from './review-result.ts'

type Diary = ReturnType<typeof assetDiary>

const ACTUAL = {
  from: { on: '2026-05-05', price: '100' },
  until: { on: '2026-08-04', price: '90' },
  splits: [],
}

/** What the review of the diary's Buy, graded on Aug 4 with the result above, counts as after all entries of the diary. */
function resultOf({ until, after = () => {} }: { until: (diary: Diary) => void; after?: (diary: Diary) => void }) {
  const diary = assetDiary()
  diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '99' })
  until(diary)
  const sequence = diary.gradeReview('2026-08-04', 1)
  after(diary)
  const entries = diary.entries.map((entry): AssetEntry => (isGrade(entry) ? { ...entry, actual: ACTUAL } : entry))
  const [asset, graded] = [replayAsset(entries), entries[sequence - 1]]
  const decision = entries[0]
  if (!asset || !graded || !isGrade(graded) || decision?.kind !== 'decision-recorded')
    throw new Error('the diary has a Buy and a grade')
  return reviewResult(graded, asset, entries, decision)
}

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
