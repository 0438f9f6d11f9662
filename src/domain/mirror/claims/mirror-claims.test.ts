import { expect, it } from 'vitest'
import { assetDiary } from '#test/support/asset-diary.ts'
import type { Claim } from '../../claims/claim.ts'
import type { AssetFacts } from '../../ledger/entry.ts'
import { claimsOf, leftOutWords, notScoredYet, scoredClaims } from './mirror-claims.ts'

const PUT: AssetFacts = {
  ticker: 'T1',
  companyName: 'T',
  type: 'options',
  contract: { right: 'put', strike: '90', expiresOn: '2026-11-20' },
  stopLossPercent: null,
  takeProfitPercent: null,
}
const SHARE: AssetFacts = { ...PUT, type: 'stock', contract: null }
const CLAIM: Claim = { horizonMonths: 3, benchmark: 'gain', mapping: 1 }

it('an option’s claim from before it was said which way is left out, though it was resolved then', () => {
  const diary = assetDiary()
  diary.decide('2026-05-04', 'Buy', { quantity: '1', price: '410', asset: PUT, claim: CLAIM })
  diary.decide('2026-05-05', 'Hold', { claim: { ...CLAIM, isOfShare: true } })
  diary.resolve('2026-08-04', 1, 'came-true', '2026-08-04')
  diary.resolve('2026-08-05', 2, 'came-true', '2026-08-05', false)
  const claims = claimsOf(PUT, diary.entries, { underReview: new Set(), imported: 0 })
  expect(claims).toMatchObject([
    { leftOut: 'no-direction', counts: false, outcome: null, awaitsReview: false },
    { leftOut: null, counts: true, outcome: 'came-true', words: 'T1 falls until Aug 5, 2026' },
  ])
  expect(scoredClaims(claims).map(({ sequence }) => sequence)).toEqual([2])
  // Copies of thousands of claims take longer than finding them.
  expect(scoredClaims(claims)[0]).toBe(claims.find(({ sequence }) => sequence === 2))
  expect(leftOutWords(claims)).toBe('1 claim on options')
})

it('a claim that compares a share with itself since its ticker was corrected is left out, though it was resolved then', () => {
  const diary = assetDiary()
  diary.decide('2026-05-04', 'Buy', {
    ...{ quantity: '1', price: '410', asset: SHARE },
    claim: { ...CLAIM, benchmark: { ticker: SHARE.ticker } },
  })
  diary.resolve('2026-08-04', 1, 'did-not-come-true', '2026-08-04')
  const claims = claimsOf(SHARE, diary.entries, { underReview: new Set(), imported: 0 })
  expect(claims).toMatchObject([{ leftOut: 'of-itself', counts: false, outcome: null }])
  expect(leftOutWords(claims)).toBe('1 that compares a share with itself')
})

it('calibration says what it leaves out, each with its number', () => {
  const diary = assetDiary()
  diary.decide('2026-05-04', 'Buy', { quantity: '1', price: '10', claim: CLAIM })
  diary.decide('2026-05-20', 'Hold', { claim: CLAIM, decidedOn: '2026-05-06' })
  diary.decide('2026-05-21', 'Hold', { claim: CLAIM })
  diary.resolve('2026-08-04', 1, 'came-true', '2026-08-04')
  diary.resolve('2026-08-06', 2, 'did-not-come-true', '2026-08-06')
  diary.resolve('2026-08-21', 3, 'unresolvable', '2026-08-21')
  const share = { ...PUT, type: 'stock', contract: null } as const
  const claims = claimsOf(share, diary.entries, { underReview: new Set(), imported: 0 })
  expect(leftOutWords(claims)).toBe('1 written later or imported, 1 that no close tells')
  expect(leftOutWords(claims.slice(0, 1))).toBeNull()
  const underReview = claimsOf(share, diary.entries, { underReview: new Set([1]), imported: 0 })
  expect(leftOutWords(underReview.slice(0, 1))).toBe('1 whose review is not over')
})

it('a claim that was given up waits for no review', () => {
  const diary = assetDiary()
  diary.decide('2026-05-04', 'Buy', { quantity: '1', price: '10', claim: CLAIM })
  diary.resolve('2026-08-21', 1, 'unresolvable', '2026-08-04')
  const share = { ...PUT, type: 'stock', contract: null } as const
  const [claim] = claimsOf(share, diary.entries, { underReview: new Set([1]), imported: 0 })
  expect(claim).toMatchObject({ outcome: 'unresolvable', awaitsReview: false })
})

it('claims that are not scored are told apart: not resolved so far, without a close, imported', () => {
  const diary = assetDiary()
  for (const day of ['2026-05-04', '2026-05-05', '2026-05-06']) diary.decide(day, 'Hold', { claim: CLAIM })
  diary.resolve('2026-08-21', 3, 'unresolvable', '2026-08-06')
  const share = { ...PUT, type: 'stock', contract: null } as const
  const claims = claimsOf(share, diary.entries, { underReview: new Set(), imported: 1 })
  const told = { awaiting: 0, unresolved: 1, untold: 1, uncounted: 1 }
  expect(notScoredYet(claims, '2026-08-22')).toEqual(told)
  // A claim has come to its day on that very day, whether or not its close is known by then.
  expect(notScoredYet(claims, '2026-08-05')).toMatchObject({ unresolved: 1, uncounted: 1 })
  expect(notScoredYet(claims, '2026-08-04')).toMatchObject({ unresolved: 0, uncounted: 1 })
  expect(notScoredYet(claims, '2026-08-03')).toMatchObject({ unresolved: 0, uncounted: 0 })
})
