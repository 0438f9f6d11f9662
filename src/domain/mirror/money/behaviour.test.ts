import { describe, expect, it } from 'vitest'
import { type PlainTrade, randomTrading } from '#test/support/random-trading.ts'
import { passedOnFinding } from '../findings/money-findings.ts'
import { mirrorTexts } from '../texts/mirror-texts.ts'
import { bookOf } from './book.ts'
import { boughtMinusSold } from './bought-minus-sold.ts'
import { dispositionEffect, dispositionOf } from './disposition.ts'
import { passedOn } from './passed-on.ts'
import { sellingAgainstRandom } from './selling-against-random.ts'
import { sizeAndConfidence } from './size-and-confidence.ts'
import { yearsOfTrading } from './turnover.ts'

/** What Odean counted in 10,000 accounts at a broker, 1987 to 1993: .148 against .098. */
const ODEAN_1998 = {
  realizedGains: 13_883,
  paperGains: 79_658,
  realizedLosses: 11_930,
  paperLosses: 110_348,
}

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]

/** What was held of each asset after the first `count` trades, at average cost: from the beginning, every time. */
function slowHoldings(trades: readonly PlainTrade[]) {
  const holdings = new Map<number, { quantity: number; cost: number }>()
  for (const { asset, does, quantity, price } of trades) {
    const { quantity: held, cost } = holdings.get(asset) ?? { quantity: 0, cost: 0 }
    const left = does === 'buy' ? held + quantity : held - quantity
    holdings.set(asset, { quantity: left, cost: does === 'buy' ? cost + quantity * price : (cost * left) / held })
  }
  return new Map([...holdings].filter(([, { quantity }]) => quantity > 0))
}

const saleDays = (trades: readonly PlainTrade[]) => [
  ...new Set(trades.filter(({ does }) => does === 'sell').map(({ day }) => day)),
]

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('the disposition effect', () => {
  it('of Odean’s counts is his .148 against .098', () => {
    const published = dispositionEffect(ODEAN_1998)
    expect([published?.gainsRealized.toFixed(3), published?.lossesRealized.toFixed(3)]).toEqual(['0.148', '0.098'])
    // √(.1484 × .8516 / 93541 + .0976 × .9024 / 122278)
    expect(published?.standardError).toBeCloseTo(0.00144, 5)
    // √(.1484 × .8516 / 93541), √(.0976 × .9024 / 122278)
    expect([published?.gainsError, published?.lossesError]).toEqual([
      expect.closeTo(0.001162, 6),
      expect.closeTo(0.000849, 6),
    ])
    expect([published?.gains, published?.losses]).toEqual([93_541, 122_278])
  })

  it.each(SEEDS)('is that of a slow count, for the trader of seed %i', (seed) => {
    const { book, trades, closes } = randomTrading(seed)
    const counts = { realizedGains: 0, paperGains: 0, realizedLosses: 0, paperLosses: 0 }
    for (const day of saleDays(trades)) {
      const sold = new Set(
        trades.filter((trade) => trade.day === day && trade.does === 'sell').map(({ asset }) => asset),
      )
      for (const asset of sold) {
        let gain = 0
        for (const [place, trade] of trades.entries()) {
          if (trade.asset !== asset || trade.day !== day || trade.does === 'buy') continue
          const before = slowHoldings(trades.slice(0, place)).get(asset)
          gain += trade.quantity * (trade.price - (before ? before.cost / before.quantity : 0))
        }
        counts[gain > 0 ? 'realizedGains' : 'realizedLosses'] += 1
      }
      for (const [asset, { quantity, cost }] of slowHoldings(trades.filter((trade) => trade.day < day))) {
        if (sold.has(asset)) continue
        const gain = (closes[asset]?.[day] ?? 0) - cost / quantity
        // Exactly even is neither.
        if (Math.abs(gain) > 1e-7) counts[gain > 0 ? 'paperGains' : 'paperLosses'] += 1
      }
    }
    expect(dispositionOf(book)).toMatchObject(counts)
  })

  it('is silent below 20 sales', () => {
    const few = dispositionOf(randomTrading(1, { trades: 30 }).book)
    expect([few.sales < 20, few.effect]).toEqual([true, null])
  })

  it('changes by nothing that was bought and sold of an asset without closes but the days that it leaves out', () => {
    const { book } = randomTrading(3)
    const [first] = book.assets
    const blind = {
      ...book,
      assets: book.assets.map((asset) =>
        asset === first ? { ...asset, closes: asset.closes.map(() => Number.NaN) } : asset,
      ),
    }
    const [seen, unseen] = [dispositionOf(book), dispositionOf(blind)]
    expect(unseen.daysLeftOut).toBeGreaterThan(0)
    expect(unseen.days + unseen.daysLeftOut).toBe(seen.days)
  })
})

