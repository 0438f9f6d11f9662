import { describe, expect, it } from 'vitest'
import type { PeriodView } from '#contract/mirror-claims.ts'
import { namesYear, scaleEnd } from './period-scores.tsx'

const period = (to: number | null): PeriodView => ({
  id: '2024-q2',
  n: 14,
  hits: 8,
  brier: to === null ? null : { n: 14, mean: 0.375, standardError: 0.08, from: 0.204, to },
})

describe('the scale of the scores', () => {
  it('ends where the widest range does, at a quarter above it, and never below one half', () => {
    expect(scaleEnd([period(0.466), period(0.5)])).toBe(0.5)
    expect(scaleEnd([period(0.466), period(0.547)])).toBe(0.75)
    expect(scaleEnd([period(0.8)])).toBe(1)
    expect(scaleEnd([period(null)])).toBe(0.5)
  })

  it('ends at the highest score that there is, though a range goes beyond it', () => {
    expect(scaleEnd([period(1.1)])).toBe(1)
  })
})

describe('the year under a quarter', () => {
  const named = (ids: readonly string[], step: number) =>
    ids.filter((_, at) =>
      namesYear(
        ids.map((id) => ({ id })),
        at,
        step,
      ),
    )

  it('stands under the first one drawn and under each first of a year', () => {
    expect(named(['2023-q4', '2024-q1', '2024-q2', '2025-q1'], 60)).toEqual(['2023-q4', '2024-q1', '2025-q1'])
    expect(named(['2023-q3', '2023-q4', '2024-q1'], 28)).toEqual(['2023-q3', '2024-q1'])
    expect(named(['2023', '2024'], 60)).toEqual([])
  })

  it('leaves its room to the next year where both would touch', () => {
    expect(named(['2023-q4', '2024-q1', '2024-q2'], 28)).toEqual(['2024-q1'])
  })
})
