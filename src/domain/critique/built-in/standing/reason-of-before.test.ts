import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const WROTE = 'The best drivers stay there, the dock is clean at five in the morning.'
const buy = decided(WROTE, { at: '2026-03-05T15:00:00.000Z', price: '40' })
const POSITION = { moved: '10', quantity: '10', averageCost: '40', cost: '400', stopLoss: null, takeProfit: null }
const later = (thesis: string, facts: Parameters<typeof decided>[1] = {}) =>
  asked(decided(thesis, { action: 'Hold', price: '41', ...facts }), [buy], { position: POSITION })
const said = (request: Parameters<typeof readBuiltIn>[0]) =>
  readBuiltIn(request)
    .sentences.map(({ text }) => text)
    .join(' ')

describe('what it was bought for stands beside a later entry', () => {
  test('as a question, with its day', () =>
    expect(said(later('Snow in the north.'))).toMatch(
      /Mar 5, 2026.*“The best drivers stay there, the dock is clean at five in the morning”.*\?/,
    ))
  test('and at a sale whether it is over', () =>
    expect(said(later('Enough of it.', { action: 'Sell' }))).toMatch(
      /“The best drivers stay there, the dock is clean at five in the morning”.*over/,
    ))

  test.each([
    'Nothing has changed.',
    'The reason is still there.',
    'As in March.',
    'My thesis stands.',
    'I was wrong about them.',
    'Two drivers left, the rest stay.',
  ])('but it is not asked where the entry may answer it: %s', (thesis) =>
    expect(said(later(thesis))).not.toMatch(/“The best drivers stay there[^”]*”[^.]*\?/),
  )

  test.each([
    ['The money is needed for the roof.', 'a need'],
    ['For the tax.', 'the tax'],
  ])('nor where something else decides: %s (%s)', (thesis) =>
    expect(said(later(thesis, { action: 'Sell' }))).not.toMatch(/is that over/),
  )

  test.each([
    'Half of it. One point from my line and I want less riding on it.',
    'Sold the second lot under the same rule as before.',
    'The line I wrote in spring is near enough.',
  ])('nor where a line of one’s own explains the sale: %s', (thesis) =>
    expect(said(later(thesis, { action: 'Sell Some' }))).not.toContain('best drivers'),
  )

  test('once on a page', () => {
    const request = later('Snow in the north.', { at: '2026-06-20T15:00:00.000Z' })
    const before = decided('Rain.', { action: 'Hold', price: '42', at: '2026-04-20T15:00:00.000Z' })
    const text =
      'Psychology: On Mar 5, 2026 you wrote “The best drivers stay there, the dock is clean at five in the morning”: is that still so?'
    const told = { at: before.at, about: before, model: 'built-in critic', text }
    const again = said({ ...request, earlier: [buy, before], earlierCritiques: [told] })
    expect(again).not.toMatch(/best drivers|dock is clean/)
  })
})
