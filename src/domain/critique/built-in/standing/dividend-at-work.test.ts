import { expect, test } from 'vitest'
import { asked, decided } from '../request.fixture.ts'
import { yieldBesideDividend } from './dividend-at-work.ts'

const valuesIn = (thesis: string) =>
  yieldBesideDividend(asked(decided(thesis, { price: '150' }))).map(({ values }) => values)

test.each([
  [
    'Dividend is 9 a share; free cash flow covers it once, so I assume a cut. On half the dividend I still get a bit over 4%.',
    { dividend: 'half of 9 a share', real: '3.00%', told: 'a bit over 4%' },
  ],
  ['The dividend is $6 a share, which is 5% while I wait.', { dividend: '6 a share', real: '4.00%', told: '5%' }],
  ['Pays 7.50 a share a year, an 8% yield.', { real: '5.00%', told: '8%' }],
  ['Payout of 6 per share. I get about 6 percent for sitting still.', { real: '4.00%', told: 'about 6 percent' }],
  ['Distribution: 12 a share. Yields 10%.', { real: '8.00%', told: '10%' }],
  ['Dividend 4.50 a share, yielding 2.2%.', { real: '3.00%', told: '2.2%' }],
])('a yield that does not come out is told: %s', (thesis, values) => expect(valuesIn(thesis)[0]).toMatchObject(values))

test.each([
  'The dividend is 6 a share, a 4% yield.',
  'The dividend is 6 a share, I get about 4%.',
  'The dividend is 1.50 a share, a 4% yield.',
  'Dividend 0.50 a share, yields 4%.',
  'The dividend is 3 a share, a 4% yield.',
  'Dividend 1.50 a share each quarter, a 5% yield.',
  'Dividend 6 a share, 5% yield on cost.',
  'Dividend 6 a share; the bonds yield 5%.',
  'Dividend was 6 a share, that is 5% gone.',
  'Dividend 6 a share, and if they cut it by a third I get 5%.',
  'Dividend 6 a share, free cash flow yield 8%.',
  'Dividend 6 a share. Sales grew 5%.',
  'My neighbour says the dividend is 6 a share, a 5% yield.',
])('and one that may is not: %s', (thesis) => expect(valuesIn(thesis)).toEqual([]))
