import { expect, test } from 'vitest'
import { AddAssetBody } from '#contract/assets.ts'
import { checkCompanyName, checkTicker } from './company-checks.ts'

/** The contract's first message about one field; undefined when it accepts the value. */
const contractSays = (field: 'ticker' | 'companyName', value: string): string | undefined =>
  AddAssetBody.shape[field].safeParse(value).error?.issues[0]?.message

test.each(['IBM', ' brk.b ', '', '   ', '-IBM', 'IB M', 'A'.repeat(20), 'A'.repeat(21), 'ΑΒΓ', 'BTC/USD', '^GSPC'])(
  'the ticker %j gets the same message as from the contract',
  (typed) => expect(checkTicker(typed)).toBe(contractSays('ticker', typed)),
)

test.each(['International Business Machines', '', '  ', 'x'.repeat(200), 'x'.repeat(201), ` ${'x'.repeat(200)} `])(
  'the company name %j gets the same message as from the contract',
  (typed) => expect(checkCompanyName(typed)).toBe(contractSays('companyName', typed)),
)
