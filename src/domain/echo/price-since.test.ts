import { describe, expect, it } from 'vitest'
import { IBM, story } from '#test/fixtures/entries.ts'
import type { AssetEntry } from '../assets/asset.ts'
import type { Entry, PriceNoted, SplitRecorded } from '../ledger/entry.ts'
import { becameOf } from './echoed-passage.ts'
import { type KnownPrices, priceSince } from './price-since.ts'

/** Bought on Apr 6, 2026 at 100. */
const BOUGHT = story(['Buy', { quantity: '10', price: '100' }])
const NOW = '2026-07-01T20:00:00.000Z'
const NOTHING: KnownPrices = { quote: null, closes: [], splits: [], isQuarantined: false }

const closeOn = (day: string, close: string): KnownPrices => ({
  ...NOTHING,
  closes: [{ day, close, source: 'twelve-data' }],
})
const split = (effectiveOn: string) => ({ effectiveOn, newShares: '4', oldShares: '1' })
const DECIDED = '2026-02-03T21:00:00.000Z'

const recorded = (effectiveOn: string, recordedAt: string): Entry<SplitRecorded> => ({
  kind: 'split-recorded',
  assetId: 1,
  ...split(effectiveOn),
  source: 'typed',
  sequence: 50,
  recordedAt,
})
const noted = (price: string, at: string, more: Partial<PriceNoted> = {}): Entry<PriceNoted> => ({
  kind: 'price-noted',
  assetId: 1,
  price: { price, source: 'typed', at },
  ...more,
  sequence: 40,
  recordedAt: at,
})

const sinceFirst = (entries: readonly AssetEntry[], known = NOTHING, at = NOW) => {
  const [first] = entries
  return first?.kind === 'decision-recorded' ? priceSince(entries, first, known, at) : null
}

describe('what a price did since a decision', () => {
  it('is measured from its own price to the newest known one', () => {
    expect(sinceFirst(BOUGHT, closeOn('2026-06-30', '60'))).toEqual({
      changePercent: '-40.00',
      pricedAt: '2026-06-30T20:00:00.000Z',
    })
    expect(sinceFirst([...BOUGHT, noted('112.5', '2026-06-29T15:00:00.000Z')])?.changePercent).toBe('12.50')
  })

  it('is in shares of one day, for recorded splits and for those reported after the sale', () => {
    const known = closeOn('2026-06-30', '30')
    expect(sinceFirst([...BOUGHT, recorded('2026-06-01', '2026-06-02T15:00:00.000Z')], known)?.changePercent).toBe(
      '20.00',
    )
    const sold = story(['Buy', { quantity: '10', price: '100' }], ['Sell', { price: '110' }])
    expect(sinceFirst(sold, { ...known, splits: [split('2026-06-01')] })?.changePercent).toBe('20.00')
  })

  it('is since the day of the decision, even when it was written down later', () => {
    const late = BOUGHT.map((entry) =>
      entry.kind === 'decision-recorded'
        ? { ...entry, decidedOn: '2026-02-03', recordedAt: '2026-06-30T21:00:00.000Z' }
        : entry,
    )
    expect(sinceFirst(late, closeOn('2026-06-30', '60'))?.changePercent).toBe('-40.00')
    expect(sinceFirst(late, closeOn('2026-02-03', '66'))).toBeNull()
  })

  it('is as of the requested moment, without anything later', () => {
    const told = [...BOUGHT, noted('90', '2026-05-04T15:00:00.000Z')]
    const known = closeOn('2026-06-30', '66')
    expect(sinceFirst(told, known, '2026-05-05T15:00:00.000Z')?.changePercent).toBe('-10.00')
    expect(sinceFirst(told, known, '2026-06-30T19:59:00.000Z')?.changePercent).toBe('-10.00')
  })

  const option = {
    ...IBM,
    type: 'options',
    contract: { right: 'call', strike: '100', expiresOn: '2026-06-15' },
  } as const
  it.each<[string, readonly AssetEntry[], KnownPrices]>([
    ['no later price is', BOUGHT, NOTHING],
    ['only one of the same day is', BOUGHT, closeOn('2026-04-06', '66')],
    ['the decision had none', story(['Watch', { quantity: '1' }]), closeOn('2026-06-30', '66')],
    ['a reported split is open', BOUGHT, { ...closeOn('2026-06-30', '30'), splits: [split('2026-06-01')] }],
    ['a price is held back', BOUGHT, { ...closeOn('2026-06-30', '66'), isQuarantined: true }],
    [
      'the last price looks like a split',
      [...BOUGHT, noted('25', '2026-06-29T15:00:00.000Z', { doubtedAfter: '100' })],
      NOTHING,
    ],
    ['an option has expired', story(['Buy', { quantity: '1', price: '5', asset: option }]), closeOn('2026-06-30', '6')],
  ])('is null where %s', (_, entries, known) => expect(sinceFirst(entries, known)).toBeNull())
})

it.each([
  ['-34.00', NOW, 'It is down 34% since'],
  ['12.50', NOW, 'It is up 13% since'],
  ['-4.46', NOW, 'It is down 4.5% since'],
  ['9.96', NOW, 'It is up 10% since'],
  ['0.04', NOW, 'It is within 0.1% of its price then'],
  ['-100.00', '2026-09-01T20:00:00.000Z', 'It was down 100% on Jun 30, 2026'],
])('%s is said as "%s: %s"', (changePercent, now, words) =>
  expect(becameOf({ at: DECIDED, since: { changePercent, pricedAt: '2026-06-30T20:00:00.000Z' } }, now)).toBe(words),
)

it.each([
  ['-34.00', NOW, 'It is down 34% since Feb 3, 2026'],
  ['0.04', NOW, 'It is within 0.1% of its price then'],
  ['-34.00', '2026-09-01T20:00:00.000Z', 'It was down 34% since Feb 3, 2026 on Jun 30, 2026'],
])('%s of what was written after it was decided is said with the day decided', (changePercent, now, words) => {
  const since = { changePercent, pricedAt: '2026-06-30T20:00:00.000Z' }
  expect(becameOf({ at: DECIDED, writtenAt: '2026-06-08T15:00:00.000Z', since }, now)).toBe(words)
})
