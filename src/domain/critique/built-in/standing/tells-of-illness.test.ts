import { expect, test } from 'vitest'
import { critiqueBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const position = { moved: '10', quantity: '10', averageCost: '40', cost: '400.00', stopLoss: null, takeProfit: null }
const said = (thesis: string) => critiqueBuiltIn(asked(decided(thesis, { price: '40' }), [], { position }))

test.each([
  "My boy has Duchenne. I'm not going to pretend this is a financial thing.",
  'My mother died in May and this is what she left.',
  'Our daughter was diagnosed in June, and they make the only drug.',
])('beside the illness or the death of somebody near nothing is asked: %s', (thesis) =>
  expect(said(thesis)).not.toContain('?'),
)

test('an illness that the company treats is none of somebody near', () =>
  expect(said('Their drug for cancer is the best one.')).toContain('?'))
