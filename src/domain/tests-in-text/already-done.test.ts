import { expect, test } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'
import { isFalsifier } from './own-test.ts'

const falsifiersIn = (text: string) =>
  findOwnTests(text, '2026-03-02', '40')
    .filter(isFalsifier)
    .map(({ words }) => words)

test.each([
  'In nine years my dentist has not given me one bad tip. So I have bought 40 before the others find out.',
  'In twenty years she hasnt told us a single lie, so I am in before they find out.',
  'The chairman has not sold one share in ten years. So I picked up 200 before the rest of town wakes up.',
  'Our foreman has not lost one order in ten years. So I have bought 30 before word is out.',
  'Two nurses on my ward use it. So I have bought 30 before the rest of town hears.',
  'Three plants are full. So we have already bought 15.',
])('a purchase that is done, beside what somebody never did, is no test: %s', (text) =>
  expect(falsifiersIn(text)).toEqual([]),
)

test.each([
  'I sold under 30. It went on to 50.',
  'I sold under 30 and cursed myself.',
  'In March I had stupidly sold below 22, so I know the feeling.',
  'We sold the lot at 18 and it doubled.',
  'Sold it under 30 last year.',
  'Sold below 26 and regretted it.',
])('a sale of before is none: %s', (text) => expect(falsifiersIn(text)).toEqual([]))

test.each([
  'They have never cut the dividend. If they cut it once, I sell.',
  'I bought 60 before the report; if orders fall below 400 I sell them.',
  'Bought before the vote, out below 31.',
  'In eleven years he has not missed guidance. The day he does I am gone.',
  'One more strike. Then I have bought my last share of it.',
  'I sold under 30 in 2023. Below 31 I sell again.',
  'Sold below 30, no excuses.',
  'The plant needs to add 300 jobs before 2027.',
])('but what comes after it is one: %s', (text) => expect(falsifiersIn(text)).toHaveLength(1))
