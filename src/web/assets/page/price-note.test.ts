import { describe, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import { assetView } from '#test/fixtures/views.ts'
import { checkNote, FRESH, noteLine, noteQuestion, unusualInNote } from './price-note.ts'

const NOW = '2026-11-20T15:00:00.000Z'
const KNOWN = { price: '180', source: 'typed' as const, at: '2026-11-19T15:00:00.000Z' }
const HELD: Partial<AssetView> = {
  ...{ list: 'bought', stockOrOptions: 'stock', quantity: '10', currentPrice: KNOWN, pendingSplit: null },
  ...{ stopLossPrice: '162', takeProfitPrice: '234', crossings: [] },
}

function written(price: string, on = '', changed: Partial<AssetView> = {}) {
  return { asset: assetView({ ...HELD, ...changed }), note: { ...FRESH, price, on }, close: undefined, now: NOW }
}
const line = (...of: Parameters<typeof written>) => noteLine(written(...of), false)
const unusual = (...of: Parameters<typeof written>) => unusualInNote(written(...of))

describe('a price that is typed', () => {
  it('says what it does: what is held at it, and which stop or target it reaches', () => {
    expect(line('190')).toBe('Notes $190.00 as the price of one share now. 10 shares at it: $1,900.00.')
    expect(line('18000')).toBe(
      'Notes $18,000.00 as the price of one share now. 10 shares at it: $180,000.00. It reaches your target of $234.00, ' +
        'and your journal will say so.',
    )
    expect(line('150')).toContain('It reaches your stop of $162.00')
    expect(noteLine(written('150'), true)).toBe(
      'Notes $150.00 as the price of one share now. 10 shares at it: $1,500.00.',
    )
    expect(line('190', '2026-11-18')).toBe('Keeps $190.00 as the close of Nov 18, 2026.')
    expect(line('')).toBeNull()
  })

  it('is questioned like that of a decision', () => {
    expect(unusual('190')).toEqual([])
    const mistyped = written('18000', '', { currentPrice: { ...KNOWN, at: '2026-11-20T14:40:00.000Z' } })
    expect(noteQuestion(mistyped, unusualInNote(mistyped))).toBe(
      'Notes $18,000.00 as the price of one share now: 100 times the last price, $180.00. Is that right?',
    )
    const old = written('18000', '', { currentPrice: { ...KNOWN, at: '2020-02-10T21:00:00.000Z' } })
    expect(noteQuestion(old, unusualInNote(old))).toBe(
      'Notes $18,000.00 as the price of one share now: 100 times $180.00, the last price, of Feb 10, 2020. Is that right?',
    )
    const close = {
      ticker: 'IBM',
      on: '2026-11-10',
      price: null,
      nearest: { price: '175', on: '2026-11-09' },
      firstOn: null,
    }
    expect(unusualInNote({ ...written('17500', '2026-11-10'), close })).toEqual([
      { kind: 'price', typed: '17500', before: '175', on: '2026-11-09' },
    ])
    expect(unusual('180', '1975-01-02').map(({ kind }) => kind)).toEqual(['long-ago'])
  })

  it('is not questioned if it looks like a split, because it is asked about anyway and used nowhere until then', () => {
    expect(unusual('1800')).toEqual([])
    expect(line('90')).toBe('Notes $90.00 as the price of one share now. 10 shares at it: $900.00.')
    const nearest = { price: '180', on: '2026-11-17' }
    const close = { ticker: 'IBM', on: '2026-11-18', price: null, nearest, firstOn: null }
    expect(unusualInNote({ ...written('90', '2026-11-18'), close })).toEqual([])
    expect(unusual('90', '', { stockOrOptions: 'options' }).map(({ kind }) => kind)).toEqual(['price'])
  })

  it('is questioned where it has doubled since months ago, because no split is asked about there', () => {
    expect(unusual('360')).toEqual([])
    const old = { currentPrice: { ...KNOWN, at: '2026-06-19T15:00:00.000Z' } }
    expect(unusual('360', '', old).map(({ kind }) => kind)).toEqual(['price'])
    expect(line('360', '', old)).toContain('It reaches your target of $234.00')
  })

  it.each([
    ['1800', '180'],
    ['19', '190'],
    ['955', '95'],
    ['90', '180'],
  ])('of %s is questioned beside a later price of %s, because no split is asked about there', (typed, later) => {
    const nearest = { price: later, on: '2026-11-10' }
    const close = { ticker: 'IBM', on: '2026-11-09', price: null, nearest, firstOn: null }
    expect(unusualInNote({ ...written(typed, '2026-11-09'), close })).toEqual([
      { kind: 'price', typed, before: later, on: '2026-11-10' },
    ])
  })

  it('is refused at once on a day without a close', () => {
    const on = (day: string) => checkNote({ ...FRESH, price: '180', on: day }, NOW).on
    expect(on('2026-11-14')).toBe('The market was closed on this day.')
    expect(on('2026-11-24')).toBe('This day has no close yet. Leave the day out to type a price of now.')
    expect(on('2026-11-20')).toBeUndefined()
    expect(on('2026-11-19')).toBeUndefined()
  })
})
