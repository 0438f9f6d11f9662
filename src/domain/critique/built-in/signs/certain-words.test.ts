import { describe, expect, test } from 'vitest'
import type { Action } from '../../../ledger/action.ts'
import type { CritiquedDecision } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const bought = (thesis: string): CritiquedDecision =>
  decided(thesis, { action: 'Buy', at: '2026-02-03T14:30:00.000Z', price: '100' })
const textsOf = (wrote: string | null, thesis: string, action: Action, confidence = 9) =>
  readBuiltIn(
    asked(
      decided(thesis, { action, at: '2026-08-20T15:00:00.000Z', price: '80', confidence }),
      wrote === null ? [] : [bought(wrote)],
    ),
  ).sentences
const kindsOf = (wrote: string | null, thesis: string, action: Action, confidence = 9) =>
  textsOf(wrote, thesis, action, confidence).map(({ kind }) => kind)

describe('what the words do not say is not said of them', () => {
  test.each<[string, string | null, string, Action]>([
    ['revenge', null, 'But this one has inventory down 8% and I can show it.', 'Buy'],
    ['words-and-number-disagree', 'Rockets.', 'The founder bought shares? not sure, read it on X', 'Buy More'],
    ['rebalancing-by-rule', 'Meat.', 'I need to get back to 0.95 then i sell, i swear', 'Hold'],
    ['revenge', null, 'Gross sales flat after 8 down quarters. Revenge of the handmade.', 'Buy'],
    ['authority', null, 'Berkshire owns it which tells me nothing, they also owned others.', 'Buy'],
    ['attachment', null, "I notice I love the car and that this isn't the same as loving the stock.", 'Buy'],
    ['lottery', null, 'Lottery ticket, 50/50. I size it like a lottery ticket too.', 'Buy'],
    ['words-and-number-disagree', null, 'I guess 80% odds it closes by autumn.', 'Buy'],
    ['source-named', null, "It should be in next year's 10-K.", 'Buy'],
    ['size-limited', 'Chips.', 'Weight 4.3%, leave it.', 'Hold'],
    ['falsifier-given', null, "If I'm right I buy a bike, if wrong I walk.", 'Buy'],
    ['too-little-said', 'Cars.', 'Lucky.', 'Sell'],
    ['too-little-said', 'Shops.', 'Comps flat!', 'Hold'],
    [
      'horizon-given',
      'Costs not down by the Q3 report and I go.',
      'Costs up again. I give them until year end.',
      'Hold',
    ],
    ['new-reason-after-fall', 'Payments.', 'Dollars +7%. The business does its part. Patience.', 'Hold'],
  ])('no %s: %s %s', (kind, wrote, thesis, action) => expect(kindsOf(wrote, thesis, action)).not.toContain(kind))

  test.each<[string, string | null, string, Action]>([
    ['revenge', null, 'I lost 4k on it, I will show them who is right here.', 'Buy'],
    [
      'lottery',
      null,
      'This is a lottery ticket, and if the trial works it goes far beyond what others think of it.',
      'Buy',
    ],
    ['size-limited', null, '4%, never more.', 'Buy'],
    ['money-needed', null, 'next month rent is on this but i get it back by friday', 'Buy'],
    ['index-plan', null, 'Buying 2k per month. The plan goes on.', 'Buy'],
    ['herd', 'Loans.', 'everyone here in the forum holds as well so', 'Hold'],
    ['size-limited', null, 'Commercial grew a lot; 3% of the portfolio and it stays 3%.', 'Buy'],
    ['hedge', null, 'Portfolio insurance for the autumn, ten puts over my shares.', 'Buy'],
    ['rebalancing-by-rule', 'Chips.', 'It is 4.2% now so back to 3%. Rule is rule.', 'Sell Some'],
    ['falsifier-broken-and-held', 'Stop at 81.', 'It is below by a bit.', 'Hold'],
    ['words-and-number-disagree', null, "I'm not sure about this one.", 'Buy'],
  ])('%s: %s %s', (kind, wrote, thesis, action) => expect(kindsOf(wrote, thesis, action)).toContain(kind))
})

test('a number that is lowered beside a bad figure is credited', () =>
  expect(kindsOf('Stores.', 'Comps -2.7. Not good.', 'Hold', 4)).toContain('confidence-lowered-on-bad-news'))

test('of a sale with two reasons the critic does not say that they are kept apart', () => {
  const [first] = textsOf('Software.', 'Sold for taxes, and because I do not believe it any more.', 'Sell')
  expect(first?.text).toMatch(/^(?:The tax year has its part|With “.*” the calendar is a reason)/)
})

