import { describe, expect, test } from 'vitest'
import type { Action } from '../../../ledger/action.ts'
import { critiqueBuiltIn, readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const bought = decided('Cheap at 9x.', { at: '2026-02-02T15:00:00.000Z', price: '75' })
const request = (thesis: string, action: Action = 'Hold') =>
  asked(decided(thesis, { action, at: '2026-05-04T15:00:00.000Z', price: '56' }), [bought])
const kindsOf = (thesis: string, action: Action = 'Hold') =>
  readBuiltIn(request(thesis, action)).sentences.map(({ kind }) => kind)

const TOLD = "I said I'd leave if guidance is cut a second time."

describe('a promise that an entry tells, and whose case it tells as well', () => {
  test('is told to whoever holds on, with both sentences', () => {
    const text = critiqueBuiltIn(request(`${TOLD} It was cut a second time. The dividend is 4.7%.`))
    expect(text).toContain("“I said I'd leave if guidance is cut a second time” and “It was cut a second time”")
    expect(text).toContain('and this is a Hold at $56.00')
  })

  test('is credited to whoever sells', () =>
    expect(kindsOf('I told myself that I would leave if they issue shares. They have.', 'Sell')).toContain('rule-kept'))

  test('is told by its writer’s own verdict', () =>
    expect(critiqueBuiltIn(request('Losses are 305k. By my own words I should be out.'))).toContain(
      'You write “By my own words I should be out”, and this is a Hold at $56.00.',
    ))

  test.each([
    ['it has not come', `${TOLD} It was not cut.`],
    ['it may come', `${TOLD} It may be cut in May.`],
    ['it is asked', `${TOLD} Was it cut?`],
    ['it is said of something else', `${TOLD} The weather was fine.`],
  ])('and nothing is said where %s', (_, thesis) => expect(kindsOf(thesis)).not.toContain('falsifier-broken-and-held'))

  test('a rule that an entry names as an old one is not praised as written now', () =>
    expect(kindsOf("Own rule no. 3: sell on a data breach. I've decided rule 3 was for US companies.")).not.toContain(
      'falsifier-given',
    ))
})

describe('bought for more than an entry that watched would have paid', () => {
  const watched = decided('Entry only at 380 or lower.', {
    action: 'Watch',
    at: '2026-02-02T15:00:00.000Z',
    price: '430',
  })
  const buy = (price: string) => asked(decided('AI runs.', { at: '2026-03-16T15:00:00.000Z', price }), [watched])
  const textOf = (price: string) => critiqueBuiltIn(buy(price))
  test('is told with both prices', () =>
    expect(textOf('431')).toContain('On Feb 2, 2026 you wrote “Entry only at 380 or lower”; this Buy is at $431.00.'))
  test('and not where it came to that price', () => expect(textOf('379')).not.toContain('this Buy is at $379.00.'))
})

describe('held far below its cost', () => {
  const position = { moved: null, quantity: '10', averageCost: '75', cost: '750', stopLoss: null, takeProfit: null }
  const asksAt = (thesis: string, price: string) =>
    readBuiltIn(
      asked(decided(thesis, { action: 'Hold', at: '2026-05-04T15:00:00.000Z', price }), [bought], { position }),
    )
      .sentences.map(({ kind }) => kind)
      .includes('ask-would-buy-today')
  test('it is asked whether it would be bought today, unless the entry speaks of it', () => {
    expect(asksAt('Patience. The story is early.', '56')).toBe(true)
    expect(asksAt('Patience. The story is early.', '70')).toBe(false)
    expect(asksAt('I would buy it today.', '56')).toBe(false)
  })
})
