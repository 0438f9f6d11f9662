import { describe, expect, it } from 'vitest'
import type { Action } from '../ledger/action.ts'
import { type Claim, claimOf, claimsBetter, usualClaim } from './claim.ts'
import { claimDays } from './claim-days.ts'
import { claimSentence } from './claim-format.ts'
import { percentSureOf, probabilityOf } from './probability.ts'
import { type ClaimPrices, isDue, resolveClaim } from './resolve-claim.ts'

const OF_SPY: Claim = { horizonMonths: 3, benchmark: { ticker: 'SPY' }, mapping: 1 }
const closes = (from: string | null, until: string | null) => ({ from, until })
const against = (
  asset: ClaimPrices['asset'],
  benchmark: ClaimPrices['benchmark'] = closes('500', '550'),
): ClaimPrices => ({
  asset,
  benchmark,
})

describe('a confidence as a probability', () => {
  it('is the centre of its tenth, never 0 or 1', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(probabilityOf)).toEqual([
      0.05, 0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95,
    ])
    expect([1, 8, 10].map(percentSureOf)).toEqual([5, 75, 95])
  })
})

describe('the claim that a decision carries', () => {
  it('is the one that was sent, else the usual one, marked as supposed', () => {
    expect(claimOf({ claim: OF_SPY }, 'AAPL')).toEqual({ claim: OF_SPY, isSupposed: false })
    expect(claimOf({}, 'AAPL')).toEqual({
      claim: { horizonMonths: 12, benchmark: { ticker: 'SPY' }, mapping: 1 },
      isSupposed: true,
    })
  })

  it('of the benchmark itself is a gain, because nothing does better than itself', () =>
    expect(usualClaim('SPY', 'SPY').benchmark).toBe('gain'))

  it.each<[Action, boolean]>([
    ['Watch', true],
    ['Buy', true],
    ['Buy More', true],
    ['Hold', true],
    ['Keep Watching', true],
    ['Sell', false],
    ['Sell Some', false],
  ])('of a %s claims that it does better: %s', (action, isBetter) => expect(claimsBetter(action)).toBe(isBetter))
})

it('a claim is written in one sentence', () => {
  const told = { ticker: 'AAPL', isBetter: true, until: '2027-11-21', confidence: 7 }
  expect(claimSentence(OF_SPY, told)).toBe('About 65% sure that AAPL does better than SPY until Nov 21, 2027.')
  expect(claimSentence(OF_SPY, { ...told, isBetter: false })).toBe(
    'About 65% sure that AAPL does worse than SPY until Nov 21, 2027.',
  )
  expect(claimSentence({ benchmark: 'gain' }, told)).toBe('About 65% sure that AAPL rises until Nov 21, 2027.')
  expect(claimSentence({ benchmark: { price: '210.5' } }, { ...told, isBetter: false })).toBe(
    'About 65% sure that AAPL stands below $210.50 on Nov 21, 2027.',
  )
})

describe('the days of a claim', () => {
  it.each([
    // A Saturday; a Wednesday before and after the close; Thanksgiving's eve after it; a day on which New York is a day behind
    // UTC.
    ['2026-11-21T15:00:00.000Z', 3, '2026-11-23', '2027-02-21', '2027-02-19'],
    ['2026-11-18T20:59:00.000Z', 1, '2026-11-18', '2026-12-18', '2026-12-18'],
    ['2026-11-18T21:00:00.000Z', 1, '2026-11-19', '2026-12-18', '2026-12-18'],
    ['2026-11-25T22:00:00.000Z', 12, '2026-11-27', '2027-11-25', '2027-11-24'],
    ['2026-11-24T03:00:00.000Z', 6, '2026-11-24', '2027-05-23', '2027-05-21'],
    // The end of a month for which the later month has no such date, in a leap year and in others.
    ['2026-11-30T15:00:00.000Z', 3, '2026-11-30', '2027-02-28', '2027-02-26'],
    ['2027-11-30T15:00:00.000Z', 3, '2027-11-30', '2028-02-29', '2028-02-29'],
    ['2026-12-31T15:00:00.000Z', 6, '2026-12-31', '2027-06-30', '2027-06-30'],
  ])('of %s over %i months run from %s until %s, by the close of %s', (at, months, from, until, lastClose) =>
    expect(claimDays({ recordedAt: at }, months)).toEqual({ from, until, lastClose, waitsFrom: lastClose }),
  )

  it.each([
    // A Friday, written down on the next Wednesday after the close, and before it; a Saturday, on Monday; a Monday, on Tuesday in
    // New York, which is Wednesday in UTC.
    ['2026-11-20', '2026-11-25T22:00:00.000Z', '2026-11-27', '2026-12-20', '2026-12-18'],
    ['2026-11-20', '2026-11-25T20:59:00.000Z', '2026-11-25', '2026-12-20', '2026-12-18'],
    ['2026-11-21', '2026-11-23T15:00:00.000Z', '2026-11-23', '2026-12-21', '2026-12-21'],
    ['2026-11-16', '2026-11-18T03:00:00.000Z', '2026-11-18', '2026-12-16', '2026-12-16'],
  ])(
    'of a decision of %s that was written on %s run from the first close after the writing, to the date of the day decided',
    (decidedOn, recordedAt, from, until, last) =>
      expect(claimDays({ decidedOn, recordedAt }, 1)).toEqual({ from, until, lastClose: last, waitsFrom: last }),
  )

  it('of a decision that was written after its claim’s day leave time for a close from then on', () => {
    const days = claimDays({ decidedOn: '2025-01-06', recordedAt: '2026-11-23T15:00:00.000Z' }, 3)
    expect(days).toEqual({ from: '2025-01-06', until: '2025-04-06', lastClose: '2025-04-04', waitsFrom: '2026-11-23' })
    const asked = { claim: OF_SPY, days, isBetter: true }
    // The tenth trading day after Nov 23, without Thanksgiving, is Dec 8.
    expect(resolveClaim(asked, against(closes(null, '9')), '2026-12-08T20:59:00.000Z')).toBeNull()
    expect(resolveClaim(asked, against(closes(null, '9')), '2026-12-08T21:00:00.000Z')).toBe('unresolvable')
  })
})

