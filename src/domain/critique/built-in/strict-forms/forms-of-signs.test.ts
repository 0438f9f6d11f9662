import { describe, expect, test } from 'vitest'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const kindsOf = (thesis: string, facts: Partial<CritiquedDecision> = {}, of: Partial<CritiqueRequest> = {}) =>
  readBuiltIn(asked(decided(thesis, { price: '86', ...facts }), [], of)).sentences.map(({ kind }) => kind)
const PUT = {
  option: { right: 'put', strike: '50', expiresOn: '2026-12-18', multiplier: '100' },
} as const satisfies Partial<CritiqueRequest>

describe('a loss to get back is one of the writer, on shares', () => {
  test.each([
    'I lost 8k on this stock in March and it owes me. In again with double.',
    'Down 3 grand on Nio this week. Need to win it back by Friday.',
    'The market took 12,000 from me and I will get every cent back.',
  ])('%s', (thesis) => expect(kindsOf(thesis)).toContain('revenge'))
  test.each([
    'All my passengers are buying data every day, even the ones that owe me.',
    'My tenants owe me two months and I want it back. Margin is 22%.',
    'My brother lost 5k on this one and wants it back by Christmas. I buy for the 4% yield.',
    'I lost my job in March and want it back, but the stock is a separate matter.',
    'I lost 20 kilos on it and got my life back. Sales grew 30%.',
    'If I ever lost 5k on a share I would not try to win it back with the next one.',
    'In 2019 I lost 6k on Tesla and wanted it back by Friday. This is 2% of the account.',
  ])('and not: %s', (thesis) => expect(kindsOf(thesis)).not.toContain('revenge'))
})

describe('insurance is a put that was bought, or what gains from a fall', () => {
  test.each([
    'Two puts against my 200 shares until March. I expect to lose the premium.',
    'Insurance for my portfolio over the election, 0.6% of the account.',
  ])('%s', (thesis) => expect(kindsOf(thesis, {}, PUT)).toContain('hedge'))
  test('as a fund of the other side is', () =>
    expect(
      kindsOf('As a hedge for my portfolio until the ruling, 3%.', {}, { companyName: 'ProShares Short S&P500' }),
    ).toContain('hedge'))
  test.each<[string, Partial<CritiqueRequest>]>([
    ['I also hedge my own bias here, since high potash hurts the farm.', {}],
    ['A gold miner as insurance for my portfolio.', {}],
    ['As a hedge for my portfolio.', { companyName: 'iShares Short Treasury Bond ETF' }],
    ['As a hedge for my portfolio.', { companyName: 'Build-A-Bear Workshop' }],
    ['The hedge fund that owns 9% sells. Puts for the drop, my shares are gone.', PUT],
    ['Not a hedge, a bet. My portfolio holds none of it.', PUT],
    ['The insurance business is broken, claims rose 30%, my holdings are elsewhere.', PUT],
    ['A hedge for my portfolio. Sold to open, I keep the premium.', PUT],
  ])('and not: %s', (thesis, of) => expect(kindsOf(thesis, {}, of)).not.toContain('hedge'))
})

describe('a prize is one that this purchase is to bring', () => {
  test.each(['If this hits 300 I retire.', 'This one makes me a millionaire.', 'To the moon!'])('%s', (thesis) =>
    expect(kindsOf(thesis)).toContain('lottery'),
  )
  test.each([
    'New boss might fix this. If it hits 78 it goes.',
    'If it hits 78 I retire from it.',
    'If it works I can add more in spring.',
    'They run the state lottery in eleven states, the contract is renewed until 2031.',
    'Money for when I retire at 65, so a boring one.',
    'It was a ten bagger for my aunt in the nineties. Now it is a bond with a logo.',
    'It trades at about a 10x, the peers at 14x.',
    'Their lander goes to the moon in March for NASA.',
    'The founder became a millionaire at 24.',
  ])('and not: %s', (thesis) => expect(kindsOf(thesis)).not.toContain('lottery'))
})

describe('a reason of somebody else is what they say, or is followed in so many words', () => {
  test.each(['The guy on YouTube says it is the best stock for ten years.', 'Buffett bought it. Good enough for me.'])(
    '%s',
    (thesis) => expect(kindsOf(thesis)).toContain('authority'),
  )
  test.each([
    'This share was 120 when my cousin bought and it is now 86. The steel is the same steel.',
    'Berkshire has bought 5 million shares.',
    'The judge said the case is over, so the 2bn are theirs.',
    'Although my broker says it is a buy, I come to 70 by my own count and take only ten shares.',
    'My grandfather used to say buy land. This is farmland at half of what it costs to clear.',
    "A guy on YouTube says it doubles. I don't follow guys on YouTube; I buy the 7% free cash flow.",
    'In 2015 my uncle told me to buy it and I did not. Today it earns three times as much.',
  ])('and not: %s', (thesis) => expect(kindsOf(thesis)).not.toContain('authority'))
})

describe('what a crowd buys is the share', () => {
  test.each(['Everyone in the discord loaded up at 5.', 'All my friends are in.'])('%s', (thesis) =>
    expect(kindsOf(thesis)).toContain('herd'),
  )
  test.each([
    'All my passengers are buying data every day.',
    'All my customers are buying it, two pallets a week.',
    'Heat pumps are law from 2028. Everyone at work is buying it.',
    'Everybody talks about the trial, hardly anybody about the net cash.',
    'Everyone will want this.',
  ])('and not: %s', (thesis) => expect(kindsOf(thesis)).not.toContain('herd'))
})

describe('what is known from daily life is the product, and a reason', () => {
  test.each([
    'I use it every day, so it must be a good company.',
    'My kids wear them and so does the whole school. A brand like this always sells.',
    'The car park is full every Saturday. What more does one need to know?',
  ])('%s', (thesis) => expect(kindsOf(thesis)).toContain('familiarity'))
  test.each([
    'I drive the 143 bus and all passengers look at the green app.',
    'I drive trucks for thirty years, so this is not money I make quickly. Dividend covered twice.',
    'I use it every day. The chips are made in Hsinchu. The plant runs full. The board is new.',
    'I see it every day in my work: they cut the corners, so I pay 5 times and no more.',
    'My wife loves their coffee. I checked the filings: same-store traffic is down.',
  ])('and not: %s', (thesis) => expect(kindsOf(thesis)).not.toContain('familiarity'))
  test('and not where nothing is bought', () =>
    expect(kindsOf('The place was packed again. It must be a good company.', { action: 'Hold' })).not.toContain(
      'familiarity',
    ))
})

describe('free money is the gain, and not what was lent or given', () => {
  test('of the share', () =>
    expect(kindsOf('Shorts are trapped, this is literally free money.')).toContain('overconfidence'))
  test.each([
    "Took the 0% balance transfer, 18 months no interest, so it's basically free money.",
    'The match is free money, so I take it every month.',
    'The sign-up bonus was 200. Free money, so I put it here.',
  ])('and not: %s', (thesis) => expect(kindsOf(thesis)).not.toContain('overconfidence'))
})
