import fc from 'fast-check'
import { expect, it } from 'vitest'
import { assetDiary } from '#test/support/asset-diary.ts'
import { dayNumber, dayOfNumber } from '../prices/day-number.ts'
import type { AssetEntry } from './asset.ts'
import { dayOfClaimed, dayOfLevels, dayOfShares, inEffectiveOrder } from './effective-order.ts'
import { ENGLISH } from './explanation/explanation-texts.ts'
import { positionChangesOf } from './explanation/position-changes.ts'
import { recordSplit } from './record-split.ts'
import { replayAsset } from './replay-asset.ts'

/** The first entry is of the 6th of April 2026; the splits are of the 200 days before it. */
const OPENED_ON = '2026-04-06'
const dayFrom = (days: number) => dayOfNumber(dayNumber(OPENED_ON) + days)

const early = fc.record({
  effectiveOn: fc.integer({ min: -200, max: -1 }).map(dayFrom),
  newShares: fc.integer({ min: 2, max: 20 }).map(String),
  oldShares: fc.constant('1'),
})

/** The same of the very day, of which its owner says that the first entry was in new shares already. */
const ofFirstDay = fc.integer({ min: 2, max: 20 }).map((newShares) => ({
  effectiveOn: OPENED_ON,
  ...{ newShares: String(newShares), oldShares: '1' },
  isBeforeFirst: true as const,
}))

type Later = {
  readonly isBoughtTwice: boolean
  readonly isStopReached: boolean
  readonly isMoved: boolean
  readonly sold: string | null
  readonly split: boolean
}

/** What follows the first entry: reached stops, further decisions, and a split of its own. */
const later: fc.Arbitrary<Later> = fc.record({
  isBoughtTwice: fc.boolean(),
  isStopReached: fc.boolean(),
  isMoved: fc.boolean(),
  sold: fc.constantFrom(null, '1', '2.5'),
  split: fc.boolean(),
})

function journal({ isBoughtTwice, isStopReached, isMoved, sold, split }: Later): readonly AssetEntry[] {
  const diary = assetDiary()
  diary.decide(OPENED_ON, 'Buy', {
    ...{ quantity: '10', price: '100' },
    levels: { stopLoss: { from: null, to: '90', percent: null } },
  })
  if (isBoughtTwice) diary.decide(OPENED_ON, 'Buy More', { quantity: '3', price: '102' })
  if (isStopReached) diary.reach('2026-04-20', 'stop-loss', '90', '88')
  if (isMoved)
    diary.decide('2026-05-04', 'Hold', {
      ...{ price: '85' },
      levels: { stopLoss: { from: '90', to: '80', percent: null } },
    })
  if (sold) diary.decide('2026-05-11', 'Sell Some', { quantity: sold, price: '95' })
  const recordedAt = '2026-06-10T16:00:00.000Z'
  const sequence = diary.entries.length + 1
  const own = { kind: 'split-recorded' as const, assetId: 1, source: 'typed' as const, sequence, recordedAt }
  return split
    ? [...diary.entries, { ...own, effectiveOn: '2026-06-09', newShares: '3', oldShares: '1' }]
    : diary.entries
}

it('a split of before the first entry, or of its day, can be recorded, and leaves every figure of the entries as it was', () => {
  fc.assert(
    fc.property(later, fc.oneof(early, ofFirstDay), (what, split) => {
      const entries = journal(what)
      const before = replayAsset(entries)
      if (!before) throw new Error('the first entry opens it')
      const recordedAt = '2026-06-15T16:00:00.000Z'
      const { effectiveOn, newShares, oldShares } = split
      const draft = { effectiveOn, newShares, oldShares, source: 'typed' as const, firstShares: 'new' as const }
      const result = recordSplit(before, entries, draft, recordedAt)
      if (!result.ok) throw new Error(result.problem.message)
      const sequence = entries.length + 1
      const all = [...entries, { ...result.value, sequence, recordedAt }]
      const after = replayAsset(all)
      expect(after).toEqual({ ...before, splits: [{ ...split, sequence }, ...before.splits], lastSequence: sequence })
      // Also where an alert is placed by what is found without a replay.
      const without = inEffectiveOrder(all).filter((entry) => entry.sequence !== sequence)
      expect(without).toEqual(inEffectiveOrder(entries))
      expect(positionChangesOf(all, ENGLISH)).toEqual(positionChangesOf(entries, ENGLISH))
    }),
  )
})

it('a split of the first day of which that entry was in new shares explains no price that was compared with it', () => {
  fc.assert(
    fc.property(ofFirstDay, fc.boolean(), (split, isOld) => {
      const at = '2026-04-20T15:00:00.000Z'
      const asked = {
        price: { price: String(100 / Number(split.newShares)), source: 'typed' as const, at },
        assetId: 1,
      }
      const entries: readonly AssetEntry[] = [
        ...journal({ isBoughtTwice: false, isStopReached: false, isMoved: false, sold: null, split: false }),
        {
          ...{ kind: 'price-noted', sequence: 2, recordedAt: at, doubtedAfter: '100', ...asked },
          ...(!isOld && { comparedOn: '2026-04-05' }),
        },
      ]
      const own = { kind: 'split-recorded', assetId: 1, source: 'typed', recordedAt: at, sequence: 3 } as const
      const before = replayAsset(entries)
      expect(before?.quarantined).not.toBeNull()
      expect(replayAsset([...entries, { ...own, ...split }])?.quarantined).toEqual(before?.quarantined)
    }),
  )
})

it('a decision of the first day is told in the shares that its owner says', () => {
  const [opening] = journal({ isBoughtTwice: false, isStopReached: false, isMoved: false, sold: null, split: false })
  if (opening?.kind !== 'decision-recorded') throw new Error('the first entry opens it')
  const split = { effectiveOn: OPENED_ON, newShares: '4', oldShares: '1' }
  for (const dayOf of [dayOfShares, dayOfLevels, dayOfClaimed]) {
    expect(dayOf(opening, [split])).toBe(dayFrom(-1))
    expect(dayOf(opening, [{ ...split, isBeforeFirst: true }])).toBe(OPENED_ON)
  }
  // An attached price is in shares of its own day, which an earlier split may be of.
  const price = { price: '25', source: 'twelve-data', at: '2026-04-02T20:00:00.000Z' } as const
  const attached = { ...opening, price, isPriceAttached: true as const }
  expect(dayOfShares(attached, [{ ...split, effectiveOn: '2026-04-02' }])).toBe('2026-04-02')
})
