import { describe, expect, it } from 'vitest'
import { bookFrom, type PlainTrade, randomTrading } from '#test/support/random-trading.ts'
import { seeded } from '#test/support/seeded.ts'
import type { Dealt } from '#test/support/trading.ts'
import { dayNumber, dayOfNumber } from '../../prices/day-number.ts'
import { marketDaysBetween } from '../../prices/market-session.ts'
import { afterLossesFinding } from '../findings/money-findings.ts'
import { differenceOfAlike } from '../statistics/mean-with-error.ts'
import { afterLosses } from './after-losses.ts'

const CALENDAR = marketDaysBetween('2024-01-02', '2027-12-29').slice(0, 700)

type Sale = { readonly day: number; readonly isLoss: boolean; readonly buysAfter: readonly number[] }

/**
 * Somebody who held ten shares of each of sixty companies at $100 from the first day on, sells one company on the day of each sale,
 * at $90 or $110, and buys another so many days after it.
 */
function somebody(sales: readonly Sale[], otherBuys: readonly number[] = []) {
  const buy = (assetId: number, day: number): Dealt => [assetId, 'Buy', '10', '100', CALENDAR[day] ?? '']
  const bought = [...sales.flatMap(({ day, buysAfter }) => buysAfter.map((later) => day + later)), ...otherBuys]
  const dealt = [
    ...sales.map((_, at) => ({ day: 0, does: buy(at + 1, 0) })),
    ...sales.map(({ day, isLoss }, at) => ({
      day,
      does: [at + 1, 'Sell', null, isLoss ? '90' : '110', CALENDAR[day] ?? ''] as const,
    })),
    ...bought.map((day, at) => ({ day, does: buy(sales.length + at + 1, day) })),
  ].toSorted((one, other) => one.day - other.day)
  return bookFrom(
    dealt.map(({ does }) => does),
    CALENDAR,
    [],
  )
}

/** Sales ten trading days apart, at a loss and at a gain in turn. */
const inTurn = (count: number, buysAfter: (isLoss: boolean, at: number) => readonly number[]): Sale[] =>
  Array.from({ length: count }, (_, at) => {
    const isLoss = at % 2 === 0
    return { day: 10 + at * 10, isLoss, buysAfter: buysAfter(isLoss, at) }
  })

const titleOf = (book: ReturnType<typeof somebody>) => afterLossesFinding(afterLosses(book), () => [])?.title ?? null

describe('purchases after losses', () => {
  it('are nothing to tell of somebody who buys after every sale alike, and on no other day', () => {
    const book = somebody(inTurn(40, (_, at) => (at % 4 < 2 ? [0] : [0, 3])))
    expect(afterLosses(book)).toMatchObject({
      after: { windows: 20, days: 100, withBuy: 30 },
      other: { windows: 20, days: 100, withBuy: 30 },
    })
    expect(titleOf(book)).toBeNull()
  })

  it('are none that were made on the weekend before a sale, though its Monday is their trading day', () => {
    const mondays = ['2024-03-04', '2024-04-01', '2024-05-06', '2024-06-03', '2024-07-08', '2024-08-05']
    const dealt = (bought: (monday: number) => number): readonly Dealt[] => [
      ...mondays.map((_, at): Dealt => [at + 1, 'Buy', '10', '100', '2024-01-02']),
      ...mondays
        .flatMap((monday, at): Dealt[] => [
          [at + 1, 'Sell', null, '90', monday],
          [at + 20, 'Buy', '10', '100', dayOfNumber(bought(dayNumber(monday)))],
        ])
        .toSorted((one, other) => ((one[4] ?? '') < (other[4] ?? '') ? -1 : 1)),
    ]
    const told = (days: number) =>
      afterLosses(
        bookFrom(
          dealt((monday) => monday + days),
          CALENDAR,
          [],
        ),
      ).after
    // On the Friday, Saturday and Sunday before, on the Monday itself, on the Friday after it and on the Saturday after that.
    expect([-3, -2, -1, 0, 4, 5].map((days) => told(days).withBuy)).toEqual([0, 0, 0, 6, 6, 0])
    expect(told(0)).toMatchObject({ windows: 6, days: 30 })
  })

  it('are nothing to tell where losses come in clusters, and each sale is followed by the same', () => {
    const clusters = Array.from({ length: 20 }, (_, at): Sale[] => {
      const buysAfter = at % 2 === 0 ? [0] : [0, 1]
      return at % 2 === 0
        ? [0, 1, 2].map((later) => ({ day: 10 + at * 15 + later, isLoss: true, buysAfter: [0] }))
        : [{ day: 10 + at * 15, isLoss: false, buysAfter: buysAfter.slice(0, 1) }]
    }).flat()
    const found = afterLosses(somebody(clusters))
    expect([found.after, found.other]).toEqual([
      { windows: 10, days: 50, withBuy: 10 },
      { windows: 10, days: 50, withBuy: 10 },
    ])
    expect(found.withoutWindow).toBe(20)
    expect(titleOf(somebody(clusters))).toBeNull()
  })

  it('are told where they are more, or fewer, than after gains', () => {
    const more = somebody(inTurn(40, (isLoss, at) => (isLoss && at % 8 !== 0 ? [1, 2] : at % 5 === 0 ? [1] : [])))
    expect(titleOf(more)).toBe('After a loss you buy more often than after a gain.')
    const fewer = somebody(inTurn(40, (isLoss, at) => (!isLoss && at % 8 !== 1 ? [1, 2] : at % 5 === 0 ? [1] : [])))
    expect(titleOf(fewer)).toBe('After a loss you buy less often than after a gain.')
  })

  it('of one window are one case: five days in a row after two of twelve losses prove nothing', () => {
    const book = somebody(inTurn(24, (isLoss, at) => (isLoss && at < 4 ? [0, 1, 2, 3, 4] : [])))
    const { after, other, difference } = afterLosses(book)
    expect([after.withBuy, after.days, other.withBuy, other.days]).toEqual([10, 60, 0, 60])
    // Two shares of 1 and ten of 0, and twelve of 0: s² = (2 × (5/6)² + 10 × (1/6)²) / 22, twice over 12.
    expect(difference?.standardError).toBeCloseTo(Math.sqrt((2 * (5 / 6) ** 2 + 10 * (1 / 6) ** 2) / 22 / 6), 10)
    expect(titleOf(book)).toBeNull()
  })

  it('are counted only after a day with a loss alone or a gain alone, and when its five days are over', () => {
    const sales = inTurn(20, () => [])
    const both: Sale = { day: 300, isLoss: true, buysAfter: [] }
    const found = afterLosses(
      somebody([...sales, both, { ...both, isLoss: false }, { day: 696, isLoss: true, buysAfter: [] }]),
    )
    expect([found.after.windows, found.other.windows, found.withoutWindow]).toEqual([10, 10, 2])
  })

  it('are silent below six windows of either kind', () => {
    expect(afterLosses(somebody(inTurn(11, () => [1]))).difference).toBeNull()
    expect(afterLosses(somebody(inTurn(12, () => [1]))).difference).not.toBeNull()
  })
})

