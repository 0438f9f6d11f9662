import { expect, it } from 'vitest'
import { type Dealt, ledgerOf } from '#test/support/trading.ts'
import { replayAsset } from '../../assets/replay-asset.ts'
import { bookOf } from './book.ts'
import { unsoldOn } from './positions.ts'

const DAYS = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06']

/** Of each stretch the days of `DAYS` that it covers, and the average cost. */
function unsoldOf(...dealt: readonly Dealt[]) {
  const assets = [...Map.groupBy(ledgerOf(...dealt), ({ assetId }) => assetId).values()].flatMap((entries) => {
    const asset = replayAsset(entries)
    return asset ? [{ asset, closes: [''], pendingSplit: null }] : []
  })
  const book = bookOf(assets, '2026-03-02', '2026-03-31')
  return unsoldOn(book.assets, DAYS).map(({ asset, averageCost, from, until }) => [
    asset.assetId,
    averageCost,
    DAYS.slice(from, until),
  ])
}

it('what is bought is unsold from the next day on, and no longer on the day of its sale', () => {
  expect(unsoldOf([1, 'Buy', '10', '100.00', '2026-03-02'], [1, 'Sell', null, '110.00', '2026-03-05'])).toEqual([
    [1, 100, ['2026-03-03', '2026-03-04']],
  ])
})

it('after a part was sold the rest is unsold, at the average cost of then', () => {
  expect(
    unsoldOf(
      [1, 'Buy', '10', '100.00', '2026-03-02'],
      [1, 'Sell Some', '5', '110.00', '2026-03-03'],
      [1, 'Buy More', '5', '200.00', '2026-03-05'],
    ),
  ).toEqual([
    [1, 100, ['2026-03-04', '2026-03-05']],
    [1, 150, ['2026-03-06']],
  ])
})

it('a day on which something was bought first and sold afterwards is a day of a sale', () => {
  expect(
    unsoldOf(
      [1, 'Buy', '10', '100.00', '2026-03-02'],
      [1, 'Buy More', '10', '120.00', '2026-03-04'],
      [1, 'Sell Some', '5', '130.00', '2026-03-04'],
    ),
  ).toEqual([
    [1, 100, ['2026-03-03']],
    [1, 110, ['2026-03-05', '2026-03-06']],
  ])
})

it('a share that was bought again begins anew, and each share has its own days', () => {
  expect(
    unsoldOf(
      [1, 'Buy', '1', '50.00', '2026-02-27'],
      [2, 'Buy', '1', '70.00', '2026-03-04'],
      [1, 'Sell', null, '60.00', '2026-03-03'],
      [1, 'Buy', '1', '80.00', '2026-03-04'],
    ),
  ).toEqual([
    [1, 50, ['2026-03-02']],
    [1, 80, ['2026-03-05', '2026-03-06']],
    [2, 70, ['2026-03-05', '2026-03-06']],
  ])
})
