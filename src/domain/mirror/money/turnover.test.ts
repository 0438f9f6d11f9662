import { describe, expect, it } from 'vitest'
import { assetDiary } from '#test/support/asset-diary.ts'
import { randomTrading } from '#test/support/random-trading.ts'
import { overReportedSplits } from '../../assets/over-reported-splits.ts'
import { pendingSplit, splitAfterSale } from '../../assets/pending-split.ts'
import { replayAsset } from '../../assets/replay-asset.ts'
import { marketDaysBetween } from '../../prices/market-session.ts'
import type { Split } from '../../prices/split.ts'
import { bookOf } from './book.ts'
import { bookValues } from './book-values.ts'
import { yearsOfTrading } from './turnover.ts'

it('what trading cost is the difference of the two returns as they are told', () => {
  const told = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) =>
    yearsOfTrading(randomTrading(seed).book, () => null).flatMap(({ drag }) => (drag ? [drag] : [])),
  )
  const percent = (share: number) => Number((share * 100).toFixed(1))
  expect(told.length).toBeGreaterThan(7)
  for (const { actual, untouched, difference } of told)
    expect(percent(difference)).toBeCloseTo(percent(actual) - percent(untouched), 6)
})

it('turnover says on how many of its days something was held, of which alone its average is', () => {
  const { book } = randomTrading(3)
  const values = bookValues(book)
  const years = yearsOfTrading(book, () => null)
  expect(years.reduce((sum, { days }) => sum + days, 0)).toBe(book.days.length)
  expect(years.reduce((sum, { heldDays }) => sum + heldDays, 0)).toBe(values.value.filter((worth) => worth > 0).length)
})

it('what was made is known in the year of the first purchase too, in which nothing can be left alone', () => {
  const [first, second] = yearsOfTrading(randomTrading(3).book, () => null)
  expect(first).toMatchObject({ made: expect.any(Number), drag: null })
  expect(second?.drag?.actual).toBe(second?.made)
})

describe('a year in which nothing was held', () => {
  const yearsOf = (decide: (diary: ReturnType<typeof assetDiary>) => void) => {
    const diary = assetDiary()
    decide(diary)
    const asset = replayAsset(diary.entries)
    const closes = [
      marketDaysBetween('2023-06-01', '2025-12-31')
        .map((day) => `${day} 100`)
        .join('|'),
    ]
    const assets = asset ? [{ asset, closes, pendingSplit: null }] : []
    return yearsOfTrading(bookOf(assets, '2023-06-01', '2025-12-31'), () => 0.1).map(
      ({ year, made, turnover, drag, heldDays }) => [year, made, turnover, drag?.actual ?? null, heldDays > 0],
    )
  }

  it('made nothing that could be told, and no zero: by whoever only watched', () =>
    expect(yearsOf((diary) => diary.decide('2023-06-01', 'Watch', { price: '100' }))).toEqual([
      ['2023', null, null, null, false],
      ['2024', null, null, null, false],
      ['2025', null, null, null, false],
    ]))

  it('and by whoever sold all before it began, or bought only after it', () =>
    expect(
      yearsOf((diary) => {
        diary.decide('2023-06-01', 'Buy', { quantity: '1', price: '100' })
        diary.decide('2023-06-05', 'Sell', { price: '100' })
        diary.decide('2025-06-02', 'Buy', { quantity: '1', price: '100' })
      }),
    ).toEqual([
      ['2023', 0, 1, null, true],
      ['2024', null, null, null, false],
      ['2025', 0, 0, null, true],
    ]))

  it('is none with a purchase that was sold on its own day: what that made is told', () =>
    expect(
      yearsOf((diary) => {
        diary.decide('2024-06-03', 'Buy', { quantity: '1', price: '100' })
        diary.decide('2024-06-03', 'Sell', { price: '110' })
      })[1]?.map((told) => (typeof told === 'number' ? told.toFixed(2) : told)),
    ).toEqual(['2024', '0.10', null, null, false]))
})

/** Shares of two companies that are held, one of them with a close on each day, the other without those of some days. */
function yearsWithout(hasClose: (day: string) => boolean, soldOn: string | null = null) {
  const days = marketDaysBetween('2024-06-03', '2026-11-25')
  const assets = [1, 2].flatMap((assetId) => {
    const diary = assetDiary(assetId)
    diary.decide('2024-06-03', 'Buy', { quantity: '1', price: '100' })
    if (soldOn !== null) diary.decide(soldOn, 'Sell', { price: '40' })
    const asset = replayAsset(diary.entries)
    const known = days.filter((day) => assetId === 1 || hasClose(day))
    const closes = known.map((day) => `${day} ${day < '2026-11-25' ? '100' : '40'}`).join('|')
    return asset ? [{ asset, closes: [closes], pendingSplit: null }] : []
  })
  return yearsOfTrading(bookOf(assets, '2024-06-03', '2026-11-25'), () => null)
}

