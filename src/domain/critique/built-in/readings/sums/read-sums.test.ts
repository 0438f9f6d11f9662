import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../../built-in-critic.ts'
import { asked, decided } from '../../request.fixture.ts'

const sentencesOf = (price: string, thesis: string) => readBuiltIn(asked(decided(thesis, { price }))).sentences
const kindsOf = (price: string, thesis: string) => sentencesOf(price, thesis).map(({ kind }) => kind)

describe('a figure that the other figures do not come to stands beside their sum', () => {
  test.each([
    ['25.60', 'The dividend is $1.11 a year, so I receive a shade over six per cent.', '$1.11 on $25.60 is 4.3%'],
    ['40', "It pays 0.30 a quarter, that's 5.5% for doing nothing.", '4 times 0.30 on $40.00 is 3.0%'],
    ['80', 'Annual dividend of 2.40 at $80 is a yield of 5 percent.', '2.40 on $80.00 is 3.0%'],
    ['18', 'Pays $0.09 every month which makes 9% a year.', '12 times $0.09 on $18.00 is 6.0%'],
    [
      '21',
      'Debt 4 billion, EBITDA 0.9 billion, so leverage is about two times.',
      '4 billion over 0.9 billion is 4.4 times',
    ],
    ['21', "Net debt is $600m against EBITDA of $120m, that's only 2.5x.", '$600m over $120m is 5 times'],
    ['30', 'Market cap 12 billion, profit 800 million, so I pay 8 times earnings.', 'is 15 times'],
    ['35', 'Book value is $24.60 per share, so at $35 I pay less than the book.', '$35.00 is 1.4 times $24.60'],
    ['19', 'NAV is 14.20, I buy it below NAV and wait.', '$19.00 is 1.3 times 14.20'],
    ['22', '300 shares at 22 is 5,600 dollars, a fair sum for me.', '300 times 22 is $6,600.00'],
    ['49', 'The stock went from 148 to 49, down 50%.', 'from 148 to 49 is a fall of 67%'],
    ['12', 'Sales rose 40% from 10 million to 12 million.', 'is a rise of 20%'],
    ['44', 'Revenue went up from 2.0 to 2.4 billion, a 40% jump.', 'is a rise of 20%'],
    ['50', "Earns 2.10 a share, I pay 50, so that's about 15 times earnings.", '$50.00 over 2.10 is 24 times'],
    ['44', 'EPS is 4.40 at a price of 44, so the P/E is only 6.', '$44.00 over 4.40 is 10 times'],
    ['12', "Bought 250 at 12.00, that's 2,500 dollars in.", '250 times 12.00 is $3,000.00'],
    ['32', 'Dividend of 0.45 per quarter on a 32 dollar stock, over eight percent.', 'on $32.00 is 5.6%'],
  ])('%s: %s', (price, thesis, sum) => {
    const found = sentencesOf(price, thesis)
    expect(found.find(({ kind }) => kind === 'sum-beside-terms')?.text).toContain(sum)
    expect(found.map(({ kind }) => kind)).not.toContain('figures-named')
  })

  test.each([
    ['57.40', 'The monthly dividend comes to $3.23 a year, which is 5.6% at this price and 75% of the funds.'],
    ['152', 'Dividend 5.88, payout 78%. Price/earnings 20 on guidance of 7.50.'],
    ['25.10', 'Dividend 1.72 that is almost 7 percent.'],
    ['80', 'Dividend of 2.40, up 6% this year, yield 3%.'],
    ['40', "It pays 0.55 a quarter, that's 5.5%."],
    ['40', 'The dividend is 2.20, so 4% after tax.'],
    ['40', 'The dividend is 2.20, so I receive 4.2%.'],
    ['40', "If the dividend goes to 4 a year, that's 10% on my cost."],
    ['40', 'Pays 1.60 a year, that is 4%, and the bank gives 6% on a deposit.'],
    ['21', 'Debt 4 billion, EBITDA 0.9 billion, so leverage is about 4.4 times.'],
    ['21', 'Debt 4 billion, cash 2 billion, EBITDA 0.9 billion, so net leverage is about two times.'],
    ['21', 'Debt 4 billion, EBITDA will be 2 billion in 2027, so two times.'],
    ['21', 'Debt 4 billion euro, EBITDA 0.9 billion dollars, so leverage is about two times.'],
    ['30', 'Market cap 12 billion, sales 3 billion, profit 800 million: four times sales.'],
    ['35', 'Book value is $44.60 per share, so at $35 I pay less than the book.'],
    ['35', 'Book value is $24.60 per share, and I do not pay less than book.'],
    ['35', 'Book value was 24 once; today I pay less than replacement value.'],
    ['44', 'EPS of 4.40 at a price of 44, so the P/E is 10.'],
    ['44', 'EPS of 4.40 at a price of 44, so the P/E is 6 on what they will earn in 2028.'],
    ['22', '300 shares at 22 is 6,600 dollars.'],
    ['22', '300 shares at 22, my stop costs me 600 dollars.'],
    ['49', 'The stock went from 148 to 49, down 67%.'],
    ['49', 'Share of prescriptions went from 40 to 57 percent, up 12% in Europe.'],
    ['12', 'Sales rose from 10 million to 12 million, and margins are up 40%.'],
    ['12', 'My uncle says 300 shares at 22 is 5,600 dollars.'],
    ['60', 'Revenue up 12% from 2023 to 2025.'],
    ['8', 'Cost per tonne fell from 820 to 700, a drop of 15%.'],
    ['60', 'Users grew from 40m to 60m, 14% a year.'],
    ['338', 'Bear case: EPS 10.50, 22x, $231. Base case: EPS 14.60, 27x, $394.'],
    ['50', 'EPS 2.10, so at 24 times I pay what the market pays.'],
    ['50', 'Earns 2.10 a share; at 15 times earnings it is worth 31 and I wait.'],
    ['12', 'Bought 250 at 12.00 and 2,500 in bonds.'],
  ])('and nothing is said of it in %s: %s', (price, thesis) =>
    expect(kindsOf(price, thesis)).not.toContain('sum-beside-terms'),
  )
})

describe('what contracts cost', () => {
  const option = { right: 'call', strike: '160', expiresOn: '2026-12-18', multiplier: '100' } as const
  const position = { moved: '4', quantity: '4', averageCost: '195', cost: '780', stopLoss: null, takeProfit: null }
  const told = (thesis: string) =>
    readBuiltIn(asked(decided(thesis, { price: '195' }), [], { option, position })).sentences.find(
      ({ kind }) => kind === 'sum-beside-terms',
    )?.text

  test.each(["4 contracts, what's the worst that can happen, $195?", '4 calls, 7.80 dollars at risk in total'])(
    'is told with all of them: %s',
    (thesis) => expect(told(thesis)).toContain('4 contracts at $195.00 are $780.00'),
  )

  test.each([
    '4 contracts at 1.95, so $780 is what I can lose.',
    '4 contracts, $780 all in.',
    '4 contracts at 195 cost me 800 with the fees.',
    '4 contracts at 195 cost me 900 altogether.',
    'Each of the 4 contracts can lose $195.',
    'The most I can lose is 195.',
    '4 calls, strike 160, I risk what I pay.',
    'My cousin says 4 contracts can lose $195 at worst.',
  ])('and not in: %s', (thesis) => expect(told(thesis)).toBeUndefined())
})
