import { describe, expect, it } from 'vitest'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { replayAsset } from '../../assets/replay-asset.ts'
import { mirrorOf } from '../mirror.ts'

/** Ten at 100 with a stop at 90, reached on Monday, June 1 at 88; four sold on Wednesday at 85, the rest on Friday at 95. */
function mirrored(until: 'sold' | 'held') {
  const diary = assetDiary()
  diary.decide('2026-05-26', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
  diary.reach('2026-06-01', 'stop-loss', '90', '88')
  diary.decide('2026-06-02', 'Hold')
  diary.decide('2026-06-03', 'Sell Some', { quantity: '4', price: '85' })
  if (until === 'sold') diary.decide('2026-06-05', 'Sell', { price: '95' })
  const asset = replayAsset(diary.entries)
  if (!asset) throw new Error('a diary opens an asset')
  const closes = ['2026-05-26 100|2026-06-01 88|2026-06-02 86|2026-06-03 84|2026-06-05 94|2026-06-08 120']
  const last = { price: '120', on: '2026-06-08' }
  return mirrorOf([{ asset, entries: diary.entries, closes, pendingSplit: null, last }], {
    today: '2026-06-08',
    lastDay: '2026-06-08',
    imported: 0,
    benchmark: null,
  })
}

describe('as if every rule had been kept', () => {
  it('would be without what holding came to, day by day, and ends at the amount of the line', () => {
    const { keptRules, lines } = mirrored('sold')
    expect(keptRules).toEqual({
      lines: 1,
      keptLater: 0,
      days: ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05', '2026-06-08'],
      // 10 × (86 − 88); 4 × (85 − 88) + 6 × (84 − 88), the same without a close; 4 × −3 + 6 × (95 − 88) from the sale on.
      held: [0, -20, -36, -36, 30, 30],
      withoutPrice: [],
      unpricedSales: [],
      overSplit: [],
    })
    expect(lines[0]?.outcome?.amount).toBe('30.00')
  })

  it('goes on to the last price where it is held still', () => {
    // 4 × −3 + 6 × (120 − 88)
    expect(mirrored('held').keptRules.held.at(-1)).toBe(180)
    expect(mirrored('held').lines[0]?.outcome?.amount).toBe('180.00')
  })

  it('tells no day by a price of a later one: a price of today has a day of its own', () => {
    const diary = assetDiary()
    diary.decide('2026-05-26', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
    diary.reach('2026-06-01', 'stop-loss', '90', '88')
    diary.decide('2026-06-02', 'Hold')
    const asset = replayAsset(diary.entries)
    if (!asset) throw new Error('a diary opens an asset')
    const closes = ['2026-05-26 100|2026-06-01 88|2026-06-02 86']
    const seenAt = (last: { price: string; on: string }) =>
      mirrorOf([{ asset, entries: diary.entries, closes, pendingSplit: null, last }], {
        today: '2026-06-03',
        lastDay: '2026-06-02',
        imported: 0,
        benchmark: null,
      }).keptRules
    // In the session of June 3: 10 × (60 − 88).
    expect(seenAt({ price: '60', on: '2026-06-03' })).toEqual({
      lines: 1,
      keptLater: 0,
      days: ['2026-06-01', '2026-06-02', '2026-06-03'],
      held: [0, -20, -280],
      withoutPrice: [],
      unpricedSales: [],
      overSplit: [],
    })
    expect(seenAt({ price: '86', on: '2026-06-02' })).toMatchObject({
      days: ['2026-06-01', '2026-06-02'],
      held: [0, -20],
    })
  })

  it('counts a sale from its day on, though the last price that is known is older', () => {
    const diary = assetDiary()
    diary.decide('2026-05-26', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
    diary.reach('2026-06-01', 'stop-loss', '90', '88')
    diary.decide('2026-06-02', 'Hold')
    diary.decide('2026-06-04', 'Sell Some', { quantity: '4', price: '50' })
    const asset = replayAsset(diary.entries)
    if (!asset) throw new Error('a diary opens an asset')
    const last = { price: '86', on: '2026-06-02' }
    const { keptRules, lines } = mirrorOf(
      [{ asset, entries: diary.entries, closes: ['2026-06-01 88|2026-06-02 86'], pendingSplit: null, last }],
      { today: '2026-06-05', lastDay: '2026-06-04', imported: 0, benchmark: null },
    )
    // 10 × (86 − 88), and with the sale 4 × (50 − 88) + 6 × (86 − 88).
    expect(keptRules.held).toEqual([0, -20, -20, -164])
    expect(lines[0]?.outcome).toMatchObject({ endedOn: '2026-06-04', amount: '-164.00' })
  })

  it('would be without the days between a line and the sales that kept it', () => {
    const diary = assetDiary()
    diary.decide('2026-05-26', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
    diary.reach('2026-06-01', 'stop-loss', '90', '88')
    diary.decide('2026-06-01', 'Sell Some', { quantity: '2', price: '89' })
    diary.decide('2026-06-03', 'Sell', { price: '40' })
    const asset = replayAsset(diary.entries)
    if (!asset) throw new Error('a diary opens an asset')
    const closes = ['2026-05-26 100|2026-06-01 88|2026-06-02 70|2026-06-03 45|2026-06-04 30']
    const last = { price: '30', on: '2026-06-04' }
    const { keptRules } = mirrorOf([{ asset, entries: diary.entries, closes, pendingSplit: null, last }], {
      today: '2026-06-04',
      lastDay: '2026-06-04',
      imported: 0,
      benchmark: null,
    })
    // The 8 that waited: 8 × (70 − 88), then 8 × (40 − 88), and no more after the sale.
    expect(keptRules).toEqual({
      lines: 0,
      keptLater: 1,
      days: ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04'],
      held: [0, -144, -384, -384],
      withoutPrice: [],
      unpricedSales: [],
      overSplit: [],
    })
  })

  describe('on a day of which no price of the five trading days before it tells', () => {
    /** Ten at 100 with a stop at 90, reached on Monday, June 1 at 88, held through, with closes until the next day alone. */
    function heldWithout(
      last: { price: string; on: string },
      closes: string,
      tell = (_: ReturnType<typeof assetDiary>) => {},
    ) {
      const diary = assetDiary()
      diary.decide('2026-05-26', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
      diary.reach('2026-06-01', 'stop-loss', '90', '88')
      diary.decide('2026-06-02', 'Hold')
      tell(diary)
      const asset = replayAsset(diary.entries)
      if (!asset) throw new Error('a diary opens an asset')
      const { keptRules } = mirrorOf([{ asset, entries: diary.entries, closes: [closes], pendingSplit: null, last }], {
        ...{ today: '2026-06-15', lastDay: '2026-06-15', imported: 0, benchmark: null },
      })
      return { ...keptRules, held: Object.fromEntries(keptRules.days.map((day, at) => [day, keptRules.held[at]])) }
    }

    it('is not known, and says of what, until a price is', () => {
      const { held, withoutPrice } = heldWithout(
        { price: '60', on: '2026-06-15' },
        '2026-06-01 88|2026-06-02 86|2026-06-12 70',
      )
      expect(held).toEqual({
        '2026-06-01': 0,
        ...Object.fromEntries(['02', '03', '04', '05', '08', '09'].map((day) => [`2026-06-${day}`, -20])),
        '2026-06-10': null,
        '2026-06-11': null,
        '2026-06-12': -180,
        '2026-06-15': -280,
      })
      expect(withoutPrice).toEqual(['T1'])
    })

    it('is not known by the last price either, where that is older', () => {
      const { held } = heldWithout({ price: '86', on: '2026-06-02' }, '2026-06-01 88|2026-06-02 86')
      expect([held['2026-06-09'], held['2026-06-10'], held['2026-06-15']]).toEqual([-20, null, null])
    })

    it('nor by it where some was sold since', () => {
      const { held } = heldWithout({ price: '86', on: '2026-06-02' }, '2026-06-01 88|2026-06-02 86', (diary) =>
        diary.decide('2026-06-05', 'Sell Some', { quantity: '4', price: '85' }),
      )
      // 4 × (85 − 88) + 6 × (86 − 88)
      expect([held['2026-06-09'], held['2026-06-10']]).toEqual([-24, null])
    })

    it('is known again from its sale on, and without a close by what was typed', () => {
      const { held, withoutPrice } = heldWithout({ price: '75', on: '2026-06-08' }, '2026-06-01 88', (diary) => {
        diary.decide('2026-06-11', 'Sell', { price: '75' })
      })
      expect([held['2026-06-08'], held['2026-06-09'], held['2026-06-11'], held['2026-06-15']]).toEqual([
        0,
        null,
        -130,
        -130,
      ])
      expect(withoutPrice).toEqual(['T1'])
    })
  })

  it('is nothing where no line was held through', () => {
    const none = mirrorOf([], { today: '2026-06-08', lastDay: '2026-06-08', imported: 0, benchmark: null })
    expect(none.keptRules).toMatchObject({ lines: 0, keptLater: 0, days: [], held: [], withoutPrice: [] })
  })
})

describe('of a line of which nobody knows what it came to', () => {
  /** As above, but the rest was sold on Friday at a price that is not known; and a second share whose line is known. */
  function besideKnown(splitOn: string | null = null, knownOn = '2026-06-01') {
    const [unknown, known] = [assetDiary(1), assetDiary(2)]
    unknown.decide('2026-05-26', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
    unknown.reach('2026-06-01', 'stop-loss', '90', '88')
    unknown.decide('2026-06-02', 'Hold')
    unknown.decide('2026-06-05', 'Sell')
    known.decide('2026-05-26', 'Buy', { quantity: '1', price: '100', levels: stopAt('90') ?? {} })
    known.reach(knownOn, 'stop-loss', '90', '88')
    known.decide('2026-06-08', 'Hold')
    const closes = [
      '2026-05-26 100|2026-06-01 88|2026-06-02 86|2026-06-03 84|2026-06-04 84|2026-06-05 94|2026-06-08 88',
    ]
    const last = { price: '88', on: '2026-06-08' }
    const split = splitOn === null ? null : { effectiveOn: splitOn, newShares: '2', oldShares: '1' }
    const assets = [unknown, known].flatMap(({ entries }, at) => {
      const asset = replayAsset(entries)
      const ofSplit = at === 0 && split ? { pendingSplit: split, shareSplits: [split] } : { pendingSplit: null }
      return asset ? [{ asset, entries, closes, last, ...ofSplit }] : []
    })
    return mirrorOf(assets, { today: '2026-06-08', lastDay: '2026-06-08', imported: 0, benchmark: null }).keptRules
  }

  it('each day is told until its sale, and none from then on, though another line is known', () => {
    expect(besideKnown()).toEqual({
      lines: 2,
      keptLater: 0,
      days: ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05', '2026-06-08'],
      // 11 × (86 − 88) and 11 × (84 − 88)
      held: [0, -22, -44, -44, null, null],
      withoutPrice: [],
      unpricedSales: [{ ticker: 'T1', on: '2026-06-05' }],
      overSplit: [],
    })
  })

  it('a split that is only reported is what it lacks, and not a price', () => {
    expect(besideKnown('2026-06-04')).toMatchObject({ withoutPrice: [], unpricedSales: [], overSplit: ['T1'] })
    // One from after the sale leaves nothing open.
    const sale = { ticker: 'T1', on: '2026-06-05' }
    expect(besideKnown('2026-06-08')).toMatchObject({ withoutPrice: [], unpricedSales: [sale], overSplit: [] })
  })

  it('a line counts among the rules that are told only if it came by the last day that is known', () => {
    expect(besideKnown(null, '2026-06-04').lines).toBe(2)
    expect(besideKnown(null, '2026-06-05').lines).toBe(1)
  })

  it('that of which no newer price is known yet is told by the price that still stands, on a day of today too', () => {
    const [waiting, told] = [assetDiary(1), assetDiary(2)]
    for (const diary of [waiting, told]) {
      diary.decide('2026-05-26', 'Buy', { quantity: '1', price: '100', levels: stopAt('90') ?? {} })
      diary.reach('2026-06-02', 'stop-loss', '90', '88')
      diary.decide('2026-06-02', 'Hold')
    }
    const lastOf = { 1: { price: '88', on: '2026-06-02' }, 2: { price: '80', on: '2026-06-03' } }
    const assets = [waiting, told].flatMap(({ entries }) => {
      const asset = replayAsset(entries)
      const closes = ['2026-05-26 100|2026-06-02 88']
      return asset ? [{ asset, entries, closes, pendingSplit: null, last: lastOf[asset.assetId === 1 ? 1 : 2] }] : []
    })
    const { keptRules } = mirrorOf(assets, { today: '2026-06-03', lastDay: '2026-06-02', imported: 0, benchmark: null })
    expect(keptRules).toMatchObject({ lines: 2, days: ['2026-06-02', '2026-06-03'], held: [0, -8], withoutPrice: [] })
  })
})