/** Whether a day of random trading saw only gains or only losses sold, at average cost, counted from the beginning each time. */
function signsOf(trades: readonly PlainTrade[], day: number): readonly number[] {
  const gains = new Map<number, number>()
  const held = new Map<number, { quantity: number; cost: number }>()
  for (const { asset, day: on, does, quantity, price } of trades) {
    const before = held.get(asset) ?? { quantity: 0, cost: 0 }
    const paid = does === 'buy' ? price * quantity : -(before.cost / before.quantity) * quantity
    if (does === 'sell' && on === day) gains.set(asset, (gains.get(asset) ?? 0) + price * quantity + paid)
    held.set(asset, { quantity: before.quantity + (does === 'buy' ? quantity : -quantity), cost: before.cost + paid })
  }
  return [...gains.values()].map((gain) => (Math.abs(gain) < 1e-7 ? 0 : Math.sign(gain)))
}

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'purchases after losses are those of a slow count, for the trader of seed %i',
  (seed) => {
    const { book, trades } = randomTrading(seed, { trades: 120 })
    const isOn = (day: number, does: 'buy' | 'sell') => trades.some((trade) => trade.day === day && trade.does === does)
    const countOf = (sign: number) => {
      const windows = book.days.flatMap((_, day) => {
        const signs = signsOf(trades, day)
        const days = [day, day + 1, day + 2, day + 3, day + 4]
        const isWhole = day + 5 <= book.days.length && !days.slice(1).some((each) => isOn(each, 'sell'))
        return signs.length > 0 && signs.every((each) => each === sign) && isWhole ? [days] : []
      })
      const withBuy = windows.flat().filter((day) => isOn(day, 'buy')).length
      return { windows: windows.length, days: windows.length * 5, withBuy }
    }
    const { after, other } = afterLosses(book)
    expect([after, other]).toEqual([countOf(-1), countOf(1)])
  },
)

it('of 2,000 people who buy alike after losses and gains, at most 5.5% are told that they do not', () => {
  const chance = seeded(7)
  const share = () =>
    Array.from({ length: 5 }, () => (chance.next() < 0.12 ? 1 : 0)).reduce<number>((a, b) => a + b, 0) / 5
  const told = Array.from({ length: 2_000 }, () => {
    const [losses, gains] = [chance.whole(6, 12), chance.whole(6, 60)]
    const found = differenceOfAlike(Array.from({ length: losses }, share), Array.from({ length: gains }, share))
    return found !== null && found.from * found.to > 0
  })
  expect(told.filter(Boolean).length / 2_000).toBeLessThanOrEqual(0.055)
})
