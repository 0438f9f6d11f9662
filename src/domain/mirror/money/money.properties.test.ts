import fc from 'fast-check'
import { expect, it } from 'vitest'
import { OPTION, price, tellBook, wish } from '#test/support/random-book.ts'
import type { Fraction } from '#test/support/reference-ledger.ts'
import {
  type ReferenceBook,
  referenceDisposition,
  referenceDrag,
  referenceExchanges,
} from '#test/support/reference-money.ts'
import { replayAsset } from '../../assets/replay-asset.ts'
import { dayNumber, dayOfNumber } from '../../prices/day-number.ts'
import { marketDaysBetween } from '../../prices/market-session.ts'
import { bookOf } from './book.ts'
import { boughtMinusSold } from './bought-minus-sold.ts'
import { dispositionOf } from './disposition.ts'
import { yearsOfTrading } from './turnover.ts'

/** Everything is written around the turn of a year, and closes go on for a year and more. The second one is on a weekend. */
const TURNS = [
  ['2025-01-31', '2026-03-31'],
  ['2024-01-22', '2025-03-31'],
] as const
const RUNS = Number(process.env.PROPERTY_RUNS ?? 12)

/** Closes of an asset: one for each of a few days, which stand until the next; some days have none, and some more in a row. */
const closes = fc.record({
  steps: fc.array(price, { minLength: 1, maxLength: 5 }),
  gap: fc.integer({ min: 5, max: 40 }),
  hole: fc.record({ from: fc.integer({ min: 0, max: 300 }), days: fc.integer({ min: 0, max: 12 }) }),
})
type Closes = typeof closes extends fc.Arbitrary<infer T> ? T : never

const closeOn = ({ steps, gap, hole }: Closes, place: number): string | null =>
  place % gap === gap - 1 || (place >= hole.from && place < hole.from + hole.days)
    ? null
    : (steps[Math.floor(place / 7) % steps.length] ?? null)

/** A book of both kinds on the same days with the same closes. */
function bothBooks(
  wishes: Parameters<typeof tellBook>[0],
  series: readonly Closes[],
  [writtenUntil, lastDay]: (typeof TURNS)[number],
) {
  const told = tellBook(wishes, 2, dayNumber(writtenUntil))
  // What an option ends with is no sale that anybody decided on: the Mirror measures shares.
  const lines = told.lines.filter(({ asset }) => asset !== OPTION)
  if (lines.length === 0) return null
  const from = dayOfNumber(Math.min(...lines.map(({ line }) => line.day)))
  const days = marketDaysBetween(from, lastDay)
  const ofAsset = (asset: number): Closes => series[asset - 1] ?? { steps: ['1'], gap: 40, hole: { from: 0, days: 0 } }
  const slow: ReferenceBook = {
    lines,
    days: days.map(dayNumber),
    closeOf: (asset, day) => closeOn(ofAsset(asset), days.indexOf(dayOfNumber(day))),
  }
  const assets = [...Map.groupBy(told.entries, ({ assetId }) => assetId)].flatMap(([assetId, own]) => {
    const asset = replayAsset(own)
    const text = days.flatMap((day, place) => {
      const close = closeOn(ofAsset(assetId), place)
      return close === null ? [] : [`${day} ${close}`]
    })
    return asset ? [{ asset, closes: [text.join('|')], pendingSplit: null }] : []
  })
  return { slow, book: bookOf(assets, from, lastDay) }
}

const story = fc.tuple(
  fc.array(wish, { minLength: 12, maxLength: 70 }),
  fc.tuple(closes, closes, closes),
  fc.constantFrom(...TURNS),
)

const toNumber = ({ n, d }: Fraction): number => Number((n * 10n ** 15n) / d) / 1e15
const mean = (values: readonly Fraction[]): number =>
  values.map(toNumber).reduce((sum, value) => sum + value, 0) / values.length

it('the Mirror counts and measures money as a book that is kept the slow way does, over every holding period, part and split', () => {
  fc.assert(
    fc.property(story, ([wishes, series, turn]) => {
      const both = bothBooks(wishes, series, turn)
      fc.pre(both !== null)
      const { slow, book } = both
      const { realizedGains, paperGains, realizedLosses, paperLosses, daysLeftOut } = dispositionOf(book)
      expect({ realizedGains, paperGains, realizedLosses, paperLosses, daysLeftOut }).toEqual(
        referenceDisposition(slow),
      )

      const exchanges = boughtMinusSold(book, 252)
      const { bought, sold } = referenceExchanges(slow, 252)
      expect([exchanges.purchases, exchanges.sales]).toEqual([bought.length, sold.length])
      if (Math.min(bought.length, sold.length) < 20) expect(exchanges.difference).toBeNull()
      else expect(exchanges.difference?.mean).toBeCloseTo(mean(bought) - mean(sold), 8)

      for (const { year, drag } of yearsOfTrading(book, () => null)) {
        const expected = referenceDrag(slow, dayNumber(`${year}-01-01`), dayNumber(`${Number(year) + 1}-01-01`))
        if (expected === null) expect(drag, year).toBeNull()
        else {
          expect(relative(drag?.actual, toNumber(expected.actual)), `${year} actual`).toBeLessThan(1e-6)
          expect(relative(drag?.untouched, toNumber(expected.untouched)), `${year} untouched`).toBeLessThan(1e-6)
        }
      }
    }),
    { seed: 20_261_122, numRuns: RUNS },
  )
}, 600_000)

/** How far two returns are apart, as growths. */
const relative = (one: number | undefined, other: number): number =>
  one === undefined ? Number.POSITIVE_INFINITY : Math.abs(one - other) / Math.max(1, Math.abs(1 + other))
