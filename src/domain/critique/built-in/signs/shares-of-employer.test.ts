import { expect, test } from 'vitest'
import type { Action } from '../../../ledger/action.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const saidOf = (thesis: string, action: Action) =>
  readBuiltIn(asked(decided(thesis, { action, price: '47' })))
    .sentences.filter(({ kind }) => kind === 'employer-shares')
    .map(({ text }) => text)
    .join(' ')

test.each<[string, Action]>([
  ['My RSUs vested in June and I keep them.', 'Hold'],
  ['My RSUs vest today, 40 shares.', 'Buy'],
  ['Bought through the ESPP, as every half year.', 'Buy'],
])('what vests came from the employer: %s', (thesis, action) =>
  expect(saidOf(thesis, action)).toMatch(/came from your employer|your work and a part of your savings/),
)

test.each<[string, Action]>([
  [
    'I hold 200 shares from my employer that I cannot sell before October. Two puts at 90 cost me 3.4 % of the holding.',
    'Buy',
  ],
  ['These puts cover part of my bonus, which vests in June.', 'Buy'],
])('a put against what hangs on one name is told as no more of it: %s', (thesis, action) => {
  const { sentences } = readBuiltIn(
    asked(decided(thesis, { action, price: '3' }), [], {
      option: { right: 'put', strike: '90', expiresOn: '2027-01-15', multiplier: '100' },
    }),
  )
  expect(sentences.map(({ kind }) => kind)).not.toContain('employer-shares')
})

test.each<[string, Action]>([
  ["Everything I've put aside goes into the bank I work for.", 'Buy'],
  ["I've worked here for 19 years, my RSUs are here, and now the severance goes in too.", 'Buy'],
  ['It is the company I work for, and my RSUs are in it. I buy 100 more from my savings.', 'Buy'],
])('what is bought beside them did not: %s', (thesis, action) =>
  expect(saidOf(thesis, action)).toMatch(/ more than this purchase hangs on ACME\.$/),
)

test.each<[string, Action]>([
  ['My RSUs from before I was laid off.', 'Hold'],
  ['I worked there for 19 years, half of my savings are these shares from the employee plan.', 'Hold'],
])('and no salary is told to hang on it where its writer has left: %s', (thesis, action) => {
  expect(saidOf(thesis, action)).toContain('came with your work')
  expect(saidOf(thesis, action)).not.toMatch(/salary|your work and/)
})
