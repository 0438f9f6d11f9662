import { expect, test } from 'vitest'
import { asked } from '../request.fixture.ts'
import { expectedBelowReported } from './expected-below-reported.ts'

const valuesIn = (thesis: string) => expectedBelowReported(asked(thesis)).map(({ values }) => values)

test.each([
  [
    'The company reported third-quarter retail units of 155,941, up 44%. It expects fourth-quarter retail units sold above 150,000.',
    { noun: 'retail units', last: '155,941', next: 'above 150,000', less: '3.81%' },
  ],
  ['Q1 revenue was $2.0bn. Guides to Q2 revenue of $1.8bn.', { noun: 'revenue', less: '10.00%' }],
  [
    'Second-quarter deliveries were 40,000 and they guided to third-quarter deliveries of about 36,000.',
    { less: '10.00%' },
  ],
  ['Q4 bookings of $500 million. Management expects Q1 bookings of $450 million.', { noun: 'bookings' }],
  ['First-quarter sales came in at $80m; outlook is for second-quarter sales of over $72m.', { next: 'over $72m' }],
  ['Q2 net revenue reached $1,250m, and it forecasts Q3 net revenue of up to $1,000m.', { less: '20.00%' }],
])('less is expected than was reported: %s', (thesis, values) => expect(valuesIn(thesis)[0]).toMatchObject(values))

test.each([
  'Q1 revenue was $2.0bn. Guides to Q2 revenue of $2.1bn.',
  'Q1 revenue was $2.0bn. Guides to Q3 revenue of $1.8bn.',
  'Q1 revenue was $2.0bn. Guides to Q2 operating income of $0.4bn.',
  'Q1 retail units of 155,941. Expects Q2 wholesale units of 90,000.',
  'Q1 revenue was $2.0bn and last year $1.8bn.',
  'Q4 revenue growth of 12%. Expects Q1 revenue growth of 10%.',
  'Expects Q2 revenue of $1.8bn.',
  'Q1 revenue was $2.0bn. Analysts think Q2 is worse.',
])('and nothing of other things: %s', (thesis) => expect(valuesIn(thesis)).toEqual([]))
