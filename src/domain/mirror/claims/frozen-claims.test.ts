import { describe, expect, it } from 'vitest'
import { assetDiary } from '#test/support/asset-diary.ts'
import { correctionOf } from '#test/support/correction-of.ts'
import type { AssetEntry } from '../../assets/asset.ts'
import { correctedEntries } from '../../assets/corrected-entries.ts'
import { replayAsset } from '../../assets/replay-asset.ts'
import type { Claim } from '../../claims/claim.ts'
import { decisionClaimSentence } from '../../claims/claim-format.ts'
import type { CorrectedField } from '../../ledger/correction-recorded.ts'
import type { AssetFacts } from '../../ledger/entry.ts'
import { dueReviews } from '../../reviews/due-reviews.ts'
import { doneReviews } from '../../reviews/recalled-reviews.ts'
import { withheldBy } from '../../reviews/withheld.ts'
import { claimsOf } from './mirror-claims.ts'

const ONE_MONTH: Claim = { horizonMonths: 1, benchmark: 'gain', mapping: 1 }
const CALL: AssetFacts = {
  ticker: 'T1',
  companyName: 'T',
  type: 'options',
  contract: { right: 'call', strike: '90', expiresOn: '2026-11-20' },
  stopLossPercent: null,
  takeProfitPercent: null,
}

/** A field, what it is corrected to, and what it was before. */
type Corrected = readonly [CorrectedField, string, (string | null)?]

/** Reads an asset as the Mirror does, once these corrections of its first entry were recorded. */
function mirrored(diary: ReturnType<typeof assetDiary>, ...corrections: readonly Corrected[]) {
  const all = [...diary.entries]
  for (const [field, to, from] of corrections)
    all.push(correctionOf(all, 1, field, to, '2026-06-09T15:00:00.000Z', from))
  const asset = replayAsset(all)
  if (!asset) throw new Error('the entries open an asset')
  const entries = correctedEntries(all)
  const due = dueReviews(asset, entries, { today: '2026-06-09', imported: 0 })
  const withheld = withheldBy([{ ticker: asset.facts.ticker, entries, due }], { today: '2026-06-09', imported: 0 })
  const claims = claimsOf(asset.facts, entries, { underReview: withheld.outcomes, imported: 0 })
  return { asset, entries, claims, reviews: doneReviews(asset, entries, { imported: 0, withheld }) }
}

const missed = () => {
  const diary = assetDiary()
  diary.decide('2026-05-04', 'Buy', { quantity: '1', price: '100', claim: ONE_MONTH, confidence: 9 })
  diary.resolve('2026-06-05', 1, 'did-not-come-true', '2026-06-04')
  return diary
}

describe('a claim whose day of decision is corrected after its outcome is known', () => {
  it('goes on counting, in calibration and in memory, with the days it had', () => {
    const diary = missed()
    diary.review('2026-06-08', 1, { confidence: 9, returnPercent: '0', actual: ['100', '90'] })
    const { claims, reviews } = mirrored(diary, ['decidedOn', '2026-04-29'])
    expect(claims).toMatchObject([
      { on: '2026-05-04', until: '2026-06-04', counts: true, outcome: 'did-not-come-true' },
    ])
    expect(reviews).toHaveLength(1)
  })

  it('is not told by the correction while its review is due', () => {
    const { claims } = mirrored(missed(), ['decidedOn', '2026-04-29'])
    expect(claims).toMatchObject([{ counts: true, awaitsReview: true, outcome: null }])
  })

  it('does not begin to count, whatever day was written late', () => {
    const diary = assetDiary()
    diary.decide('2026-06-08', 'Buy', { quantity: '1', price: '100', claim: ONE_MONTH, decidedOn: '2026-05-04' })
    diary.resolve('2026-06-08', 1, 'came-true', '2026-06-04')
    for (const days of [['2026-06-07'], ['2026-06-07', '2026-06-08'], ['2026-06-07', '2026-05-04']]) {
      const { claims } = mirrored(diary, ...days.map((day): [CorrectedField, string] => ['decidedOn', day]))
      expect(claims).toMatchObject([{ on: '2026-05-04', until: '2026-06-04', counts: false, outcome: 'came-true' }])
    }
  })

  it('has the same words where it is still open', () => {
    const diary = assetDiary()
    diary.decide('2026-05-18', 'Buy', { quantity: '1', price: '100', claim: ONE_MONTH })
    const { asset, claims } = mirrored(diary, ['decidedOn', '2026-05-14'])
    expect(claims).toMatchObject([{ words: 'T1 rises until Jun 18, 2026', counts: true }])
    expect(asset.openClaims).toEqual([{ sequence: 1, until: '2026-06-18' }])
  })
})

