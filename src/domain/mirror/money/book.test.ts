import { describe, expect, it } from 'vitest'
import { assetDiary } from '#test/support/asset-diary.ts'
import { bookFrom } from '#test/support/random-trading.ts'
import { replayAsset } from '../../assets/replay-asset.ts'
import { bookOf } from './book.ts'

const DAYS = ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-09']

describe('the closes of a book', () => {
  const diary = assetDiary()
  diary.decide('2026-11-02', 'Buy', { quantity: '10', price: '100' })
  diary.split('2026-11-06', '2026-11-05', '4')
  const read = (
    closes: readonly string[],
    pendingSplit = null as { effectiveOn: string; newShares: string; oldShares: string } | null,
  ) => {
    const asset = replayAsset(diary.entries)
    if (!asset) throw new Error('a diary opens an asset')
    return [...(bookOf([{ asset, closes, pendingSplit }], '2026-11-02', '2026-11-09').assets[0]?.closes ?? [])]
  }

  it('are in shares of after every split, each on its own trading day; a Sunday’s is none', () =>
    expect(read(['2026-11-03 98.92|2026-11-05 25.5|2026-11-08 26|2026-11-09 27'])).toEqual([
      Number.NaN,
      24.73,
      Number.NaN,
      25.5,
      Number.NaN,
      27,
    ]))

  it('are the user’s own where there are two, in any order of days', () =>
    expect(read(['2026-11-06 26|2026-11-05 25', '2026-11-05 24.125']).slice(3, 5)).toEqual([24.125, 26]))

  it('are read from before the first day on, for what had risen by then', () => {
    const asset = replayAsset(diary.entries)
    if (!asset) throw new Error('a diary opens an asset')
    const closes = ['2026-09-28 1|2026-09-29 80|2026-10-30 100|2026-11-02 104']
    const { earlier, assets } = bookOf([{ asset, closes, pendingSplit: null }], '2026-11-02', '2026-11-03')
    const [{ closes: since, earlierCloses } = { closes: [], earlierCloses: [] }] = assets
    expect([earlier.days[0], earlier.days.at(-1)]).toEqual(['2026-09-29', '2026-10-30'])
    expect([earlierCloses[0], earlierCloses.at(-1), ...since]).toEqual([20, 25, 26, Number.NaN])
  })

  it('of providers are divided on the day on which they report a split, and the user’s own on the one that is recorded', () => {
    const asset = replayAsset(diary.entries)
    if (!asset) throw new Error('a diary opens an asset')
    const ownCloses = '2026-11-04 104'
    const closes = ['2026-11-02 100|2026-11-03 25|2026-11-04 26|2026-11-05 27', ownCloses]
    const shareSplits = [{ effectiveOn: '2026-11-03', newShares: '4', oldShares: '1' }]
    const book = bookOf([{ asset, closes, ownCloses, shareSplits, pendingSplit: null }], '2026-11-02', '2026-11-05')
    expect([...(book.assets[0]?.closes ?? [])]).toEqual([25, 25, 26, 27])
  })

  it('from before the first entry are divided by splits since, which nobody records', () => {
    const asset = replayAsset(diary.entries)
    if (!asset) throw new Error('a diary opens an asset')
    const earlier = { effectiveOn: '2026-10-30', newShares: '1', oldShares: '2' }
    const shareSplits = [earlier, { effectiveOn: '2026-11-05', newShares: '4', oldShares: '1' }]
    const closes = ['2026-10-29 50|2026-10-30 100|2026-11-02 104']
    const [share] = bookOf([{ asset, closes, shareSplits, pendingSplit: null }], '2026-11-02', '2026-11-02').assets
    expect([...(share?.earlierCloses ?? [])].slice(-2)).toEqual([25, 25])
  })

  it('are none from a split on that nobody has recorded', () =>
    expect(
      read(['2026-11-05 25|2026-11-06 26|2026-11-09 13'], {
        effectiveOn: '2026-11-09',
        newShares: '2',
        oldShares: '1',
      }),
    ).toEqual([Number.NaN, Number.NaN, Number.NaN, 25, 26, Number.NaN]))
})

describe('the trades of a book', () => {
  it('know what was held around them, at average cost, after a re-buy anew', () => {
    const { assets } = bookFrom(
      [
        [1, 'Buy', '10', '10', '2026-11-02'],
        [1, 'Buy More', '10', '20', '2026-11-03'],
        [1, 'Sell Some', '5', '30', '2026-11-04'],
        [1, 'Sell', null, '12', '2026-11-05'],
        [1, 'Buy', '1', '40', '2026-11-07'],
      ],
      DAYS,
      [],
    )
    expect(
      assets[0]?.trades.map(({ day, does, heldBefore, heldAfter, averageCost, isFirst, amount }) => [
        day,
        does,
        heldBefore,
        heldAfter,
        averageCost,
        isFirst,
        amount,
      ]),
    ).toEqual([
      [0, 'buy', 0, 10, 10, true, 100],
      [1, 'buy', 10, 20, 15, false, 200],
      [2, 'sell', 20, 15, 15, false, 150],
      [3, 'sell', 15, 0, 15, false, 180],
      // A Saturday: the next trading day's.
      [5, 'buy', 0, 1, 40, true, 40],
    ])
  })

  it('hold a sale whose price is not known, and no money of it', () => {
    const { assets } = bookFrom(
      [
        [1, 'Buy', '10', '10'],
        [1, 'Sell', null, null],
        [1, 'Buy', '2', '9'],
      ],
      DAYS,
      [],
    )
    expect(assets[0]?.trades.map(({ quantity, amount, averageCost }) => [quantity, amount, averageCost])).toEqual([
      [10, 100, 10],
      [10, null, 10],
      [2, 18, 9],
    ])
  })
})
