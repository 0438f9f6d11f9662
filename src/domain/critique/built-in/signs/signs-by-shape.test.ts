import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'
import { readSigns } from './read-signs.ts'
import type { SignCase } from './signs.fixture.ts'

/** Sentences of which no word stands in a phrase of the other signs; beside them the same words of something else. */
const SHAPES: readonly (SignCase & { readonly price?: string })[] = [
  {
    kind: 'herd',
    action: 'Buy',
    shows: ['My dentist, my sister and my old boss all own it.', 'Half of my street is already piling in.'],
    not: ['My dentist, my sister and my old boss all own dogs.', 'The funds have all sold, and I look at cash flow.'],
  },
  {
    kind: 'fear-of-missing-out',
    action: 'Buy',
    shows: [
      'Late to the party.',
      'I am done standing on the sidelines.',
      'I buy it at any price.',
      'I won’t let this one slip away again.',
      'Up 60% this month and I am still not in.',
    ],
    not: [
      'Management sat on the sidelines for two years.',
      'The company buys at any price, which worries me.',
      'They let the client slip away.',
    ],
  },
  {
    kind: 'regret',
    action: 'Buy',
    shows: ['I sold mine at 31 and have cursed it since.', 'I can’t believe I passed on it at 12.'],
    not: ['They sold the unit at 31 and have regretted it since.', 'I sold the puts at 31 and have the cash.'],
  },
  {
    kind: 'get-even',
    action: 'Hold',
    shows: [
      'I just want my 120 back.',
      'I sell as soon as it reaches my purchase price.',
      'When it touches my entry price I go, and not a dollar earlier.',
    ],
    not: ['Customers want their money back.', 'The unit reaches its purchase price in two years.'],
  },
  {
    kind: 'loss-aversion',
    action: 'Hold',
    shows: ['Only a paper loss so far.', 'A paper loss is no loss.', 'It is just a loss on paper.'],
    not: ['The bank has unrealized losses on its bonds.', 'The paper unit made a loss.'],
  },
  {
    kind: 'disposition',
    action: 'Sell',
    price: '190',
    shows: ['No one ever went poor taking profits.', 'I would rather see the money in my pocket.'],
    not: ['The supplier went broke.', 'Fair value is 150, so it is dear now.'],
  },
  {
    kind: 'attachment',
    action: 'Buy',
    shows: ['My grandfather built these engines.', 'I would feel like a traitor if I owned another.'],
    not: ['My cousin drove to the plant and counted trucks.', 'My father owned a rival, and its sales fell 8%.'],
  },
  {
    kind: 'familiarity',
    action: 'Buy',
    shows: [
      'The parking lot is packed whenever I go.',
      'I have worn them for twenty years.',
      'I drink it every morning.',
      'Best boots I ever owned.',
    ],
    not: [
      'The warehouse is full of shoes nobody buys.',
      'Customers have used the software for ten years.',
      'People drink it every day, and volumes grew 4%.',
    ],
  },
  {
    kind: 'authority',
    action: 'Buy',
    shows: [
      'A well-known investor on a panel named it his top pick.',
      'She told me to buy some.',
      'If Ackman pays 50, I can pay 45.',
    ],
    not: ['A man at the plant called it his second home.', 'He told me to buy milk.', 'Burry owns puts on it.'],
  },
  {
    kind: 'borrowed-money',
    action: 'Buy',
    shows: [
      'We refinanced the house and put the difference in here.',
      'I pulled 30k out of the house.',
      'Margin is cheap at 6%.',
      'The margin rate is only 5%, so I went in 2x.',
      'I took out a small loan.',
    ],
    not: [
      'The operating margin is only 5%.',
      'The company refinanced its bonds.',
      'What scares me is the refinancing in May.',
      'They took 30 million out of the house brand.',
      'Their margin is cheap talk.',
    ],
  },
  {
    kind: 'money-needed',
    action: 'Buy',
    shows: ['This is my daughter’s tuition.', 'It was the house deposit.', 'The money for our wedding is in it.'],
    not: [
      'They need the money for the new plant.',
      'Tuition is what the company earns.',
      'Rent is due from 900 tenants.',
    ],
  },
  {
    kind: 'revenge',
    action: 'Buy',
    shows: ['It cost me 4,000 in May and I will have it back.', 'I lost a lot here. Every penny back.'],
    not: ['They lost the contract and want it back.', 'I lost nothing here; they win share back.'],
  },
  {
    kind: 'house-money',
    action: 'Buy',
    shows: [
      'That was pure profit, so I can be careless with it.',
      'I am a bit bolder with it because it was found money.',
    ],
    not: ['Half of their gain was profit from land.', 'The profit is what I look at.'],
  },
  {
    kind: 'gamblers-fallacy',
    action: 'Buy',
    shows: ['It has fallen for nine sessions in a row.', 'Down four straight weeks.'],
    not: ['Comps have fallen for nine months in a row.', 'Sales are down four straight quarters.'],
  },
  {
    kind: 'fall-as-reason',
    action: 'Buy',
    shows: ['How much lower could it go?', 'It can’t fall much further.'],
    not: ['How much lower could the margin go?'],
  },
  {
    kind: 'anchoring-to-past-price',
    action: 'Buy',
    shows: ['It was 300, now it’s 99.'],
    not: ['Revenue was 300, now it’s 99.'],
  },
  {
    kind: 'sunk-cost',
    action: 'Hold',
    shows: [
      'I have put three years into this company.',
      'To sell now would mean that all of it was for nothing.',
      'Five years of my evenings went into it.',
    ],
    not: ['They have put three years into this drug.', 'The plant took five years of work.'],
  },
  {
    kind: 'hedge',
    action: 'Buy',
    shows: [
      'Two March puts against the shares that I own.',
      'Puts for 1% of the account, over my long book. I expect them to expire worthless.',
    ],
    not: ['The buyback puts a floor under the shares.', 'He puts pressure on the account managers.'],
  },
  {
    kind: 'income-plan',
    action: 'Buy',
    shows: ['For the dividend only.', 'It pays my heating bill.'],
    not: ['The cloud unit pays the bills.', 'For the dividend they borrow, which is bad.'],
  },
  {
    kind: 'rebalancing-by-rule',
    action: 'Sell Some',
    shows: ['My rule is ten percent and it grew to fourteen. I trim it to ten.', 'Always 8% gold. Sold back to 8.'],
    not: ['They cut the dividend to 5.', 'They always cut prices. Back to 8 stores.'],
  },
  {
    kind: 'size-limited',
    action: 'Buy',
    shows: [
      'It is 3% of what I own.',
      'The spread is thin, hence 1%.',
      'I hold no more than 4% here.',
      'A small amount, so that I follow it.',
      'That is why it is a 2% position.',
    ],
    not: [
      'Churn is only 2%.',
      'Only 3% of sales come from there.',
      'Fees are 0.4% of assets.',
      'Ackman has a small stake.',
    ],
  },
  {
    kind: 'own-judgement',
    action: 'Buy',
    shows: ['A colleague loves it. I give that no weight.', 'No one told me to.'],
    not: ['No one told me that they sell trucks.'],
  },
  {
    kind: 'names-own-bias',
    action: 'Buy',
    shows: ['I catch myself wishing for a quick win.', 'I know this is no argument.'],
    not: ['They catch customers early.', 'The company knows this is no argument for a price cut.'],
  },
  {
    kind: 'urge-to-act',
    action: 'Buy',
    shows: ['The cash would only sit there.', 'I have 4k sitting around doing nothing.'],
    not: ['The board would only sit twice a year.'],
  },
  {
    kind: 'stays-out',
    action: 'Watch',
    shows: ['I look at this one from a distance.', 'I cannot work out where the money comes from.'],
    not: ['They cannot work out where the steel comes from.'],
  },
  {
    kind: 'tax-sale',
    action: 'Sell',
    shows: ['I use the loss against this year’s gains.', 'A loss for my tax return.'],
    not: ['They use the loss of a customer against him.'],
  },
  {
    kind: 'sale-for-need',
    action: 'Sell',
    shows: ['My daughter starts college in August.', 'It goes to pay for a new roof.'],
    not: ['The son starts a rival company.', 'The company pays for the wedding of two brands.'],
  },
  {
    kind: 'error-admitted',
    action: 'Sell',
    shows: ['What I got wrong: the lead does not come back.', 'I bought something I did not understand.'],
    not: ['What they got wrong was the price.'],
  },
  {
    kind: 'hope',
    action: 'Hold',
    shows: ['The World Cup will save them.', 'Better days will come.'],
    not: ['The new plant will save them 4% of cost.', 'It lifts the debt.'],
  },
  {
    kind: 'overconfidence',
    action: 'Buy',
    shows: ['Nobody can replace them.', 'The state will never let it die.', 'They cannot go bankrupt.'],
    not: ['They say that nobody can replace them.', 'The airline never loses bags.'],
  },
]

