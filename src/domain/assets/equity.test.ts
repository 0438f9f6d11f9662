import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { story } from '#test/fixtures/entries.ts'
import { sumOf, worth } from '../prices/money.ts'
import type { AssetEntry } from './asset.ts'
import { addToEquity, finishEquity, startEquity, type TradedAsset } from './equity.ts'

/** Bought on 6 April, half sold on 6 May, the rest on 6 June; 4 for 1 on 20 May, recorded on 25 May. */
const sold = story(
  ['Buy', { quantity: '10', price: '100' }],
  ['Sell Some', { quantity: '5', price: '120' }],
  ['Sell', { price: '40' }],
)
const [buy, some, rest] = sold
const split: AssetEntry = {
  kind: 'split-recorded',
  assetId: 1,
  effectiveOn: '2026-05-20',
  newShares: '4',
  oldShares: '1',
  source: 'typed',
  sequence: 3,
  recordedAt: '2026-05-25T15:00:00.000Z',
}
if (!buy || !some || !rest) throw new Error('the story has three chapters')
const entries: AssetEntry[] = [buy, some, split, { ...rest, sequence: 4 }]

type Told = Pick<TradedAsset, 'entries' | 'closes'> & Partial<TradedAsset>

function equityCurve(assets: readonly Told[], days: readonly string[]) {
  const sums = startEquity(days)
  for (const asset of assets) addToEquity(sums, { ownCloses: [], pendingSplit: null, splitDays: null, ...asset })
  return finishEquity(days, [sums])
}

it('what was held is worth its closes, in the shares of each day', () => {
  const closes = ['2026-05-21 33|2026-04-10 110|2026-05-19 128']
  const days = [
    '2026-04-05',
    '2026-04-06',
    '2026-04-10',
    '2026-05-06',
    '2026-05-19',
    '2026-05-20',
    '2026-05-21',
    '2026-06-08',
  ]
  expect(equityCurve([{ entries, closes }], days)).toEqual([
    { day: '2026-04-05', value: '0.00', cost: '0.00', realized: '0.00' },
    // No close yet: the price of the decision. 10 x 100.
    { day: '2026-04-06', value: '1000.00', cost: '1000.00', realized: '0.00' },
    // 10 x 110
    { day: '2026-04-10', value: '1100.00', cost: '1000.00', realized: '0.00' },
    // 5 sold at 120, which is later than the last close: 5 x 120; 5 x (120 - 100) realized.
    { day: '2026-05-06', value: '600.00', cost: '500.00', realized: '100.00' },
    // 5 x 128
    { day: '2026-05-19', value: '640.00', cost: '500.00', realized: '100.00' },
    // The split's day has no close: 20 new shares at 128 / 4 = 32.
    { day: '2026-05-20', value: '640.00', cost: '500.00', realized: '100.00' },
    // 20 x 33
    { day: '2026-05-21', value: '660.00', cost: '500.00', realized: '100.00' },
    // 20 sold at 40 = 800: 100 + 800 - 500.
    { day: '2026-06-08', value: '0.00', cost: '0.00', realized: '400.00' },
  ])
})

it('a close of one’s own counts before everybody’s of the same day, and one of a weekend for the Monday', () => {
  const held = story(['Buy', { quantity: '10', price: '100' }])
  const [closes, ownCloses] = [['2026-04-09 90|2026-04-10 110'], ['2026-04-10 111|2026-04-11 112.5']]
  const days = ['2026-04-09', '2026-04-10', '2026-04-13']
  expect(equityCurve([{ entries: held, closes, ownCloses }], days).map(({ value }) => value)).toEqual([
    '900.00',
    '1110.00',
    '1125.00',
  ])
})

it('a sale that was written down late counts from its day, though an entry before it was corrected in between', () => {
  const [bought, part] = story(['Buy', { quantity: '10', price: '99' }], ['Sell Some', { quantity: '5', price: '120' }])
  if (!bought || !part) throw new Error('the story has two chapters')
  const correction: AssetEntry = {
    kind: 'correction-recorded',
    correctionId: '',
    assetId: 1,
    correctsSequence: 1,
    field: 'price',
    from: '99',
    to: '100',
    reason: 'A typing mistake.',
    requestHash: '',
    sequence: 2,
    recordedAt: '2026-05-20T15:00:00.000Z',
  }
  const late = { ...part, decidedOn: '2026-05-06', sequence: 3, recordedAt: '2026-06-05T15:00:00.000Z' }
  const days = ['2026-05-05', '2026-05-06', '2026-05-20']
  expect(equityCurve([{ entries: [bought, correction, late], closes: [] }], days)).toEqual([
    { day: '2026-05-05', value: '1000.00', cost: '1000.00', realized: '0.00' },
    { day: '2026-05-06', value: '600.00', cost: '500.00', realized: '100.00' },
    { day: '2026-05-20', value: '600.00', cost: '500.00', realized: '100.00' },
  ])
})

it('is exact however small the price, long the quantity and large the sum', () => {
  const penny = story(['Buy', { quantity: '12345.6789', price: '0.0149' }])
  // 12,345.6789 x 0.014850 = 183.333331665, and 3 x 0.335 = 1.005.
  const curve = (entries: readonly AssetEntry[], close: string) =>
    equityCurve([{ entries, closes: [`2026-04-06 ${close}`] }], ['2026-04-06'])[0]?.value
  expect(curve(penny, '0.014850')).toBe('183.33')
  expect(curve(story(['Buy', { quantity: '3', price: '1' }]), '0.335')).toBe('1.01')
  // 15 digits of each are no whole number that a double holds.
  expect(curve(story(['Buy', { quantity: '123456789.12345678', price: '1' }]), '987654.321')).toBe('121932631234567.89')
})

