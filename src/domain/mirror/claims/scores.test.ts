import { describe, expect, it } from 'vitest'
import { seeded } from '#test/support/seeded.ts'
import { consistencyBand } from '../statistics/consistency-band.ts'
import { pooledZ } from '../statistics/pooled-test.ts'
import { ownMapping } from './own-mapping.ts'
import { brierParts, brierScore, levelsOf, logScore, type ResolvedClaim } from './scores.ts'

/** `n` claims at a probability, of which so many came true. */
const claims = (probability: number, n: number, hits: number): ResolvedClaim[] =>
  Array.from({ length: n }, (_, at) => ({ probability, cameTrue: at < hits }))

const CHANCE = seeded(13)
const random = (n: number): ResolvedClaim[] =>
  Array.from({ length: n }, () => ({ probability: CHANCE.whole(1, 10) / 10 - 0.05, cameTrue: CHANCE.next() < 0.5 }))

describe('scores', () => {
  it('of always saying 50% are 0.25 and 0.693', () => {
    expect(brierScore(claims(0.5, 8, 3))).toBe(0.25)
    expect(logScore(claims(0.5, 8, 3)).toFixed(3)).toBe('0.693')
  })

  it('are worked out by hand', () => {
    // (0.2² + 0.8² + 0.4²) / 3, and −(ln 0.8 + ln 0.2 + ln 0.6) / 3
    const three = [...claims(0.8, 2, 1), ...claims(0.4, 1, 0)]
    expect(brierScore(three)).toBeCloseTo(0.28, 12)
    expect(logScore(three)).toBeCloseTo(0.7811354, 6)
  })

  it('come apart as Murphy says, to 1e-12, of any claims', () => {
    for (let round = 0; round < 200; round += 1) {
      const some = random(CHANCE.whole(1, 300))
      const { reliability, resolution, uncertainty } = brierParts(some)
      expect(Math.abs(reliability - resolution + uncertainty - brierScore(some))).toBeLessThan(1e-12)
    }
  })

  it('have parts by hand: 4 at 80% with 2 hits, 6 at 30% with 1', () => {
    const parts = brierParts([...claims(0.8, 4, 2), ...claims(0.3, 6, 1)])
    // Rates .5 and 1/6, base .3: REL = (4 × .09 + 6 × .017777…) / 10, RES = (4 × .04 + 6 × .017777…) / 10, UNC = .21
    expect(parts.reliability).toBeCloseTo(0.046666667, 9)
    expect(parts.resolution).toBeCloseTo(0.026666667, 9)
    expect(parts.uncertainty).toBeCloseTo(0.21, 12)
    // (.16 + .21) / 10
    expect(parts.noiseFloor).toBeCloseTo(0.037, 12)
    expect(parts.skill).toBeCloseTo(1 - 0.23 / 0.21, 9)
  })

  it('have a noise floor that somebody who is exactly right shows on average', () => {
    let [shown, floor] = [0, 0]
    for (let round = 0; round < 4000; round += 1) {
      const exact = [...Array(60).keys()].map((at) => {
        const probability = [0.35, 0.65, 0.85][at % 3] ?? 0
        return { probability, cameTrue: CHANCE.next() < probability }
      })
      const parts = brierParts(exact)
      shown += parts.reliability / 4000
      floor = parts.noiseFloor
    }
    expect(Math.abs(shown - floor)).toBeLessThan(0.0005)
  })

  it('tell no skill where all came true', () => expect(brierParts(claims(0.9, 3, 3)).skill).toBeNull())

  it('are of the same levels in any order', () =>
    expect(levelsOf([...claims(0.8, 2, 1), ...claims(0.3, 1, 0), ...claims(0.8, 1, 1)])).toEqual([
      { probability: 0.3, n: 1, hits: 0 },
      { probability: 0.8, n: 3, hits: 2 },
    ]))
})

describe('the consistency band', () => {
  /** Every way in which n claims can come out, one by one. */
  const slowQuantile = (n: number, p: number, chance: number): number => {
    const outcomes = Array.from({ length: 2 ** n }, (_, way) => way)
    const hitsOf = (way: number) => way.toString(2).replaceAll('0', '').length
    let hits = 0
    const total = () =>
      outcomes.reduce((sum, way) => {
        const k = hitsOf(way)
        return k <= hits ? sum + p ** k * (1 - p) ** (n - k) : sum
      }, 0)
    while (total() < chance) hits += 1
    return hits
  }

  it.each([
    [1, 0.75],
    [4, 0.55],
    [7, 0.15],
    [11, 0.75],
    [12, 0.35],
  ])('of %i claims at %s is that of counting every outcome', (n, p) =>
    expect(consistencyBand(n, p)).toEqual({ from: slowQuantile(n, p, 0.05) / n, to: slowQuantile(n, p, 0.95) / n }),
  )

  it('of thousands lies at the normal range around what was said', () => {
    const { from, to } = consistencyBand(5000, 0.75)
    expect(from).toBeCloseTo(0.75 - 1.645 * Math.sqrt(0.1875 / 5000), 3)
    expect(to).toBeCloseTo(0.75 + 1.645 * Math.sqrt(0.1875 / 5000), 3)
  })
})

describe('the pooled test', () => {
  it('is worked out by hand', () => {
    // 10 at 80% with 5 hits: (5 − 8) / √1.6
    expect(pooledZ(claims(0.8, 10, 5))).toBeCloseTo(-2.3717, 4)
    expect(pooledZ([...claims(0.8, 10, 8), ...claims(0.3, 10, 3)])).toBeCloseTo(0, 12)
  })
})

describe('the person’s own mapping', () => {
  it('pools neighbours that fall, weighted by their claims', () => {
    // .35: 2 of 10; .55: 6 of 10; .75: 8 of 20 pool to 14 of 30; .85: 9 of 10
    const said = [...claims(0.35, 10, 2), ...claims(0.55, 10, 6), ...claims(0.75, 20, 8), ...claims(0.85, 10, 9)]
    expect(ownMapping(said).map(({ share }) => share)).toEqual([0.2, 14 / 30, 14 / 30, 0.9])
  })

  it('is the least-squares fit among all that never fall, as a search over a grid finds it', () => {
    for (let round = 0; round < 20; round += 1) {
      const [a, b, c] = [4, 3, 5].map((n, at) => claims([0.25, 0.55, 0.85][at] ?? 0, n, CHANCE.whole(0, n)))
      const levels = [a ?? [], b ?? [], c ?? []]
      const errorOf = (shares: readonly number[]) =>
        levels.reduce(
          (sum, level, at) =>
            sum + level.reduce((of, { cameTrue }) => of + ((cameTrue ? 1 : 0) - (shares[at] ?? 0)) ** 2, 0),
          0,
        )
      const grid = [...Array(61).keys()].map((at) => at / 60)
      const best = Math.min(
        ...grid.flatMap((x) =>
          grid.filter((y) => y >= x).flatMap((y) => grid.filter((z) => z >= y).map((z) => errorOf([x, y, z]))),
        ),
      )
      const found = ownMapping(levels.flat()).map(({ share }) => share)
      expect(found).toEqual([...found].sort((one, other) => one - other))
      expect(errorOf(found)).toBeLessThanOrEqual(best + 1e-9)
    }
  })
})
