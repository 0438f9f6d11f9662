import { expect, test } from 'vitest'
import type { CritiqueRequest } from '../../critique.ts'
import { critiqueBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'
import { otherTests } from './other-tests.ts'

const claim = 'ACME does better than SPY until May 1, 2027'
const request = (thesis: string, facts: Partial<CritiqueRequest> = {}) =>
  asked(decided(thesis, { price: '50' }), [], { claim, ...facts })

test('a second test is told where the first one stands already', () => {
  const text = critiqueBuiltIn(request('CET1 below 10%, I am out. Nonaccruals over 1.5% of loans, I am out.'))
  expect(text).toContain('“CET1 below 10%, I am out”')
  expect(text).toContain('“Nonaccruals over 1.5% of loans, I am out”')
})

test.each([
  'If sales shrink I sell. Should either occur I sell within five days.',
  'If sales shrink I sell. If a rival opens next door I have to think again.',
  'If sales shrink I sell. Stop at 40.',
])('and no consequence, thought or stop is a second one: %s', (thesis) =>
  expect(
    Array.from(otherTests(request(thesis)), ({ quoted }) => quoted).filter((each) => !each?.includes('shrink')),
  ).toEqual([]),
)
