import { expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const POSITION = {
  moved: '10',
  quantity: '10',
  averageCost: '86',
  cost: '860',
  stopLoss: null,
  takeProfit: null,
}
const textsOf = (thesis: string) =>
  readBuiltIn(asked(decided(thesis, { price: '86', confidence: 8 }), [], { position: POSITION })).sentences.map(
    ({ text }) => text,
  )

test('beside money with a date stands what a tenth takes of it, and no claim of a year', () => {
  const texts = textsOf('Rent is due on the 15th, that gives me two weeks to make the 1,400 into 2,000.')
  expect(texts[1]).toBe('A fall of a tenth would leave $774.00 of the $860.00 that this Buy puts in.')
  expect(texts.join(' ')).not.toContain('does better than SPY')
})

test('and beside a plan nothing of it', () =>
  expect(textsOf('Berths +9%. If berths shrink for two quarters I sell.').join(' ')).not.toMatch(
    /Fallen by half|A fall of a/,
  ))
