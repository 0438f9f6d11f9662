import { describe, expect, it } from 'vitest'
import { IBM } from '#test/fixtures/entries.ts'
import { assetDiary } from '#test/support/asset-diary.ts'
import type { AssetEntry } from '../assets/asset.ts'
import type { ClaimOutcome } from '../claims/resolve-claim.ts'
import { doneReviews } from './recalled-reviews.ts'

const answered = (setBySequence = 1, returnPercent: string | null = '-5') => ({
  kind: 'review-answered' as const,
  assetId: 1,
  setBySequence,
  confidence: 4,
  why: 'It had fallen.',
  returnPercent,
})
const graded = (setBySequence = 1) => ({
  kind: 'review-graded' as const,
  assetId: 1,
  setBySequence,
  isWellDecided: true,
  actual: { from: { on: '2026-05-04', price: '100' }, until: { on: '2026-08-04', price: '90' } },
})

const NOTHING = { outcomes: new Set<number>(), results: new Set<number>() }
const READ = { imported: 0, withheld: NOTHING }

const OF_IBM = { facts: IBM, splits: [], trades: [], corrections: [] }

/** A Buy and a Hold, followed by these facts in order. */
const reviewed = (...facts: readonly ReviewFact[]) => reviewedWith(READ, ...facts)

type ReviewFact = ReturnType<typeof answered> | ReturnType<typeof graded> | ClaimOutcome

function reviewedWith(reading: typeof READ, ...facts: readonly ReviewFact[]) {
  const diary = assetDiary()
  diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', confidence: 8 })
  diary.decide('2026-05-05', 'Hold')
  const entries: AssetEntry[] = [...diary.entries]
  for (const fact of facts) {
    const place = { sequence: entries.length + 1, recordedAt: '2026-08-04T16:00:00.000Z' }
    if (typeof fact !== 'string') entries.push({ ...fact, ...place })
    else {
      const sequence = diary.resolve('2026-08-04', 1, fact, '2026-08-03')
      const resolved = diary.entries[sequence - 1]
      if (resolved) entries.push({ ...resolved, ...place })
    }
  }
  return doneReviews(OF_IBM, entries, reading)
}

describe('a finished review', () => {
  it('has what was remembered and what was recorded', () => {
    const [review, ...others] = reviewed(answered(), graded())
    expect(others).toEqual([])
    expect(review).toMatchObject({
      decision: { sequence: 1 },
      isWellDecided: true,
      recalledConfidence: 4,
      recalledReturn: -5,
      actualReturn: -10,
      recalledProbability: 0.35,
      recordedProbability: 0.75,
      cameTrue: null,
      knownThen: null,
    })
  })

  it.each([
    // Graded on Tuesday, Aug 4: five trading days before it is Tuesday, Jul 28.
    ['2026-07-28', -10],
    ['2026-07-27', null],
    ['2025-08-04', null],
  ])('is measured to a close of the last few trading days, and to none of before: %s', (on, actualReturn) => {
    const old = graded()
    const withClose = { ...old, actual: { ...old.actual, until: { on, price: '90' } } }
    expect(reviewed(answered(), withClose)[0]).toMatchObject({ recalledReturn: -5, actualReturn })
  })

  it('has no return when none was remembered', () =>
    expect(reviewed(answered(1, null), graded())[0]?.recalledReturn).toBeNull())

  it.each<[ClaimOutcome, boolean | null]>([
    ['came-true', true],
    ['did-not-come-true', false],
    ['unresolvable', null],
  ])('about a claim that is %s shows hindsight only if that was resolved before the answers', (outcome, cameTrue) => {
    expect(reviewed(outcome, answered(), graded())[0]).toMatchObject({ cameTrue, knownThen: cameTrue })
    expect(reviewed(answered(), outcome, graded())[0]).toMatchObject({ cameTrue, knownThen: null })
  })
})

describe('of a decision that was reviewed before its claim was resolved, and after it', () => {
  const again = { ...answered(), confidence: 9 }
  const facts = [answered(), graded(), 'came-true' as const, again, { ...graded(), isWellDecided: false }]

  it('each review is told with its own answers and grade, and only the later one shows hindsight', () => {
    expect(reviewed(...facts)).toMatchObject([
      { gradedBy: 4, recalledConfidence: 4, isWellDecided: true, cameTrue: true, knownThen: null, isFirst: true },
      { gradedBy: 7, recalledConfidence: 9, isWellDecided: false, cameTrue: true, knownThen: true, isFirst: false },
    ])
  })

  it('answers that were given once more, because the claim came between, are not the first', () =>
    expect(reviewed(answered(), 'came-true', again, graded())).toMatchObject([{ knownThen: true, isFirst: false }]))

  it('a third shows none, because the entry was shown again', () =>
    expect(reviewed(...facts, answered(), graded()).map(({ knownThen }) => knownThen)).toEqual([null, true, null]))

  it('none tells the outcome while the later one is due', () => {
    const underReview = { imported: 0, withheld: { ...NOTHING, outcomes: new Set([1]) } }
    expect(reviewedWith(underReview, answered(), graded(), 'came-true')[0]).toMatchObject({
      cameTrue: null,
      knownThen: null,
    })
  })
})

it.each([
  ['that has no grade', [answered()]],
  ['that has no answers', [graded()]],
  ['of an entry that is no decision', [answered(9), graded(9)]],
  ['whose answers are of another decision', [answered(2), graded()]],
])('a review %s is not finished', (_, facts) => expect(reviewed(...facts)).toEqual([]))

it('a review of a sale, whole or in part, is known as one', () => {
  const diary = assetDiary()
  diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100' })
  diary.decide('2026-05-05', 'Sell Some', { quantity: '4', price: '100' })
  diary.decide('2026-05-06', 'Sell', { price: '100' })
  const facts = [1, 2, 3].flatMap((sequence) => [answered(sequence), graded(sequence)])
  const reviews = facts.map((fact, at) => ({ ...fact, sequence: at + 4, recordedAt: '2026-08-04T16:00:00.000Z' }))
  expect(doneReviews(OF_IBM, [...diary.entries, ...reviews], READ).map(({ isOfSale }) => isOfSale)).toEqual([
    false,
    true,
    true,
  ])
})

it('a review of an imported decision, or of one that was written later, does not count as memory', () => {
  const diary = assetDiary()
  diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', decidedOn: '2026-05-01' })
  const entries: AssetEntry[] = [answered(), graded()].map((fact, index) => ({
    ...fact,
    sequence: index + 2,
    recordedAt: '2026-08-04T16:00:00.000Z',
  }))
  expect(doneReviews(OF_IBM, [...diary.entries, ...entries], READ)).toEqual([])
  const told = assetDiary()
  told.decide('2026-05-04', 'Buy', { quantity: '10', price: '100' })
  expect(doneReviews(OF_IBM, [...told.entries, ...entries], READ)).toHaveLength(1)
  expect(doneReviews(OF_IBM, [...told.entries, ...entries], { ...READ, imported: 1 })).toEqual([])
})
