import { describe, expect, test } from 'vitest'
import type { Action } from '../../../ledger/action.ts'
import { asked, decided } from '../request.fixture.ts'
import { keptForWhatItCost } from './kept-for-what-it-cost.ts'

const found = (thesis: string, price = '21', action: Action = 'Hold') =>
  keptForWhatItCost(
    asked(decided(thesis, { action, price }), [
      decided('Twelve times earnings.', { at: '2026-01-09T15:00:00.000Z', price: '42' }),
    ]),
  )

describe('what is kept at a loss for what it cost', () => {
  test.each([
    "I can't let it go at this price after all the years I gave it.",
    'As long as I hold, nothing is lost. Figures are weak, margin down to 8%.',
    "Only a fool sells here: it isn't a loss until I sell.",
    'If I sell now the loss is real. So I stay.',
    "A paper loss doesn't hurt. Orders are down.",
    "It's only a book loss.",
    "I've put too much work into this one to let it go at 21.",
    "Two years of reading about this company can't have been for nothing.",
    'Having come this far down with it I may as well see the end.',
    'Letting go at half of what I gave is out of the question.',
    "I'm not handing it over for less than what I paid.",
    "Won't do it: I will never sell below my cost.",
    'No sale, no loss.',
    "It has cost me so many nights that I'm not going to hand it to somebody else now.",
    "Under 42 it stays where it is, that's what I gave for it.",
  ])('is told, whatever the words: %s', (thesis) => expect(found(thesis)).toHaveLength(1))

  test.each([
    'As long as I hold, the dividend comes: 5%, covered twice.',
    "It's a paper loss and that tells me nothing. Orders -6%, my line is -10%.",
    "I've put much work into this one, which is no reason to keep it. The pipeline is.",
    'Selling now would cost the tax credit that vests in June. Then I decide.',
    'The loss is real whether I sell or not. I keep it for the cash flow.',
    'Two years of reading about it taught me one thing: the patents matter.',
    "My brother says it isn't a loss until I sell. It is. Kept for the orders, +6%.",
    "At 40 it would be 20 times earnings, and I'd go.",
    'They put too much money into this to stop now, so the plant gets finished.',
    'If I sell now I make a loss, so be it next week: my line is a margin of 8%, and the report decides.',
    "I can't sell before the report after what happened in May; my line is orders.",
    'As long as I hold, nothing is lost, they say. It is lost.',
    "If I sell now the loss is real, and if I don't it is real too. Margin back to 11%.",
    "I've put two years into understanding it. That's why I know the debt is the point: 4 times EBITDA.",
    'As long as I keep it in the ISA nothing is lost to tax.',
    "I won't sell for less than what I paid for the land: book is 60.",
    "I can't sell after hours, so tomorrow.",
    "The years they gave it can't have been for nothing, says the chairman. I think they were. Waiting for the vote on the 9th.",
    "It's only a paper loss for the pension fund, but it's a real one for me.",
    "I can't let it go after one bad quarter. Two is my line, below 8%.",
    "I can't leave after only six weeks; the trial reads out in May, and that was the plan.",
    "I won't sell below my average true range stop.",
    "Having waited this long I'll see the report on Friday; under 8% I go.",
    'Too many months of waiting; I should have sold. Out next week.',
    "Under 42 it stays where it is, that's what the buyback is set at.",
    'It has cost me so many nights that I will never buy such a thing again.',
    'No sale of the unit, no loss of margin.',
  ])('and is not in: %s', (thesis) => expect(found(thesis)).toEqual([]))

  test('nor above what was paid, nor at a sale', () => {
    expect(found('If I sell now the loss is real.', '50')).toEqual([])
    expect(found('If I sell now the loss is real.', '21', 'Sell')).toEqual([])
  })
})
