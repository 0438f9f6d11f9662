import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'
import { readSigns } from './read-signs.ts'
import type { SignCase } from './signs.fixture.ts'

type FieldCase = SignCase & { readonly price?: string; readonly companyName?: string }

/** Sentences in which the words of two fields stand together, and others that have the words of one. */
const CASES: readonly FieldCase[] = [
  {
    kind: 'borrowed-money',
    action: 'Buy',
    shows: ['I paid for it with the overdraft, at 11%.', 'Our policy loan went in, which costs me 5%.'],
    not: [
      'Their loan book grew 7% and I like that.',
      'I paid off the loan last year.',
      'Its mortgage business is what I buy.',
    ],
  },
  {
    kind: 'herd',
    action: 'Buy',
    shows: ['My whole chat piled in before noon.', 'Half of my class is in it.'],
    not: ['The whole industry piled into debt.', 'Everyone who bought their shoes came back.'],
  },
  {
    kind: 'fear-of-missing-out',
    action: 'Buy',
    shows: ['Two years ago I said no and laughed at it. I can’t do that another time. In now.'],
    not: ['They missed the launch and will try again this time.', 'It is too late for the rival.'],
  },
  {
    kind: 'revenge',
    action: 'Buy',
    shows: ['This thing burned me badly. Rematch.', 'It cleaned me out in spring; I even the score today.'],
    not: ['The storm cost the company a plant.', 'It cost me nothing to look.'],
  },
  {
    kind: 'disposition',
    action: 'Sell',
    price: '290',
    shows: ['It doubled and I am afraid that it melts.', 'Quadrupled. Better safe than sorry.'],
    not: ['It doubled, and at 40 times earnings it is too dear.', 'The supplier is nervous.'],
  },
  {
    kind: 'sunk-cost',
    action: 'Hold',
    shows: [
      'I studied their reports for three years, I am not walking now.',
      'All those months of research, I can’t quit.',
    ],
    not: ['They spent three years on the drug and will not stop.', 'I read their reports for two hours.'],
  },
  {
    kind: 'get-even',
    action: 'Hold',
    shows: ['I part with it once I can do so without a loss.', 'The moment I have my stake back I am out.'],
    not: ['They sell the unit once they can do so at a profit.', 'I sell when orders fall.'],
  },
  {
    kind: 'authority',
    action: 'Buy',
    shows: [
      'A retired director in my choir is sure that it doubles and owns it.',
      'My landlord says this is the best there is.',
    ],
    not: ['A retired director left the board.', 'My landlord says that it is too dear.'],
  },
  {
    kind: 'familiarity',
    action: 'Buy',
    shows: ['I drive one and my wife drives theirs.', 'My kids wear nothing else.'],
    not: ['They drive one truck for each route.', 'My kids need coats.'],
  },
  {
    kind: 'recency',
    action: 'Buy',
    shows: ['Five weeks out of six it closed higher.', 'Every single dip was bought, week after week it rose.'],
    not: ['Every quarter the margin rose.', 'Orders rose every month.'],
  },
  {
    kind: 'money-needed',
    action: 'Buy',
    shows: ['We have this much and the sum must be back by May.', 'It is my money for the new kitchen.'],
    not: ['Their loan is due in May.', 'The kitchen maker needs money.'],
  },
  {
    kind: 'size-too-large',
    action: 'Buy',
    shows: ['Nearly all of our savings went into this.'],
    not: ['Half of their savings come from staff.', 'Most of my savings are in bonds, 2% is in this.'],
  },
  {
    kind: 'hedge',
    action: 'Buy',
    shows: ['June puts, 1% of the account. They will bleed.'],
    not: ['She puts it in the crash bin.', 'The law puts insurance at risk.'],
  },
  {
    kind: 'stays-out',
    action: 'Watch',
    shows: ['Nobody could explain the accounts to me. Not for my money.'],
    not: ['Nobody could explain the accounts.', 'They cannot judge the weather, so they insure it.'],
  },
  {
    kind: 'waits-for-own-price',
    action: 'Watch',
    shows: ['I want to see two more reports before I touch it.'],
    not: ['They want to see two plants before they decide.', 'I touch wood.'],
  },
  {
    kind: 'error-admitted',
    action: 'Sell',
    shows: ['That was careless of me.', 'I mistook the boom years for normal ones.'],
    not: ['That was careless of them.', 'The plan was naive.'],
  },
  {
    kind: 'tax-sale',
    action: 'Sell',
    shows: ['My accountant wants the loss for the tax.'],
    not: ['The tax on cars made me leave.', 'Their loss grew.'],
  },
  {
    kind: 'sale-for-need',
    action: 'Sell',
    shows: ['We need it for the surgery.', 'My boat has to be paid.'],
    not: ['The house market made them pay more.', 'They buy hospital brands.'],
  },
  {
    kind: 'index-plan',
    action: 'Buy',
    companyName: 'Vanguard Total Market ETF',
    shows: ['As ever.', 'Like every month.'],
    not: ['Cheap now.'],
  },
  {
    kind: 'rebalancing-by-rule',
    action: 'Sell Some',
    shows: ['It was a quarter of everything, I had set myself ten percent as the most. Sold down to that.'],
    not: ['They sold a quarter of the fleet.', 'It is 12% of what I own. I sold some for a car.'],
  },
  {
    kind: 'regret',
    action: 'Buy',
    shows: ['I turned it down at 20, I sold at 25, and it still hurts.'],
    not: ['They sold at 25 and it still hurts them.'],
  },
  {
    kind: 'size-too-large',
    action: 'Buy',
    shows: [
      'I have my whole Roth in here.',
      'This takes most of what I had set aside.',
      'Going in with 40% of my cash.',
      'That makes it 22% of the account.',
    ],
    not: [
      'I have been in this since 6 dollars, so all of it is profit.',
      'Half of my money is gone.',
      '40% of their cash.',
    ],
  },
  {
    kind: 'money-needed',
    action: 'Buy',
    shows: ['Rent money until the 28th.'],
    not: ['They lend rent money to tenants.', 'Hotels live on vacation money.'],
  },
  {
    kind: 'borrowed-money',
    action: 'Buy',
    shows: ['I am levered about 1.8 to one.'],
    not: ['The company is levered 3 to one.', 'Their operating margin is at 9%.'],
  },
  {
    kind: 'revenge',
    action: 'Buy',
    shows: ['Down 4 grand on NIO and I need a green week.', 'Lost 900 on Tesla puts, this gets me back to flat.'],
    not: [
      'I am getting back what I should have had.',
      'They lost 900 million on trucks and need a good year.',
      'Down 4% on the news.',
    ],
  },
  {
    kind: 'herd',
    action: 'Buy',
    shows: ['Millions of us own it.'],
    not: [
      'Everybody knows small caps run when rates fall.',
      'Everybody knows the name.',
      'Millions of them own a phone.',
    ],
  },
  {
    kind: 'familiarity',
    action: 'Buy',
    shows: ['I went to three shops and every cooler was full of it.'],
    not: ['Every cooler they sell brings 40 dollars.'],
  },
  {
    kind: 'regret',
    action: 'Buy',
    shows: ['Sold at 36 in June, then watched it touch 84.'],
    not: ['They sold at 36 and watched it close.', 'The stores that sold at a loss are closed.'],
  },
  {
    kind: 'disposition',
    action: 'Sell',
    price: '290',
    shows: ['A bird in the hand.', 'I wanted to have one win this year.'],
    not: ['They want to win one contract this year.'],
  },
  {
    kind: 'loss-aversion',
    action: 'Hold',
    shows: ['I cannot bring myself to book minus 55%.'],
    not: ['They cannot bring costs down.'],
  },
  {
    kind: 'sunk-cost',
    action: 'Hold',
    shows: ['I have given this three years and am not the guy who leaves.'],
    not: ['They have given this three years and left.'],
  },
  {
    kind: 'rebalancing-by-rule',
    action: 'Sell Some',
    shows: ['It is 17% of everything I own and my limit is 12.'],
    not: ['It is 17% of everything they sell and the limit is 12.'],
  },
  {
    kind: 'sale-for-need',
    action: 'Sell',
    shows: ['Closing on the house on the 18th.', 'The notary wants the money by Friday.'],
    not: ['The bank wants more deposits.', 'Closing on a record high.'],
  },
  {
    kind: 'income-plan',
    action: 'Buy',
    shows: ['It yields 4% and I need 1,400 a month.'],
    not: ['It yields 4% and they need 1,400 trucks a month.'],
  },
  {
    kind: 'error-admitted',
    action: 'Sell',
    shows: [
      'Mistake one was buying what I could not verify.',
      'My explanations have cost me 62%.',
      'What I learned: a buyback is no thesis.',
      'I was right for a reason I did not have.',
    ],
    not: ['The mistake was management’s.', 'Their excuses have cost them a client.'],
  },
  {
    kind: 'blames-others',
    action: 'Hold',
    shows: ['Market makers want us to sell.', 'The press lies about it.'],
    not: ['The press writes about it.', 'Hedge funds hold 4% of it.'],
  },
]

