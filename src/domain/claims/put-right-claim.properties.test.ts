import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Entry } from '../ledger/entry.ts'
import type { ClaimResolved } from '../ledger/review-entries.ts'
import { roundUnitPrice } from '../prices/money.ts'
import { ratioSince, type Split } from '../prices/split.ts'
import { type Claim, claimedPrice } from './claim.ts'
import { putRightClaim } from './put-right-claim.ts'
import { inLastShares, type RawCloses } from './raw-closes.ts'
import { outcomeByCloses } from './resolve-claim.ts'

const [CLAIMED, FROM, UNTIL] = ['2026-01-02', '2026-01-05', '2026-04-06'] as const
/** Two of them are from before the first close, one of these from after the day on which the claim was made. */
const DAYS = ['2026-01-02', '2026-01-05', '2026-02-02', '2026-03-02', '2026-04-06']

const price = fc.integer({ min: 1, max: 40_000 }).map((cents) => (cents / 100).toFixed(2))
const shares = fc.integer({ min: 1, max: 7 }).map(String)
const splits = fc
  .uniqueArray(fc.record({ effectiveOn: fc.constantFrom(...DAYS), newShares: shares, oldShares: shares }), {
    selector: ({ effectiveOn }) => effectiveOn,
    maxLength: DAYS.length,
  })
  .map((all): readonly Split[] => all)
/** What is known of the splits of two shares at one look: in any number and any ratio, whatever was known before. */
const known = fc.record({ asset: splits, benchmark: splits })
const benchmark = fc.oneof<fc.Arbitrary<Claim['benchmark']>[]>(
  fc.constant('gain'),
  fc.constant({ ticker: 'SPY' }),
  fc.record({ price }),
)
const traded = fc.record({ from: price, until: price, ofOtherFrom: price, ofOtherUntil: price, hasFirst: fc.boolean() })

it('splits that become known, change and go in any order and any number at once end in the outcome of those known last', () => {
  fc.assert(
    fc.property(benchmark, traded, fc.boolean(), fc.array(known, { minLength: 1, maxLength: 6 }), (...given) => {
      const [against, closes, isBetter, looks] = given
      const claim: Claim = { horizonMonths: 3, benchmark: against, mapping: 1 }
      const hasFirst = closes.hasFirst || typeof against !== 'object' || !('price' in against)
      const rawBy = (at: number) => {
        const { asset = [], benchmark: ofOther = [] } = looks[at] ?? {}
        const other: RawCloses = { from: closes.ofOtherFrom, until: closes.ofOtherUntil, splits: ofOther, former: [] }
        return {
          asset: { from: hasFirst ? closes.from : null, until: closes.until, splits: asset, former: [] },
          benchmark: typeof against === 'object' && 'ticker' in against ? other : null,
          countedSince: CLAIMED,
        }
      }
      const resolvedBy = (at: number): ClaimResolved => {
        const raw = rawBy(at)
        const since = { from: FROM, countedSince: CLAIMED }
        const inLast = {
          asset: inLastShares(raw.asset, since),
          benchmark: raw.benchmark && inLastShares(raw.benchmark, since),
        }
        const outcome = outcomeByCloses({ claim, isBetter }, inLast) ?? 'unresolvable'
        const of = { kind: 'claim-resolved', assetId: 1, setBySequence: 1, claim, isBetter } as const
        return { ...of, outcome, claimedUntil: UNTIL, from: FROM, until: UNTIL, closes: inLast }
      }
      let told: Entry<ClaimResolved> = { ...resolvedBy(0), sequence: 7, recordedAt: '2026-04-06T21:00:00.000Z' }
      for (const at of looks.keys()) {
        const right = putRightClaim(told, rawBy(at))
        if (right) told = { ...right, sequence: told.sequence, recordedAt: told.recordedAt }
        // Looked at again it stands.
        expect(putRightClaim(told, rawBy(at))).toBeNull()
      }
      expect(asTold(told)).toEqual(asTold(resolvedBy(looks.length - 1)))
    }),
    { numRuns: 1000 },
  )
})

it('whether an outcome is told anew tells nothing of it: its last close plays no part', () => {
  fc.assert(
    fc.property(price, fc.tuple(price, price), fc.option(price), known, known, (own, untils, first, before, now) => {
      const claim: Claim = { horizonMonths: 3, benchmark: { price: own }, mapping: 1 }
      const isToldAnew = untils.map((until) => {
        const raw = { from: first, until, former: [] }
        const closes = {
          asset: inLastShares({ ...raw, splits: before.asset }, { from: FROM, countedSince: CLAIMED }),
          benchmark: null,
        }
        const outcome = outcomeByCloses({ claim, isBetter: true }, closes) ?? 'unresolvable'
        const resolved: Entry<ClaimResolved> = {
          ...{ kind: 'claim-resolved', assetId: 1, setBySequence: 1, claim, isBetter: true, outcome, closes },
          ...{ claimedUntil: UNTIL, from: FROM, until: UNTIL, sequence: 7, recordedAt: '2026-04-06T21:00:00.000Z' },
        }
        const asset = { ...raw, splits: now.asset }
        return putRightClaim(resolved, { asset, benchmark: null, countedSince: CLAIMED }) !== null
      })
      expect(isToldAnew[0]).toBe(isToldAnew[1])
    }),
  )
})

/** What a reader is told, and how many shares one of the claim's day has become. Other splits may come to the same. */
const asTold = ({ outcome, claim, closes: { asset, benchmark: other } }: ClaimResolved) => {
  const { newShares, oldShares } = ratioSince(CLAIMED, asset.splits ?? [])
  return {
    outcome,
    closes: [asset, ...(other ? [other] : [])].map(({ from, until }) => [from && roundUnitPrice(from), until]),
    becameShares: claimedPrice(claim) === null ? null : Number(newShares) / Number(oldShares),
  }
}
