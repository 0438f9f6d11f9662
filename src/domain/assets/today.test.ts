import { describe, expect, it } from 'vitest'
import { type Dealt, ledgerOf } from '#test/support/trading.ts'
import { type Quote, todaysValues } from '../prices/quote.ts'
import type { AssetEntry } from './asset.ts'
import { currentPrice, type LastClose } from './current-price.ts'
import { replayAsset } from './replay-asset.ts'
import { quoteOfToday, todaysGain } from './today.ts'

/** A Friday and the Thursday before it. */
const [TODAY, BEFORE] = ['2026-11-20', '2026-11-19']
const NOW = `${TODAY}T20:00:00.000Z`

const quoteAt = (price: string, previousClose: string | null, day = TODAY): Quote => ({
  price: { price, source: 'twelve-data', at: `${day}T19:59:00.000Z` },
  open: previousClose,
  previousClose,
})

function gainOf(entries: readonly AssetEntry[], quote: Quote | null, now = NOW, closes: readonly LastClose[] = []) {
  const asset = replayAsset(entries)
  if (!asset) throw new Error('a ledger has an entry')
  return todaysGain(asset, quote, currentPrice(asset, quote, null, closes), now, closes)
}
const today = (dealt: readonly Dealt[], quote: Quote | null, now = NOW) => gainOf(ledgerOf(...dealt), quote, now)

