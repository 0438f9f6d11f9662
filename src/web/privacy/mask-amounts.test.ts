import { expect, it } from 'vitest'
import { exactUsdWords, usdWords } from '#domain/prices/money-format.ts'
import { seeded } from '#test/support/seeded.ts'
import { maskAmounts } from './mask-amounts.ts'

const masked = (text: string) => maskAmounts(text, '•••')

it.each([
  ['$1,212.30', '•••'],
  ['+$1.18 (+3.20%)', '••• (+3.20%)'],
  ['−$22.31, −18.40%', '•••, −18.40%'],
  ['$0.0042 a share', '••• a share'],
  ['$120', '•••'],
  ['$1.2M and $8 billion by now.', '••• and ••• by now.'],
  ['between $120-130, or $5–$6', 'between •••, or •••'],
  ['Sells 3 shares at $18,000 = $54,000: 100 times', 'Sells ••• shares at ••• = •••: 100 times'],
  ['MSFT · 4 at $498.60 · 7/10', 'MSFT · ••• at ••• · 7/10'],
  ['IBM · stock · 1,250.5 shares', 'IBM · stock · ••• shares'],
  ['paid 250 USD, USD 12.50 and 8 million dollars', 'paid •••, ••• and •••'],
  ['Stop moved from $90.00 to $85.00.', 'Stop moved from ••• to •••.'],
  ['It cost US$5 then, €7 now.', 'It cost ••• then, ••• now.'],
  ['Sold at 58.75 and bought back at 60.', 'Sold at ••• and bought back at •••.'],
  ['My stop is at 85, my target 120.', 'My stop is at •••, my target •••.'],
  ['I paid 300 for it in 2024, and it is worth 18,000 now', 'I paid ••• for it in 2024, and it is worth ••• now'],
  ['The stop moved from 85.50 to 90.', 'The stop moved from ••• to •••.'],
])('%s becomes %s', (text, expected) => {
  expect(masked(text)).toBe(expected)
})

it.each([
  '45%',
  'Confidence 9/10 from 6',
  '4-for-1 split on Jun 10, 2026',
  'grow above 8% for three quarters, on page 12',
  'passed 61 days ago',
  'No figure.',
  'Stop of 10% below cost, target 3 years out, sold after 2 quarters',
  'Buy at 8 of 10 on Nov 22, 2026, 14:05',
  'up 1,250%, 8.25% a year, 2.25 points, a score of 0.31',
  '10,000 accounts; 2026-06-10; version 1.25.3',
])('%s stays', (text) => {
  expect(masked(text)).toBe(text)
})

it('leaves no digit of any amount as the pages write it', () => {
  const chance = seeded(11)
  for (let nth = 0; nth < 2_000; nth += 1) {
    const amount = `${chance.oneOf(['', '-']) ?? ''}${(chance.next() * 10 ** chance.whole(-4, 9)).toFixed(chance.whole(0, 6))}`
    for (const words of [usdWords(amount), exactUsdWords(amount)])
      expect(masked(`Worth ${words}, then ${words}.`), words).toBe('Worth •••, then •••.')
  }
})
