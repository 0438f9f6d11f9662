import { describe, expect, it } from 'vitest'
import { type Chance, seeded } from '#test/support/seeded.ts'
import { probabilityOf } from '../../claims/probability.ts'
import { calibrationOf, testedOf } from './calibration.ts'
import { calibrationWords } from './calibration-format.ts'
import type { ResolvedClaim } from './scores.ts'

const claims = (confidence: number, n: number, hits: number): ResolvedClaim[] =>
  Array.from({ length: n }, (_, at) => ({ probability: probabilityOf(confidence), cameTrue: at < hits }))

describe('what may be said at which N', () => {
  it('is nothing but a list below ten', () => {
    const found = calibrationOf(claims(9, 9, 2))
    expect([found.scored, found.tested, found.levels]).toEqual([null, null, []])
    expect(calibrationWords(found)).toBe('9 claims have come to their day. Percentages are told from 10 on.')
    expect(calibrationWords(calibrationOf(claims(9, 1, 0)))).toBe(
      '1 claim has come to its day. Percentages are told from 10 on.',
    )
    expect(calibrationWords(calibrationOf([]))).toBe('No claim has come to its day yet.')
    expect(calibrationWords(calibrationOf([]), { untold: 2 })).toBe(
      '2 claims have come to their day, and no close tells what became of them.',
    )
    expect(calibrationWords(found, { awaiting: 1, untold: 1 })).toBe(
      '9 claims have come to their day. Percentages are told from 10 on. 1 more waits for a review. 1 more has come to its day, and no close tells what became of it.',
    )
  })

  it('says of claims that are not resolved yet that they are being resolved, and not that no close tells', () => {
    const none = calibrationOf([])
    expect(calibrationWords(none, { unresolved: 14 })).toBe(
      '14 claims have come to their day, and are being resolved as soon as their closes are there.',
    )
    expect(calibrationWords(none, { awaiting: 1, unresolved: 1 })).toBe(
      '1 claim has come to its day, and waits for a review. 1 more has come to its day, and is being resolved as soon as its closes are there.',
    )
  })

  it('says of imported claims that they do not count, and not that none has come', () => {
    const none = calibrationOf([])
    expect(calibrationWords(none, { uncounted: 12 })).toBe(
      '12 claims have come to their day, and do not count: they were imported, written later, or are on options.',
    )
    expect(calibrationWords(none, { uncounted: 1 })).toBe(
      '1 claim has come to its day, and does not count: it was imported, written later, or is on an option.',
    )
    expect(calibrationWords(calibrationOf(claims(9, 1, 0)), { uncounted: 2 })).toBe(
      '1 claim has come to its day. Percentages are told from 10 on.',
    )
  })

  it.each([10, 29])('are hits, Brier and their range at %i, and the words too few to judge', (n) => {
    const found = calibrationOf(claims(9, n, 2))
    expect(found.scored).toMatchObject({ hits: 2, meanProbability: expect.closeTo(0.85, 12) })
    expect([found.tested, found.scored?.parts, found.scored?.logScore]).toEqual([null, null, null])
    expect(found.levels.map(({ speaks }) => speaks)).toEqual([false])
    expect(calibrationWords(found)).toBe(`${n} claims have come to their day: too few to judge. The test needs 30.`)
  })

  it('is a verdict of the one pooled test from 30 on, beyond 1.96 and where looking after every claim allows it', () => {
    // 30 at 75%: Z = (hits − 22.5) / 2.3717, so 18 hits are −1.897, 17 are −2.319 and 14 are −3.584; 27 are 1.897 and 28 are 2.319.
    const at = (hits: number) => calibrationWords(calibrationOf(claims(8, 30, hits)))
    const NOT_TOLD_APART = 'On 30 claims you cannot be told apart from somebody whose percentages are exactly right.'
    expect([at(18), at(27)]).toEqual([NOT_TOLD_APART, NOT_TOLD_APART])
    const LOOKS =
      'Looked at only once that would be a verdict, but it is looked at after every claim, and somebody who is exactly right comes so far off sooner or later: it is none yet.'
    expect(at(17)).toBe(`Of 30 claims fewer came true than you said. ${LOOKS}`)
    expect(at(28)).toBe(`Of 30 claims more came true than you said. ${LOOKS}`)
    expect(at(14)).toBe('Overconfident: of 30 claims fewer came true than you said.')
    expect(calibrationWords(calibrationOf(claims(4, 30, 21)))).toBe(
      'Underconfident: of 30 claims more came true than you said.',
    )
  })

  it('is no verdict where claims that move together, counted as one, leave the difference open', () => {
    const said = claims(8, 30, 14)
    const tested = (gap: { from: number; to: number }) => calibrationOf(said, { gap, apart: said }).tested
    expect(tested({ from: -0.4, to: -0.01 })).toMatchObject({ verdict: 'overconfident', withheldBy: null })
    expect(tested({ from: -0.4, to: 0.02 })).toMatchObject({
      verdict: 'not told apart from exactly right',
      withheldBy: 'clusters',
    })
    expect(calibrationWords(calibrationOf(said, { gap: { from: -0.4, to: 0.02 }, apart: said }))).toBe(
      'Of 30 claims fewer came true than you said. But claims on one company in one month move together, and counted as one they are too few for a verdict.',
    )
  })

  it('is no verdict where only claims that move together bear witness, or where one of each points elsewhere', () => {
    const said = claims(8, 30, 0)
    const tested = (apart: readonly ResolvedClaim[]) => calibrationOf(said, { gap: null, apart }).tested
    const held = { verdict: 'not told apart from exactly right', withheldBy: 'clusters' }
    // The mean of 1 / (.25 + .75 f): 0.9 × 1.1735 over the ratios from 1.5 on, and 0.1 × 1.0047 over those below.
    expect(tested(claims(8, 1, 0))).toMatchObject({ ...held, evidence: expect.closeTo(1.1566, 4) })
    expect(tested(claims(3, 40, 40))).toMatchObject(held)
    expect(tested(claims(8, 12, 0))).toMatchObject({ verdict: 'overconfident', withheldBy: null })
  })

  it('of a level is nothing below ten of its own claims, nor while its range holds what was said', () => {
    const speaks = (n: number, hits: number) =>
      calibrationOf([...claims(8, n, hits), ...claims(5, 20, 9)]).levels.find(({ n: of }) => of === n)?.speaks
    // Wilson of 1 of 9 is .020 to .435, of 4 of 10 .168 to .687, of 5 of 10 .237 to .763.
    expect([speaks(9, 1), speaks(10, 4), speaks(10, 5)]).toEqual([false, true, false])
  })
})

