import fc from 'fast-check'
import { expect, it } from 'vitest'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { correctionOf } from '#test/support/correction-of.ts'
import { price } from '#test/support/random-book.ts'
import { cents, centsText, ZERO } from '#test/support/reference-ledger.ts'
import { referenceLine, type StopStory } from '#test/support/reference-lines.ts'
import { correctedEntries } from '../../assets/corrected-entries.ts'
import { replayAsset } from '../../assets/replay-asset.ts'
import { dayNumber, dayOfNumber } from '../../prices/day-number.ts'
import { marketDaysBetween } from '../../prices/market-session.ts'
import { mirrorOf } from '../mirror.ts'

const [BOUGHT, REACHED, HELD, LAST] = ['2026-05-04', '2026-06-01', '2026-06-02', '2026-08-31']
const RUNS = Number(process.env.PROPERTY_RUNS ?? 60)

/** Days after the one on which the stop was held through; of two of one day the second is left out. */
const day = fc.integer({ min: 1, max: 80 })
const ofDays = <T extends { day: number }>(things: readonly T[]): T[] =>
  [...new Map(things.map((thing) => [thing.day, thing])).values()].toSorted((one, other) => one.day - other.day)

const story = fc.record({
  paid: price,
  held: fc.integer({ min: 20, max: 500 }),
  reachedAt: price,
  mistyped: price,
  sales: fc.array(fc.record({ day, share: fc.integer({ min: 1, max: 60 }), price }), { maxLength: 4 }).map(ofDays),
  isSoldOut: fc.boolean(),
  splits: fc
    .array(fc.record({ day, ratio: fc.constantFrom(['2', '1'], ['4', '1'], ['1', '2']) }), { maxLength: 2 })
    .map(ofDays),
  isToldLate: fc.boolean(),
  closes: fc.array(fc.option(price), { minLength: 1, maxLength: 9 }),
  last: price,
})
type Told = typeof story extends fc.Arbitrary<infer T> ? T : never

const onDay = (after: number): string => dayOfNumber(dayNumber(HELD) + after)

/** The story in both books: held through, sold in parts, with splits that are told on their day or at the end, a price mistyped. */
function tell(told: Told) {
  const diary = assetDiary()
  diary.decide(BOUGHT, 'Buy', { quantity: String(told.held), price: told.mistyped, levels: stopAt('0.00001') ?? {} })
  diary.reach(REACHED, 'stop-loss', told.reachedAt, told.reachedAt)
  diary.decide(HELD, 'Hold')
  const lastSale = { day: 85, share: null, price: told.last }
  const steps = [...told.sales, ...(told.isSoldOut ? [lastSale] : []), ...told.splits].toSorted(
    (one, other) => one.day - other.day || ('ratio' in one ? -1 : 1),
  )
  let left = told.held
  const sales: { day: number; quantity: string | null; price: string }[] = []
  for (const step of steps) {
    const on = onDay(step.day)
    if ('ratio' in step) {
      if (!told.isToldLate) diary.split(on, on, step.ratio[0] ?? '1', step.ratio[1])
      left = (left * Number(step.ratio[0])) / Number(step.ratio[1])
    } else if (step.share === null) {
      diary.decide(on, 'Sell', { price: step.price })
      sales.push({ day: dayNumber(on), quantity: null, price: step.price })
    } else {
      const quantity = Math.floor((left * step.share) / 100)
      if (quantity === 0) continue
      diary.decide(on, 'Sell Some', { quantity: String(quantity), price: step.price })
      sales.push({ day: dayNumber(on), quantity: String(quantity), price: step.price })
      left -= quantity
    }
  }
  if (told.isToldLate)
    for (const { day: after, ratio } of told.splits) diary.split(LAST, onDay(after), ratio[0] ?? '1', ratio[1])
  const corrected = [
    correctionOf(diary.entries, 1, 'stopLoss', told.reachedAt),
    { ...correctionOf(diary.entries, 1, 'price', told.paid), sequence: diary.entries.length + 2 },
  ]
  return { entries: [...diary.entries, ...corrected], sales }
}

it('a stop that was held through came, day by day and in the end, to what a book says that is kept the slow way', () => {
  fc.assert(
    fc.property(story, (told) => {
      const { entries, sales } = tell(told)
      const asset = replayAsset(entries)
      if (!asset) throw new Error('a diary opens an asset')
      const days = marketDaysBetween(REACHED, LAST)
      const closeAt = (place: number) => (place <= 0 ? null : (told.closes[place % told.closes.length] ?? null))
      const text = days.flatMap((on, place) => (closeAt(place) === null ? [] : [`${on} ${closeAt(place)}`])).join('|')
      const last = { price: told.last, on: LAST }
      const { lines, keptRules } = mirrorOf(
        [{ asset, entries: correctedEntries(entries), closes: [text], pendingSplit: null, last }],
        { today: LAST, lastDay: LAST, imported: 0, benchmark: null },
      )
      const slow: StopStory = {
        held: String(told.held),
        priceThen: told.reachedAt,
        reachedOn: dayNumber(REACHED),
        sales,
        splits: told.splits.map(({ day: after, ratio: [newShares = '1', oldShares = '1'] }) => ({
          day: dayNumber(onDay(after)),
          newShares,
          oldShares,
        })),
        last: { day: dayNumber(LAST), price: told.last },
        closeOf: (number) => closeAt(days.indexOf(dayOfNumber(number))),
        sessions: days.map(dayNumber),
        sessionOf: (number) => dayNumber(days.findLast((on) => on <= dayOfNumber(number)) ?? REACHED),
      }
      expect(lines).toHaveLength(1)
      if (lines[0]?.line.response.was !== 'held through') throw new Error('a Hold came before any sale')
      expect(lines[0].outcome?.amount).toBe(centsText(cents(referenceLine(slow, dayNumber(LAST)) ?? ZERO)))
      for (const [place, on] of keptRules.days.entries()) {
        const told = referenceLine(slow, dayNumber(on))
        if (told === null) {
          expect(keptRules.held[place], on).toBeNull()
          continue
        }
        const expected = Number(centsText(cents(told)))
        expect(Math.abs((keptRules.held[place] ?? Number.NaN) - expected), on).toBeLessThanOrEqual(0.011)
      }
    }),
    { seed: 20_261_122, numRuns: RUNS },
  )
}, 600_000)
