import { benchmarkTicker } from '../../claims/claim.ts'
import { hasComeToItsDay } from '../../claims/claim-days.ts'
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
  const isAwaited = (one: MirrorClaim) =>
    one.counts &&
    hasComeToItsDay(one, today) &&
    !one.awaitsReview &&
    (one.outcome === null || one.outcome === 'unresolvable') &&
    benchmarkTicker(one.claim) === unpriced
  return unpriced !== null && claims.some(isAwaited) ? unpriced : null
}
