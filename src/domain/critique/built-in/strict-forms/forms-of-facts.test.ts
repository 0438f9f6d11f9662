import { describe, expect, test } from 'vitest'
import type { CritiqueRequest } from '../../critique.ts'
import type { FindingKind } from '../basis/finding.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const CALL = { option: { right: 'call', strike: '120', expiresOn: '2026-03-20', multiplier: '100' } } as const
const told = (kind: FindingKind, thesis: string, facts: Partial<CritiqueRequest> = {}) =>
  readBuiltIn(asked(decided(thesis, { price: '100', at: '2026-02-03T15:00:00.000Z' }), [], facts)).sentences.find(
    (sentence) => sentence.kind === kind,
  )?.text

describe('what an option is said to end before', () => {
  test.each([
    'Approval decision comes in May, that’s what the call is for.',
    'Waiting for the results in May.',
    'They report in May, and nobody expects much.',
  ])('is a report, a decision or a wait of the writer: %s', (thesis) =>
    expect(told('expiry-before-event', thesis, CALL)).toContain('Mar 20, 2026'),
  )
  test.each([
    'Half of the gain is due to my sister by April, so I want liquidity.',
    'The proceeds are due to my ex-wife and the tax office by April.',
    "My daughter's exam results come in June and I won't look before that.",
    'Nvidia reports in May, Acme already did.',
    'I am not waiting for the annual meeting in May.',
    'My accountant wants the results of my business by May.',
    'Everybody tells me to give it two years, which with a call is a joke.',
  ])('and no payment, no day of a life, nothing of another: %s', (thesis) =>
    expect(told('expiry-before-event', thesis, CALL)).toBeUndefined(),
  )
})

describe('a target is asked for its earnings', () => {
  test.each(['Acme is going to 180 by year end.', 'It should go to 180.', 'The shares will be at 180 by summer.'])(
    'where the share is the subject: %s',
    (thesis) => expect(told('target-without-reason', thesis)).toContain('earn'),
  )
  test.each([
    'Oil is the story here. It will go to 150.',
    'Copper goes to 150 by autumn and Acme digs it.',
    'They will have 150 stores by summer.',
    'The S&P will be at 8000 by year end.',
    'It could go to 40 first.',
  ])('and not where something else has that price: %s', (thesis) =>
    expect(told('target-without-reason', thesis)).toBeUndefined(),
  )
})

describe('a great part of what somebody owns', () => {
  test.each([
    'I put half of my savings into this.',
    'This is 45% of my portfolio now.',
    'All in.',
    "It'll be 60% of my portfolio after this.",
    'Half of my savings on Acme.',
  ])('is told where it stands in this purchase: %s', (thesis) =>
    expect(told('size-too-large', thesis)).toContain('fell by half'),
  )
  test('of an option that was bought it is asked what is left without its premium', () =>
    expect(told('size-too-large', "It's most of my account.", CALL)).toContain('if this call ends worthless'))

  test.each([
    'I hold it because 90% of what I own falls when the economy does.',
    'Half of my savings are in the house, so this is little.',
    'Most of my money is in index funds; this is for fun.',
    'If this were 60% of my portfolio I could not sleep.',
    '2 lots, $2,900 all in, commission included.',
    'Management went all in on AI.',
    'My father put all his savings into one bank and lost them.',
    'I put half of my savings into the house, this is the rest.',
  ])('and not where it stands elsewhere: %s', (thesis) => expect(told('size-too-large', thesis)).toBeUndefined())
})

describe('a size that is decided beforehand', () => {
  test.each(['Position 3% of the portfolio.', 'I put 2% of my money in it.', 'Orders grow. A 4% position.'])(
    'is that of this position: %s',
    (thesis) => expect(told('size-limited', thesis)).toContain('“'),
  )
  test.each([
    'Cash is 5% of the portfolio, the rest is invested.',
    'Tech stays under 10% of my money, and cranes are no tech.',
    'My wife has a small position, I never had one.',
    'My stop is at 62 in another stock.',
  ])('and of nothing else: %s', (thesis) => expect(told('size-limited', thesis)).toBeUndefined())
})

