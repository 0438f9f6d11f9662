import { expect, test } from 'vitest'
import type { Action } from '../../../ledger/action.ts'
import { asked, decided } from '../request.fixture.ts'
import { readSigns } from './read-signs.ts'

const kindsOf = (thesis: string, action: Action = 'Buy') =>
  readSigns(asked(decided(thesis, { action, price: '290' })), []).map(({ kind }) => kind)

test.each([
  "I hold 30 from 540. Buying 25 more here takes my average down to 426, so it doesn't have to climb that far until I'm even.",
  "Two more lots to get my average down so I'm even sooner.",
  'This lowers my average to 40, and I get back to even at 40.',
])('what is bought to be even sooner is told, whatever is known of earlier purchases: %s', (thesis) =>
  expect(kindsOf(thesis)).toContain('get-even'),
)

test.each([
  'It takes my average down to 426, and the margin is 20%.',
  "It gets my average down and I'm even more sure of the margin.",
  "I do not buy to get my average down so I'm even sooner.",
  "My brother says it gets my average down so I'm even sooner.",
  'They cut costs and are back to even next year.',
])('not: %s', (thesis) => expect(kindsOf(thesis)).not.toContain('get-even'))
