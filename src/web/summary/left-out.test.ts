import { describe, expect, it } from 'vitest'
import { german } from '#web/german.ts'
import { speakGerman } from '#web/language/messages.ts'
import { assetCount, isCounted, leftOutWords } from './left-out.ts'

describe('leftOutWords', () => {
  it.each([
    [0, 5, null],
    [1, 5, '1 of 5 is left out: its price is not known.'],
    [2, 5, '2 of 5 are left out: their price is not known.'],
  ])('%i of %i', (leftOut, count, words) => expect(leftOutWords({ leftOut, count }, 'price', 'en')).toBe(words))

  it.each([
    [1, 1, '1 of 5 is left out: a split is not recorded.'],
    [3, 1, '3 of 5 are left out: of 2 the price is not known, of 1 a split is not recorded.'],
  ])('%i left out, %i of them for a split', (leftOut, leftOutForSplit, words) =>
    expect(leftOutWords({ leftOut, leftOutForSplit, count: 5 }, 'price', 'en')).toBe(words),
  )

  it.each([
    [{ leftOut: 1, leftOutForSale: 1 }, '1 of 12 is left out: its selling price is not known.'],
    [
      { leftOut: 4, leftOutForSale: 1, leftOutForSplit: 1 },
      '4 of 12 are left out: of 2 the price is not known, of 1 the selling price is not known, of 1 a split is not recorded.',
    ],
  ])('names for the account what is missing: %j', (counts, words) =>
    expect(leftOutWords({ ...counts, count: 12 }, 'price', 'en')).toBe(words),
  )

  it.each([
    [1, 1, '1 of 5 is left out: it has expired.'],
    [2, 2, '2 of 5 are left out: they have expired.'],
    [2, 1, '2 of 5 are left out: of 1 the price is not known, of 1 the option has expired.'],
  ])('%i left out, %i of them an expired option', (leftOut, leftOutForOutcome, words) =>
    expect(leftOutWords({ leftOut, leftOutForOutcome, count: 5 }, 'price', 'en')).toBe(words),
  )

  it('in German begins a sentence for one reason, and lists several', () => {
    speakGerman(german)
    const written = (counts: { leftOut: number; leftOutForSplit?: number }) =>
      leftOutWords({ ...counts, count: 1250 }, 'price', 'de')
    expect(written({ leftOut: 1 })).toBe('1 von 1.250 zählt nicht mit: Ihr Kurs ist nicht bekannt.')
    expect(written({ leftOut: 3, leftOutForSplit: 1 })).toBe(
      '3 von 1.250 zählen nicht mit: bei 2 ist der Kurs nicht bekannt, bei 1 ist ein Split nicht festgehalten.',
    )
  })

  it('assetCount writes the number of assets', () => {
    expect([0, 1, 2].map((count) => assetCount(count, 'en'))).toEqual(['0 assets', '1 asset', '2 assets'])
  })

  it('a sum from which everything is left out is not counted', () => {
    expect([isCounted({ count: 2, leftOut: 1 }), isCounted({ count: 2, leftOut: 2 })]).toEqual([true, false])
    expect(isCounted({ count: 0, leftOut: 0 })).toBe(false)
  })
})
