import { describe, expect, it } from 'vitest'
import {
  countedClaims,
  drawnGap,
  expectedDrift,
  expectedExchanges,
  expectedHours,
  expectedQuarters,
  expectedSize,
  heldBy,
} from '#test/support/reference-mirror/expected-instruments.ts'
import { expectedSelling } from '#test/support/reference-mirror/expected-of-money.ts'
import { randomLife } from '#test/support/reference-mirror/random-life.ts'
import { tellLife } from '#test/support/reference-mirror/told-life.ts'
import type { DriftFinding } from './drift/drift.ts'
import { mirrorOf } from './mirror.ts'

/** Eight lives with splits, re-buys, entries written late and around midnight, each reckoned by code that shares none. */
describe.each([1, 2, 3, 4, 5, 6, 7, 8])('of the life %i', (seed) => {
  const life = randomLife(seed)
  const { assets, time } = tellLife(life)
  const mirror = mirrorOf(assets, time)

  it('hours and weekdays are New York’s', () => {
    const found = [...mirror.hours.ofDay, ...mirror.hours.ofWeek].map(({ name, n, hits }) => [name, [n, hits]])
    expect(Object.fromEntries(found)).toEqual(expectedHours(life))
    expect(mirror.calibration.n).toBe(countedClaims(life).length)
  })

  it('size against confidence is Spearman’s', () => {
    const size = expectedSize(life)
    expect(mirror.money.size.correlation?.value ?? null).toEqual(size === null ? null : expect.closeTo(size, 9))
  })

  it.each([84, 252])(
    'what was kept, or bought, less what was sold has its mean and its range, after %i days',
    (later) => {
      const money = later === 84 ? mirror.money.after84Days : mirror.money
      const { n, range } = expectedSelling(life, later)
      expect(money.selling.sales).toBe(n)
      for (const [{ difference }, expected] of [
        [money.selling, range],
        [money.exchanges, expectedExchanges(life, later)],
      ] as const) {
        expect(difference === null).toBe(expected === null)
        for (const name of ['mean', 'from', 'to'] as const)
          expect(difference?.[name] ?? 0).toBeCloseTo(expected?.[name] ?? 0, 4)
      }
    },
  )

  it('the scores by quarter are those of its claims', () => {
    const found = mirror.scorePeriods.quarters.map(({ id, n, brier }) => [
      id,
      n,
      brier?.mean ?? null,
      brier?.to ?? null,
    ])
    expect(found).toEqual(
      expectedQuarters(life).map(([id, n, brier]) => [
        id,
        n,
        brier && expect.closeTo(brier.mean, 9),
        brier && expect.closeTo(brier.to, 3),
      ]),
    )
  })

  it('companies and months drawn anew lie as far apart as in another draw', () => {
    const [from, to] = drawnGap(life)
    expect(Math.abs((mirror.clusterRanges?.gap.from ?? 0) - from)).toBeLessThan(0.02)
    expect(Math.abs((mirror.clusterRanges?.gap.to ?? 0) - to)).toBeLessThan(0.02)
  })

  it('the curve of the rules is, on each day, what holding through had come to', () => {
    const { days, held } = mirror.keptRules
    const every = Math.max(1, Math.floor(days.length / 25))
    for (let at = 0; at < days.length; at += every)
      expect(held[at], days[at]).toBeCloseTo(heldBy(life, life.days.indexOf(days[at] ?? '')), 1)
  })

  it('drift is told where it was, and nowhere else', () => {
    for (const { asset } of assets) {
      const drift = mirror.drift.find(({ assetId }) => assetId === asset.assetId)
      const found = (drift?.findings ?? []).flatMap(figuresOf).sort()
      const expected = expectedDrift(life, asset.assetId - 1)
        .map((figures) => rounded(figures))
        .sort()
      expect(found, asset.facts.ticker).toEqual(expected)
    }
  })
})

function figuresOf(finding: DriftFinding): string[] {
  switch (finding.kind) {
    case 'surer-while-down':
      return [rounded([finding.kind, finding.from, finding.to, finding.fellPercent])]
    case 'bought-after-rise':
      return [rounded([finding.kind, finding.rosePercent])]
    case 'held-below-cost':
      return [rounded([finding.kind, finding.count])]
    default:
      return []
  }
}

const rounded = ([kind, ...figures]: readonly [string, ...number[]]): string =>
  `${kind} ${figures.map((figure) => figure.toFixed(3)).join(' ')}`
