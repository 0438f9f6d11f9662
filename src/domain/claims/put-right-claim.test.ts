import { describe, expect, it } from 'vitest'
import type { Entry } from '../ledger/entry.ts'
import type { ClaimResolved } from '../ledger/review-entries.ts'
import { putRightClaim } from './put-right-claim.ts'

const [FROM, UNTIL]: readonly [string, string] = ['2026-01-05', '2026-04-06']
const SPLIT = { effectiveOn: '2026-03-02', newShares: '4', oldShares: '1' }

/** 100 before a split and 28 after it: a miss by the closes as they were traded, and a rise of 12% in new shares. */
const missed = (changed: Partial<ClaimResolved> = {}): Entry<ClaimResolved> => ({
  sequence: 7,
  recordedAt: '2026-04-06T21:00:00.000Z',
  kind: 'claim-resolved',
  assetId: 1,
  setBySequence: 1,
  claim: { horizonMonths: 3, benchmark: 'gain', mapping: 1 },
  isBetter: true,
  outcome: 'did-not-come-true',
  claimedUntil: UNTIL,
  from: FROM,
  until: UNTIL,
  closes: { asset: { from: '100', until: '28' }, benchmark: null },
  ...changed,
})

const known = (from: string | null, until: string | null, splits: readonly (typeof SPLIT)[] = [SPLIT]) => ({
  asset: { from, until, splits, former: [] },
  benchmark: null,
  countedSince: FROM,
})

describe('a claim that was resolved without a split of its days', () => {
  it('is put right in shares of its last day, as a fact that names the entry it puts right', () => {
    const { sequence: _, recordedAt: __, ...fact } = missed()
    expect(putRightClaim(missed(), known('100', '28'))).toEqual({
      ...fact,
      outcome: 'came-true',
      closes: { asset: { from: '25', until: '28', splits: [SPLIT] }, benchmark: null },
      putsRight: 7,
    })
  })

  it('keeps its outcome where it is the same in new shares, with closes that can be compared', () => {
    const fallen = missed({ closes: { asset: { from: '100', until: '24' }, benchmark: null } })
    expect(putRightClaim(fallen, known('100', '24'))).toMatchObject({
      outcome: 'did-not-come-true',
      closes: { asset: { from: '25', until: '24' } },
    })
  })

  it('is put right once: what counts by now is left as it is', () => {
    const right = putRightClaim(missed(), known('100', '28'))
    expect(right && putRightClaim({ ...right, sequence: 9, recordedAt: '' }, known('100', '28'))).toBeNull()
  })

  it('of two splits counts the one that was told later', () => {
    const earlier = { effectiveOn: '2026-02-02', newShares: '2', oldShares: '1' }
    const half = missed({ closes: { asset: { from: '50', until: '14' }, benchmark: null } })
    expect(putRightClaim(half, known('100', '14', [earlier, SPLIT]))).toMatchObject({
      outcome: 'came-true',
      closes: { asset: { from: '12.5', until: '14' } },
    })
  })

  it('by its benchmark, too', () => {
    const closes = { asset: { from: '100', until: '90' }, benchmark: { from: '400', until: '110' } }
    const beaten = missed({ outcome: 'came-true', closes })
    const benchmark = { from: '400', until: '110', splits: [SPLIT], former: [] }
    const claim = { ...beaten.claim, benchmark: { ticker: 'SPY' } }
    expect(putRightClaim({ ...beaten, claim }, { ...known('100', '90', []), benchmark })).toMatchObject({
      outcome: 'did-not-come-true',
      closes: { benchmark: { from: '100', until: '110' } },
    })
  })

  it('by a price of one’s own, which was in old shares', () => {
    const claim = { horizonMonths: 3, benchmark: { price: '108' }, mapping: 1 } as const
    expect(putRightClaim(missed({ claim }), known('100', '28'))?.outcome).toBe('came-true')
  })

  it('by two splits that became known together, and by a ratio that was corrected twice', () => {
    const third = { effectiveOn: '2026-02-02', newShares: '3', oldShares: '1' }
    const both = { asset: { from: '8.33333333333333333333', until: '28', splits: [third, SPLIT] } }
    expect(putRightClaim(missed(), known('100', '28', [SPLIT, third]))?.closes).toMatchObject(both)
    const byWrong = missed({ closes: { asset: { from: '0.25', until: '28' }, benchmark: null } })
    const former = ['400', '40', '400'].map((newShares) => ({ newShares, oldShares: '1' }))
    const now = known('100', '28', [SPLIT, third])
    expect(putRightClaim(byWrong, { ...now, asset: { ...now.asset, former } })?.closes).toMatchObject(both)
  })

  it('by what it counted, of which nothing else is known any more', () => {
    const told = { from: '0.25', until: '28', splits: [{ ...SPLIT, newShares: '400' }] }
    expect(putRightClaim(missed({ closes: { asset: told, benchmark: null } }), known('100', '28'))).toMatchObject({
      outcome: 'came-true',
      closes: { asset: { from: '25', until: '28', splits: [SPLIT] } },
    })
  })
})