const BUY = decided('Orders for the new pump came from three hospitals.', {
  at: '2026-01-05T15:00:00.000Z',
  price: '120',
})
const kindsIn = (text: string, { action, price = '99' }: (typeof SHAPES)[number]) => {
  const request = asked(decided(text, { action, price }), action === 'Buy' || action === 'Watch' ? [] : [BUY])
  return readSigns(request, []).map(({ kind }) => kind)
}
const rows = (side: 'shows' | 'not') =>
  SHAPES.flatMap((each) => each[side].map((text) => [each.kind, text, each] as const))

describe('the shape of a clause', () => {
  test.each(rows('shows'))('shows %s: %s', (kind, text, of) => expect(kindsIn(text, of)).toContain(kind))
  test.each(rows('not'))('does not show %s: %s', (kind, text, of) => expect(kindsIn(text, of)).not.toContain(kind))
})

test('a second bias is said without a question, since one is asked already', () => {
  const text = 'It has fallen for nine sessions in a row. It has to bounce.'
  const said = readBuiltIn(asked(decided(text, { price: '99' }))).sentences.map((each) => each.text)
  expect(said.filter((each) => each.endsWith('?'))).toHaveLength(1)
  expect(said).toContain('“It has to bounce” leaves no case in which you are wrong.')
})

test('a quotation ends neither at a conjunction nor at an article', () => {
  const thesis =
    'I have spent two years learning this company and I am not throwing that away now because of one bad report.'
  const request = asked(decided(thesis, { action: 'Hold', price: '99' }), [BUY])
  expect(readSigns(request, []).map(({ quoted }) => quoted)).toContain('“I have spent two years learning this company”')
})
