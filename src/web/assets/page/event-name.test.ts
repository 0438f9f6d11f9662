import { expect, test } from 'vitest'
import type { AssetEventView } from '#contract/asset-journal.ts'
import { assetView } from '#test/fixtures/views.ts'
import { eventLine } from '#web/assets/event-format.ts'
import { nameOfEvent } from './event-name.ts'

test('a correction names the split that it corrects by its day', () => {
  const recorded = { sequence: 3, dateAdded: '2026-06-12T14:00:00.000Z', dateAddedReadable: 'Jun 12, 2026' }
  const split: AssetEventView = {
    ...recorded,
    kind: 'split-recorded',
    effectiveOn: '2026-06-10',
    newShares: '4',
    oldShares: '1',
  }
  const corrected: AssetEventView = {
    ...recorded,
    sequence: 5,
    kind: 'correction-recorded',
    correctsSequence: 3,
    field: 'splitRatio',
    from: '400:1',
    to: '4:1',
    reason: 'Two zeros too many',
  }
  expect(eventLine(corrected, assetView(), 'en', nameOfEvent(split))).toBe(
    'Split corrected from 400 for 1 to 4 for 1: Two zeros too many (split of Jun 10, 2026)',
  )
})
