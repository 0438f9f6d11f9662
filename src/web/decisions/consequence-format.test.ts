import Big from 'big.js'
import { describe, expect, it } from 'vitest'
import { consequenceOf } from '#domain/decisions/consequence.ts'
import type { Action } from '#domain/ledger/action.ts'
import { german } from '#web/german.ts'
import { speakGerman } from '#web/language/messages.ts'
import { consequenceWords, type Told, unusualQuestion } from './consequence-format.ts'

type Written = { quantity?: string; price?: string; held?: string; costBasis?: string; isCostHidden?: boolean }

function told(action: Action, { quantity, price, held = '0', costBasis, isCostHidden = false }: Written): Told {
  const written = { action, quantity: quantity ?? null, price: price ?? null }
  const cost = costBasis === undefined ? null : new Big(held).times(costBasis).toFixed()
  const consequence = consequenceOf(written, { quantity: held, cost })
  return { action, unit: 'stock', price: written.price, consequence, isCostHidden }
}

describe('a price that nobody typed', () => {
  it('is told with its day where it is of an earlier session', () => {
    const sale = told('Sell', { price: '60', held: '10', costBasis: '60' })
    expect(consequenceWords({ ...sale, pricedOn: '2026-09-01' })).toBe(
      'Sells 10 shares at $60 = $600, which is what they cost. None are left. $60 is the last price, of Sept 1, 2026.',
    )
    expect(unusualQuestion(sale, [{ kind: 'old-price', typed: '60', on: '2026-09-01' }])).toBe(
      'Sells 10 shares at $60 = $600: nobody typed $60, which is the last price, of Sept 1, 2026. Is that right?',
    )
  })

  it('and is not there is no promise: a sale whose price was left empty is recorded without one', () => {
    const sale = { ...told('Sell', { held: '10', costBasis: '60' }), isPriceLeftOut: true }
    expect(consequenceWords(sale)).toBe(
      'Sells 10 shares without a price, so no gain or loss will be known of it. None are left.',
    )
    const part = { ...told('Sell Some', { quantity: '4', held: '10' }), isPriceLeftOut: true }
    expect(consequenceWords(part)).toBe('Sells 4 shares, once there is a price. 6 are left.')
  })
})

it('an amount above zero never reads as nothing', () => {
  const dust = told('Buy', { quantity: '3', price: '0.000001' })
  expect(consequenceWords(dust)).toContain('Buys 3 shares at $0.000001, less than $0.01')
  expect(consequenceWords(dust)).not.toContain('$0.00.')
  expect(consequenceWords(dust)).not.toContain('= $0.00')
  expect(consequenceWords(told('Buy', { quantity: '3', price: '0' }))).toContain('Buys 3 shares at $0 = $0')
  expect(consequenceWords(told('Buy', { quantity: '3', price: '0.002' }))).toContain('= $0.01')
})

describe('the line above the button says in figures what it does', () => {
  it.each([
    ['Buy', { quantity: '8', price: '410.50' }, 'Buys 8 shares at $410.50 = $3,284.00.'],
    ['Buy', { quantity: '1', price: '200' }, 'Buys 1 share at $200 = $200.'],
    ['Buy', { quantity: '10', price: '12.1234' }, 'Buys 10 shares at $12.1234 = $121.23.'],
    [
      'Buy More',
      { quantity: '10', price: '200', held: '10', costBasis: '100' },
      'Buys 10 shares more at $200 = $2,000. You then hold 20 shares, at $150 each on average.',
    ],
    [
      'Sell Some',
      { quantity: '5', price: '180', held: '20', costBasis: '150' },
      'Sells 5 shares at $180 = $900, for $150 more than they cost. 15 are left.',
    ],
    [
      'Sell',
      { price: '98.10', held: '10', costBasis: '121.23' },
      'Sells 10 shares at $98.10 = $981.00, for $231.30 less than they cost. None are left.',
    ],
    [
      'Sell',
      { price: '18000', held: '3', costBasis: '180' },
      'Sells 3 shares at $18,000 = $54,000, for $53,460 more than they cost. None are left.',
    ],
    [
      'Sell',
      { price: '18000', held: '3', costBasis: '121.23' },
      'Sells 3 shares at $18,000 = $54,000, for $53,636.31 more than they cost. None are left.',
    ],
    [
      'Sell',
      { price: '98.50', held: '2', costBasis: '100' },
      'Sells 2 shares at $98.50 = $197.00, for $3.00 less than they cost. None are left.',
    ],
    [
      'Sell Some',
      { quantity: '1', price: '250', held: '2', costBasis: '185' },
      'Sells 1 share at $250 = $250, for $65 more than it cost. 1 is left.',
    ],
    ['Sell', { held: '10', costBasis: '121.23' }, 'Sells 10 shares, once there is a price. None are left.'],
    [
      'Sell',
      { price: '5', held: '10', costBasis: '5' },
      'Sells 10 shares at $5 = $50, which is what they cost. None are left.',
    ],
    ['Hold', { held: '10' }, 'Buys and sells nothing.'],
    ['Keep Watching', { price: '12.5' }, 'Buys and sells nothing, and notes a price of $12.50.'],
    ['Watch', { quantity: '10' }, 'Buys and sells nothing.'],
  ] as const)('%s %j', (action, written, words) => {
    expect(consequenceWords(told(action, written))).toBe(words)
  })

  it('does not name what follows from a cost that is out of sight', () => {
    const hidden = { price: '98.10', held: '10', costBasis: '121.23', isCostHidden: true }
    expect(consequenceWords(told('Sell', hidden))).toBe('Sells 10 shares at $98.10 = $981.00. None are left.')
  })

  it('is not there before the figures are', () => {
    expect(consequenceWords(told('Buy', { price: '12' }))).toBeNull()
  })
})

