import { describe, expect, it } from 'vitest'
import type { Action } from '../ledger/action.ts'
import type { Contract } from '../ledger/entry.ts'
import type { Claim } from './claim.ts'
import { type ClaimedFacts, directionOf, type LeftOut } from './claim-direction.ts'
import { decisionClaimSentence } from './claim-format.ts'
import { claimResolution } from './claim-resolution.ts'
import { openClaimsOf } from './open-claim.ts'
import type { ClaimPrices } from './resolve-claim.ts'

const option = (contract: Partial<Contract>): ClaimedFacts => ({
  ticker: 'AAPL',
  type: 'options',
  contract: { right: null, strike: null, expiresOn: null, ...contract },
})
const OLD: Claim = { horizonMonths: 12, benchmark: { ticker: 'SPY' }, mapping: 1 }
const OF_SHARE: Claim = { ...OLD, isOfShare: true }

/** Decided on a Monday, during the session. */
const decision = (action: Action, claim: Claim | null = OF_SHARE, recordedAt = '2026-08-10T15:00:00.000Z') => ({
  kind: 'decision-recorded' as const,
  decisionId: 'd',
  assetId: 1,
  sequence: 1,
  recordedAt,
  action,
  confidence: 7,
  thesis: 'T',
  price: null,
  quantity: null,
  asset: null,
  ...(claim && { claim }),
})

describe('the claim of an option’s decision', () => {
  it.each<[Action, 'call' | 'put', boolean]>([
    ['Buy', 'call', true],
    ['Buy More', 'call', true],
    ['Hold', 'call', true],
    ['Watch', 'call', true],
    ['Sell', 'call', false],
    ['Sell Some', 'call', false],
    ['Buy', 'put', false],
    ['Buy More', 'put', false],
    ['Hold', 'put', false],
    ['Keep Watching', 'put', false],
    ['Sell', 'put', true],
    ['Sell Some', 'put', true],
  ])('to %s a %s says that the share does better: %s', (action, right, isBetter) =>
    expect(directionOf(decision(action), option({ right }))).toEqual({ isBetter, leftOut: null }),
  )

  it('is about the share, and ends when the option does', () => {
    const put = option({ right: 'put', expiresOn: '2026-11-20' })
    expect(decisionClaimSentence(decision('Buy'), put)).toBe(
      'About 65% sure that AAPL does worse than SPY until Nov 20, 2026.',
    )
    expect(openClaimsOf(decision('Buy'), put)).toEqual([{ sequence: 1, until: '2026-11-20' }])
    const later = option({ right: 'put', expiresOn: '2028-01-21' })
    expect(openClaimsOf(decision('Buy'), later)).toEqual([{ sequence: 1, until: '2027-08-10' }])
    expect(decisionClaimSentence(decision('Sell', { ...OF_SHARE, benchmark: 'gain' }), put)).toBe(
      'About 65% sure that AAPL rises until Nov 20, 2026.',
    )
  })

  it.each([
    ['90', 'put', 'came-true'],
    ['110', 'put', 'did-not-come-true'],
    ['110', 'call', 'came-true'],
    ['90', 'call', 'did-not-come-true'],
  ] as const)('of a share that goes from 100 to %s, with a bought %s: %s', (until, right, outcome) => {
    const closes: ClaimPrices = { asset: { from: '100', until }, benchmark: { from: '500', until: '500' } }
    const facts = option({ right, expiresOn: '2026-11-20' })
    const resolve = (now: string) => claimResolution(decision('Buy'), facts, closes, now)
    expect(resolve('2026-11-20T20:59:00.000Z')).toBeNull()
    expect(resolve('2026-11-20T21:00:00.000Z')).toMatchObject({
      outcome,
      isBetter: right === 'call',
      claimedUntil: '2026-11-20',
      until: '2026-11-20',
    })
  })

  it.each<[LeftOut, ReturnType<typeof decision> & { readonly decidedOn?: string }, Partial<Contract>]>([
    ['no-direction', decision('Buy', OLD), { right: 'put' }],
    ['no-direction', decision('Buy', null), { right: 'call' }],
    ['no-right', decision('Buy'), {}],
    // On the option's last day, and after the close of the day before: there is no close between the first and the last.
    ['no-time', decision('Sell'), { right: 'call', expiresOn: '2026-08-10' }],
    ['no-time', decision('Sell', OF_SHARE, '2026-08-10T21:00:00.000Z'), { right: 'call', expiresOn: '2026-08-11' }],
    // Written down on the day of the expiry, when its price was known.
    ['no-time', { ...decision('Buy'), decidedOn: '2026-08-07' }, { right: 'call', expiresOn: '2026-08-10' }],
  ])('is left out as %s, and never resolved', (leftOut, decided, contract) => {
    const facts = option(contract)
    expect(directionOf(decided, facts)).toEqual({ leftOut })
    expect(openClaimsOf(decided, facts)).toEqual([])
    const closes: ClaimPrices = { asset: { from: '100', until: '1' }, benchmark: { from: '1', until: '1' } }
    expect(claimResolution(decided, facts, closes, '2030-01-02T21:00:00.000Z')).toBeNull()
    expect(decisionClaimSentence(decided, facts)).toMatch(
      /^About 65% sure, of nothing that is resolved: this is an option/,
    )
  })

  it.each(['stock', 'options'] as const)('against the very share of the %s is left out, and never resolved', (type) => {
    const claim: Claim = { ...OF_SHARE, benchmark: { ticker: 'AAPL' } }
    const decided = decision('Buy', claim)
    const facts = {
      ...option({ right: 'call', expiresOn: '2026-11-20' }),
      ...(type === 'stock' && { type, contract: null }),
    }
    expect(facts.ticker).toBe('AAPL')
    expect(directionOf(decided, facts)).toEqual({ leftOut: 'of-itself' })
    expect(openClaimsOf(decided, facts)).toEqual([])
    const closes: ClaimPrices = { asset: { from: '100', until: '110' }, benchmark: { from: '100', until: '110' } }
    expect(claimResolution(decided, facts, closes, '2030-01-02T21:00:00.000Z')).toBeNull()
    expect(decisionClaimSentence(decided, facts)).toBe(
      'About 65% sure, of nothing that is resolved: this is a claim that compares a share with itself.',
    )
  })
})
