import { describe, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import { changesSince, seenUpTo } from './changes-since.ts'

const at = { dateAdded: '2026-11-20T15:00:00.000Z', dateAddedReadable: 'Nov 20, 2026' }
const price = (of: string) => ({ price: of, source: 'typed' as const, at: at.dateAdded })
const decision = (sequence: number, action: string, quantity: string | null, of: string | null) => ({
  ...{ ...at, sequence, decisionId: `decision ${sequence}`, thesis: 'Words.', action, quantity },
  price: of === null ? null : price(of),
})
const correction = {
  ...{ ...at, kind: 'correction-recorded' as const, sequence: 9, correctsSequence: 1, field: 'price' as const },
  ...{ from: '180', to: '190', reason: 'Mistyped.' },
}
const note = { ...at, kind: 'price-noted' as const, sequence: 8, price: price('195') }

const asset = {
  stockOrOptions: 'stock' as const,
  thesis: [decision(1, 'Buy', '10', '180'), decision(4, 'Sell Some', '4', '190'), decision(6, 'Hold', null, null)],
  events: [note, correction],
  aiAnalysis: [],
} satisfies Pick<AssetView, 'stockOrOptions' | 'thesis' | 'events' | 'aiAnalysis'>
const form = { opened: 2, decisionId: 'mine', isCostHidden: false }

describe('what was recorded since a form was opened', () => {
  it('is listed in the order of the journal, without prices and critiques', () => {
    expect(changesSince(asset, form)).toEqual({
      upTo: 9,
      words: ['Sell Some of 4 shares at $190.00', 'Hold', 'a correction'],
    })
    expect(changesSince(asset, { ...form, isCostHidden: true })?.words[0]).toBe('Sell Some of 4 shares')
  })

  it('is null if the form knows every entry, recorded it itself, or has no stored sequence', () => {
    expect(changesSince(asset, { ...form, opened: 9 })).toBeNull()
    expect(changesSince({ ...asset, events: [] }, { ...form, opened: 4, decisionId: 'decision 6' })).toBeNull()
    expect(changesSince(asset, { ...form, opened: 0 })).toBeNull()
  })

  it('counts from the last entry that the page has', () => {
    expect(seenUpTo(asset)).toBe(9)
    expect(seenUpTo({ ...asset, thesis: [], events: [] })).toBe(0)
  })
})
