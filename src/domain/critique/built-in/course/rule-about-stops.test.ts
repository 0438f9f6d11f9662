import { describe, expect, test } from 'vitest'
import type { CritiquedAlert, CritiquedMove } from '../../critique.ts'
import { critiqueBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const BOUGHT = '2026-03-03T15:00:00.000Z'
const TODAY = '2026-09-21T15:00:00.000Z'
const move = (to: string | null, facts: Partial<CritiquedMove> = {}): CritiquedMove => ({
  ...{ level: 'stop-loss', from: '36', to, setAt: BOUGHT, action: 'Hold', at: TODAY, price: '37' },
  ...facts,
})
const held = (thesis: string, to: string | null, principles: readonly string[] = [], first = 'Quarries.') =>
  critiqueBuiltIn(
    asked(
      decided(thesis, { action: 'Hold', at: TODAY, price: '37', confidence: 5 }),
      [decided(first, { at: BOUGHT, price: '40' })],
      { moves: [move(to)], principles },
    ),
  )

describe('a stop that is moved away', () => {
  test.each([
    'I never move a stop down.',
    'Stops only go up',
    'We do not lower our stops, whatever happens.',
    'No widening of a stop.',
    "A stop-loss is never moved once it's set.",
  ])('stands beside the principle: %s', (principle) => {
    for (const to of ['30', null])
      expect(held('More room for the rains.', to, ['Read the notes first.', principle])).toContain(
        `beside your principle “${principle.replace(/\.$/, '')}”`,
      )
  })

  test.each(['Stop 36. The stop stays where it is.', 'Stone is stone. I will never lower the stop.'])(
    'stands beside what an earlier entry wrote: %s',
    (first) =>
      expect(held('More room.', '30', [], first)).toMatch(/beside what you wrote on Mar 3, 2026, “(?:The stop|I will)/),
  )

  test.each([
    'I never move a stop down before the report.',
    'Never lower a stop unless the position was halved.',
    'I never move a stop down. Except in the first week.',
    'I never move house.',
    'Always set a stop.',
  ])('stands beside no rule that may allow it: %s', (principle) =>
    expect(held('More room.', '30', [principle])).not.toMatch(/beside/),
  )

  test.each([
    'My broker always says: never lower the stop.',
    'Last year I used to say the stop stays where it is.',
    'Stop 36, maybe lower later.',
  ])('stands beside no sentence of others or of before: %s', (first) =>
    expect(held('More room.', '30', [], first)).not.toMatch(/beside what you wrote/),
  )

  test('is told of no stop that goes up', () =>
    expect(held('Good.', '38', ['I never move a stop down.'])).not.toMatch(/beside your principle/))
})

describe('a target that was reached and is moved', () => {
  const reached: CritiquedAlert = {
    ...{ level: 'take-profit', percent: null, levelPrice: '50', price: '50.4', at: '2026-09-18T20:00:00.000Z' },
    setBy: { action: 'Buy', at: BOUGHT },
  }
  const request = (to: string | null, alerts: readonly CritiquedAlert[]) =>
    critiqueBuiltIn(
      asked(
        decided('It can do more.', { action: 'Hold', at: TODAY, price: '51', confidence: 8 }),
        [decided('Quarries.', { at: BOUGHT, price: '40' })],
        { moves: [move(to, { level: 'take-profit', from: '50', price: '51' })], alerts },
      ),
    )

  test.each(['70', null])('is told with the day and the price: to %s', (to) => {
    const text = request(to, [reached])
    expect(text).toContain('Sept 18, 2026')
    expect(text).toContain('$50.40')
  })

  test('is told as before where it was not reached', () => expect(request('70', [])).not.toContain('was reached'))
})
