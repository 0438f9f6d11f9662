import { describe, expect, test } from 'vitest'
import { asked, decided } from '../request.fixture.ts'
import { sliverOfMany } from './sliver-of-many.ts'

const found = (thesis: string) => sliverOfMany(asked(decided(thesis, { confidence: 8, price: '41.50' })))

describe('a tiny part of an enormous number', () => {
  test.each([
    "The world spends nine trillion on food. If they get only a quarter of a percent of that, they're worth ten times today's price.",
    'Eight billion people brush their teeth. One in five hundred switching to these would be sixteen million customers.',
    'Logistics is a 4 trillion market. Half a percent would be 20 billion in revenue, against a market cap of 3.',
    'Two hundred billion a year goes into pet food. All they need is one percent of it and that makes 2 billion.',
    "Three billion people own a phone; if a tiny sliver of them, say 1 in 1000, pays, that's three million subscribers.",
    'Mankind spends 600 billion a year on cosmetics. If a mere one percent of it moves online through them, that would be six billion.',
    "Seven billion people sleep. Say one in a thousand buys the mattress, that's seven million mattresses.",
  ])('is told, whatever the words: %s', (thesis) => expect(found(thesis)).toHaveLength(1))

  test.each([
    'They have 1% of a 300 billion market today and grow 20% a year.',
    "Half a percent of revenue of 2 trillion would be fees; management says so in its slide deck. I don't use it.",
    'Interest at 0.5% on deposits of 2 trillion would be 10 billion.',
    'If rates fall half a percent, their 300 billion loan book earns 1.5 billion less.',
    "The payments market is 200 billion dollars; they take 12 of it already, so another 1% is 2 billion in volume they'd win from banks, at a cost of 40 million.",
    "The world's cement is 400 billion a year. I count only the three plants they have: 6 billion.",
    'A 2 trillion pension market; nobody gets half a percent of it by being there, so I value what it has.',
    'A churn of 1% on 8 billion of recurring revenue would be 80 million a year.',
    'Of a 90 billion market they have 1% and that would be 900 million, which is what they sell today.',
    'If tariffs cost them 1% of 700 billion in goods, that would be 7 billion off profit.',
    'They need 1 in 100 of the 200 billion in orders to fill the plant; last year they had 2.',
    'If just half a percent of their 3 trillion under custody leaves, fees fall by 15 million.',
    "Only 1% of the market's 900 billion is insured, and that's 9 billion of premiums, of which they write 4.",
    'The world needs a trillion dollars of grids by 2030; they have 2% of it booked: 20 billion, signed.',
  ])('and is not in: %s', (thesis) => expect(found(thesis)).toEqual([]))
})