describe('what is hard to believe is asked about by name', () => {
  const sale = told('Sell', { price: '18000', held: '3', costBasis: '180' })

  it('a price', () => {
    expect(unusualQuestion(sale, [{ kind: 'price', typed: '18000', before: '180', on: null }])).toBe(
      'Sells 3 shares at $18,000 = $54,000: 100 times the last price, $180. Is that right?',
    )
  })

  it('a price far from an old one, by its day', () => {
    const figure = { kind: 'price', typed: '15.60', before: '27.90', on: null, asOf: '2020-02-10' } as const
    const purchase = told('Buy', { quantity: '10', price: '15.60' })
    expect(unusualQuestion(purchase, [figure])).toContain(': 44% below $27.90, the last price, of Feb 10, 2020. Is')
    speakGerman(german)
    expect(unusualQuestion(purchase, [figure], 'de')).toContain('weniger als der letzte Kurs, 27,90')
    expect(unusualQuestion(purchase, [figure], 'de')).toMatch(/27,90.\$ vom 10\. Feb\S* 2020/)
  })

  it.each([
    ['150', '100', '50% above the last price'],
    ['1', '10000', '99.99% below the last price'],
    ['0', '100', '100% below the last price'],
    ['55', '100', '45% below the last price'],
    ['140.01', '100', '40.01% above the last price'],
    ['59.6', '100', '40.4% below the last price'],
    ['1799', '180', 'about 10 times the last price'],
  ])('%s where %s was the last: %s', (typed, known, words) => {
    expect(unusualQuestion(sale, [{ kind: 'price', typed, before: known, on: null }])).toContain(`: ${words}, $`)
  })

  it('a purchase of nothing, and one for nothing', () => {
    const purchase = told('Buy', { quantity: '0', price: '5' })
    expect(unusualQuestion(purchase, [{ kind: 'no-quantity', typed: '0' }])).toBe(
      'Buys 0 shares at $5 = $0: nothing is bought or sold with 0 shares. Is that right?',
    )
    const gift = told('Buy', { quantity: '10', price: '0' })
    expect(unusualQuestion(gift, [{ kind: 'no-price', typed: '0' }])).toBe(
      'Buys 10 shares at $0 = $0: a price of $0 means that it is worth nothing. Is that right?',
    )
  })

  it('a quantity and a day, in one question', () => {
    const purchase = told('Buy', { quantity: '1000', price: '20' })
    expect(
      unusualQuestion(purchase, [
        { kind: 'quantity', typed: '1000', before: '10' },
        { kind: 'long-ago', typed: '1975-01-02', years: 51 },
      ]),
    ).toBe(
      'Buys 1,000 shares at $20 = $20,000: 100 times your usual quantity, 10 shares; ' +
        'Jan 2, 1975 is 51 years ago. Is that right?',
    )
  })

  it('a stop, a target and a term of a contract', () => {
    const words = (figure: Parameters<typeof unusualQuestion>[1][number]) => unusualQuestion(sale, [figure])
    expect(words({ kind: 'stop', typed: '1.62', before: '180' })).toContain(
      ': the stop, $1.62, is 99.1% below the price, $180. Is that right?',
    )
    expect(words({ kind: 'stop', typed: '1.62', before: '180', asOf: '2025-03-03' })).toContain(
      ': the stop, $1.62, is 99.1% below the price of Mar 3, 2025, $180. Is that right?',
    )
    expect(words({ kind: 'expired', typed: '2026-11-20', before: '2020-01-15' })).toContain(
      ': the option expired on Jan 15, 2020, and this is decided on Nov 20, 2026. Is that right?',
    )
    expect(words({ kind: 'target', typed: '23400', before: '180' })).toContain(
      ': the target, $23,400, is 130 times the price, $180. Is that right?',
    )
    expect(words({ kind: 'strike', typed: '20000', before: '200', isOfShare: true })).toContain(
      ': the strike is 100 times the price of the share, $200.',
    )
    expect(words({ kind: 'price-of-share', typed: '2.5', multiplier: '100' })).toContain(
      ': $2.50 for a whole contract is $0.025 a share. Is that',
    )
    expect(words({ kind: 'no-stop', typed: '100' })).toContain(': a stop 100% below cost is never reached. Is that')
    expect(words({ kind: 'multiplier', typed: '1', before: '100' })).toContain(': the multiplier is 99% below 100.')
  })

  it('what was recorded since the form was opened', () => {
    expect(
      unusualQuestion(sale, [{ kind: 'changed', typed: '4', what: 'Hold; Sell Some of 4 shares at $190.00' }]),
    ).toBe(
      'Sells 3 shares at $18,000 = $54,000: since you began to write this, this was recorded: Hold; Sell Some of 4 shares at ' +
        '$190.00. Is that right?',
    )
  })

  it('a price that is held against that of another day, and a day without one', () => {
    const known = { typed: '18000', before: '180', on: '2026-06-01' }
    expect(unusualQuestion(sale, [{ kind: 'price', ...known }])).toContain(
      ': 100 times the price of Jun 1, 2026, $180.',
    )
    const before = { typed: '2019-05-01', before: '2020-12-10' }
    expect(unusualQuestion(sale, [{ kind: 'before-first-close', ...before }])).toContain(
      ': May 1, 2019 is before the first close that is known here, of Dec 10, 2020.',
    )
  })
})
