import { beforeAll, expect, it } from 'vitest'
import { german } from '#web/german.ts'
import { speakGerman } from '#web/language/messages.ts'
import { decidedWords } from './decided-format.ts'

beforeAll(() => speakGerman(german))

const OPTION = { quantity: '3', right: 'call', strike: '100', expiresOn: '2027-01-15' } as const
const on = '2026-03-05'

it.each([
  [{ action: 'Buy', companyName: 'Nike' }, 'You bought Nike on Mar 5, 2026.', 'Du hast Nike am 5. März 2026 gekauft.'],
  [
    { action: 'Buy', companyName: 'Disney', option: OPTION },
    'You bought 3 call options on Disney (strike $100.00, until Jan 15, 2027) on Mar 5, 2026.',
    'Du hast 3 Call-Optionen auf Disney (Ausübungspreis 100,00\u00a0$, bis 15. Jan. 2027) am 5. März 2026 gekauft.',
  ],
  [
    { action: 'Sell Some', companyName: 'Disney', option: { ...OPTION, quantity: '1', right: 'put', strike: null } },
    'You sold 1 put option on Disney (until Jan 15, 2027) on Mar 5, 2026.',
    'Du hast 1 Put-Option auf Disney (bis 15. Jan. 2027) am 5. März 2026 verkauft.',
  ],
  [
    { action: 'Buy More', companyName: 'Nike' },
    'You bought more of Nike on Mar 5, 2026.',
    'Du hast Nike am 5. März 2026 nachgekauft.',
  ],
  [
    { action: 'Buy More', companyName: 'Disney', option: { ...OPTION, quantity: '2', strike: null, expiresOn: null } },
    'You bought another 2 call options on Disney on Mar 5, 2026.',
    'Du hast 2 Call-Optionen auf Disney am 5. März 2026 nachgekauft.',
  ],
  [
    { action: 'Hold', companyName: 'Disney', option: { quantity: null, right: null, strike: null, expiresOn: null } },
    'You went on holding options on Disney on Mar 5, 2026.',
    'Du hast Optionen auf Disney am 5. März 2026 weiter gehalten.',
  ],
] as const)('a decision is named with what it was about: %j', (decided, words, inGerman) => {
  expect(decidedWords({ ...decided, on }, 'en')).toBe(words)
  expect(decidedWords({ ...decided, on }, 'de')).toBe(inGerman)
})