it.each<[CorrectedField, string]>([
  ['right', 'put'],
  ['expiresOn', '2026-05-04'],
])('a claim on an option keeps its direction and its outcome though %s is corrected to %s afterwards', (field, to) => {
  const diary = assetDiary()
  const claim: Claim = { ...ONE_MONTH, isOfShare: true }
  diary.decide('2026-05-04', 'Buy', { quantity: '1', price: '4', asset: CALL, claim, confidence: 9 })
  diary.resolve('2026-06-05', 1, 'did-not-come-true', '2026-06-04')
  diary.review('2026-06-08', 1, { confidence: 9, returnPercent: '0', actual: ['4', '2'] })
  const { asset, entries, claims, reviews } = mirrored(diary, [field, to])
  expect(claims).toMatchObject([
    { words: 'T1 rises until Jun 4, 2026', leftOut: null, counts: true, outcome: 'did-not-come-true' },
  ])
  expect(reviews).toMatchObject([{ cameTrue: false }])
  const [decision, resolved] = entries
  if (decision?.kind !== 'decision-recorded' || resolved?.kind !== 'claim-resolved') throw new Error('wrong entries')
  expect(decisionClaimSentence(decision, asset.facts, undefined, resolved)).toBe(
    'About 85% sure that T1 rises until Jun 4, 2026.',
  )
})

describe('an option’s claim that is still open', () => {
  const claim: Claim = { ...ONE_MONTH, horizonMonths: 6, isOfShare: true }
  const option = (contract: AssetFacts['contract']) => {
    const diary = assetDiary()
    diary.decide('2026-05-18', 'Buy', { quantity: '1', price: '4', asset: { ...CALL, contract }, claim })
    return diary
  }

  it.each<[CorrectedField, string, string]>([
    ['right', 'put', 'call'],
    ['expiresOn', '2026-08-21', '2026-11-20'],
  ])('stays as it was written, though %s is corrected to %s', (field, to, from) => {
    const { asset, claims, entries } = mirrored(option(CALL.contract), [field, to, from])
    expect(claims).toMatchObject([{ words: 'T1 rises until Nov 18, 2026', leftOut: null, until: '2026-11-18' }])
    expect(asset.openClaims).toEqual([{ sequence: 1, until: '2026-11-18' }])
    // Whoever reads the entry again finds the same: to apply corrections twice changes nothing.
    expect(correctedEntries(entries)).toEqual(entries)
  })

  it('goes by the first terms, however often they are corrected', () => {
    const { claims } = mirrored(
      option(CALL.contract),
      ...([
        ['right', 'put', 'call'],
        ['expiresOn', '2026-08-21', '2026-11-20'],
        ['right', 'call', 'put'],
      ] as const),
    )
    expect(claims).toMatchObject([{ words: 'T1 rises until Nov 18, 2026' }])
  })

  it('is none, if nobody had said which way, and none is made of it afterwards', () => {
    const { asset, claims } = mirrored(option({ right: null, strike: null, expiresOn: null }), ['right', 'put'])
    expect(claims).toMatchObject([{ leftOut: 'no-right', counts: false }])
    expect(asset.openClaims).toEqual([])
  })

  it('of a decision after the correction goes by what its writer knew', () => {
    const diary = option(CALL.contract)
    const put = correctionOf(diary.entries, 1, 'right', 'put', '2026-05-19T15:00:00.000Z', 'call')
    const hold = {
      ...diary.entries[0],
      sequence: 3,
      recordedAt: '2026-05-20T15:00:00.000Z',
      action: 'Hold',
      asset: null,
    }
    const entries = correctedEntries([...diary.entries, put, hold as AssetEntry])
    const facts = replayAsset(entries)?.facts ?? CALL
    const words = claimsOf(facts, entries, { underReview: new Set(), imported: 0 }).map((each) => each.words)
    expect(words).toEqual(['T1 rises until Nov 18, 2026', 'T1 falls until Nov 20, 2026'])
  })
})
