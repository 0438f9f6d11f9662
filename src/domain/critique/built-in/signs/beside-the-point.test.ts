import { describe, expect, it } from 'vitest'
import type { CritiquedDecision } from '../../critique.ts'
import type { FindingKind } from '../basis/finding.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const at = '2026-03-02T15:00:00.000Z'
const kindsOf = (thesis: string, action: CritiquedDecision['action'], confidence: number) => {
  const earlier =
    action === 'Hold' ? [decided('Margins widen and orders come in.', { at, price: '100', confidence })] : []
  return readBuiltIn(asked(decided(thesis, { action, price: '100', confidence }), earlier)).sentences.map(
    ({ kind }) => kind,
  )
}

type Words = {
  readonly kind: FindingKind
  readonly action: CritiquedDecision['action']
  readonly confidence: number
  readonly not: readonly string[]
  readonly shows: readonly string[]
}

/** What has the look of a sign and tells of something else, beside what is one. */
const WORDS: readonly Words[] = [
  {
    kind: 'size-too-large',
    action: 'Buy',
    confidence: 6,
    not: [
      'I own it because 90% of what I own falls when the economy does.',
      'About 80% of my portfolio moves with oil, and this does not.',
      'Half of my savings earns 2%, and this earns 5.',
      'I keep 40% of what I own in cash, and this is 3% of it.',
    ],
    shows: ['90% of what I own is in this.', '90% of what I own goes into it.', 'I put half of my savings into it.'],
  },
  {
    kind: 'error-admitted',
    action: 'Hold',
    confidence: 6,
    not: [
      'They take 25 to 28% of me and there is nothing that I can do.',
      "Cramer's opinion I never asked for. Orders rose.",
      'Each time I was the idiot, and I am tired of being the idiot.',
    ],
    shows: ['That was stupid of me and orders fell.', 'Orders fell, and I never asked what they cost.'],
  },
  {
    kind: 'hindsight',
    action: 'Hold',
    confidence: 6,
    not: ['Not a great ratio, and I knew it before I wrote it down.'],
    shows: ['It fell by a third, and I knew it.'],
  },
  {
    kind: 'fear-of-missing-out',
    action: 'Buy',
    confidence: 6,
    not: ['I overpaid for the last one like a fool, and this one costs 9 times earnings.'],
    shows: ['Everyone makes money without me and I am left behind.'],
  },
  {
    kind: 'weighs-other-side',
    action: 'Buy',
    confidence: 6,
    not: ["I know it's expensive. I'm not going to look at the valuation any more."],
    shows: ["I know it's expensive. Orders grew 12% and that is what I pay for."],
  },
  {
    kind: 'money-needed',
    action: 'Buy',
    confidence: 6,
    not: [
      'My pension covers our rent, so this is money I do not need before 2032.',
      "My wife's salary pays the rent and this is what is left over.",
      'The rent is paid a year ahead and the emergency fund is untouched; this comes from the bonus.',
      'My rent is paid until June and my emergency fund covers a year.',
      'Our rent is low and our savings are ample, so volatility costs me nothing.',
      'I will not need this money for ten years.',
      "We don't need the money for the house until 2035.",
      "Their customers' rent is due on the first, and 96% pay on time.",
      'The tuition is due each September from 40,000 students, which makes cash flow lumpy.',
      'The emergency fund stays in cash, this is play money.',
      'Social security takes care of our mortgage payment, the shares can fall.',
      'Students pay for school fees months ahead, so the company is financed by them.',
      "Next month's rent is in the bank and so is the month after.",
      'When I need the money for the house I will sell some. That is in 2031.',
      'My dividends pay our rent now, and these add to them.',
    ],
    shows: [
      "Rent is due on the 1st and I have 2,600 left. If it doubles I'm covered.",
      "This is next month's rent, it has to work.",
      'Used the tuition money, school starts in September.',
      'I need this money by June for the deposit.',
      'My rent rides on this one.',
      'Put our emergency fund into it.',
      "It's the money for the wedding in May.",
      'Took it out of the house fund, we close in June.',
    ],
  },
  {
    kind: 'borrowed-money',
    action: 'Buy',
    confidence: 6,
    not: [
      'Their customers borrow on margin at 9%, and that interest is a third of revenue.',
      'Retail clients bought on margin in record size; the broker earns 9% on it.',
      'Young traders use margin more than ever, which feeds this broker.',
      'Half of the accounts are on margin and pay 11% for it.',
      'The bank lends against a home equity line; losses are 0.2%.',
      'Margin loans rose 20% to 60bn at the broker.',
      'Consumers put it on the credit card, and this company takes 1.8%.',
      'I borrow nothing; the company borrowed 2bn for the plant.',
    ],
    shows: [
      'Bought on margin at 9%, my broker lends me half.',
      'I used my credit line for this.',
      'Took a loan against the house, 6%.',
      '5k from the credit card, paying it back next month.',
    ],
  },
  {
    kind: 'fear-of-missing-out',
    action: 'Buy',
    confidence: 6,
    not: [
      'Fear of missing out drives their customers to the app.',
      "The app lives from fomo: users buy before it's gone.",
      'Limited drops sell because shoppers fear missing out.',
      'FOMO among gamers is what a battle pass sells.',
      "Enterprises don't want to be left behind on AI, so budgets grow 20%.",
    ],
    shows: [
      'Pure fomo, everybody else is already in.',
      "I don't want to be left behind again.",
      'Fear of missing out got me in here, honestly.',
      "Before it's too late, buying now.",
    ],
  },
  {
    kind: 'blames-others',
    action: 'Hold',
    confidence: 6,
    not: [
      'The manipulation case against the bank is settled for 920m.',
      'Management was accused of manipulating the LIBOR fixings in 2012; that is paid.',
      'Regulators fined them for price manipulation in gas, a one-off.',
      "The market doesn't understand it, or I don't; the multiple of 8 says one of us is wrong.",
      'Rigged elections are a risk in the country where they mine.',
    ],
    shows: [
      'Pure manipulation, the hedge funds push it down.',
      'The price is being manipulated by market makers.',
      "The market simply doesn't get it.",
      'Naked shorts suppress the price every day.',
    ],
  },
  {
    kind: 'attachment',
    action: 'Hold',
    confidence: 6,
    not: [
      'I love their product, which is no reason, so I read the accounts: margin 12%.',
      'I love the coffee. That says nothing about the share, so I counted stores.',
      'I love the brand but that is beside the point; it costs 14 times cash flow.',
      'Customers love this brand and come back 9 times a year.',
      "My kids love it, I don't; either way that is no argument.",
      'I love this company as a customer, and I own it for another reason, its cash.',
    ],
    shows: ['I love this company and will never sell.', 'My favourite stock ever, part of who I am.'],
  },
  {
    kind: 'herd',
    action: 'Buy',
    confidence: 6,
    not: [
      'diamond hands, hedgies r fuk, not selling',
      'The hedgies shorted 30% of it and pay 20% to borrow.',
      'Everybody hates tobacco and nobody I know would own it.',
      'Everyone in the plant owns shares through the savings plan, so turnover is low.',
      'Everybody talks about the recall; the recall costs 200m, the market took 4bn off.',
    ],
    shows: ['Everyone on the forum is loading up.', 'apes together strong, we own the float'],
  },
  {
    kind: 'overconfidence',
    action: 'Buy',
    confidence: 8,
    not: [
      'The price must rise to 2.50 for the tea to cover its cost.',
      'It is certain that the patent ends in 2027.',
      'It must recover 8% of the ore to break even, and it recovers 11.',
      'The share has to double before the options of the board are worth anything.',
      'The price has to rise to 3 dollars before a miner opens a new pit.',
      'It is obvious from note 7 that the lease ends in 2026.',
      'The rate cut is inevitable under the treaty of 2019, and it costs them 3%.',
      'I am certain of one thing only: the debt falls due in May.',
      'Inevitably some loans go bad; 2% is in my model.',
      'The fixed coupon is guaranteed by the state of Bavaria.',
      'Using the money I made on gold, so basically free money.',
    ],
    shows: [
      "It's free money at this price.",
      'It must go up, there is no other way.',
      'The price has to rise, it is only a question of time.',
      'It is certain that this doubles.',
      "This can't lose.",
      'I am certain it will double.',
      'It has to come back.',
      'It is obvious that it goes higher.',
      'It is a done deal, easy money.',
    ],
  },
  {
    kind: 'weighs-other-side',
    action: 'Buy',
    confidence: 6,
    not: [
      'Thin, but the downside is a good railroad at 18x.',
      'Sales grow 8%. The downside is a decent bank at 8x.',
      'The downside is cash in the bank at 80% of the price.',
      'The risk is manageable. Sales grow 8%.',
    ],
    shows: [
      'The main risk is a strike in March. Sales grow 8%.',
      'The worry is cheap imports from China. Sales grow 8%.',
      'The danger is a healthy competitor with cash. Sales grow 8%.',
      'I am not certain of the 55; commentators range from 40 to 70.',
    ],
  },
  {
    kind: 'size-limited',
    action: 'Buy',
    confidence: 6,
    not: ["Good eye for these, so I'm doubling, which makes it about 9% of the account."],
    shows: ['20 shares, which makes it 3% of the account.'],
  },
  {
    kind: 'target-without-reason',
    action: 'Buy',
    confidence: 7,
    not: ['Oil will be at 150 by autumn. I have a feel for it.', 'The Nasdaq should be at 300 by June.'],
    shows: ['It will hit 300 by summer.', 'Will hit 300 by summer.', 'Acme will go to 300 by summer.'],
  },
]

