import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const sale = (wrote: string, thesis: string) =>
  readBuiltIn(
    asked(
      decided(thesis, { action: 'Sell Some', at: '2026-04-06T15:00:00.000Z', price: '170' }),
      [decided(wrote, { at: '2026-01-05T15:30:00.000Z', price: '200' })],
      {
        purchasedAt: '2026-01-05T15:30:00.000Z',
        position: { moved: '4', quantity: '6', averageCost: '200', cost: '1200', stopLoss: null, takeProfit: null },
      },
    ),
  ).sentences
const kindsOf = (...given: Parameters<typeof sale>) => sale(...given).map(({ kind }) => kind)

describe('a part that is sold where the test named none is no rule kept', () => {
  test.each([
    'If churn goes above 3% I sell everything.',
    'If churn goes above 3% I sell.',
    "If churn goes above 3% I'm out.",
  ])('%s', (wrote) => {
    const sentences = sale(wrote, "Churn was 3.4%. I couldn't decide, sold some.")
    const told = sentences.find(({ kind }) => kind === 'falsifier-broken-and-held')?.text
    for (const words of ['named no part', '“Churn was 3.4%”', wrote.slice(0, -1), 'Jan 5, 2026', 'you sold 4 of 10'])
      expect(told).toContain(words)
    expect(sentences.map(({ text }) => text).join(' ')).not.toContain('as you had written')
  })
})

describe('a part that was named, or whose rest goes as well, is not told so', () => {
  test.each([
    ['If churn goes above 3% I sell half.', 'Churn was 3.4%, so I sold.'],
    ['If churn goes above 3% a third of it goes.', 'Churn was 3.4%, so I sold.'],
    ['If churn goes above 3% I cut the position.', 'Churn was 3.4%, so I cut.'],
    ['If churn goes above 3% I sell.', 'Churn was 3.4%. Sold four today, the rest goes tomorrow.'],
    ['If churn goes above 3% I sell.', 'Churn was 3.4%. The order was only partly filled.'],
    ['If churn goes above 3% I sell.', 'Churn was 2.4%. It had become too large.'],
  ])('%s %s', (wrote, thesis) => expect(kindsOf(wrote, thesis)).not.toContain('falsifier-broken-and-held'))
})
