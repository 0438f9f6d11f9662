import { expect, it } from 'vitest'
import { bookFrom } from '#test/support/random-trading.ts'
import { seeded } from '#test/support/seeded.ts'
import type { Dealt } from '#test/support/trading.ts'
import { marketDaysBetween } from '../../prices/market-session.ts'
import { afterLosses } from './after-losses.ts'
import { boughtMinusSold } from './bought-minus-sold.ts'
import { dispositionOf } from './disposition.ts'
import { passedOn } from './passed-on.ts'
import { sellingAgainstRandom } from './selling-against-random.ts'
import { yearsOfTrading } from './turnover.ts'

const DAYS = marketDaysBetween('2024-01-02', '2026-06-30')
const [ASSETS, TRADES, SEEDS] = [5, 60, 40]

/** Random trades of some shares, and the same with some of their prices forgotten. */
function bothBooks(seed: number) {
  const chance = seeded(seed)
  const closes = Array.from({ length: ASSETS }, () => {
    let price = 50
    return DAYS.map(() => {
      price *= 0.97 + chance.next() * 0.061
      return Number(price.toFixed(2))
    })
  })
  const held: number[] = Array(ASSETS).fill(0)
  const moments = Array.from({ length: TRADES }, () => chance.whole(0, DAYS.length - 1)).sort(
    (one, other) => one - other,
  )
  const dealt = moments.map((day): Dealt => {
    const at = chance.whole(0, ASSETS - 1)
    const before = held[at] ?? 0
    const isSale = before > 0 && chance.next() < 0.55
    const quantity = isSale && chance.next() < 0.5 ? before : isSale ? Math.max(1, before >> 1) : chance.whole(1, 20)
    const action = isSale ? (quantity === before ? 'Sell' : 'Sell Some') : before > 0 ? 'Buy More' : 'Buy'
    held[at] = before + (isSale ? -quantity : quantity)
    const price = (closes[at]?.[day] ?? 1).toFixed(2)
    return [at + 1, action, action === 'Sell' ? null : String(quantity), price, DAYS[day] ?? '']
  })
  const forgotten = dealt.map(([assetId, action, quantity, price, on = '']): Dealt => {
    const isForgotten = chance.next() < 0.04
    return [assetId, action, quantity, isForgotten ? (action.startsWith('Sell') ? null : '0') : price, on]
  })
  return { known: bookFrom(dealt, DAYS, closes), unknown: bookFrom(forgotten, DAYS, closes) }
}

it('where a price is not known, a figure is the one that it is with that price, or none', () => {
  let [told, silent] = [0, 0]
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const { known, unknown } = bothBooks(seed)
    const years = yearsOfTrading(known, () => null)
    for (const [at, year] of yearsOfTrading(unknown, () => null).entries()) {
      const expected = years[at]
      expect([year.heldDays, year.sequences]).toEqual([expected?.heldDays, expected?.sequences])
      const isLacking = year.unpricedTrades.length > 0
      if (isLacking) silent += 1
      else told += 1
      const { made, turnover, drag } = isLacking ? { made: null, turnover: null, drag: null } : { ...expected }
      expect({ made: year.made, turnover: year.turnover, drag: year.drag }).toEqual({ made, turnover, drag })
    }
  }
  expect(Math.min(told, silent)).toBeGreaterThan(20)
})

it('what needs no price of a trade is the same without it', () => {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const { known, unknown } = bothBooks(seed)
    expect(boughtMinusSold(unknown, 84)).toEqual(boughtMinusSold(known, 84))
    expect(sellingAgainstRandom(unknown, 84)).toEqual(sellingAgainstRandom(known, 84))
    const watched = known.assets.map(({ assetId, closes, splitOn }) => ({
      ...{ assetId, closes, splitOn },
      ...{ day: 20, sequence: assetId },
    }))
    expect(passedOn(unknown, watched, 84)).toEqual(passedOn(known, watched, 84))
  }
})

it('what needs one counts no more and no other than with it', () => {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const { known, unknown } = bothBooks(seed)
    const [all, some] = [afterLosses(known), afterLosses(unknown)]
    expect(some.sequences.filter((sequence) => !all.sequences.includes(sequence))).toEqual([])
    expect([some.after, some.other].every(({ windows, days }) => days === windows * 5)).toBe(true)
    const [whole, part] = [dispositionOf(known), dispositionOf(unknown)]
    expect(part.sequences.filter((sequence) => !whole.sequences.includes(sequence))).toEqual([])
    expect(part.realizedGains + part.realizedLosses).toBeLessThanOrEqual(whole.realizedGains + whole.realizedLosses)
    expect(part.paperGains).toBeLessThanOrEqual(whole.paperGains)
    expect(part.paperLosses).toBeLessThanOrEqual(whole.paperLosses)
  }
})
