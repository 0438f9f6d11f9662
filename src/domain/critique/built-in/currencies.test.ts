import fc from 'fast-check'
import { expect, it } from 'vitest'
import { critiqueBuiltIn } from './built-in-critic.ts'
import { findExitLevel } from './exit-level.ts'
import { findFigures } from './figures.ts'
import { asked, decided } from './request.fixture.ts'

const WAYS: readonly ((amount: string) => string)[] = [
  ...['€', '£', '¥', '₹', 'A$', 'C$', 'HK$', '€ ', 'CHF ', 'SEK ', 'kr ', 'EUR '].map(
    (sign) => (n: string) => sign + n,
  ),
  ...['€', ' €', ' EUR', ' kr', ' CHF', ' francs', ' yen', ' pounds'].map((sign) => (n: string) => n + sign),
  ...['CAD', 'AUD', 'HKD'].map((code) => (n: string) => `$${n} ${code}`),
]
const SENTENCES: readonly ((amount: string) => string)[] = [
  (n) => `It stands at ${n} and will go back to ${n}.`,
  (n) => `My stop is at ${n}.`,
  (n) => `I sell if it falls below ${n}.`,
  (n) => `Everyone is buying it, and only ${n} a share.`,
  (n) => `Revenue was ${n} million last quarter.`,
  (n) => `It can't lose, the dividend is ${n}.`,
  (n) => `I bought at ${n} and my target is ${n}.`,
  (n) => `FOMO: I missed it at ${n}.`,
]

const amount = fc.tuple(fc.constantFrom(...WAYS), fc.constantFrom('4', '98', '98.90', '1,250', '12.5'))
const thesis = fc
  .tuple(fc.array(fc.constantFrom(...SENTENCES), { minLength: 1, maxLength: 4 }), amount)
  .map(([sentences, [way, number]]) => sentences.map((sentence) => sentence(way(number))).join(' '))

/** What the critic says of its own, without what it quotes. */
const ownWords = (critique: string): string => critique.replace(/“[^”]*”/gu, '')

it('of an amount in another currency, the built-in critic says nothing in dollars', () => {
  fc.assert(
    fc.property(thesis, thesis, fc.constantFrom('Buy', 'Hold', 'Sell', 'Buy More'), (before, now, action) => {
      const decision = decided(now, { action, at: '2026-08-01T14:30:00.000Z', confidence: 8 })
      const words = ownWords(critiqueBuiltIn(asked(decision, [decided(before)])))
      expect(words).not.toMatch(/\$|dollar|USD/iu)
    }),
    { seed: 18, numRuns: 500 },
  )
})

it('a line in another currency is never held against a price in dollars', () => {
  fc.assert(
    fc.property(amount, ([way, number]) => {
      expect(findExitLevel(`My stop is at ${way(number)}.`)).toBeNull()
      const passed = asked(decided('Nothing has changed.', { action: 'Hold', price: '1' }), [
        decided(`I sell if it falls below ${way(number)}.`, { price: '2000' }),
      ])
      expect(critiqueBuiltIn(passed)).not.toMatch(/line is behind you|passes the line/)
    }),
    { seed: 18 },
  )
})

it.each(WAYS.map((way) => [way('40')]))('%s is a figure, and one of a price', (written) => {
  const [figure] = findFigures(`It stands at ${written} today, no more.`)
  expect(figure).toMatchObject({ isPrice: true })
  expect(figure?.quotation).toContain('40')
})

it('a line in US dollars is one still', () => {
  expect(findExitLevel('My stop is at $1,250.50.')?.price).toBe('1250.5')
  expect(findExitLevel('My stop is at US$40 or so.')?.price).toBe('40')
})
