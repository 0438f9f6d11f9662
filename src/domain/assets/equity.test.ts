import { expect, it } from 'vitest'
import { story } from '#test/fixtures/entries.ts'
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

function equityCurve(assets: readonly TradedAsset[], days: readonly string[]) {
  const sums = startEquity(days)
  for (const asset of assets) addToEquity(sums, asset)
  return finishEquity(sums)
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