it('adds up to the cent what the valuation of each day says', () => {
  const amount = (digits: number) =>
    fc.integer({ min: 1, max: 10 ** 7 }).map((whole) => (whole / 10 ** digits).toFixed(digits))
  const units = fc.oneof(amount(0), amount(1), amount(4))
  const price = fc.oneof(amount(2), amount(4), amount(6))
  fc.assert(
    fc.property(fc.array(fc.tuple(units, price), { minLength: 1, maxLength: 8 }), (holdings) => {
      const assets = holdings.map(([quantity, close]) => ({
        entries: story(['Buy', { quantity, price: '1' }]),
        closes: [`2026-04-06 ${close}`],
      }))
      const expected = sumOf(holdings.map(([quantity, close]) => worth(quantity, close)))
      expect(equityCurve(assets, ['2026-04-06'])[0]?.value).toBe(expected)
    }),
    { seed: 20_261_121, numRuns: 500 },
  )
})

it('several assets add up, each to the cent', () => {
  const third = story(['Buy', { quantity: '3', price: '0.335' }])
  // 3 x 0.335 = 1.005, shown as 1.01; two of them show 2.02 and not 2.01.
  expect(
    equityCurve(
      [
        { entries: third, closes: [] },
        { entries: third, closes: [] },
      ],
      ['2026-04-06'],
    ),
  ).toEqual([{ day: '2026-04-06', value: '2.02', cost: '2.02', realized: '0.00' }])
})

const valuesOf = (told: Told, days: readonly string[]) =>
  equityCurve([told], days).map(({ value, cost }) => [value, cost])

describe('while a split is reported and not recorded', () => {
  const held = story(['Buy', { quantity: '10', price: '400' }])
  const closes = ['2026-04-06 400|2026-04-07 402|2026-04-08 100.5|2026-04-09 101']
  const pendingSplit = { effectiveOn: '2026-04-08', newShares: '4', oldShares: '1' }
  const days = ['2026-04-06', '2026-04-07', '2026-04-08', '2026-04-09']

  it('value and cost leave the asset out alike from its day on, as the summary does', () => {
    expect(valuesOf({ entries: held, closes, pendingSplit }, days)).toEqual([
      ['4000.00', '4000.00'],
      ['4020.00', '4000.00'],
      ['0.00', '0.00'],
      ['0.00', '0.00'],
    ])
  })

  it('an earlier price values what is held until a later one is known', () => {
    const early = ['2026-04-06 400|2026-04-07 402']
    expect(valuesOf({ entries: held, closes: early, pendingSplit }, days).at(-1)).toEqual(['4020.00', '4000.00'])
  })

  it('so does what is written down in new shares', () => {
    const entries: AssetEntry[] = [...held, noted('103', '2026-04-08T15:00:00.000Z')]
    expect(valuesOf({ entries, closes: [], pendingSplit }, days)).toEqual([
      ['4000.00', '4000.00'],
      ['4000.00', '4000.00'],
      ['0.00', '0.00'],
      ['0.00', '0.00'],
    ])
  })
})

const noted = (price: string, at: string): AssetEntry => ({
  kind: 'price-noted',
  assetId: 1,
  price: { price, source: 'typed', at },
  sequence: 2,
  recordedAt: at,
})

describe('a price that was typed', () => {
  const [monday] = story(['Buy', { quantity: '10', price: '100' }])
  if (!monday) throw new Error('the story has a chapter')
  const text = '2026-04-07 101|2026-04-09 102'
  const days = ['2026-04-07', '2026-04-08', '2026-04-09', '2026-04-10', '2026-04-13', '2026-04-14']
  const values = (entries: readonly AssetEntry[], more: Partial<TradedAsset>) =>
    valuesOf({ entries, closes: [], ...more }, days).map(([value]) => value)

  it.each(['closes', 'ownCloses'] as const)(
    'after the close counts from then on, until something newer: %s',
    (whose) => {
      // Thursday at 18:00 in New York.
      const entries = [monday, noted('120', '2026-04-09T22:00:00.000Z')]
      const shown = ['1010.00', '1010.00', '1020.00', '1200.00', '1200.00', '1200.00']
      expect(values(entries, { [whose]: [text] })).toEqual(shown)
      expect(values(entries, { [whose]: [`${text}|2026-04-13 103`] })).toEqual([
        ...shown.slice(0, 4),
        '1030.00',
        '1030.00',
      ])
    },
  )

  it('while the market trades gives way to the close of its day', () => {
    const entries = [monday, noted('120', '2026-04-09T18:00:00.000Z')]
    expect(values(entries, { closes: [text] }).slice(2)).toEqual(['1020.00', '1020.00', '1020.00', '1020.00'])
  })

  it('as what was paid after the close steps back before a provider’s close of that session, and not before one’s own', () => {
    const more: AssetEntry = {
      ...monday,
      action: 'Buy More',
      asset: null,
      sequence: 2,
      recordedAt: '2026-04-09T22:00:00.000Z',
      price: { price: '120', source: 'typed', at: '2026-04-09T22:00:00.000Z' },
    }
    expect(values([monday, more], { closes: [text] }).at(-1)).toBe('2040.00')
    expect(values([monday, more], { ownCloses: [text] }).at(-1)).toBe('2400.00')
  })
})
