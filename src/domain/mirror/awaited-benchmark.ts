import { benchmarkTicker } from '../claims/claim.ts'
import type { MirrorClaim } from './mirror-claims.ts'

/**
 * The benchmark of the settings, if it has no known close and claims against it have come to their day without an
 * outcome; otherwise null.
 * @param unpriced its ticker; null where closes of it are known
 */
export function awaitedBenchmark(
  claims: readonly MirrorClaim[],
  unpriced: string | null,
  today: string,
): string | null {
  const isAwaited = ({ counts, until, outcome, awaitsReview, claim }: MirrorClaim) =>
    counts &&
    until < today &&
    !awaitsReview &&
    (outcome === null || outcome === 'unresolvable') &&
    benchmarkTicker(claim) === unpriced
  return unpriced !== null && claims.some(isAwaited) ? unpriced : null
}