const BUY = decided('Orders for the new pump came from three hospitals.', {
  at: '2026-01-05T15:00:00.000Z',
  price: '120',
})
const kindsIn = (text: string, { action, price = '99', companyName = 'Acme Corporation' }: FieldCase) => {
  const earlier = action === 'Buy' || action === 'Watch' ? [] : [BUY]
  return readSigns(asked(decided(text, { action, price }), earlier, { companyName }), []).map(({ kind }) => kind)
}
const rows = (side: 'shows' | 'not') =>
  CASES.flatMap((each) => each[side].map((text) => [each.kind, text, each] as const))

describe('words of two fields', () => {
  test.each(rows('shows'))('show %s: %s', (kind, text, of) => expect(kindsIn(text, of)).toContain(kind))
  test.each(rows('not'))('do not show %s: %s', (kind, text, of) => expect(kindsIn(text, of)).not.toContain(kind))
})

test.each([
  'The money has to be back by June, when the builder comes.',
  'No way I am selling here, 500 next.',
  'Not letting anybody scare me out at 90.',
  'I do not want to be the last one in cash when it goes above 150.',
  'With this my average comes down to 96 and above it I am out without a loss.',
])('what is written like a test and is none: %s', (text) => {
  const request = asked(decided(text, { action: 'Hold', price: '130' }), [BUY])
  expect(readBuiltIn(request).sentences.map(({ kind }) => kind)).not.toContain('falsifier-given')
})
