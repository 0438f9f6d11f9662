import { describe, expect, test } from 'vitest'
import type { Action } from '../../../ledger/action.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

/** What is said, with its kind, of the second of two entries; the first is a Buy at 50 on Feb 3, 2025. */
const said = (first: string, then: string, action: Action, price = '30', at = '2026-01-12') => {
  const buy = decided(first, { at: '2025-02-03T15:00:00.000Z', price: '50' })
  const decision = decided(then, { action, price, at: `${at}T15:00:00.000Z` })
  const { sentences } = readBuiltIn(asked(decision, [buy], { purchasedAt: buy.at }))
  return sentences.map(({ kind, text }) => `${kind}: ${text}`).join('\n')
}

describe('a price that was foretold for a day is told once the day is over', () => {
  const first = 'They take a cut of all of it. Easy double by xmas.'
  test('where no price of the ledger has come there', () =>
    expect(said(first, 'Winter sale, the idea is the same.', 'Hold')).toContain(
      'horizon-stretched: On Feb 3, 2025 you wrote “Easy double by xmas”; Dec 25, 2025 has passed, and the price is $30.00.',
    ))
  test.each([
    ['before that day', first, '30', '2025-12-20'],
    ['where it came', first, '101', '2026-01-12'],
    ['of the business', 'Easy. Revenue doubles by September.', '30', '2026-01-12'],
    ['by somebody else', "My broker says it's at 80 by September.", '30', '2026-01-12'],
    ['where it was denied', 'It will not be at 80 by September.', '30', '2026-01-12'],
  ])('but not %s', (_, foretold, price, at) =>
    expect(said(foretold, 'The idea is the same.', 'Hold', price, at)).not.toContain('has passed'),
  )
  test('with its figure, where it lies above the price of that day', () => {
    expect(said("9 of 10 it's at 80 by September.", 'Still here.', 'Hold')).toContain(
      "“9 of 10 it's at 80 by September”; Sept 30, 2025 has passed",
    )
    expect(said("9 of 10 it's at 45 by September.", 'Still here.', 'Hold')).not.toContain('has passed')
  })
})

test('a part of a plan is credited when it comes', () => {
  const first = 'Buying in three parts: now, at 45 and at 40.'
  expect(said(first, 'Third and last part, as in the plan of February.', 'Buy More', '40')).toContain('rule-kept')
  expect(said(first, 'The last part of the story is still to come.', 'Buy More', '40')).not.toContain('rule-kept')
})

test('a part at a price is no less one when the price is lower, and waits for none that has not come', () => {
  const first = 'Buying in three parts: now, at 45, and at 40 if it gets there.'
  expect(said(first, "It went through 45, so I'm doing the second part late.", 'Buy More', '42')).toContain('rule-kept')
  expect(said(first, "I'm doing the second part early.", 'Buy More', '49')).not.toContain('rule-kept')
})

test('what a test names as not done is told as done, by its verb and its object, near its day', () => {
  const first = 'If they do not renew the Boeing contract by January I sell.'
  const held = 'by today’s “They renewed the Boeing contract” it has not come'
  expect(said(first, 'They renewed the Boeing contract.', 'Hold')).toContain(held)
  expect(said(first, 'They renewed the Airbus contract.', 'Hold')).not.toContain('it has not come')
  expect(said(first, 'They could have renewed the Boeing contract.', 'Hold')).not.toContain('it has not come')
  expect(said(first, 'They renewed the Boeing contract.', 'Hold', '30', '2026-06-12')).not.toContain('it has not come')
})

test('a probability that is cut beside a lower number is a confidence that was lowered', () => {
  const buy = decided('The deal closes by spring.', { at: '2025-02-03T15:00:00.000Z', price: '50', confidence: 7 })
  const hold = (confidence: number) =>
    readBuiltIn(
      asked(
        decided('The court blocked it this morning. I cut my probability from 70% to 45%.', {
          action: 'Hold',
          at: '2025-04-26T15:00:00.000Z',
          price: '51',
          confidence,
        }),
        [buy],
        { purchasedAt: buy.at },
      ),
    ).sentences.map(({ kind }) => kind)
  expect(hold(4)).toContain('confidence-lowered-on-bad-news')
  expect(hold(7)).not.toContain('confidence-lowered-on-bad-news')
})

