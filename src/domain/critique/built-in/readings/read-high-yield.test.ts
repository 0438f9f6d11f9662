import { describe, expect, test } from 'vitest'
import type { CritiquedDecision } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const kindsOf = (thesis: string, facts: Partial<CritiquedDecision> = {}) =>
  readBuiltIn(asked(decided(thesis, { price: '11', ...facts }))).sentences.map(({ kind }) => kind)

describe('a yield that hardly any share pays for long', () => {
  test.each([
    'Yield of 13% at the price of today. I will live on it when I stop sailing. It has paid for 108 quarters without a break.',
    'It pays 14 percent in dividends, so with this my wife can stop working and we live on it.',
    'The 11% dividend has never been cut.',
    '16% yield, steady payer for 20 years.',
    'Dividend 10%, this is my retirement income.',
    'It yields 12%, so the parish has its heating paid and we do not touch the capital.',
    'With the 15% dividend we have the whole rent.',
  ])('is asked about where it is lived on or taken for safe: %s', (thesis) =>
    expect(kindsOf(thesis)).toContain('yield-as-income'),
  )

  test.each([
    'Yield of 13%, and it will be cut. I count on 6%.',
    'Yield 4%. Never cut since 1972.',
    'Yield 13%. If they cut it I am out the same day. I live on the rest.',
    'The free cash flow yield is 13% and the dividend was never cut.',
    'They never missed a quarter; EPS growth of 13% a year.',
    'My neighbour lives on the 13% yield of it. I buy it for the spin-off.',
    'Margin 13%, never below 10%. The dividend is a bonus.',
    'Loans yield 13% and losses were never above 2%, for 20 years.',
    'Dividend looks 15% but is the government who decides; it is no income to live on.',
    'We have the rent from the flat; this one yields 13% and I expect it to shrink.',
    'In 2020 it had a yield of 13% and had never cut before. Then it did.',
  ])('and nothing is said of it in: %s', (thesis) => expect(kindsOf(thesis)).not.toContain('yield-as-income'))

  test('nor of somebody who only watches', () =>
    expect(kindsOf('Yield of 13%, I could live on it. Not yet.', { action: 'Watch' })).not.toContain('yield-as-income'))
})
