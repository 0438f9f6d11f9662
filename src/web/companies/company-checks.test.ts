import { expect, test } from 'vitest'
import { AddAssetBody } from '#contract/assets.ts'
import { checkCompanyName, checkTicker } from './company-checks.ts'

/** The contract's first word on one field; undefined when it has none. */
const contractSays = (field: 'ticker' | 'companyName', value: string): string | undefined =>
  AddAssetBody.shape[field].safeParse(value).error?.issues[0]?.message

test.each(['IBM', ' brk.b ', '', '   ', '-IBM', 'IB M', 'A'.repeat(20), 'A'.repeat(21), 'ΑΒΓ', 'BTC/USD', '^GSPC'])(
  'a ticker %j is judged as the contract judges it',
  (typed) => expect(checkTicker(typed)).toBe(contractSays('ticker', typed)),
)

test.each(['International Business Machines', '', '  ', 'x'.repeat(200), 'x'.repeat(201), ` ${'x'.repeat(200)} `])(
  'a company name %j is judged as the contract judges it',
  (typed) => expect(checkCompanyName(typed)).toBe(contractSays('companyName', typed)),
)