test('nobody is asked by which figure they would see it where the figure stands right before', () => {
  const thesis =
    "Down 27% in one day because of Apple's privacy thing. I feel sick looking at it but that's when you buy. I'll give it two earnings reports to be over 60, if it isn't, I'm out."
  const { sentences } = readBuiltIn(asked(decided(thesis, { price: '54', confidence: 8 })))
  expect(sentences.map(({ kind }) => kind)).not.toContain('vague-falsifier')
})

test('what is called the reason after a fall is a new one, unless it stood there before', () => {
  const then = 'Pro is the reason to own it.'
  expect(said('The truck is why I own this, full stop.', then, 'Hold')).toContain('new-reason-after-fall')
  expect(said('The truck and Pro, in that order.', then, 'Hold')).not.toContain('new-reason-after-fall')
  expect(said('The truck is why I own this.', 'Pro is not the reason to own it.', 'Hold')).not.toContain('new-reason')
})

test('a condition of the business is waited for, and is no price that was raised', () => {
  const sold = decided('EBITDA guidance cut by a quarter, debt 2.9 billion. Selling.', {
    action: 'Sell',
    at: '2025-08-04T15:00:00.000Z',
    price: '56',
  })
  const buy = decided('They restock their shelves.', { at: '2025-02-03T15:00:00.000Z', price: '70' })
  const then = decided("Glad I'm out. Will look again when debt is below 2.5 billion.", {
    action: 'Keep Watching',
    price: '53',
    at: '2025-08-11T15:00:00.000Z',
  })
  const { sentences } = readBuiltIn(asked(then, [buy, sold]))
  expect(sentences.map(({ text }) => text).join('\n')).toContain('“Will look again when debt is below 2.5 billion”')
})

test('a use of money in a family is one, wherever the child goes to study', () =>
  expect(said('It pays my heating.', 'My granddaughter starts at the university.', 'Sell Some', '64')).toContain(
    'sale-for-need',
  ))

test('who held on at a written target has not kept it by a later sale', () => {
  const buy = decided('I sell half when it doubles, no exceptions.', { at: '2025-02-03T15:00:00.000Z', price: '12' })
  const held = decided('Letting all of it run.', { action: 'Hold', at: '2025-06-03T15:00:00.000Z', price: '78' })
  const at = (action: Action, price: string) => {
    const decision = decided('Up again.', { action, price, at: '2025-08-05T15:00:00.000Z' })
    const { sentences } = readBuiltIn(asked(decision, [buy, held], { purchasedAt: buy.at }))
    return sentences.map(({ kind, text }) => `${kind}: ${text}`).join('\n')
  }
  expect(at('Sell', '112')).toContain('target-passed-and-kept')
  expect(at('Sell', '112')).not.toContain('that was the plan')
  expect(at('Hold', '74')).toContain('at $74.00 it is 516.67% above the Buy')
})

test('what "it" is stands in the sentence that has the test’s own word', () => {
  const thesis =
    "The jet flies again by Thanksgiving. 52 a month from Wichita by January. If it isn't back by Thanksgiving I sell."
  const { sentences } = readBuiltIn(asked(decided(thesis, { price: '79' })))
  expect(sentences.map(({ text }) => text).join('\n')).toMatch(/“The jet flies again by Thanksgiving”.* line.*: “If it/)
})

describe('the sale of a part keeps a limit of size where what is left is within it', () => {
  const principle = 'No holding above 8% of the account.'
  const sold = (thesis: string, moved: string) => {
    const buy = decided('I write permits.', { at: '2025-02-03T15:00:00.000Z', price: '112' })
    const decision = decided(thesis, { action: 'Sell Some', price: '226', at: '2025-08-05T15:00:00.000Z' })
    const levels = { stopLoss: null, takeProfit: null }
    const position = { moved, quantity: '16', averageCost: '112', cost: '1792', ...levels }
    return readBuiltIn(asked(decision, [buy], { purchasedAt: buy.at, position, principles: [principle] }))
      .sentences.map(({ kind }) => kind)
      .join(' ')
  }
  test('within it', () => expect(sold('8.4% of the account. Four shares.', '4')).toContain('principle-kept'))
  test('not yet', () => expect(sold('12% of the account. Four shares.', '4')).not.toContain('principle-kept'))
  test('never above it', () => expect(sold('6% of the account. Four shares.', '4')).not.toContain('principle-kept'))
})

test('wages that are due are a need', () =>
  expect(said('I count cars.', 'My own tables are empty, I need payroll by Friday.', 'Sell', '9')).toContain(
    'sale-for-need',
  ))
