import { describe, expect, test } from 'vitest'
import type { Action } from '../../ledger/action.ts'
import type { CritiquedDecision, CritiqueRequest } from '../critique.ts'
import type { FindingKind } from './basis/finding.ts'
import { critiqueBuiltIn, readBuiltIn } from './built-in-critic.ts'
import { asked, decided } from './request.fixture.ts'

const kindsOf = (request: CritiqueRequest): readonly string[] => readBuiltIn(request).sentences.map(({ kind }) => kind)
const bought = (thesis: string, facts: Partial<CritiquedDecision> = {}): CritiquedDecision =>
  decided(thesis, { action: 'Buy', at: '2026-03-02T14:30:00.000Z', price: '100', ...facts })
const followedBy = (
  buy: CritiquedDecision,
  thesis: string,
  action: Action,
  price: string,
  facts = {},
): CritiqueRequest => asked(decided(thesis, { action, at: '2026-11-20T15:00:00.000Z', price }), [buy], facts)

describe('words are about what their clause is about', () => {
  test.each<[string, Action, FindingKind]>([
    ['The employer pays and the employee never sees the bill.', 'Buy', 'employer-shares'],
    ['The armor vest has to be replaced every five years.', 'Buy', 'employer-shares'],
    ['Wedding registrations are down and half of the sales hang on them.', 'Sell', 'sale-for-need'],
    ['The state now offers free software for taxes and the users like it.', 'Sell', 'tax-sale'],
    ['The government raises what they set aside for taxes.', 'Sell', 'tax-sale'],
    ['New riders get a free ride and many of them stay.', 'Buy', 'house-money'],
    ['Runs the lottery in 26 states on ten-year contracts.', 'Buy', 'lottery'],
    ['Cheap insurance for renters, sold by an app.', 'Buy', 'hedge'],
    ['Only 4% of what they sell goes to China.', 'Buy', 'size-limited'],
    ['People drink it out of habit.', 'Buy', 'names-own-bias'],
    ["You shouldn't have to be a genius to see it.", 'Buy', 'error-admitted'],
    ['Inventories are rebalancing after two years.', 'Buy', 'rebalancing-by-rule'],
    ['Trackers must put 30 million shares into the index funds.', 'Buy', 'index-plan'],
    ['75% of each loan carries a guarantee from the SBA.', 'Buy', 'overconfidence'],
    ['Maybe three companies in the world could build these machines.', 'Buy', 'words-and-number-disagree'],
    ['This is the sort of business that I look for.', 'Buy', 'words-and-number-disagree'],
    ['It will be 2027 before the Arizona plant ships.', 'Buy', 'target-without-reason'],
    ['I do not care about the payout: the dividend yield is 0.7%.', 'Buy', 'income-plan'],
    ['The biggest risk is that I own too little of it.', 'Buy', 'weighs-other-side'],
    ['They know what every house is worth and I have no edge in guessing better.', 'Watch', 'stays-out'],
    ['My wife thinks I am mad to buy it. Services are 40% of sales.', 'Buy', 'authority'],
    ["I'm afraid the CFO is cooking the books: receivables are up 60%.", 'Sell', 'loss-aversion'],
    ['No, I do not hope for anything.', 'Hold', 'falsifier-given'],
    ['What could go wrong? I put 50 bucks in so that I stop reading about it.', 'Buy', 'falsifier-given'],
    ['Going into the index is worth something; I sell the day after.', 'Buy', 'falsifier-given'],
    ["That isn't a reason to sell.", 'Buy', 'own-judgement'],
    ['Tariff bill of 3.5bn this year.', 'Buy', 'events-named'],
  ])('%s', (thesis, action, kind) => {
    expect(kindsOf(followedBy(bought('Pumps.'), thesis, action, '90'))).not.toContain(kind)
    expect(kindsOf(asked(decided(thesis, { action, confidence: 9 })))).not.toContain(kind)
  })
})

