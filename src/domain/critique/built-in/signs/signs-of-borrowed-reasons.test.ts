import { describe, expect, test } from 'vitest'
import type { CritiquedDecision } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const kindsOf = (thesis: string, facts: Partial<CritiquedDecision> = {}) =>
  readBuiltIn(asked(decided(thesis, { price: '40', ...facts }))).sentences.map(({ kind }) => kind)

describe('what somebody inside has told before it is published', () => {
  test.each([
    'My cousin works for a hospital in Boston and she told me the vaccine data is fantastic, not public yet.',
    "A driver at their depot says the contract with Aldi is signed, it hasn't been announced.",
    'I work in the lab and saw the trial results before they are published, they are very strong.',
    'Somebody in procurement let slip that the order is theirs, nobody outside knows it.',
    'My niece keeps the books there and says the quarter is far better than they have told anybody.',
    'A client of mine heard the merger numbers off the record, it is done.',
    'My uncle works in the Pune plant and he is telling me the order from the railways is signed. No one outside the plant is knowing this.',
    'Our daughter is an engineer with them, she told us the approval is coming on 4 May. I have bought 80 before the announcement.',
    'I clean at their head office and saw the takeover papers. Nobody outside the building knows yet.',
  ])('is asked about: %s', (thesis) => expect(kindsOf(thesis)).toContain('not-public'))

  test.each([
    'The trial results are not public yet; the company says they come in May.',
    'My brother says the results are not published yet, so I wait for May with half.',
    'They compete with a non-public company, and my friend told me its sales are larger.',
    "I won't use what my cousin told me about the contract before it is announced; this is for the dividend.",
    'Rumours on x say the deal is signed, somebody with inside information, they say.',
    'Sales were better than they had told us in March, my broker says, and the stock has not moved.',
    'The contract was announced on Monday, my colleague showed me the release.',
    'I read the filing before the meeting. Data centre orders grew 14%.',
    'My cousin works in a bakery and told me their bread sells. Nobody outside Poland knows the brand.',
    'Will the trial work? Nobody knows. My sister is a nurse and says the drug is kind.',
    'I bought 40 before the announcement of the results, as every quarter, 12 times earnings.',
    'My wife works at a bank and says the sales are fine. I bought before the announcement of the index change, which was public.',
    'Nobody outside the sector knows how boring this is, my brother says. 9% yield on cost, contract until 2031.',
    'My nephew is an engineer with them and told me of the order. Nobody outside the firm knows it, so I wait.',
  ])('and nothing is said of it in: %s', (thesis) => expect(kindsOf(thesis)).not.toContain('not-public'))

  test('nor of somebody who stays out', () =>
    expect(
      kindsOf("My cousin told me trial data, not public yet. I don't touch it.", { action: 'Watch' }),
    ).not.toContain('not-public'))
})

describe('a value that somebody else has worked out', () => {
  test.each([
    'A man in Youtube with 2 million subscribers showed his DCF and the value is 290. So I have 46% discount.',
    'The newsletter has a fair value of 240, so there is a big margin.',
    "my brother in law did a spreadsheet and it's worth 300",
    'A guy on reddit calculated it, 60% undervalued.',
    'A professor on tv sees it at 210.',
  ])('is asked about: %s', (thesis) => expect(kindsOf(thesis)).toContain('borrowed-valuation'))

  test.each([
    'A man on YouTube gets a fair value of 290. I disagree with his margin and get to 170.',
    'My own DCF gives a value of 190 at 9%.',
    'My wife and I think the house is worth 300.',
    'The company sold ads on YouTube worth 400 million.',
    'The newsletter business is worth 30 a share at 8 times earnings.',
    'The channel shows 290 as fair value; I halve his growth and it is 150.',
  ])('and nothing is said of it in: %s', (thesis) => expect(kindsOf(thesis)).not.toContain('borrowed-valuation'))
})

describe('a price that is set aside', () => {
  test.each([
    '55 times earnings is irrelevant for quality like this. Revenue grew 10%.',
    "The P/E doesn't matter when they grow so.",
    'I never look at valuation with companies like that.',
    'Valuation is for accountants.',
    'The price does not matter because nobody else can do this.',
  ])('is asked about: %s', (thesis) => expect(kindsOf(thesis)).toContain('price-set-aside'))

  test.each([
    'The price of oil does not matter to them, contracts are fixed.',
    '55 times earnings is a lot, and I pay it knowingly.',
    "Some say 55 times earnings is irrelevant. I don't.",
    'I do not care about the price next week.',
    'Price is not irrelevant here: over 40 times I stop.',
    "Their customers don't look at the price.",
    "I don't look at the price target of analysts.",
    'In 2021 I thought the valuation does not matter.',
  ])('and nothing is said of it in: %s', (thesis) => expect(kindsOf(thesis)).not.toContain('price-set-aside'))
})

describe('a product for a share', () => {
  test.each([
    ['halo', 'Company with best product is best stock.'],
    ['halo', 'best coffee in town so best stock'],
  ])('%s: %s', (kind, thesis) => expect(kindsOf(thesis)).toContain(kind))

  test.each([
    'I drive trucks for thirty years. Dividend covered twice.',
    'I tune pianos 20 years. The firm makes chips.',
    'I use it every week but this is not the reason. The loan book grows 83%.',
    'I inject it. Serious side effects in my practice: two in 400 dogs. That is my sample and it is small.',
    'A company with the best product is not always the best stock; this one trades at 9 times earnings.',
    'They sell ten thousand machines every day.',
    'I serve on the board of a school, every week something breaks.',
    'My barber uses their razors every day and still complains.',
  ])('and neither in: %s', (thesis) => {
    expect(kindsOf(thesis)).not.toContain('halo')
    expect(kindsOf(thesis)).not.toContain('familiarity')
  })
})
