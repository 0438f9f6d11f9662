import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assetDiary } from '#test/support/asset-diary.ts'
import { cents, centsText, type Fraction, fraction, minus, over, plus, times } from '#test/support/reference-ledger.ts'
import { dayOfNumber } from '../prices/day-number.ts'
import { replayAsset } from './replay-asset.ts'
import { addUnits, splitUnits, subtractUnits, type Units } from './units.ts'
import { valueAsset } from './valuation.ts'

const SEED = { seed: 20_261_122, numRuns: 1_000 }
/** As much as can be written: twelve digits before the point, ten after it. */
const amount = fc
  .tuple(
    fc.bigInt({ min: 0n, max: 10n ** 12n - 1n }),
    fc.bigInt({ min: 1n, max: 10n ** 10n - 1n }),
    fc.integer({ min: 0, max: 12 }),
  )
  .map(([whole, part, power]) => `${whole / 10n ** BigInt(power)}.${part.toString().padStart(10, '0')}`)
const ratio = fc
  .oneof(
    fc.constantFrom(['2', '1'], ['3', '1'], ['3', '2'], ['7', '3'], ['10000', '1'], ['1', '7'], ['1.05', '1']),
    fc.tuple(fc.integer({ min: 1, max: 60 }).map(String), fc.integer({ min: 1, max: 60 }).map(String)),
  )
  .map(([newShares = '1', oldShares = '1']) => ({ newShares, oldShares }))
const reverse = ({ newShares, oldShares }: { newShares: string; oldShares: string }) => ({
  newShares: oldShares,
  oldShares: newShares,
})

/** The fraction that the units stand for. */
function exactly({ quantity, fraction: text }: Units): Fraction {
  const [above = '', below] = (text ?? quantity).split('/')
  return below === undefined ? fraction(above) : over(fraction(above), fraction(below))
}
const isSame = (one: Fraction, other: Fraction): boolean => one.n * other.d === other.n * one.d

describe('units', () => {
  it('are exact over every sequence of splits, purchases and sales', () => {
    const step = fc.oneof(
      ratio.map((by) => ({ does: 'split', by }) as const),
      amount.map((quantity) => ({ does: 'buy', quantity }) as const),
      amount.map((quantity) => ({ does: 'sell', quantity }) as const),
    )
    fc.assert(
      fc.property(amount, fc.array(step, { maxLength: 14 }), (first, steps) => {
        let [units, book]: [Units, Fraction] = [{ quantity: first }, fraction(first)]
        for (const one of steps) {
          if (one.does === 'split') {
            units = splitUnits(units, one.by)
            book = over(times(book, fraction(one.by.newShares)), fraction(one.by.oldShares))
          } else {
            units = (one.does === 'buy' ? addUnits : subtractUnits)(units, one)
            book = (one.does === 'buy' ? plus : minus)(book, fraction(one.quantity))
          }
          expect(isSame(exactly(units), book)).toBe(true)
        }
      }),
      SEED,
    )
  })

  it('are what they were after splits and their reverses, in whatever order', () => {
    const told = fc
      .array(ratio, { minLength: 1, maxLength: 6 })
      .chain((splits) => fc.shuffledSubarray([...splits, ...splits.map(reverse)], { minLength: splits.length * 2 }))
    fc.assert(
      fc.property(amount, told, (quantity, splits) => {
        const units = splits.reduce(splitUnits, { quantity } as Units)
        expect(units.fraction).toBeUndefined()
        expect(isSame(fraction(units.quantity), fraction(quantity))).toBe(true)
      }),
      SEED,
    )
  })

  it.each([
    ['10', ['1', '3'], ['3', '1']],
    ['10', ['3', '7'], ['7', '3']],
  ] as const)(
    '%s are held again after a split and its reverse, and were bought',
    (quantity, [one, two], [three, four]) => {
      const diary = assetDiary()
      diary.decide('2026-03-02', 'Watch', { price: '100', quantity })
      diary.decide('2026-03-03', 'Buy', { price: '100', quantity })
      diary.decide('2026-03-04', 'Sell Some', { price: '100', quantity: '1' })
      diary.split('2026-03-05', '2026-03-05', one, two)
      diary.split('2026-03-06', '2026-03-06', three, four)
      const asset = replayAsset(diary.entries)
      expect(asset).toMatchObject({
        watched: { quantity },
        holdingPeriods: [{ quantity: '9', quantitySold: '1' }],
        trades: [{ quantity }, { quantity: '1' }],
      })
      expect(JSON.stringify(asset)).not.toContain('raction')
    },
  )
})

it('what is held is valued from exact sums, with quantities and prices from the largest to the smallest', () => {
  const trade = fc.record({ quantity: amount, price: amount })
  fc.assert(
    fc.property(
      fc.array(trade, { minLength: 1, maxLength: 5 }),
      fc.option(ratio, { nil: null }),
      amount,
      (bought, split, price) => {
        const diary = assetDiary()
        let [units, paid]: [Fraction, Fraction] = [fraction('0'), fraction('0')]
        for (const [index, one] of bought.entries()) {
          diary.decide(dayOfNumber(20_000 + index), index === 0 ? 'Buy' : 'Buy More', one)
          units = plus(units, fraction(one.quantity))
          paid = plus(paid, times(fraction(one.quantity), fraction(one.price)))
        }
        if (split) {
          diary.split('2026-03-05', '2026-03-05', split.newShares, split.oldShares)
          units = over(times(units, fraction(split.newShares)), fraction(split.oldShares))
        }
        const asset = replayAsset(diary.entries) ?? expect.fail()
        const worth = times(units, fraction(price))
        const percent = over(times(minus(worth, paid), fraction('100')), paid)
        expect(valueAsset(asset, price)).toMatchObject({
          initialValue: centsText(cents(paid)),
          currentValue: centsText(cents(worth)),
          totalGainLossPercent: centsText(cents(percent)),
        })
      },
    ),
    SEED,
  )
})
