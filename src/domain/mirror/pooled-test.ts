import type { ResolvedClaim } from './scores.ts'

/** Beyond it a test at 5%, two-sided, speaks. */
export const SPEAKS_BEYOND = 1.96

/**
 * One test over all claims: Z = Σ(o − p) / √Σ p (1 − p). Below 0, less came true than was said. Levels are not tested one by
 * one: six of them at 5% each would accuse 26% of those who are exactly right.
 */
export function pooledZ(claims: readonly ResolvedClaim[]): number {
  const above = claims.reduce((sum, { probability, cameTrue }) => sum + (cameTrue ? 1 : 0) - probability, 0)
  const variance = claims.reduce((sum, { probability }) => sum + probability * (1 - probability), 0)
  return above / Math.sqrt(variance)
}

/** The chance of a Z at least so far from 0, one way or the other, for somebody who is exactly right. */
export const chanceBeyond = (z: number): number => complementaryError(Math.abs(z) / Math.SQRT2)

/** W. J. Cody's rational form as in Numerical Recipes 6.2 (erfcc): its error is below 1.2e-7 of the value everywhere. x ≥ 0 */
function complementaryError(x: number): number {
  const t = 1 / (1 + x / 2)
  const series = COEFFICIENTS.reduceRight((sum, coefficient) => sum * t + coefficient, 0)
  return t * Math.exp(-x * x + series)
}

const COEFFICIENTS = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
  0.17087277,
]