describe('a claim is resolved', () => {
  const days = claimDays({ recordedAt: '2026-11-21T15:00:00.000Z' }, 3)
  const resolve = (prices: ClaimPrices, { claim = OF_SPY, isBetter = true, now = '2027-02-22T15:00:00.000Z' } = {}) =>
    resolveClaim({ claim, days, isBetter }, prices, now)

  it('only on its day: not on the Friday whose close decides, but on the Sunday that it names', () => {
    expect(isDue(days, '2027-02-19T22:00:00.000Z')).toBe(false)
    expect(isDue(days, '2027-02-21T04:59:00.000Z')).toBe(false)
    expect(isDue(days, '2027-02-21T05:00:00.000Z')).toBe(true)
    expect(resolve(against(closes('100', '200')), { now: '2027-02-20T15:00:00.000Z' })).toBeNull()
  })

  it('on a trading day after its close', () => {
    const friday = claimDays({ recordedAt: '2026-11-20T15:00:00.000Z' }, 1)
    expect(friday.until).toBe('2026-12-20')
    const trading = claimDays({ recordedAt: '2026-11-18T15:00:00.000Z' }, 1)
    expect(isDue(trading, '2026-12-18T20:59:00.000Z')).toBe(false)
    expect(isDue(trading, '2026-12-18T21:00:00.000Z')).toBe(true)
  })

  it.each([
    ['110.01', true, 'came-true'],
    ['110', true, 'did-not-come-true'],
    ['109.99', true, 'did-not-come-true'],
    ['109.99', false, 'came-true'],
    ['110', false, 'did-not-come-true'],
    ['110.01', false, 'did-not-come-true'],
  ])('against a benchmark of +10%%: 100 to %s, better %s: %s', (until, isBetter, outcome) =>
    expect(resolve(against(closes('100', until)), { isBetter })).toBe(outcome),
  )

  it('as a tie where the asset went as far as its benchmark over a split of 3 for 1, whose division leaves a rest', () => {
    const thirds = closes('33.33333333333333333333', '40')
    expect(resolve(against(thirds, closes('100', '120')))).toBe('did-not-come-true')
    expect(resolve(against(closes('100', '120'), thirds), { isBetter: false })).toBe('did-not-come-true')
  })

  it('as a gain by the asset’s closes alone, and against a price by the last close alone', () => {
    const gain: Claim = { ...OF_SPY, benchmark: 'gain' }
    expect(resolve(against(closes('100', '100.01'), null), { claim: gain })).toBe('came-true')
    expect(resolve(against(closes('100', '100'), null), { claim: gain })).toBe('did-not-come-true')
    const price: Claim = { ...OF_SPY, benchmark: { price: '240' } }
    const splits = [{ effectiveOn: '2026-12-01', newShares: '2', oldShares: '1' }]
    const last = (until: string) => against({ from: null, until, splits }, null)
    expect(resolve(last('120.01'), { claim: price })).toBe('came-true')
    expect(resolve(last('119.99'), { claim: price, isBetter: false })).toBe('came-true')
    expect(resolve(against(closes(null, '120.01'), null), { claim: price })).toBe('did-not-come-true')
  })

  it.each([
    ['the asset’s first', against(closes(null, '120'))],
    ['the asset’s last', against(closes('100', null))],
    ['the benchmark’s first', against(closes('100', '120'), closes(null, '550'))],
    ['the benchmark’s last', against(closes('100', '120'), closes('500', null))],
    ['any of the benchmark', against(closes('100', '120'), null)],
  ])('not without %s close: it stays open for ten trading days, and then it cannot be resolved', (_, prices) => {
    // The tenth trading day after Friday, Feb 19, is Friday, Mar 5.
    expect(resolve(prices, { now: '2027-03-05T20:59:00.000Z' })).toBeNull()
    expect(resolve(prices, { now: '2027-03-05T21:00:00.000Z' })).toBe('unresolvable')
  })
})