describe('borrowed money', () => {
  test.each([
    'Bought on margin.',
    'Took out a 20k loan for this.',
    'I borrowed 10,000 from my brother for it.',
    'I put it on my credit card.',
    'We remortgaged the house for this.',
  ])('is told where the purchase is paid with it: %s', (thesis) =>
    expect(told('borrowed-money', thesis)).toContain('“'),
  )
  test.each([
    'I borrowed the idea from a friend on the board of a bank.',
    'I use my credit card at their shops every week.',
    'No margin call can ever reach me, I own it outright.',
    "Customers take out a loan with Acme's bank to buy the crane.",
    'In 2007 I bought on margin and learned it.',
    'A friend bought on margin.',
    'I paid off the mortgage with the last winner.',
    'I was tempted to buy on margin.',
  ])('and not where others borrow, or it is denied or over: %s', (thesis) =>
    expect(told('borrowed-money', thesis)).toBeUndefined(),
  )
})

describe('money that is needed', () => {
  test.each([
    "It's the rent money.",
    'Used our wedding fund.',
    'I need this money back by June.',
    'I put the tuition in it for a month.',
  ])('is told where it is put in: %s', (thesis) => expect(told('money-needed', thesis)).toContain('“'))

  test.each([
    'The rent is due on the 1st for their tenants, and they pay.',
    'Our wedding is paid, the house is paid; this is what is left over.',
    'The emergency fund stays in the bank, this is other money.',
    'This is not the rent money.',
  ])('and not where the need is met, or is of others: %s', (thesis) =>
    expect(told('money-needed', thesis)).toBeUndefined(),
  )
})

describe('what comes from outside', () => {
  test.each([
    'The Fed decides in March 2026 and cranes need low rates.',
    'The court rules in June 2026 on the cartel.',
  ])('is decided by others: %s', (thesis) => expect(told('events-named', thesis)).toMatch(/comes from outside/))
  test.each([
    'Their FDA filing goes in by June 2026.',
    "Acme's own trial results are due in March 2026.",
    'The merger closes in May 2026 after their vote.',
    'The lawsuit is due to settle in May 2026.',
  ])('and is nothing of the company: %s', (thesis) =>
    expect(told('events-named', thesis) ?? '').not.toMatch(/from outside/),
  )
})

describe('what is told of an option', () => {
  const terms = (action: 'Buy' | 'Sell') =>
    readBuiltIn(
      asked(decided('Orders grow.', { action, price: '190', at: '2026-02-03T15:00:00.000Z' }), [], CALL),
    ).sentences.find(({ kind }) => kind === 'option-terms')?.text

  test('calls the strike a strike, so that nobody takes it for what the option costs', () => {
    expect(terms('Buy')).toMatch(/its strike of \$120\.00|call struck at \$120\.00/)
    expect(terms('Sell')).toContain('call struck at $120.00')
  })
})

describe('a principle of size', () => {
  const principles = ['No single stock above 10%']
  test.each([
    ["It'll be 31% of my account, I know what I wrote.", 'principle-broken'],
    ["It'll be 4% of my account.", 'principle-kept'],
    ["It'll then be 31% of my account.", 'principle-broken'],
  ] as const)('is read both ways in the same words: %s', (thesis, kind) =>
    expect(told(kind, thesis, { principles })).toContain('“No single stock above 10%”'),
  )
  test.each(["It'll be 31% of revenue.", 'It would be 31% of my account.'])('and not in others: %s', (thesis) => {
    expect(told('principle-broken', thesis, { principles })).toBeUndefined()
    expect(told('principle-kept', thesis, { principles })).toBeUndefined()
  })
})

describe('beside what an entry says of itself', () => {
  const claim = 'ACME does better than SPY until Feb 3, 2027'
  const said = (thesis: string, action: 'Buy' | 'Watch' = 'Buy') =>
    readBuiltIn(
      asked(decided(thesis, { action, price: '100', confidence: 5, at: '2026-02-03T15:00:00.000Z' }), [], { claim }),
    )
      .sentences.map(({ text }) => text)
      .join(' ')

  test.each([
    'Index fund plan. The rest comes if core inflation is over 4%.',
    'I rebalance every January, unless the Fed cuts rates.',
  ])('a plan that names the world is not told that it needs no view of it: %s', (thesis) =>
    expect(said(thesis)).not.toContain('needs no view'),
  )

  test.each([
    'The tariffs were nobody’s fault, and the order book is full.',
    'Credit book (9.3bn) goes sour in a Brazilian recession, they say.',
    'Although inflation is back, cranes are ordered years ahead.',
  ])('an excuse, or a clause without its subject, is no statement: %s', (thesis) =>
    expect(said(thesis)).not.toContain('“'),
  )
})

test('a low price is one of a share, and not what an option costs', () => {
  const thesis = 'Only $0.70 a share, so many shares for the price of sneakers.'
  expect(told('low-price-as-cheap', thesis)).toContain('one share')
  expect(told('low-price-as-cheap', thesis, CALL)).toBeUndefined()
})
