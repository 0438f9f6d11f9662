import { describe, expect, it } from 'vitest'
import { benchmarkTicker, type Claim, claimedPrice } from './claim.ts'
import { claimWords, decisionClaimSentence, splitsOfPrice } from './claim-format.ts'
import { MAPPING_VERSION } from './probability.ts'
import { writeClaim } from './write-claim.ts'

const SHARE = { ticker: 'AAPL', type: 'stock', contract: null } as const

const over = (benchmark: Claim['benchmark']) => ({ horizonMonths: 3, benchmark }) as const

describe('writing a claim', () => {
  it.each([[null], [undefined]])('gives none when %s was sent', (written) =>
    expect(writeClaim(written, SHARE)).toEqual({ ok: true, value: {} }),
  )

  it.each<[Claim['benchmark']]>([['gain'], [{ ticker: 'SPY' }], [{ price: '0.01' }]])(
    'against %j is kept with the mapping of its day',
    (benchmark) =>
      expect(writeClaim(over(benchmark), SHARE)).toEqual({
        ok: true,
        value: { claim: { horizonMonths: 3, benchmark, mapping: MAPPING_VERSION } },
      }),
  )

  it.each<[Claim['benchmark'], string]>([
    [{ ticker: 'AAPL' }, 'AAPL cannot do better than itself. Choose another comparison. Nothing was recorded.'],
    [{ price: '0.00' }, 'A price to hold it against is above zero. Choose another comparison. Nothing was recorded.'],
  ])('against %j is refused', (benchmark, message) =>
    expect(writeClaim(over(benchmark), SHARE)).toEqual({
      ok: false,
      problem: { code: 'invalid', field: 'claim', message },
    }),
  )
})

describe('what a claim is compared with', () => {
  it.each<[Claim['benchmark'], string | null, string | null]>([
    ['gain', null, null],
    [{ ticker: 'SPY' }, 'SPY', null],
    [{ price: '210.5' }, null, '210.5'],
  ])('%j is the ticker %s and the price %s', (benchmark, ticker, price) => {
    const claim = { ...over(benchmark), mapping: MAPPING_VERSION } as const
    expect([benchmarkTicker(claim), claimedPrice(claim)]).toEqual([ticker, price])
  })

  it.each<[Claim['benchmark'], boolean, string]>([
    ['gain', true, 'AAPL rises until Nov 21, 2027'],
    ['gain', false, 'AAPL falls until Nov 21, 2027'],
    [{ ticker: 'SPY' }, true, 'AAPL does better than SPY until Nov 21, 2027'],
    [{ ticker: 'SPY' }, false, 'AAPL does worse than SPY until Nov 21, 2027'],
    [{ price: '210.5' }, true, 'AAPL stands above $210.50 on Nov 21, 2027'],
    [{ price: '210.5' }, false, 'AAPL stands below $210.50 on Nov 21, 2027'],
  ])('%j, better %s, in words', (benchmark, isBetter, words) =>
    expect(claimWords({ benchmark }, { ticker: 'AAPL', isBetter, until: '2027-11-21' })).toBe(words),
  )
})

it('an option’s claim is marked as being about the share, so that a later release can tell', () => {
  const contract = { right: 'put', strike: '200', expiresOn: '2027-01-15' } as const
  expect(writeClaim(over('gain'), { ticker: 'AAPL', type: 'options', contract })).toEqual({
    ok: true,
    value: { claim: { horizonMonths: 3, benchmark: 'gain', mapping: MAPPING_VERSION, isOfShare: true } },
  })
})

describe('a price of one’s own', () => {
  const claim = { benchmark: { price: '110' } }
  const told = { ticker: 'SPL', isBetter: true, until: '2024-02-08' }
  const split = (effectiveOn: string, newShares = '4') => ({ effectiveOn, newShares, oldShares: '1' })
  const wordsWith = (...splits: ReturnType<typeof split>[]) =>
    claimWords(claim, { ...told, splits: splitsOfPrice({ inEffect: splits, since: '2024-01-08' }, told.until) })

  it('is told in shares from after a split, too', () => {
    expect(wordsWith(split('2024-01-22'))).toBe(
      'SPL stands above $110.00 ($27.50 since the 4-for-1 split of Jan 22, 2024) on Feb 8, 2024',
    )
    expect(wordsWith(split('2024-01-22'), split('2024-02-01', '2'))).toBe(
      'SPL stands above $110.00 ($13.75 since its 2 splits, the last on Feb 1, 2024) on Feb 8, 2024',
    )
  })

  it('stays as it is where the split came before it, or after its last day', () =>
    expect(wordsWith(split('2024-01-08'), split('2024-02-09'))).toBe('SPL stands above $110.00 on Feb 8, 2024'))

  it('is told by the splits that its outcome counted, whatever is known since', () => {
    const ofPrice = { horizonMonths: 1, benchmark: { price: '110' }, mapping: MAPPING_VERSION } as const
    const decision = { action: 'Buy', confidence: 7, claim: ofPrice, recordedAt: '2024-01-08T15:00:00.000Z' } as const
    const facts = { ticker: 'SPL', type: 'stock', contract: null } as const
    const asset = { from: null, until: '26', splits: [] }
    const resolved = { isBetter: true, claimedUntil: '2024-02-08', closes: { asset, benchmark: null } }
    const toldWith = (outcome?: typeof resolved) =>
      decisionClaimSentence(decision, facts, { inEffect: [split('2024-01-22')], since: '' }, outcome)
    expect(toldWith()).toContain('above $110.00 ($27.50 since')
    expect(toldWith(resolved)).toContain('above $110.00 on Feb 8, 2024')
  })
})
