import { expect, it } from 'vitest'
import type { JournalPageView } from '#contract/asset-journal.ts'
import type { AssetView } from '#contract/assets.ts'
import { assetView } from '#test/fixtures/views.ts'
import { withOlder, withPage } from './older-entries.ts'

const noted = (sequence: number): AssetView['events'][number] => ({
  kind: 'price-noted',
  sequence,
  dateAdded: '2026-04-06T14:30:00.000Z',
  dateAddedReadable: 'Apr 6, 2026',
  price: { price: '98.92', source: 'typed', at: '2026-04-06T14:30:00.000Z' },
})

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => noted(first + index))

const asset = (first: number, last: number, changed: Partial<AssetView> = {}) =>
  assetView({ events: from(first, last), olderBefore: first === 1 ? null : first, ...changed })

const page = (first: number, last: number): JournalPageView => asset(first, last)

const sequences = ({ events }: JournalPageView) => events.map(({ sequence }) => sequence)

it('puts an older page before the entries on the page, once', () => {
  const shown = withPage(asset(5, 8), page(3, 4))
  expect([sequences(shown), shown.olderBefore]).toEqual([[3, 4, 5, 6, 7, 8], 3])
  expect(withPage(shown, page(3, 4))).toBe(shown)
  const whole = withPage(shown, page(1, 2))
  expect([sequences(whole), whole.olderBefore]).toEqual([[1, 2, 3, 4, 5, 6, 7, 8], null])
})

it('keeps older entries when the newest are fetched again, without repeating any', () => {
  const fetched = withOlder(asset(1, 8), asset(6, 10))
  expect([sequences(fetched), fetched.olderBefore]).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], null])
})

it('drops the cached entries after a correction, which may change an older entry', () => {
  const stamped = { dateAdded: '2026-04-06T14:30:00.000Z', dateAddedReadable: 'Apr 6, 2026' }
  const said = { correctsSequence: 1, field: 'price', from: '98.92', to: '99', reason: 'mistyped' } as const
  const corrected = (sequence: number) => [{ ...stamped, kind: 'correction-recorded' as const, sequence, ...said }]
  const fetched = asset(6, 9, { events: [...from(6, 8), ...corrected(9)] })
  expect(withOlder(asset(1, 8), fetched)).toBe(fetched)
  expect(sequences(withOlder(asset(1, 9), fetched))).toHaveLength(9)
})

it('drops the cached entries when some may be missing in between, or after a split', () => {
  const split = { effectiveOn: '2026-04-01', newShares: '4', oldShares: '1' }
  for (const fetched of [asset(10, 12), asset(1, 4), asset(6, 10, { splits: [split] })])
    expect(withOlder(asset(2, 8), fetched)).toBe(fetched)
  expect(withOlder(undefined, asset(6, 10))).toEqual(asset(6, 10))
})
