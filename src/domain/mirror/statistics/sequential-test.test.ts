import { describe, expect, it } from 'vitest'
import { evidenceAgainst } from './sequential-test.ts'

const claims = (probability: number, n: number, hits: number) =>
  Array.from({ length: n }, (_, at) => ({ probability, cameTrue: at < hits }))

/** The expectation of the evidence after so many claims, over every sequence of outcomes of somebody who is exactly right. */
function expectedEvidence(probabilities: readonly number[]): number {
  let sum = 0
  for (let outcomes = 0; outcomes < 2 ** probabilities.length; outcomes += 1) {
    const isTrue = (place: number) => (outcomes & (1 << place)) !== 0
    const chance = probabilities.reduce((product, p, place) => product * (isTrue(place) ? p : 1 - p), 1)
    sum +=
      chance * evidenceAgainst(probabilities.map((probability, place) => ({ probability, cameTrue: isTrue(place) })))
  }
  return sum
}

describe('the evidence against somebody’s percentages', () => {
  it('is worked out by hand', () => {
    expect(evidenceAgainst([])).toBe(1)
    // Of one claim at 50% that came true: the mean of f / (.5 + .5 f), which for f and 1 / f is 1.
    expect(evidenceAgainst(claims(0.5, 1, 1))).toBeCloseTo(1, 12)
    // Of one at 90% that did not, by 1 / (.1 + .9 f):
    // .15 × (3.5714 + 2 + 1.4286 + .6897 + .4706 + .2174) + .025 × (1.1980 + 1.0891 + .9174 + .8316) = 1.25666 + .10090.
    expect(evidenceAgainst(claims(0.9, 1, 0))).toBeCloseTo(1.35756, 4)
  })

  it('is expected to stay 1 for somebody who is exactly right, whatever they say', () => {
    expect(expectedEvidence([0.95, 0.05, 0.75, 0.55, 0.35, 0.85, 0.95, 0.15])).toBeCloseTo(1, 10)
    expect(expectedEvidence([0.95, 0.95, 0.95, 0.95, 0.95])).toBeCloseTo(1, 10)
  })

  it('finds a small difference over thousands of claims, as surely as a large one over dozens', () => {
    // Z = 7.1: nobody who is exactly right ever comes so far off.
    expect(evidenceAgainst(claims(0.5, 5000, 2750))).toBeGreaterThan(1e6)
    expect(evidenceAgainst(claims(0.5, 5000, 2250))).toBeGreaterThan(1e6)
    // Z = 3.0 over as many: somebody who is exactly right may come so far off once in 5,000 looks.
    expect(evidenceAgainst(claims(0.5, 5000, 2606))).toBeLessThan(20)
  })

  it('is a number that JSON can hold, of however many claims', () => {
    const evidence = evidenceAgainst(claims(0.95, 5000, 2500))
    expect(JSON.parse(JSON.stringify({ evidence }))).toEqual({ evidence: 1e15 })
    expect(evidenceAgainst(claims(0.05, 5000, 5000))).toBe(1e15)
    expect(evidenceAgainst(claims(0.55, 5000, 2750))).toBeLessThan(20)
  })

  it('is the same in any order of the claims', () => {
    const some = [...claims(0.9, 12, 5), ...claims(0.3, 9, 6)]
    expect(evidenceAgainst(some.toReversed())).toBeCloseTo(evidenceAgainst(some), 8)
  })
})
