import fc from 'fast-check'
import { expect, it } from 'vitest'
import { assetDiary } from '#test/support/asset-diary.ts'
import { dayNumber, dayOfNumber } from '../prices/day-number.ts'
import type { AssetEntry } from './asset.ts'
import { inEffectiveOrder } from './effective-order.ts'
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

type Later = {
  readonly isStopReached: boolean
  readonly isMoved: boolean
  readonly sold: string | null
  readonly split: boolean
}

/** What follows the first entry: reached stops, further decisions, and a split of its own. */
const later: fc.Arbitrary<Later> = fc.record({
  isStopReached: fc.boolean(),
  isMoved: fc.boolean(),
  sold: fc.constantFrom(null, '1', '2.5'),
  split: fc.boolean(),
})

function journal({ isStopReached, isMoved, sold, split }: Later): readonly AssetEntry[] {
  const diary = assetDiary()
  diary.decide(OPENED_ON, 'Buy', {
    ...{ quantity: '10', price: '100' },
    levels: { stopLoss: { from: null, to: '90', percent: null } },
  })
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

it('a split of before the first entry can be recorded, and leaves every figure of the entries as it was', () => {
  fc.assert(
    fc.property(later, early, (what, split) => {
      const entries = journal(what)
      const before = replayAsset(entries)
      if (!before) throw new Error('the first entry opens it')
      const recordedAt = '2026-06-15T16:00:00.000Z'
      const result = recordSplit(before, entries, { ...split, source: 'typed' }, recordedAt)
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