const toldOf = ({ made, drag, turnover, withoutClose, heldDays, days }: ReturnType<typeof yearsWithout>[number]) => [
  ...[made, drag?.untouched ?? null, turnover].map((share) => share?.toFixed(2) ?? null),
  withoutClose.join(),
  heldDays === days,
]

it('a year is not known in which a close is older than five trading days, and names whose closes are missing', () => {
  expect(yearsWithout((day) => day === '2024-06-03' || day >= '2026-11-25').map(toldOf)).toEqual([
    [null, null, null, 'T2', true],
    [null, null, null, 'T2', true],
    [null, null, null, 'T2', true],
  ])
})

it('a close stands for five more trading days, over the turn of a year too, and for no sixth', () => {
  // From Dec 26 to Jan 2 there are five trading days, from Dec 24 on six.
  const told = (from: string) => yearsWithout((day) => day < from || day > '2025-01-02').map(toldOf)
  expect(told('2024-12-26')).toEqual([
    ['0.00', null, '0.00', '', true],
    ['0.00', '0.00', '0.00', '', true],
    ['-0.60', '-0.60', '0.00', '', true],
  ])
  expect(told('2024-12-24')).toEqual([
    ['0.00', null, '0.00', '', true],
    [null, null, null, 'T2', true],
    ['-0.60', '-0.60', '0.00', '', true],
  ])
})

it('what was left alone is not known either where a close at the end of the year is missing, though all was sold before', () => {
  const [, sold] = yearsWithout((day) => day < '2025-06-02', '2025-03-03').map(toldOf)
  expect(sold).toEqual(['-0.60', null, '0.00', 'T2', false])
})

describe('a split that is only reported, of a share that was sold on Mar 3, 2025', () => {
  const UNTIL = '2025-12-31'

  /**
   * Beside another share that was held all the time. Its closes are 100 until the year of the sale and 121 to the end of that, in the shares that
   * were bought.
   */
  function yearOver(splits: readonly Split[], isBoughtAgain = false) {
    const ratio = (day: string) =>
      splits.reduce((so, one) => (day < one.effectiveOn ? so : (so * Number(one.newShares)) / Number(one.oldShares)), 1)
    const days = marketDaysBetween('2024-06-03', UNTIL)
    const assets = [1, 2].flatMap((assetId) => {
      const diary = assetDiary(assetId)
      const isSold = assetId === 1
      diary.decide('2024-06-03', 'Buy', { quantity: '10', price: '100' })
      if (isSold) diary.decide('2025-03-03', 'Sell', { price: '121' })
      if (isSold && isBoughtAgain) diary.decide('2025-09-03', 'Buy', { quantity: '5', price: '30.25' })
      const asset = replayAsset(diary.entries)
      const closeOf = (day: string) => (day < '2025' ? 100 : isSold ? 121 / ratio(day) : 100)
      const closes = [days.map((day) => `${day} ${closeOf(day)}`).join('|')]
      if (!asset) return []
      const shareSplits = isSold ? splits : []
      const pending = pendingSplit(asset, shareSplits, `${UNTIL}T22:00:00.000Z`) ?? splitAfterSale(asset, shareSplits)
      const told = overReportedSplits({ asset, entries: diary.entries }, shareSplits)
      return [{ asset: told.asset, closes, shareSplits, pendingSplit: pending }]
    })
    return yearsOfTrading(bookOf(assets, '2024-06-03', UNTIL), () => null).find(({ year }) => year === '2025')
  }

  const FOUR: Split = { effectiveOn: '2025-06-02', newShares: '4', oldShares: '1' }
  const ONE_FOR_TWO: Split = { effectiveOn: '2025-10-01', newShares: '1', oldShares: '2' }

  it.each([
    ['after the sale', [FOUR], false],
    ['after the sale, and another one', [FOUR, ONE_FOR_TWO], false],
    ['between the sale and the next Buy', [FOUR], true],
  ])('is needed from nobody to know what was left alone: %s', (_, splits, isBoughtAgain) => {
    const year = yearOver(splits, isBoughtAgain)
    expect([year?.drag?.untouched.toFixed(4), year?.overSplit, year?.withoutClose]).toEqual(['0.1050', [], []])
  })

  it('is still needed where it took effect while something was held, also where another one came after the sale', () => {
    for (const splits of [
      [{ ...FOUR, effectiveOn: '2025-02-03' }],
      [{ ...FOUR, effectiveOn: '2025-02-03' }, ONE_FOR_TWO],
    ])
      expect(yearOver(splits)).toMatchObject({ drag: null, overSplit: ['T1'] })
  })
})
