import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const BOTH = 'Cranes for hire. A first 40 shares. I buy the other 40 at 24 or lower, provided utilisation is over 70%.'
const said = (wrote: string, thesis: string, price: string) =>
  readBuiltIn(
    asked(decided(thesis, { action: 'Buy More', price, at: '2026-05-20T15:00:00.000Z' }), [
      decided(wrote, { price: '29', at: '2026-02-04T15:00:00.000Z' }),
    ]),
  ).sentences

describe('more of it at a price that was written', () => {
  test('with the figure that was to come with it: nobody is told that they add below their cost', () => {
    const [first, ...others] = said(
      BOTH,
      '23.70 today, utilisation reported at 73% on April 28. So the other 40.',
      '23.70',
    )
    expect(first?.kind).toBe('rule-kept')
    expect(first?.text).toBe(
      'On Feb 4, 2026 you wrote “I buy the other 40 at 24 or lower, provided utilisation is over 70%”; you add at $23.70, and “23.70 today, utilisation reported at 73% on April 28” is over your 70%: you waited for both.',
    )
    expect(others.map(({ kind }) => kind)).not.toContain('added-below-cost')
  })

  test('with the figure on the wrong side', () =>
    expect(said(BOTH, 'Utilisation 66%, but what a price.', '23.70')[0]?.kind).toBe('principle-broken'))

  test('where the price was all that was asked for', () =>
    expect(
      said('Cranes. A first half. I take the other half at 24 or lower.', 'The other half.', '23.90')[0]?.kind,
    ).toBe('rule-kept'))

  test.each([
    ['for more than that', BOTH, 'Utilisation 73%.', '26'],
    ['with the figure of a rival', BOTH, 'Utilisation at the rival is 73%.', '23.70'],
    ['with a figure of before', BOTH, 'Utilisation was 73% on December 5.', '23.70'],
    ['at a price that somebody else would pay', 'My brother says he takes the other half at 24.', 'In.', '23.70'],
    ['where no price was written', 'I take the other half in 24 weeks.', 'In.', '23.70'],
    ['where it was a multiple', 'I take the other half at 24 times earnings.', 'In.', '23.70'],
  ])('and nothing is praised %s', (_, wrote, thesis, price) =>
    expect(said(wrote, thesis, price).map(({ kind }) => kind)).not.toContain('rule-kept'),
  )
})