describe('selling against random', () => {
  it.each(SEEDS)('is that of a slow count, for the trader of seed %i', (seed) => {
    const { book, trades, closes } = randomTrading(seed)
    const differences: number[] = []
    for (const day of saleDays(trades)) {
      const gainOf = (asset: number) =>
        (closes[asset]?.[day + 84] ?? Number.NaN) / (closes[asset]?.[day] ?? Number.NaN) - 1
      const sold = new Set(
        trades.filter((trade) => trade.day === day && trade.does === 'sell').map(({ asset }) => asset),
      )
      const kept = [...slowHoldings(trades.filter((trade) => trade.day < day)).keys()].filter(
        (asset) => !sold.has(asset),
      )
      for (const asset of sold)
        if (kept.length > 0 && day + 84 < 400) differences.push(meanOf(kept.map(gainOf)) - gainOf(asset))
    }
    const { sales, difference } = sellingAgainstRandom(book, 84)
    expect(sales).toBe(differences.length)
    expect(difference?.mean).toBeCloseTo(meanOf(differences), 10)
  })
})

describe('bought minus sold', () => {
  it.each(SEEDS)('is that of a slow count, for the trader of seed %i', (seed) => {
    const { book, trades, closes } = randomTrading(seed)
    const returns = (does: 'buy' | 'sell') =>
      [...new Set(trades.filter((trade) => trade.does === does).map(({ asset, day }) => `${asset} ${day}`))]
        .map((key) => key.split(' ').map(Number))
        .filter(([, day]) => (day ?? 0) + 84 < 400)
        .map(([asset = 0, day = 0]) => (closes[asset]?.[day + 84] ?? 0) / (closes[asset]?.[day] ?? 1) - 1)
    const { difference, purchases, sales } = boughtMinusSold(book, 84)
    expect([purchases, sales]).toEqual([returns('buy').length, returns('sell').length])
    expect(difference?.mean).toBeCloseTo(meanOf(returns('buy')) - meanOf(returns('sell')), 10)
  })
})

describe('turnover and the drag of trading', () => {
  it.each(SEEDS)('are those of a slow reckoning, for the trader of seed %i', (seed) => {
    const { book, trades, closes } = randomTrading(seed)
    const valueAt = (day: number) =>
      [...slowHoldings(trades.filter((trade) => trade.day <= day))].reduce(
        (sum, [asset, { quantity }]) => sum + quantity * (closes[asset]?.[day] ?? 0),
        0,
      )
    const flow = (day: number, does: 'buy' | 'sell') =>
      trades
        .filter((trade) => trade.day === day && trade.does === does)
        .reduce((sum, { quantity, price }) => sum + quantity * price, 0)
    const inYear = book.days.flatMap((day, at) => (day.startsWith('2025') ? [at] : []))
    const [from = 0, until = 0] = [inYear[0], (inYear.at(-1) ?? 0) + 1]
    const values = inYear.map(valueAt).filter((value) => value > 0)
    const total = (does: 'buy' | 'sell') => inYear.reduce((sum, day) => sum + flow(day, does), 0)
    let grown = 1
    for (const day of inYear) {
      const put = valueAt(day - 1) + flow(day, 'buy')
      if (put > 0) grown *= (valueAt(day) + flow(day, 'sell')) / put
    }
    const start = [...slowHoldings(trades.filter((trade) => trade.day < from))]
    const worth = (day: number) =>
      start.reduce((sum, [asset, { quantity }]) => sum + quantity * (closes[asset]?.[day] ?? 0), 0)
    const found = yearsOfTrading(book, () => null).find(({ year }) => year === '2025')
    expect(found?.turnover).toBeCloseTo(Math.min(total('buy'), total('sell')) / meanOf(values), 8)
    expect(found?.drag?.actual).toBeCloseTo(grown - 1, 8)
    expect(found?.drag?.untouched).toBeCloseTo(worth(until - 1) / worth(from - 1) - 1, 8)
  })

  it('are of a whole year only after the first, where the book reaches its last trading day', () => {
    const wholeUntil = (until: string) =>
      yearsOfTrading(bookOf([], '2024-05-01', until), () => null).flatMap(({ year, isWhole }) => (isWhole ? year : []))
    // Dec 31, 2023 is a Sunday, so the year 2023 ends on Dec 29.
    expect(yearsOfTrading(bookOf([], '2022-05-02', '2023-12-29'), () => null).map(({ isWhole }) => isWhole)).toEqual([
      false,
      true,
    ])
    expect([wholeUntil('2025-12-30'), wholeUntil('2025-12-31'), wholeUntil('2026-01-02')]).toEqual([
      [],
      ['2025'],
      ['2025'],
    ])
  })

  it('are of a whole year only between the first and the last where the last is not over', () =>
    expect(
      yearsOfTrading(randomTrading(1, { days: 700 }).book, () => null).map(({ year, isWhole }) => [year, isWhole]),
    ).toEqual([
      ['2024', false],
      ['2025', true],
      ['2026', false],
    ]))
})

