import { describe, expect, test } from 'vitest'
import type { CritiquedAlert, CritiquedDecision, CritiquedPosition } from '../critique.ts'
import { critiqueBuiltIn, readBuiltIn } from './built-in-critic.ts'
import { asked, decided } from './request.fixture.ts'

const MARCH = '2026-03-03T15:00:00.000Z'
const SEPTEMBER = '2026-09-21T15:00:00.000Z'
const say = (thesis: string) => critiqueBuiltIn(asked(decided(thesis, { at: MARCH, price: '20' })))

describe('beside a test', () => {
  test.each([
    'Central case 60%: tonnage grows 4%. Low case 25%: flat. I am wrong on the central case if tonnage falls two years running.',
    'Bear: tolls are cut 10%. Bull case (20%): a third runway. If the bear case tolls are cut by 10% I sell.',
  ])('no scenario is kept: %s', (thesis) => expect(say(thesis)).not.toMatch(/Keep “(?:Central|Bear|Bull|Low)/))

  test('the test is kept by itself', () =>
    expect(
      say(
        'Base case 55%: berths fill. Bear 30%: fees are cut. I am wrong on the base case if two quarters show berth growth under 6%.',
      ),
    ).toContain('“I am wrong on the base case if two quarters show berth growth under 6%”'))

  test('a case is kept that alone names what it measures', () =>
    expect(say('Base case: margin 14% by 2027. Below 9% I was wrong.')).toContain('“Base case: margin 14% by 2027”'))

  test('what it measures is kept', () =>
    expect(say('Tonnage is what I watch, 31 million today. Below 28 and I was wrong.')).toContain(
      '“Tonnage is what I watch, 31 million today”',
    ))
})

describe('at a sale that keeps a stop', () => {
  const buy = decided('Wrong if the harvest fails twice.', { at: MARCH, price: '20' })
  const position: CritiquedPosition = {
    ...{ moved: '30', quantity: '30', averageCost: '20', cost: '600', stopLoss: '18', takeProfit: null },
  }
  const alert: CritiquedAlert = {
    ...{ level: 'stop-loss', percent: null, levelPrice: '18', price: '17.9', at: '2026-09-18T20:00:00.000Z' },
    setBy: { action: 'Buy', at: MARCH },
  }
  const sell = (alerts: readonly CritiquedAlert[], facts: Partial<CritiquedDecision> = {}) =>
    critiqueBuiltIn(
      asked(decided('Gone.', { action: 'Sell', at: SEPTEMBER, price: '17.8', ...facts }), [buy], { alerts, position }),
    )

  test('no other rule is held up', () => {
    expect(sell([alert])).toContain('$18.00')
    expect(sell([alert])).not.toContain('harvest')
  })
  test('it is else', () => expect(sell([], { price: '21' })).toContain('harvest'))
})

test.each([
  ['Should the ferry firm lose the licence, I will not wait for the appeal.', 'for the appeal'],
  ['If the seedlings die again next spring I would sell the very same week.', 'the very same week'],
  ['If they keep the land and do not pay us anyway, the promise was only paper and I sell.', 'and I sell'],
])('a test is told to the end of its clause: %s', (thesis, end) =>
  expect(readBuiltIn(asked(decided(thesis, { at: MARCH }))).falsifiers[0]).toMatch(new RegExp(`${end}$`)),
)
