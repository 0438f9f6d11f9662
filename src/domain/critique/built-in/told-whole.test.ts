import { describe, expect, it, test } from 'vitest'
import type { FindingKind } from './basis/finding.ts'
import { readBuiltIn } from './built-in-critic.ts'
import { asked, decided } from './request.fixture.ts'

const saidOf = (thesis: string) => readBuiltIn(asked(decided(thesis, { price: '100' }))).sentences
const sentencesOf = (thesis: string, kind: FindingKind): readonly string[] =>
  saidOf(thesis)
    .filter((sentence) => sentence.kind === kind)
    .map(({ text }) => text)

describe('a view is told with its reason, or not at all', () => {
  it.each([
    ['I think they reach 20% thanks to the new plant.', '“I think they reach 20% thanks to the new plant”'],
    [
      'I believe they earn 5 dollars in 2027 as the factory is paid for.',
      '“I believe they earn 5 dollars in 2027 as the factory is paid for”',
    ],
    ['I believe margins are at 12% since 2021.', '“I believe margins are at 12% since 2021”'],
  ])('%s', (thesis, quoted) => expect(sentencesOf(thesis, 'standing-words').join(' ')).toContain(quoted))

  test('nothing is quoted of one that is too long', () =>
    expect(
      sentencesOf(
        'I think the volumes will turn in 2027, because two rivals closed and nobody builds a mill in this country in under five years any more.',
        'standing-words',
      ).join(' '),
    ).not.toContain('I think'))
})

describe('what others say, warn of or know of all cases is no forecast of the writer’s', () => {
  it.each([
    'The regulator has warned that premiums will fall 15% next year.',
    'Economists expect that rates will be at 6% next year.',
    'It is known that restaurants will lose 30% of guests in the third year.',
    'Word is that deliveries will halve this year.',
    'Supposedly orders will double next year.',
    'Management guides that sales will grow 12% next year.',
    'As a rule a new ship will take three years.',
  ])('%s', (thesis) =>
    expect(sentencesOf(thesis, 'standing-words').join(' ')).not.toMatch(/still to come|Still ahead/u),
  )

  it.each(['Orders will double next year.', 'Occupancy will be above 90% by next summer.'])('but %s', (thesis) =>
    expect(sentencesOf(thesis, 'standing-words').join(' ')).toMatch(/still to come|Still ahead/u),
  )
})

describe('what somebody does, or likes, is no view of others that was set aside', () => {
  it.each([
    "I cook their rice, my kids love it. That isn't the reason: net debt is down to 1.2x.",
    "I cook with their stuff and everybody at home loves it, that isn't the reason. Cash 2bn.",
    'My daughter hates it. That is not the reason. Sales +4%.',
  ])('%s', (thesis) => expect(sentencesOf(thesis, 'own-judgement')).toEqual([]))

  it.each([
    "They said at the fair that it doubles. That's not my reason. Renewals 94%.",
    "The dealer told me the order book is full. That's no reason for me. Organic +5%.",
  ])('but what they say is: %s', (thesis) => expect(sentencesOf(thesis, 'own-judgement')).toHaveLength(1))
})

describe('a figure is told with all that is joined to it', () => {
  it.each([
    ['Growth of 12% and falling.', '“Growth of 12% and falling”'],
    ['Churn fell to 2% and net adds to 90,000.', '“Churn fell to 2% and net adds to 90,000”'],
    ['Margin was 14% in 2023, 16% in 2024 and 19% now.', '“Margin was 14% in 2023, 16% in 2024 and 19% now”'],
    ['Net cash of 4bn and everybody hates it.', '“Net cash of 4bn and everybody hates it”'],
  ])('%s', (thesis, quoted) => expect(sentencesOf(thesis, 'figures-named').join(' ')).toContain(quoted))

  it.each([
    'Revenue from 3 and margin from 4 points came with the merger.',
    'Revenue of between 38 and 40 billion and an operating margin of 14% are what the guide says.',
    'Revenue in the U.S. grew 9% and in the U.K. 2%.',
  ])('or not at all: %s', (thesis) => expect(sentencesOf(thesis, 'figures-named')).toEqual([]))
})

describe('a figure of a time that is over is not held up', () => {
  it.each([
    'Margin was 33% in 2021.',
    'Ten years ago revenue was 2bn.',
    'Back when my father held it the payout ratio was 35%.',
    'Gross margin used to be 60%.',
    'Sales were 400m before Covid.',
  ])('%s', (thesis) => expect(sentencesOf(thesis, 'figures-named')).toEqual([]))

  it.each([
    'Last year margin was 12%.',
    'Revenue grew 11% in 2024 and 13% in 2025.',
    'Margin is 19%, from 14% in 2021.',
  ])('but one of the last year, or beside one of today: %s', (thesis) =>
    expect(sentencesOf(thesis, 'figures-named')).toHaveLength(1),
  )
})

describe('an abbreviation ends no quotation', () => {
  it.each([
    ['Wrong if adj. margin is under 12%.', '“Wrong if adj. margin is under 12%”'],
    ['If U.S. churn rises above 3% I sell.', '“If U.S. churn rises above 3% I sell”'],
    ['Out if No. 2 of the board leaves.', '“Out if No. 2 of the board leaves”'],
    [
      'I sell if sales in the U.S. fall below 4 bn. in any quarter.',
      '“I sell if sales in the U.S. fall below 4 bn. in any quarter”',
    ],
  ])('%s', (thesis, quoted) => expect(sentencesOf(thesis, 'falsifier-given').join(' ')).toContain(quoted))

  it('and a sentence that ends in one ends there', () =>
    expect(
      sentencesOf('Backlog is up in the U.S. The rest is flat, net cash 4bn.', 'figures-named').join(' '),
    ).toContain('“The rest is flat, net cash 4bn”'))
})