describe.each(WORDS)('$kind', ({ kind, action, confidence, not, shows }) => {
  it.each(not)('is not said of: %s', (thesis) => expect(kindsOf(thesis, action, confidence)).not.toContain(kind))
  it.each(shows)('is said of: %s', (thesis) => expect(kindsOf(thesis, action, confidence)).toContain(kind))
})

it.each([
  'Last year it fell below 40 and I sold far too early.',
  'When margins fell under 10% in 2021, I sold and regretted it.',
  'When the last chief resigned I sold a third, which I regret.',
])('a regret of a time that is over, with nothing of today beside it, is no reason: %s', (thesis) =>
  expect(kindsOf(thesis, 'Buy', 6)).not.toContain('regret'),
)

it.each([
  ['regret', 'When margins fell in 2021 I sold and regret it to this day, so now I buy back.'],
  ['urge-to-act', 'Bored, so I bought some.'],
] as const)('%s is said where it is of today: %s', (kind, thesis) => expect(kindsOf(thesis, 'Buy', 6)).toContain(kind))

it.each([
  ['recency', 'If I leave now I will only regret it when it goes up.'],
  ['urge-to-act', "I don't sell when a quarter misses; I sell when I'm bored."],
  ['fall-as-reason', "It dropped 9% after the print and I'm still here."],
  ['lottery', 'if this hits 300 the next round is on me'],
  ['fear-of-missing-out', 'Up 18% since spring without me doing anything.'],
] as const)('%s is not said of what is supposed, or of a sale: %s', (kind, thesis) =>
  expect(kindsOf(thesis, 'Buy', 6)).not.toContain(kind),
)

it.each([
  [
    "Using the money I made on gold, so basically free money, if it goes to zero I'm where I was. Let it ride.",
    'Using the money I made on gold',
  ],
  ['Gold is money I made elsewhere. Let it ride.', 'Gold is money I made elsewhere'],
])('a gain that is put at risk is quoted by where it came from: %s', (thesis, words) => {
  const said = readBuiltIn(asked(decided(thesis, { price: '100', confidence: 6 }))).sentences
  expect(said.find(({ kind }) => kind === 'house-money')?.text).toContain(`“${words}`)
})

it('and by what it is to allow, where its writer says so', () => {
  const thesis =
    'I bought 200 shares with the money from the Nvidia sale. As that was profit I can be a bit bolder with it.'
  const said = readBuiltIn(asked(decided(thesis, { price: '100', confidence: 6 }))).sentences
  expect(said.find(({ kind }) => kind === 'house-money')?.text).toContain('“As that was profit')
})

it('where it came from alone is no licence', () =>
  expect(kindsOf('Bought with the proceeds of the Shell sale. Yield 6%, net debt 1x.', 'Buy', 6)).not.toContain(
    'house-money',
  ))
