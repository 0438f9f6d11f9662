import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const told = (thesis: string, expiresOn = '2026-06-19') =>
  readBuiltIn(
    asked(decided(thesis, { price: '1.10' }), [], {
      option: { right: 'call', strike: '30', expiresOn, multiplier: '100' },
    }),
  ).sentences.find(({ kind }) => kind === 'expiry-before-event')?.text

describe('a time that is given to an option that ends long before', () => {
  test.each([
    'The new chief will need two or three years to turn this around.',
    'I give it three years.',
    'I hold this for 2 years at least.',
    'Giving her four quarters, then we see.',
  ])('stands beside its last day: %s', (thesis) => expect(told(thesis)).toContain('this option ends on Jun 19, 2026'))

  test.each([
    'It will take two years to build a fab, supply is short.',
    'I give it three weeks.',
    'My brother holds it for 5 years.',
    'If I give it three years I take the shares.',
    'I roll this every quarter and give it three years.',
    'They have been in business for 50 years.',
    'I gave it two years once and sold.',
  ])('and nothing is said of it in: %s', (thesis) => expect(told(thesis)).toBeUndefined())

  test('nor where the option lasts as long', () => expect(told('I give it one year.', '2027-06-18')).toBeUndefined())
})