describe('what today did', () => {
  it('to what was held at the previous close counts from that close', () => {
    // 10 x (110 - 100) on 10 x 100; that it had cost 50 is of another day.
    expect(today([[1, 'Buy', '10', '50', BEFORE]], quoteAt('110', '100'))).toEqual({
      gainLoss: '100.00',
      atRisk: '1000.00',
      gainLossPercent: '10.00',
    })
  })

  it('to what was bought today counts from what was paid, whatever the previous close', () => {
    expect(today([[1, 'Buy', '10', '108', TODAY]], quoteAt('110', '100'))).toEqual({
      gainLoss: '20.00',
      atRisk: '1080.00',
      gainLossPercent: '1.85',
    })
  })

  it('to what was sold today counts up to its sale', () => {
    const dealt: Dealt[] = [
      [1, 'Buy', '10', '50', BEFORE],
      [1, 'Sell', null, '103', TODAY],
    ]
    expect(today(dealt, quoteAt('90', '100'))).toEqual({
      gainLoss: '30.00',
      atRisk: '1000.00',
      gainLossPercent: '3.00',
    })
  })

  it('is all of that together', () => {
    // Before: 10 at 100. Bought 5 at 106, sold 3 at 104, 12 left at 110: 1,320 + 312 - 530 - 1,000 = 102.
    const dealt: Dealt[] = [
      [1, 'Buy', '10', '50', BEFORE],
      [1, 'Buy More', '5', '106', TODAY],
      [1, 'Sell Some', '3', '104', TODAY],
    ]
    // 102 / 1,530
    expect(today(dealt, quoteAt('110', '100'))).toEqual({
      gainLoss: '102.00',
      atRisk: '1530.00',
      gainLossPercent: '6.67',
    })
  })

  it('needs no previous close for what was bought and sold on the day', () => {
    const dealt: Dealt[] = [
      [1, 'Buy', '10', '100', TODAY],
      [1, 'Sell', null, '90', TODAY],
    ]
    expect(today(dealt, null)).toEqual({ gainLoss: '-100.00', atRisk: '1000.00', gainLossPercent: '-10.00' })
  })

  it('is in today’s shares on the day of a split, whichever shares the provider’s previous close is in', () => {
    const split = (sequence: number): AssetEntry => ({
      kind: 'split-recorded',
      assetId: 1,
      effectiveOn: TODAY,
      newShares: '3',
      oldShares: '2',
      source: 'typed',
      sequence,
      recordedAt: NOW,
    })
    const entries = ledgerOf([1, 'Buy', '10', '90', BEFORE], [1, 'Buy More', '5', '60', TODAY])
    // 10 became 15. Before: 15 x 60 = 900, bought 5 x 60 = 300; now 20 x 63 = 1,260.
    const expected = { gainLoss: '60.00', atRisk: '1200.00', gainLossPercent: '5.00' }
    expect(gainOf([...entries, split(3)], quoteAt('63', '60'))).toEqual(expected)
    expect(gainOf([...entries, split(3)], quoteAt('63', '90'))).toEqual(expected)

    const asset = replayAsset([...entries, split(3)])
    for (const close of ['60', '90']) {
      const quote = asset && quoteOfToday(asset, quoteAt('63', close), NOW)
      expect(quote && todaysValues(quote, NOW)).toMatchObject({ dollarChange: '3.00', percentChange: '5.00' })
    }
  })

  const typed = (price: string): AssetEntry => ({
    kind: 'price-noted',
    assetId: 1,
    price: { price, source: 'typed', at: NOW },
    sequence: 2,
    recordedAt: NOW,
  })
  const held = ledgerOf([1, 'Buy', '10', '100', '2026-11-18'])

  it.each<[string, LastClose[], string | null]>([
    ['own', [{ day: BEFORE, close: '104', source: 'uploaded' }], '20.00'],
    ["a provider's", [{ day: BEFORE, close: '105', source: 'massive' }], '10.00'],
    [
      'own beside a provider’s',
      [
        { day: BEFORE, close: '105', source: 'massive' },
        { day: BEFORE, close: '104', source: 'uploaded' },
      ],
      '20.00',
    ],
    ['of a day before that one', [{ day: '2026-11-18', close: '104', source: 'uploaded' }], null],
  ])('is counted from a stored close: %s', (_, closes, gainLoss) =>
    expect(gainOf([...held, typed('106')], null, NOW, closes)).toMatchObject({ gainLoss }),
  )

  it('is measured from a stored close over a weekend, and from one before a split in new shares', () => {
    const monday = '2026-11-23T20:00:00.000Z'
    const entries = [
      ...held,
      { ...typed('106'), price: { price: '106', source: 'typed' as const, at: monday } },
    ] as const
    const friday: LastClose = { day: TODAY, close: '104', source: 'typed' }
    expect(gainOf(entries, null, monday, [friday])).toMatchObject({ gainLoss: '20.00' })
    const split: AssetEntry = {
      kind: 'split-recorded',
      assetId: 1,
      effectiveOn: '2026-11-23',
      newShares: '2',
      oldShares: '1',
      source: 'typed',
      sequence: 2,
      recordedAt: '2026-11-23T14:00:00.000Z',
    }
    const [bought] = held
    const after = bought
      ? [
          ...[bought, split],
          {
            ...{ ...typed('53'), sequence: 3, recordedAt: monday },
            price: { price: '53', source: 'typed', at: monday },
          } as const,
        ]
      : []
    // 20 at 52, now at 53.
    expect(gainOf(after, null, monday, [friday])).toMatchObject({ gainLoss: '20.00', atRisk: '1040.00' })
  })

  it('is not known without the prices that it needs', () => {
    const unknown = { gainLoss: null, atRisk: null, gainLossPercent: null }
    const held: Dealt[] = [[1, 'Buy', '10', '50', BEFORE]]
    expect(today(held, null)).toEqual(unknown)
    expect(today(held, quoteAt('110', null))).toEqual(unknown)
    expect(today(held, quoteAt('110', '100', BEFORE))).toEqual(unknown)
    expect(today([...held, [1, 'Sell', null, '60', TODAY]], null)).toEqual(unknown)
    expect(today([...held, [1, 'Sell Some', '1', null, TODAY]], quoteAt('110', '100'))).toEqual(unknown)
  })

  it('is null when nothing was at risk, and on a day without trading', () => {
    const gone: Dealt[] = [
      [1, 'Buy', '10', '50', BEFORE],
      [1, 'Sell', null, '60', BEFORE],
    ]
    expect(today(gone, quoteAt('110', '100'))).toBeNull()
    expect(today([[1, 'Watch', '10', '50', BEFORE]], quoteAt('110', '100'))).toBeNull()
    const saturday = '2026-11-21T15:00:00.000Z'
    expect(today([[1, 'Buy', '10', '50', BEFORE]], quoteAt('110', '100', '2026-11-21'), saturday)).toBeNull()
  })

  it('begins at midnight in New York', () => {
    // 03:00 UTC is 22:00 of the day before: what was bought then was held before today.
    const entries = ledgerOf([1, 'Buy', '10', '50', TODAY]).map((entry) => ({
      ...entry,
      recordedAt: `${TODAY}T03:00:00.000Z`,
    }))
    expect(gainOf(entries, quoteAt('110', '100'))).toMatchObject({ gainLoss: '100.00' })
  })
})
