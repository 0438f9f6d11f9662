import { expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

type Step = readonly [price: string, confidence: number, thesis?: string]

/** The sentences on the last of the steps: a Buy, and Holds after it. */
const saidOf = (...steps: readonly Step[]) => {
  const entries = steps.map(([price, confidence, thesis = 'I like the pumps.'], at) =>
    decided(thesis, {
      action: at === 0 ? 'Buy' : 'Hold',
      at: `2026-0${at + 2}-02T15:00:00.000Z`,
      price,
      confidence,
    }),
  )
  const [last = decided('')] = entries.slice(-1)
  return readBuiltIn(asked(last, entries.slice(0, -1))).sentences
}
const kindsOf = (...steps: readonly Step[]) => saidOf(...steps).map(({ kind }) => kind)

test('surer as it falls is said below what was paid, and not of a gain that shrank', () => {
  expect(kindsOf(['112', 6], ['80', 8])).toContain('surer-as-price-falls')
  expect(kindsOf(['112', 6], ['300', 7], ['250', 8])).not.toContain('surer-as-price-falls')
})

test('a few percent less is no fall beside a figure on the right side', () => {
  const wrote = 'Under 5% volume growth I would have to rethink.'
  expect(kindsOf(['126', 6, wrote], ['121', 7, 'Volume growth 9%.'])).not.toContain('surer-as-price-falls')
  expect(kindsOf(['126', 6, wrote], ['121', 7, 'I like them.'])).toContain('surer-as-price-falls')
  expect(kindsOf(['126', 6, wrote], ['100', 7, 'Volume growth 9%.'])).toContain('surer-as-price-falls')
})

test('a rise is told with both prices and both numbers, in one direction', () => {
  const told = saidOf(['112', 7], ['250', 9, 'Up nicely.']).find(({ kind }) => kind === 'surer-as-price-rises')?.text
  expect(told).toMatch(/from \$112\.00 .*to \$250\.00|from 7 to 9 .*from \$112\.00 .*to \$250\.00/)
  expect(told).not.toMatch(/sure after/)
})

test.each([
  'I am less sure.',
  'I drop from 7 to 5.',
  'Five instead of seven.',
  'One of two, so from 7 to 5.',
  'I go from seven to five: no verdict yet.',
  'Orders were minus 7k.',
  'They cut the full-year forecast.',
])('lowered in words: %s', (thesis) =>
  expect(kindsOf(['112', 7], ['100', 5, thesis])).toContain('confidence-lowered-on-bad-news'),
)

test.each([
  'My wife is less sure.',
  'They go from 7 to 5 stores.',
  'My brother goes from 7 to 5.',
  'I am not less sure.',
])('not lowered in words: %s', (thesis) =>
  expect(kindsOf(['112', 7], ['100', 5, thesis])).not.toContain('confidence-lowered-on-bad-news'),
)

test('over years a rise of both tells nothing of why somebody is surer', () => {
  const kinds = (at: string) =>
    readBuiltIn(
      asked(decided('Up nicely.', { action: 'Hold', at: '2026-02-02T15:00:00.000Z', price: '250', confidence: 9 }), [
        decided('I like the pumps.', { action: 'Buy', at, price: '112', confidence: 7 }),
      ]),
    ).sentences.map(({ kind }) => kind)
  expect(kinds('2025-09-02T15:00:00.000Z')).toContain('surer-as-price-rises')
  expect(kinds('2022-09-02T15:00:00.000Z')).not.toContain('surer-as-price-rises')
})
