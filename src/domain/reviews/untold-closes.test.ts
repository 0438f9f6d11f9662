import { describe, expect, it } from 'vitest'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import type { AssetEntry } from '../assets/asset.ts'
import { replayAsset } from '../assets/replay-asset.ts'
import { dueReviews } from './due-reviews.ts'
import { tellsClose, untoldClaims, untoldCloses } from './untold-closes.ts'

type Diary = ReturnType<typeof assetDiary>

/** The assets of one company as they stand on a day, with the reviews that are due of them. */
function untoldOn(today: string, ...diaries: readonly Diary[]): string[] {
  return [...untoldCloses(companyOn(today, diaries), { today, imported: 0 })]
}

const companyOn = (today: string, diaries: readonly Diary[]) =>
  diaries.map(({ entries }) => {
    const asset = replayAsset(entries)
    if (!asset) throw new Error('a diary opens an asset')
    return { ticker: asset.facts.ticker, entries, due: dueReviews(asset, entries, { today, imported: 0 }) }
  })

/** Watched on Oct 1, 2026, for a month: until Nov 1, a Sunday, whose last close is that of Friday. */
function watched(assetId = 1, firstSequence = 0): Diary {
  const diary = assetDiary(assetId, 'T1', firstSequence)
  diary.decide('2026-10-01', 'Watch', {
    ...{ quantity: '1', price: '100' },
    claim: { horizonMonths: 1, benchmark: { ticker: 'SPY' }, mapping: 1 },
  })
  return diary
}
const FRIDAY = '2026-10-30'

describe('the last closes of claims that nobody is told of', () => {
  it('are those that are there, from the day of the close on, though the claim is not resolved yet', () => {
    const on = ['2026-10-29', FRIDAY, '2026-10-31', '2026-11-05'].map((today) => untoldOn(today, watched()))
    expect(on).toEqual([[], [FRIDAY], [FRIDAY], [FRIDAY]])
  })

  it('are those of a claim whose review is due, until it is graded', () => {
    const diary = watched()
    diary.resolve('2026-11-02', 1, 'came-true', '2026-11-01')
    const resolved = diary.entries.find((entry) => entry.kind === 'claim-resolved')
    expect(untoldOn('2026-11-03', diary)).toEqual([resolved?.kind === 'claim-resolved' && resolved.until])
    diary.review('2026-11-03', 1, { confidence: 8, returnPercent: '1', actual: ['100', '101'] })
    expect(untoldOn('2026-11-03', diary)).toEqual([])
  })

  it('are none of a claim that was given up, though a review of its decision is due', () => {
    const diary = watched()
    diary.decide('2026-10-02', 'Buy', { quantity: '1', price: '100', levels: stopAt('90') ?? {} })
    diary.reach('2026-10-20', 'stop-loss', '90', '88', 2)
    diary.decide('2026-10-21', 'Hold', { claim: { horizonMonths: 1, benchmark: 'gain', mapping: 1 } })
    diary.answer('2026-10-22', 1, true)
    const dueOf = (today: string) =>
      companyOn(today, [diary]).flatMap(({ due }) => due.map((one) => one.decision.sequence))
    expect([dueOf('2026-11-16'), untoldOn('2026-11-16', diary)]).toEqual([[1, 2], [FRIDAY]])
    diary.resolve('2026-11-16', 1, 'unresolvable', '2026-11-01')
    expect([dueOf('2026-11-16'), untoldOn('2026-11-16', diary)]).toEqual([[1, 2], []])
  })

  it('are not those that nobody is asked about any more', () => {
    expect(untoldOn('2027-01-30', watched())).toEqual([FRIDAY])
    expect(untoldOn('2027-01-31', watched())).toEqual([])
  })

  it.each([
    // Nov 13 is the tenth trading day after Friday, Oct 30.
    ['written, until its wait is over', 'written', '2026-11-13', '2026-11-13'],
    ['written, where it was waited for anew', 'written', '2026-11-14', null],
    ['the usual one, which is never given up', 'usual', '2027-10-05', null],
    ['of a ticker that was corrected, from then on', 'corrected', '2026-11-12', '2026-11-19'],
  ])('name the day on which a claim is given up: %s', (_, kind, today, givenUpOn) => {
    const company = companyOn(today, [kind === 'usual' ? assetOf(1) : watched()]).map((asset) => ({
      ...asset,
      entries: kind === 'corrected' ? [...asset.entries, TICKER_CORRECTED] : asset.entries,
    }))
    const [claim] = untoldClaims(company, { today, imported: 0 })
    expect(claim?.unresolved?.givenUpOn).toBe(givenUpOn)
  })

  it('are those of every asset of the company', () =>
    expect(untoldOn('2026-11-02', assetOf(2), watched(1, 100))).toEqual([FRIDAY]))
})

/** Another asset of the company, whose claim runs for a year. */
function assetOf(assetId: number): Diary {
  const diary = assetDiary(assetId, 'T1', 0)
  diary.decide('2026-10-05', 'Watch', { quantity: '1', price: '100' })
  return diary
}

it('a span of prices tells a close that it begins with or reaches, and none before or after it', () => {
  const tells = (from: string, until: string) => tellsClose({ from, until }, [FRIDAY])
  expect(tells('2026-10-01', FRIDAY)).toBe(true)
  expect(tells('2026-10-01', '2026-12-01')).toBe(true)
  expect(tells('2026-10-01', '2026-10-29')).toBe(false)
  expect(tells(FRIDAY, '2026-12-01')).toBe(true)
  expect(tells('2026-10-31', '2026-12-01')).toBe(false)
})

const TICKER_CORRECTED: AssetEntry = {
  ...{
    kind: 'correction-recorded',
    assetId: 1,
    correctionId: 'c',
    correctsSequence: 1,
    field: 'ticker',
    from: 'T0',
    to: 'T1',
    reason: 'x',
    requestHash: '',
  },
  ...{ sequence: 2, recordedAt: '2026-11-05T16:00:00.000Z' },
}
