import { describe, expect, test } from 'vitest'
import type { CritiqueRequest } from '../../critique.ts'
import { critiqueBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'
import { beyondClaim, otherTests, quartersUntilClaim, quartersUntilExpiry } from './days-of-entry.ts'

const claim = 'ACME does better than SPY until May 1, 2027'
const request = (thesis: string, facts: Partial<CritiqueRequest> = {}) =>
  asked(decided(thesis, { price: '50' }), [], { claim, ...facts })

describe('a time beyond the claim', () => {
  test.each([
    ['I can leave it until 2035.', '“I can leave it until 2035”'],
    ['They want 60 mines by 2030.', '“They want 60 mines by 2030”'],
    ['The turnaround plan runs until June 2027.', '“The turnaround plan runs until June 2027”'],
  ])('is told with the end of that: %s', (thesis, words) =>
    expect(Array.from(beyondClaim(request(thesis)), ({ quoted }) => quoted)).toEqual([words]),
  )

  test.each([
    'The plan runs until 2027.',
    'The plan runs until March 2027.',
    'The plan ran until 2019.',
    'My numbers work without the subsidy after 2029.',
    'The bond matures in 2031.',
    'My brother says they have 60 mines by 2030.',
    'They have 2035 stores.',
    'They would be wrong to close the plant before 2028.',
    'The patent is theirs until 2039.',
    'Tariffs follow the CPI, and the concession runs to 2041.',
    'Their licence for the port ends in 2034.',
    'The supply contract with the city is good until 2031.',
    'Boeing delivers 300 aircraft to them until 2034.',
    'It is November 2028 and this has lost half. The chain threw the brand out.',
    'Imagine it is March 2029: what went wrong?',
    'Picture May 2030, with the share at half.',
    'In November 2029 I look back: it failed because the grid was late.',
  ])('and one that may begin before it is not: %s', (thesis) =>
    expect(Array.from(beyondClaim(request(thesis)))).toEqual([]),
  )

  test('nor beside a plan, of which the claim says nothing', () =>
    expect(
      critiqueBuiltIn(request('Index fund. 600 on the first of each month until 2041, whatever the price.')),
    ).not.toContain('held to'))
})

describe('the quarters until the claim ends', () => {
  test.each([
    ['If sales shrink in two quarters I sell.', 'May 1, 2027', 'four'],
    ['If traffic falls in any quarter, I am out.', 'Nov 1, 2026', 'two'],
  ])('are counted: %s', (thesis, until, quarters) =>
    expect(
      quartersUntilClaim(request(thesis, { claim: `ACME does better than SPY until ${until}` }))[0]?.values,
    ).toMatchObject({ quarters }),
  )

  test.each([
    ['If the founder leaves, I sell.', 'May 1, 2027'],
    ['If sales shrink in two quarters I sell.', 'Jun 20, 2026'],
    ['If sales shrink in three quarters I sell.', 'Aug 1, 2026'],
  ])('and only whole ones, of a test by quarters: %s', (thesis, until) =>
    expect(quartersUntilClaim(request(thesis, { claim: `ACME does better than SPY until ${until}` }))).toEqual([]),
  )

  test('while an option runs there are so many at least', () => {
    const option = { right: 'call', strike: '40', expiresOn: '2027-01-15' } as const
    expect(
      quartersUntilExpiry(request('If sales shrink in any quarter I close it.', { option }))[0]?.values,
    ).toMatchObject({
      count: 'Two quarters end',
    })
    expect(quartersUntilExpiry(request('If sales shrink in any quarter I sell.'))).toEqual([])
  })
})

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