test('a put that insures is taken for what it is', () => {
  const put = asked(decided('Insurance for the 200 shares, I hope it is wasted.'), [], {
    option: { right: 'put', strike: '100', expiresOn: '2026-12-18', multiplier: '100' },
  })
  expect(readBuiltIn(put).sentences.map(({ kind }) => kind)).toContain('hedge')
})

test('a put that its owner denies to be a hedge is none', () => {
  const option = { right: 'put' as const, strike: '100', expiresOn: '2026-12-18', multiplier: '100' }
  const put = asked(decided('Not a hedge really, more of an opinion.'), [], { option })
  expect(readBuiltIn(put).sentences.map(({ kind }) => kind)).not.toContain('hedge')
})

test('nine of ten on a few words is told by the words with which they begin', () => {
  expect(kindsOf(null, "21 million coins exist. That's the whole thesis.", 'Buy', 10)).toContain(
    'confidence-beyond-evidence',
  )
  expect(kindsOf(null, "21 million. That's the whole thesis.", 'Buy', 10)).not.toContain('confidence-beyond-evidence')
})

test('who adds to a fund below cost is not told that it rides on a thesis', () => {
  const more = decided('Mar. 2k.', { action: 'Buy More', at: '2026-04-20T15:00:00.000Z', price: '94' })
  const kinds = readBuiltIn(asked(more, [bought('Dividends.')], { companyName: 'Schwab US Dividend ETF' }))
  expect(kinds.sentences.map(({ kind }) => kind)).not.toContain('added-below-cost')
})

test('a fund has no fall that is asked after like a company’s', () => {
  const more = decided('Month 2. Down 6% already.', { action: 'Buy More', at: '2026-08-20T15:00:00.000Z', price: '94' })
  const kinds = readBuiltIn(
    asked(more, [bought('World.')], { companyName: 'Vanguard Total World Stock ETF' }),
  ).sentences.map(({ kind }) => kind)
  expect(kinds).not.toContain('fall-as-reason')
})

test('a question supposes no loss on this asset', () =>
  expect(textsOf(null, 'Revenge for my loss in the other position.', 'Buy').map(({ text }) => text)).toContain(
    'You write “Revenge for my loss in the other position”: would you choose ACME for this money if you had no loss to get back?',
  ))

describe('where an entry of the asset could not be read, nothing is asked that it may answer', () => {
  const spanish = 'Compro para el dividendo. Vendo si la deuda pasa de 3 veces o si recortan el dividendo.'
  test('in a fragment of the same journal', () => {
    const kinds = kindsOf(spanish, 'Deuda 2.6. Dividendo igual. Nada que hacer.', 'Hold')
    expect(kinds).toContain('not-english')
    expect(kinds).not.toContain('ask-what-would-prove-wrong')
  })
  test('nor in an English entry after it', () =>
    expect(kindsOf(spanish, 'I like it here.', 'Hold')).not.toContain('ask-what-would-prove-wrong'))
  test('a fragment after English entries is English', () =>
    expect(kindsOf('I like the yield and the price.', 'EPS 12, 20x, FCF ok.', 'Hold')).not.toContain('not-english'))
})

describe('a stop that was moved up', () => {
  const stops = [
    { level: 'stop-loss', from: '60', to: '72', at: '2026-03-03T15:00:00.000Z' },
    { level: 'stop-loss', from: '72', to: '84', at: '2026-05-03T15:00:00.000Z' },
  ].map((move) => ({ ...move, level: 'stop-loss' as const, setAt: null, price: '84', action: 'Hold' as const }))
  const held = decided('Raised the stop.', { action: 'Hold', at: '2026-03-03T15:00:00.000Z', price: '84' })
  const position = {
    quantity: '10',
    averageCost: '70',
    cost: '700',
    moved: '10',
    stopLoss: '84',
    takeProfit: null,
  }
  test('is kept by the sale below it: a price of before it was there has passed nothing', () => {
    const sale = decided('Trailing stop took me out.', {
      action: 'Sell',
      at: '2026-09-03T15:00:00.000Z',
      price: '83.5',
    })
    const kinds = readBuiltIn(asked(sale, [bought('Rides.'), held], { moves: stops, position })).sentences.map(
      ({ kind }) => kind,
    )
    expect(kinds).toContain('stop-obeyed')
    expect(kinds).not.toContain('stop-broken-and-held')
    expect(kinds).not.toContain('too-little-said')
  })
})
