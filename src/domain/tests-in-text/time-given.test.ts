import { expect, test } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'

const reading = (text: string) =>
  findOwnTests(text, '2025-11-17', '100').map(({ measured, side, value, byWhen, words }) => [
    measured,
    side,
    value,
    byWhen?.on ?? null,
    words === text.replace(/[.]$/, ''),
  ])

test.each([
  [
    'They have until June to turn a profit. After that I sell.',
    ['until June to turn a profit', 'happens', null, '2026-06-30', true],
  ],
  ['I give them two quarters to get margins above 20%, then I am out.', ['margins', 'below', '20', null, true]],
  [
    'We give management two years to bring net debt under two billion; if not, we exit.',
    ['net debt', 'above', '2000000000', null, true],
  ],
  ['They have one year to turn a profit, else I sell.', ['to turn a profit', 'happens', null, null, true]],
  [
    'Management has three more reports to show organic growth. Then I am gone.',
    ['to show organic growth', 'happens', null, null, true],
  ],
  ['im giving them till xmas to fix churn or im out', ['till xmas to fix churn', 'happens', null, '2025-12-25', true]],
])('a time that is given, and then an end: %s', (text, expected) => expect(reading(text)).toEqual([expected]))

test.each([
  'I have until Friday to decide, then I sell.',
  'They have three years to build it. Then they sell it to the state.',
  'They have ten years to repay the loan. After that the bank owns it.',
  'They have until June to turn a profit. After that I buy more.',
  'Do they have until June to turn a profit? Then I sell.',
])('no end of the holding: %s', (text) =>
  expect(reading(text).some(([measured]) => /profit|repay|build|decide/.test(String(measured)))).toBe(false),
)