describe('what was passed on', () => {
  const { book } = randomTrading(5)
  const closes = Float64Array.from({ length: 400 }, (_, day) => 100 * 1.001 ** day)
  const shares = Array.from({ length: 12 }, (_, at) => ({
    ...{ assetId: 100 + at, closes, splitOn: null },
    ...{ day: at, sequence: at },
  }))

  it('is the mean of what was only watched against what was bought', () => {
    const { watched, difference } = passedOn(book, shares, 84)
    expect([watched, difference?.one.mean.toFixed(6)]).toEqual([12, (1.001 ** 84 - 1).toFixed(6)])
  })

  it('leaves out what was bought within the time, and says nothing of nine', () => {
    const bought = { assetId: book.assets[0]?.assetId ?? 0, closes, splitOn: null, day: 0, sequence: 99 }
    expect(passedOn(book, [...shares, bought], 84).watched).toBe(12)
    expect(passedOn(book, shares.slice(3), 84).difference).toBeNull()
  })

  it('tells a close that is missing from one that a split which is only reported puts in other shares', () => {
    const none = Float64Array.from({ length: 400 }, () => Number.NaN)
    const without = { assetId: 201, closes: none, splitOn: null, day: 0, sequence: 201 }
    const over = (at: number) => ({ ...without, assetId: at, splitOn: book.days[at] ?? null })
    const before = passedOn(book, shares, 84).leftOut
    expect(passedOn(book, [...shares, without, over(84), over(85)], 84).leftOut).toEqual({
      ...before,
      ...{ watched: before.watched + 3, overSplits: before.overSplits + 1 },
    })
  })

  it('says why something is left out', () => {
    const mean = { n: 20, mean: 0.1, standardError: 0.01, from: 0.08, to: 0.12 }
    const methodOf = (watched: number, bought: number, overSplits: number, language: 'en' | 'de' = 'en') =>
      passedOnFinding(
        {
          ...{ watched: 20, bought: 20, sequences: [], difference: { ...mean, one: mean, other: mean } },
          leftOut: { watched, bought, overSplits },
        },
        () => [],
        mirrorTexts(language),
      )?.method
    expect(methodOf(2, 1, 0)).toMatch(/ Left out for want of a close: 2 watched, 1 bought\.$/)
    expect(methodOf(2, 0, 2)).toMatch(/ Left out because a split that is reported is not recorded: 2 watched\.$/)
    expect(methodOf(2, 1, 1)).toMatch(
      / Left out, 1 because a split that is reported is not recorded and 2 for want of a close: 2 watched, 1 bought\.$/,
    )
    expect(methodOf(2, 0, 2, 'de')).toMatch(/, weil ein gemeldeter Split nicht festgehalten ist: 2 beobachtet\.$/)
  })
})

it('size against confidence is Spearman’s, from twenty purchases on', () => {
  const purchases = Array.from({ length: 20 }, (_, at) => ({ confidence: (at % 9) + 1, amount: ((at % 9) + 1) * 100 }))
  expect(sizeAndConfidence(purchases)?.value).toBeCloseTo(1, 10)
  expect(sizeAndConfidence(purchases.slice(1))).toBeNull()
})

describe('an unrelated asset', () => {
  it('that was never sold, and is not held on a day with a sale, changes nothing', () => {
    const { book } = randomTrading(2)
    const last = book.days.length - 1
    const trade = {
      sequence: 999,
      on: book.days[last] ?? '',
      day: last,
      does: 'buy',
      isFirst: true,
      quantity: 1,
      amount: 5,
      heldBefore: 0,
      heldAfter: 1,
      averageCost: 5,
    } as const
    const closes = new Float64Array(book.days.length).fill(5)
    const ofSplits = { splitOn: null, overSplit: new Set<number>() }
    const added = {
      assetId: 77,
      ticker: 'NEW',
      trades: [trade],
      closes,
      earlierCloses: new Float64Array(),
      ...ofSplits,
    }
    const more = { ...book, assets: [...book.assets, added] }
    expect(dispositionOf(more)).toEqual(dispositionOf(book))
    expect(sellingAgainstRandom(more, 84)).toEqual(sellingAgainstRandom(book, 84))
    expect(boughtMinusSold(more, 84)).toEqual(boughtMinusSold(book, 84))
  })
})
