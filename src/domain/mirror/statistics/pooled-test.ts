import type { ResolvedClaim } from '../claims/scores.ts'

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
