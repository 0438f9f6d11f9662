import { describe, expect, test } from 'vitest'
import type { CritiquedDecision } from '../../critique.ts'
import { asked, decided } from '../request.fixture.ts'
import { winnerSoldLoserKept } from './winner-sold-loser-kept.ts'

const buy = decided('Zinc.', { at: '2023-04-03T15:00:00.000Z', price: '12' })
const position = { moved: null, quantity: '50', averageCost: '12', cost: '600', stopLoss: null, takeProfit: null }
const found = (thesis: string, facts: Partial<CritiquedDecision> = {}) =>
  winnerSoldLoserKept(
    asked(decided(thesis, { action: 'Hold', at: '2023-12-04T15:00:00.000Z', price: '7', ...facts }), [buy], {
      position,
    }),
  )

describe('a winner that was sold while a loser is kept', () => {
  test.each([
    'Zinc falls with the yuan. I sold Boliden for that in May, with a gain of course.',
    'I took the profit in Antofagasta over the same strike, here I sit it out.',
    'For the very same election i got out of Grupo Mexico, that one was in the plus.',
  ])('is told in the words of its owner, beside cost and price: %s', (thesis) => {
    const [finding] = found(thesis)
    expect(finding?.kind).toBe('winner-sold-loser-kept')
    expect(finding?.values).toMatchObject({ cost: '$12.00', now: '$7.00' })
  })

  test.each([
    'My uncle says I sold Boliden with a gain.',
    'I never sold Boliden with a gain.',
    'If I sold Boliden with a gain I could buy more.',
    'Should I have sold when I took the profit in Boliden?',
    'I sold Boliden at a loss, and no gain anywhere.',
    'I sold Boliden.',
    'I sold half of ACME with a gain.',
    'I sold bread with a profit.',
    'Management sold Boliden with a gain.',
    '“I sold Boliden with a gain for the same reason”, says a man on the radio.',
  ])('is none where the words are: %s', (thesis) => expect(found(thesis)).toEqual([]))

  test('nor where this one is above its cost, or sold', () => {
    const words = 'I sold Boliden for that in May, with a gain of course.'
    expect(found(words, { price: '13' })).toEqual([])
    expect(found(words, { action: 'Sell' })).toEqual([])
    expect(found(words, { action: 'Buy More' })).toHaveLength(1)
  })
})
