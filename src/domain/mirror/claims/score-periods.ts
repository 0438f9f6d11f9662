import { type MeanWithError, meanWithError } from '../statistics/mean-with-error.ts'
import type { ResolvedClaim } from './scores.ts'

/** A resolved claim with New York's day of its decision. */
type DatedClaim = ResolvedClaim & { readonly on: string }

/** The claims of the decisions of one quarter, or of one year. */
type PeriodScore = {
  /** `2026` or `2026-q3` */
  readonly id: string
  readonly n: number
  readonly hits: number
  /** Mean of (p − o)² with its standard error and 95% range; null where there are too few. */
  readonly brier: MeanWithError | null
}

export type ScorePeriods = { readonly years: readonly PeriodScore[]; readonly quarters: readonly PeriodScore[] }

/** Below so many claims a period has no score. */
export const LEAST_OF_PERIOD = 10

/**
 * Brier score (G. W. Brier, 1950) by the year and the quarter in which somebody decided, oldest first. If keeping a journal made
 * anybody better at it, it would show here; nothing is tested, for of a dozen quarters some lie apart by chance.
 */
export const scorePeriods = (claims: readonly DatedClaim[]): ScorePeriods => ({
  years: scoresBy(claims, ({ on }) => yearOf(on)),
  quarters: scoresBy(claims, ({ on }) => quarterOf(on)),
})

const yearOf = (on: string): string => on.slice(0, 4)
const quarterOf = (on: string): string => `${yearOf(on)}-q${Math.ceil(Number(on.slice(5, 7)) / 3)}`

/** The year and the quarter that a day is in. */
export const periodsOf = (on: string): readonly string[] => [yearOf(on), quarterOf(on)]

const scoresBy = (claims: readonly DatedClaim[], idOf: (claim: DatedClaim) => string): readonly PeriodScore[] =>
  [...Map.groupBy(claims, idOf)]
    .map(([id, group]) => ({
      id,
      n: group.length,
      hits: group.filter(({ cameTrue }) => cameTrue).length,
      brier: group.length < LEAST_OF_PERIOD ? null : meanWithError(group.map(squaredError)),
    }))
    .sort((one, other) => (one.id < other.id ? -1 : 1))

/** (p − o)² */
export const squaredError = ({ probability, cameTrue }: ResolvedClaim): number =>
  (probability - (cameTrue ? 1 : 0)) ** 2
