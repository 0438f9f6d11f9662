import { expect, it } from 'vitest'
import { isWorthNaming } from './worth-naming.ts'

it.each([
  '“Orders 24.7bn”',
  '“Margin of 60% at 22 times earnings”',
  '“Net debt is 2 times EBITDA”',
  '“A 6% dividend that is covered 1.6 times by free cash flow”',
  '“volumes fell 3% last year”',
])('a reported fact of the business is: %s', (quoted) => expect(isWorthNaming(quoted)).toBe(true))

it.each([
  // A price in so many times something, and nothing else.
  '“40x sales”',
  '“Snowflake trades at 18 times sales”',
  '“11x earnings”',
  // An estimate, and what may come.
  '“4% dividend plus buybacks gets me to 8 or 9 percent”',
  '“free cash flow goes from 2bn to maybe 7bn”',
  '“export rules could take out another 10% of sales”',
  '“I expect 9 dollars of earnings”',
  // A move of the price, a loan, a size.
  '“it did 8% just last Tuesday”',
  '“the loan costs 7.9%”',
  '“9% of the account”',
])('what is paid, foreseen, moved or owed is not: %s', (quoted) => expect(isWorthNaming(quoted)).toBe(false))
