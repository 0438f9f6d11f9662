import { expect, it } from 'vitest'
import { decidedWords } from './decided-format.ts'

const OPTION = { quantity: '3', right: 'call', strike: '100', expiresOn: '2027-01-15' } as const

it.each([
  [{ action: 'Buy', companyName: 'Nike' }, 'You bought Nike'],
  [
    { action: 'Buy', companyName: 'Disney', option: OPTION },
    'You bought 3 call options on Disney (strike $100.00, until Jan 15, 2027)',
  ],
  [
    { action: 'Sell Some', companyName: 'Disney', option: { ...OPTION, quantity: '1', right: 'put', strike: null } },
    'You sold 1 put option on Disney (until Jan 15, 2027)',
  ],
  [{ action: 'Buy More', companyName: 'Nike' }, 'You bought more of Nike'],
  [
    { action: 'Buy More', companyName: 'Disney', option: { ...OPTION, quantity: '2', strike: null, expiresOn: null } },
    'You bought another 2 call options on Disney',
  ],
  [
    { action: 'Hold', companyName: 'Disney', option: { quantity: null, right: null, strike: null, expiresOn: null } },
    'You went on holding options on Disney',
  ],
] as const)('a decision is named with what it was about: %j', (decided, words) =>
  expect(decidedWords(decided)).toBe(words),
)