describe('an earlier entry is held only against the same company, measure and day', () => {
  const buy = bought('If the operating margin falls below 20%, I sell.')

  test.each(["ServiceNow's operating margin fell to 12%.", 'The operating margin of a competitor fell to 12%.'])(
    '%s',
    (t) => expect(kindsOf(followedBy(buy, t, 'Hold', '95'))).not.toContain('falsifier-broken-and-held'),
  )

  test('its own is', () =>
    expect(kindsOf(followedBy(buy, 'The operating margin fell to 12%.', 'Hold', '95'))).toContain(
      'falsifier-broken-and-held',
    ))

  test('the day of a bond is not the day of the results', () => {
    const results = bought('Results come on May 14, 2026. That decides.')
    expect(kindsOf(followedBy(results, 'The bonds are due in 2029.', 'Hold', '95'))).not.toContain('horizon-stretched')
    expect(kindsOf(followedBy(results, 'The results will come in 2027.', 'Hold', '95'))).toContain('horizon-stretched')
  })

  test('what has to come by a day has not failed before it', () => {
    const line = bought('Organic growth has to reach 3% by June 2027, otherwise I was wrong.')
    expect(kindsOf(followedBy(line, 'Organic growth 1%. I sell.', 'Sell', '90'))).not.toContain('loss-taken-as-written')
  })

  test('a figure far from the price is none', () => {
    const told = (figure: string) =>
      kindsOf(
        followedBy(bought('Pumps.'), `Shares turned with it before. It was ${figure} in September.`, 'Hold', '90'),
      )
    expect(told('180')).toContain('anchoring-to-past-price')
    expect(told('0.88')).not.toContain('anchoring-to-past-price')
  })

  test.each(['As I said to my brother at the weekend, the chief is not up to it.', 'A deal is a deal.'])(
    '%s is no promise kept',
    (thesis) => {
      const found = kindsOf(followedBy(bought('Data grows 20% a year. Below 10% I sell.'), thesis, 'Sell', '90'))
      expect(found).not.toContain('loss-taken-as-written')
      expect(found).not.toContain('rule-kept')
    },
  )

  test('a number is lowered for bad news of this company, not for a rival’s', () => {
    const lowered = (thesis: string) =>
      kindsOf(
        asked(decided(thesis, { action: 'Hold', at: '2026-11-20T15:00:00.000Z', price: '99', confidence: 4 }), [buy]),
      )
    expect(lowered('Nike missed and cut its guidance, which is good for us.')).not.toContain(
      'confidence-lowered-on-bad-news',
    )
    expect(lowered('They missed and cut the guidance.')).toContain('confidence-lowered-on-bad-news')
  })
})

describe('what the ledger shows is said', () => {
  const position = {
    moved: null,
    quantity: '10',
    averageCost: '100',
    cost: '1000.00',
    stopLoss: '90',
    takeProfit: null,
  }

  test('a Hold at or below the stop that stands, with stop, day and price', () => {
    const critique = critiqueBuiltIn(followedBy(bought('Pumps.'), 'Nothing new.', 'Hold', '89', { position }))
    expect(critique).toMatch(/\$90\.00.*Mar 2, 2026.*Nov 20, 2026.*\$89\.00|Nov 20, 2026.*\$90\.00.*Mar 2, 2026/)
    expect(kindsOf(followedBy(bought('Pumps.'), 'Nothing new.', 'Hold', '91', { position }))).not.toContain(
      'stop-broken-and-held',
    )
  })

  test('a test that its owner answered with “it happened”, at every entry that goes on', () => {
    const come = {
      text: 'Two reports below 8%',
      at: '2026-03-02T14:30:00.000Z',
      answeredAt: '2026-06-05T14:30:00.000Z',
    }
    const request = followedBy(bought('Cloud.'), 'Good company.', 'Hold', '95', { testsComeTrue: [come] })
    expect(critiqueBuiltIn(request)).toMatch(/“Two reports below 8%”/)
    expect(critiqueBuiltIn(request)).toContain('Jun 5, 2026')
    expect(kindsOf(request)).toContain('falsifier-broken-and-held')
  })

  test('a price to buy at that goes up with the share is no patience', () => {
    const watch = bought('I would buy at $18.', { action: 'Watch', price: '24' })
    const found = readBuiltIn(followedBy(watch, 'I would buy at $24.', 'Keep Watching', '31'))
    expect(found.sentences.map(({ kind }) => kind)).toContain('own-price-raised')
    expect(found.sentences.map(({ kind }) => kind)).not.toContain('waits-for-own-price')
    expect(found.sentences[0]?.text).toMatch(/\$18\.00.*\$24\.00/)
  })

  test('a principle of two sentences is quoted by its first, which is the one that is checked', () => {
    const principles = ['Before every purchase: one number that would prove me wrong. When it comes, I sell.']
    const critique = critiqueBuiltIn(asked('If growth falls below 8%, I sell.', [], { principles }))
    expect(critique).toContain('“Before every purchase: one number that would prove me wrong”')
    expect(critique).not.toContain('” and “')
  })

  test('a Hold is not spoken to as a purchase', () => {
    const critique = critiqueBuiltIn(followedBy(bought('Pumps.'), 'It has to come back.', 'Hold', '80'))
    expect(critique).not.toContain('to you')
  })

  test('a sale of a part is not told as a sale of all', () => {
    const buy = bought('If the margin falls below 20%, I sell.')
    const critique = critiqueBuiltIn(followedBy(buy, 'The margin fell to 12%.', 'Sell Some', '80'))
    expect(critique).toContain('you sold a part')
    expect(critique).not.toMatch(/you went|took the loss/)
  })
})
