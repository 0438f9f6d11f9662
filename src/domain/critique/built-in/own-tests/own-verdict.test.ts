import { expect, test } from 'vitest'
import type { Action } from '../../../ledger/action.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

/** What is said of the second of two entries. */
const saidOf = (first: string, then: string, action: Action = 'Hold', price = '52') => {
  const buy = decided(first, { at: '2025-02-03T15:00:00.000Z', price: '50' })
  const decision = decided(then, { action, at: '2025-08-05T15:00:00.000Z', price })
  return readBuiltIn(asked(decision, [buy], { purchasedAt: buy.at })).sentences
}
const textOf = (sentences: ReturnType<typeof saidOf>) => sentences.map(({ text }) => text).join('\n')
const kindsOf = (sentences: ReturnType<typeof saidOf>) => sentences.map(({ kind }) => kind)

test.each([
  [
    'Kill criterion: net new ARR for the year below $1.8bn or a cut of the guide before September.',
    'Q1 ARR was light against the Street. The guide stands, so neither kill criterion is touched.',
    'neither kill criterion is touched',
  ],
  [
    'If the regulator or a court blocks it with no appeal, I sell that day.',
    "The regulator blocked it this morning, and an appeal is announced. So the rule isn't met, but I cut my probability from 70% to 45%.",
    "So the rule isn't met",
  ],
  [
    'I sell if ARR growth falls below 25%.',
    'We had 4,000 blue screens on Friday. Growth test is untouched until the August numbers.',
    'Growth test is untouched',
  ],
  [
    'Out if issuance revenue shrinks three years running or a fourth agency gets 10% share.',
    'Minus 24% in eight weeks. Neither line concerned.',
    'Neither line concerned',
  ],
  [
    'Order intake of at least 40bn for the year, margin no lower than 15%. If either is missed I sell.',
    'Down another 11% on ceasefire talk. Both of my conditions stand, so I do nothing.',
    'Both of my conditions stand',
  ],
  [
    "If the Senate kills it I'm out the next day.",
    'Signed yesterday. The condition I feared is off the table.',
    'The condition I feared is off the table',
  ],
])('what somebody says of their own line while they hold is told as that: %s', (first, then, verdict) => {
  const said = saidOf(first, then)
  expect(textOf(said)).toContain('today you hold the entry to it')
  expect(textOf(said)).toContain(verdict)
  expect(kindsOf(said)).not.toContain('test-beside')
})

test.each([
  [
    'Kill criterion: net new ARR for the year below $1.8bn.',
    'FY25 guide below consensus, net new ARR $2.0bn: my kill criterion never fired. I sell for a new reason.',
    'my kill criterion never fired”',
  ],
  [
    'If corn goes under $4.50 and dealer lots fill up, I sell.',
    'Corn is $4.60, so not quite under. But the lot is full. Selling ahead of my own line and I know it.',
    '“Corn is $4.60, so not quite under”',
  ],
])('and at a sale: %s', (first, then, verdict) => {
  const said = textOf(saidOf(first, then, 'Sell', '45'))
  expect(said).toContain('today you write of it')
  expect(said).toContain(verdict)
})

test('a question, what others say and a condition are no verdict', () => {
  const first = 'I sell if churn rises above 3%.'
  for (const then of ['Is my rule not met?', 'My broker says my rule is not met.', 'If my rule is not met I stay.'])
    expect(textOf(saidOf(first, then))).not.toContain('hold the entry to it')
})

test('what has to stay so for a quarter has not come in three weeks', () => {
  const first = 'Thesis breaks if WTI stays below 70 for a quarter.'
  const said = saidOf(first, "WTI 66 after the bank panic. It's not a quarter yet, three weeks.")
  expect(kindsOf(said)).not.toContain('falsifier-broken-and-held')
  expect(textOf(said)).toContain('“WTI 66 after the bank panic” counts towards it')
  expect(kindsOf(saidOf(first, 'WTI averaged 64 over the quarter.'))).toContain('falsifier-broken-and-held')
})

test('of two ends of which one stands before the condition a figure answers a part', () => {
  const said = textOf(saidOf('I hold to 90 or until ARR growth is below 25%.', 'ARR growth 34%, letting it run.'))
  expect(said).toContain('answers a part')
})

test('a probability that is cut is no weight, and money for another share is no need', () => {
  const first = 'I sell if ARR growth falls below 25%.'
  expect(kindsOf(saidOf(first, 'I cut my probability from 70% to 45%, by my rule.'))).not.toContain(
    'rebalancing-by-rule',
  )
  const sold = saidOf(first, 'I need the cash for Fastly, which is down 30% and due for a bounce.', 'Sell Some')
  expect(kindsOf(sold)).not.toContain('sale-for-need')
  expect(kindsOf(saidOf(first, 'I need the cash for our new roof.', 'Sell Some'))).toContain('sale-for-need')
})

test('the second of two conditions is kept by its name, and the first one is not set beside it', () => {
  const first = 'Falsifier: operating margin below 23% for two quarters, or organic growth negative over a full year.'
  const then = 'Full year organic growth minus 0.7%. My second condition. Margin was excellent (26.8%). Sold.'
  const said = saidOf(first, then, 'Sell', '56')
  expect(kindsOf(said)).toContain('rule-kept')
  expect(textOf(said)).toContain('“My second condition”')
  expect(textOf(said)).not.toContain('today you write “Margin')
})