/** `people` simulated persons: how often the words over- or underconfident are said of them, each at their N once. */
function accused(people: number, claimsOf: (chance: Chance) => ResolvedClaim[]): number {
  const chance = seeded(41)
  let count = 0
  for (let person = 0; person < people; person += 1) {
    const tested = testedOf(claimsOf(chance))
    if (tested && tested.verdict !== 'not told apart from exactly right') count += 1
  }
  return count
}

/**
 * `people` simulated persons whose Mirror is looked at after each of 5 to 300 claims: of how many the words over- or underconfident
 * are ever said. The words need a Z beyond 1.96, so that the Mirror is asked only where there is one.
 */
function everAccused(people: number, claimOf: (chance: Chance) => ResolvedClaim): number {
  const chance = seeded(42)
  const isAccused = (): boolean => {
    const resolved: ResolvedClaim[] = []
    let [above, variance] = [0, 0]
    while (resolved.length < 300) {
      const claim = claimOf(chance)
      resolved.push(claim)
      above += (claim.cameTrue ? 1 : 0) - claim.probability
      variance += claim.probability * (1 - claim.probability)
      if (resolved.length < 5 || above ** 2 <= 1.96 ** 2 * variance) continue
      const verdict = testedOf(resolved)?.verdict
      if (verdict === 'overconfident' || verdict === 'underconfident') return true
    }
    return false
  }
  return Array.from({ length: people }, isAccused).filter(Boolean).length
}

describe('what is said of so many claims, simulated', () => {
  const simulated = (n: number, said: (chance: Chance) => number, isTrue: (p: number) => number) => (chance: Chance) =>
    Array.from({ length: n }, (): ResolvedClaim => {
      const probability = said(chance)
      return { probability, cameTrue: chance.next() < isTrue(probability) }
    })

  it('ever accuses at most 5.5% of people who are exactly right and write three entries a month on each company, of one fate', () => {
    const chance = seeded(43)
    const isAccused = (): boolean => {
      const [all, apart]: [ResolvedClaim[], ResolvedClaim[]] = [[], []]
      for (let month = 0; month < 60; month += 1) {
        const probability = probabilityOf(chance.whole(1, 10))
        const claim = { probability, cameTrue: chance.next() < probability }
        apart.push(claim)
        all.push(claim, claim, claim)
        const verdict = testedOf(all, { gap: null, apart })?.verdict
        if (verdict === 'overconfident' || verdict === 'underconfident') return true
      }
      return false
    }
    expect(Array.from({ length: 400 }, isAccused).filter(Boolean).length).toBeLessThanOrEqual(22)
  })

  it('accuses at most 5.5% of 2,000 people who are exactly right, with 5 to 300 claims', () => {
    const exact = (chance: Chance) =>
      simulated(
        chance.whole(5, 300),
        ({ whole }) => probabilityOf(whole(1, 10)),
        (p) => p,
      )(chance)
    const favourite = (chance: Chance) =>
      simulated(
        chance.whole(5, 300),
        ({ whole }) => probabilityOf(whole(7, 9)),
        (p) => p,
      )(chance)
    expect(accused(2000, exact)).toBeLessThanOrEqual(110)
    expect(accused(2000, favourite)).toBeLessThanOrEqual(110)
  })

  it.each([
    ['any percentage', 1, 10],
    ['75% to 95%', 8, 10],
    ['55%', 6, 6],
    ['95%', 10, 10],
  ])(
    'of people who are exactly right and say %s, the words are ever said of at most 110 of 2,000',
    (_, lowest, highest) => {
      const exact = (chance: Chance): ResolvedClaim => {
        const probability = probabilityOf(chance.whole(lowest, highest))
        return { probability, cameTrue: chance.next() < probability }
      }
      expect(everAccused(2000, exact)).toBeLessThanOrEqual(110)
    },
  )

  it('finds at least 80% of 2,000 who say 90% and hit 60%, at 41 claims', () => {
    const sure = simulated(
      41,
      () => 0.9,
      () => 0.6,
    )
    expect(accused(2000, sure)).toBeGreaterThanOrEqual(1600)
  })
})
