import { describe, expect, it } from 'vitest'
import { story } from '#test/fixtures/entries.ts'
import type { AssetEntry } from './asset.ts'
import { dayOfShares, inEffectiveOrder } from './effective-order.ts'

/** Entries 1 to 3, of 6 April, 6 May and 6 June 2026. */
const entries = story(['Buy', { quantity: '10', price: '100' }], ['Hold', { price: '110' }], ['Hold', { price: '30' }])

const split = (effectiveOn: string, sequence = 9): AssetEntry => ({
  kind: 'split-recorded',
  assetId: 1,
  effectiveOn,
  newShares: '4',
  oldShares: '1',
  source: 'typed',
  sequence,
  recordedAt: '2026-06-30T14:00:00.000Z',
})

/** An alert of a price of one day, which was found on another. */
const alert = (seenAt: string, sequence: number): AssetEntry => ({
  kind: 'level-crossed',
  assetId: 1,
  level: 'stop-loss',
  levelPrice: '90',
  price: { price: '89', source: 'twelve-data', at: seenAt },
  setBySequence: 1,
  sequence,
  recordedAt: '2026-06-20T14:00:00.000Z',
})

const order = (of: readonly AssetEntry[]) => inEffectiveOrder(of).map(({ sequence }) => sequence)

describe('the order in which entries take effect', () => {
  it('is that of their recording, without a split', () => expect(inEffectiveOrder(entries)).toBe(entries))

  it.each([
    ['before the first entry of its day or later', '2026-05-01', [1, 9, 2, 3]],
    ['before an entry of its own day', '2026-05-06', [1, 9, 2, 3]],
    ['last, where nothing came after it', '2026-06-15', [1, 2, 3, 9]],
    ['never before the entry that opens the asset', '2026-04-06', [1, 9, 2, 3]],
  ])('puts a split %s', (_, day, expected) => expect(order([...entries, split(day)])).toEqual(expected))

  it('orders splits by their days, however late they were recorded', () => {
    expect(order([...entries, split('2026-06-01', 8), split('2026-05-01', 9)])).toEqual([1, 9, 2, 8, 3])
  })

  it('puts a split after an alert for an earlier price, and before an alert for a price of its own day', () => {
    const found = [...entries.slice(0, 2), alert('2026-05-20T14:00:00.000Z', 3)]
    expect(order([...found, split('2026-06-01')])).toEqual([1, 2, 3, 9])
    expect(order([...found, split('2026-05-20')])).toEqual([1, 2, 9, 3])
  })
})

describe('a decision speaks in the shares of', () => {
  const [opening, update] = entries
  const on = (effectiveOn: string) => ({ effectiveOn, newShares: '4', oldShares: '1' })
  const attachedAt = (at: string) =>
    ({ price: { price: '110', source: 'twelve-data', at }, isPriceAttached: true }) as const

  it('its own day', () => {
    expect(update && dayOfShares(update, [])).toBe('2026-05-06')
    expect(update && dayOfShares(update, [on('2026-05-06')])).toBe('2026-05-06')
    expect(opening && dayOfShares(opening, [on('2026-04-07')])).toBe('2026-04-06')
  })

  it('the day before, where it opened the asset on the very day of a split', () => {
    expect(opening && dayOfShares(opening, [on('2026-04-06')])).toBe('2026-04-05')
    expect(opening && dayOfShares(opening, [on('2026-03-02'), on('2026-04-06')])).toBe('2026-04-05')
  })

  it('the day of its price, where that was attached', () => {
    const priced = update && { ...update, ...attachedAt('2026-05-05T20:00:00.000Z') }
    expect(priced && dayOfShares(priced, [])).toBe('2026-05-05')
    expect(update && dayOfShares({ ...update, price: null, isPriceAttached: true }, [])).toBe('2026-05-06')
    const sent = update && {
      ...update,
      price: { price: '110', source: 'typed' as const, at: '2026-05-05T20:00:00.000Z' },
    }
    expect(sent && dayOfShares(sent, [])).toBe('2026-05-06')
  })
})