describe('a claim to a price of one’s own', () => {
  const claim = { horizonMonths: 3, benchmark: { price: '108' }, mapping: 1 } as const
  const told = (asset: ClaimResolved['closes']['asset'], outcome: ClaimResolved['outcome'] = 'did-not-come-true') =>
    missed({ claim, outcome, closes: { asset, benchmark: null } })
  const once = (resolved: Entry<ClaimResolved>, now: ReturnType<typeof known>) => {
    const right = putRightClaim(resolved, now)
    if (right) expect(putRightClaim({ ...right, sequence: 9, recordedAt: '' }, now)).toBeNull()
    return right
  }

  it('without a first close is told anew by another split whether the outcome is another one or not', () => {
    const [above, below] = ['28', '20'].map((until) =>
      once(told({ from: null, until, splits: [] }), known(null, until)),
    )
    expect(above).toMatchObject({
      outcome: 'came-true',
      closes: { asset: { from: null, until: '28', splits: [SPLIT] } },
    })
    expect(below).toMatchObject({ outcome: 'did-not-come-true', closes: { asset: { until: '20', splits: [SPLIT] } } })
    expect(putRightClaim(told({ from: null, until: '20', splits: [] }), known(null, '20', []))).toBeNull()
  })

  it('is put right though its first close came later, or was replaced, and tells the one that was told', () => {
    expect(once(told({ from: null, until: '28', splits: [] }), known('100', '28'))?.closes.asset.from).toBeNull()
    expect(once(told({ from: '100', until: '28', splits: [] }), known('99', '28'))?.closes.asset.from).toBe('25')
    expect(putRightClaim(told({ from: '100', until: '28', splits: [] }), known('100', '29'))).toBeNull()
  })

  it('counts a split from before its first close, which was after the day on which it was made', () => {
    const now = { ...known('28', '28', [{ ...SPLIT, effectiveOn: '2026-01-02' }]), countedSince: '2025-12-31' }
    const right = once(told({ from: '28', until: '28', splits: [] }), now)
    expect(right).toMatchObject({ outcome: 'came-true', closes: { asset: { from: '28' } } })
  })

  it('from before outcomes told their splits is told once more, where it has no first close', () => {
    const right = once(told({ from: null, until: '28' }, 'came-true'), known(null, '28'))
    expect(right).toMatchObject({ outcome: 'came-true', closes: { asset: { splits: [SPLIT] } } })
    expect(putRightClaim(told({ from: '25', until: '28' }, 'came-true'), known('100', '28'))).toBeNull()
  })

  it.each([
    ['28', 'came-true'],
    ['20', 'did-not-come-true'],
  ])(
    'from before them is told once more by a split that its first close does not show, with a last close of %s',
    (until, outcome) => {
      const now = { ...known('28', until, [{ ...SPLIT, effectiveOn: '2026-01-02' }]), countedSince: '2025-12-31' }
      expect(once(told({ from: '28', until }), now)).toMatchObject({ outcome, closes: { asset: { from: '28' } } })
    },
  )
})

describe('a claim stays as it was resolved', () => {
  it('where the split was counted', () => {
    const closes = { asset: { from: '25', until: '28' }, benchmark: null }
    expect(putRightClaim(missed({ outcome: 'came-true', closes }), known('100', '28'))).toBeNull()
  })

  it('where a close was replaced since, so that nobody chooses an outcome', () => {
    expect(putRightClaim(missed(), known('100', '128', []))).toBeNull()
    expect(putRightClaim(missed(), known('10', '28'))).toBeNull()
  })

  it('where a close is not known any more, and where it could not be resolved', () => {
    expect(putRightClaim(missed(), known(null, '28'))).toBeNull()
    expect(putRightClaim(missed({ outcome: 'unresolvable' }), known('100', '28'))).toBeNull()
  })
})
