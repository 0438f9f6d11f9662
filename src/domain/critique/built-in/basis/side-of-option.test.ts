import { describe, expect, it } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const readOf = (thesis: string, right: 'call' | 'put' = 'put', strike: string | null = '95') =>
  readBuiltIn(asked(decided(thesis, { price: '3.15' }), [], { option: { right, strike, expiresOn: '2026-06-19' } }))
const termsOf = (...about: Parameters<typeof readOf>) =>
  readOf(...about)
    .sentences.filter(({ kind }) => kind === 'option-terms')
    .map(({ text }) => text)
    .join(' ')

describe('an option that was sold to open', () => {
  it.each([
    'Short the 95 put, 38 days, delta 0.22, premium 3.15.',
    'Wrote two puts on it because I want to own it there.',
    'sold the 95p for 2.05, wheelin again',
    'Sold to open 3 puts, collected 315.',
    'Selling naked puts into the panic, 400 credit each.',
    "Cash-secured put: I'd be happy to own it at 95.",
    'I collect 120 of premium and take the shares if it goes that low.',
    'Writing puts on quality is how I get paid to wait.',
    'Got 220 for promising to buy at 95.',
    'Get paid 140 to maybe buy a company at 95 that I would buy at 97.',
  ])('is owed, and nothing was paid for it: %s', (thesis) => {
    expect(termsOf(thesis)).toMatch(/whoever sold it can be made to take the shares at \$95\.00/)
    expect(termsOf(thesis)).not.toMatch(/paid/)
  })

  it('owes the shares where it is a call', () =>
    expect(termsOf('Wrote 2 calls at 110 against my 200 shares.', 'call', '110')).toContain(
      'can be made to deliver the shares at $110.00',
    ))

  it('is told by the day alone where its strike is not known', () =>
    expect(termsOf('Short put for income.', 'put', null)).toMatch(/^(?:This put has|The put ends)[^:]*\.$/))

  it.each([
    'Wrote 2 calls at 110. If they’re called I sell at a price I like; if not I keep 240.',
    'Covered call. If the shares get called away I am out at 66, fine by me.',
    'Sold 3 puts. If assigned I own it at 63.95 and leave it there.',
  ])('ends nothing by assignment: %s', (thesis) => {
    expect(readOf(thesis, 'call', '65').falsifiers).toEqual([])
    expect(readOf(thesis, 'call', '65').sentences.map(({ kind }) => kind)).not.toContain('falsifier-given')
  })

  it('keeps the test that stands beside it', () =>
    expect(readOf('Sold 3 puts. If the dividend is cut I close them at once.').falsifiers).toHaveLength(1))

  it('is no loss where it costs less to buy it back', () => {
    const option = { right: 'put', strike: '95', expiresOn: '2026-06-19' } as const
    const sold = decided('Short the 95 put. Below 90 I close it.', { at: '2026-05-01T14:30:00.000Z', price: '3.15' })
    const closed = decided('Closed as I wrote.', { action: 'Sell', at: '2026-05-20T14:30:00.000Z', price: '1.10' })
    const kinds = readBuiltIn(asked(closed, [sold], { option })).sentences.map(({ kind }) => kind)
    expect(kinds).not.toContain('loss-taken-as-written')
  })
})

it.each(['Bull put spread 95/90 for 1.20 credit, max loss 380.', 'Iron condor 80/85/110/115, received 1.90.'])(
  'of several contracts no one tells what can be lost: %s',
  (thesis) => expect(termsOf(thesis)).toMatch(/^(?:This put|The put)[^:]*\.$/),
)

it.each([
  'The shorts sold too many shares and have to cover by June.',
  'They wrote down the plant last year, so nothing bad is left.',
  'Everybody is selling puts on this, which makes them cheap to buy.',
  'Buying puts: consumer credit gets worse and the lender is short of capital.',
  'Short-dated option before the print.',
  'The company has a credit line and collected its receivables.',
])('an option that was bought can lose all that was paid: %s', (thesis) => expect(termsOf(thesis)).toMatch(/paid/))
