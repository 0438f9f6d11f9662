import type { ResolvedClaim } from '../claims/scores.ts'

/** A resolved claim, its company, and New York's day of its decision. */
type ClusteredClaim = ResolvedClaim & { readonly ticker: string; readonly on: string }

type Range = { readonly from: number; readonly to: number }

const clusterOf = ({ ticker, on }: Pick<ClusteredClaim, 'ticker' | 'on'>): string => `${ticker} ${on.slice(0, 7)}`

export const countClusters = (claims: readonly ClusteredClaim[]): number => new Set(claims.map(clusterOf)).size

/**
 * One claim of each company and month: the one that came to its day first, of several the one that was written first. Once it is
 * there, no later claim takes its place, so that a test may look at them after each.
 */
export function onePerCluster<Claim extends ClusteredClaim & { readonly until: string; readonly sequence: number }>(
  claims: readonly Claim[],
): readonly Claim[] {
  const inOrder = claims.toSorted((one, other) => one.until.localeCompare(other.until) || one.sequence - other.sequence)
  return [...new Map(inOrder.toReversed().map((claim) => [clusterOf(claim), claim])).values()]
}

/** How far two figures of calibration could lie elsewhere by chance, with claims that move together counted together. */
export type ClusterRanges = {
  /** How many companies and months the claims are of. */
  readonly clusters: number
  /** Share that came true less what was said on average: below 0, less came true. 95% range. */
  readonly gap: Range
  readonly brier: Range
}

const DRAWS = 1000
/** Below so many clusters a range by drawing them is no range. */
const LEAST_CLUSTERS = 10

/**
 * The cluster bootstrap (B. Efron, Annals of Statistics 7 (1979) 1; for clusters A. C. Cameron, J. B. Gelbach, D. L. Miller,
 * Review of Economics and Statistics 90 (2008) 414): claims on one company in one month move together, so it is companies and
 * months that are drawn anew, with replacement, and each draw is scored whole. The range holds the middle 95% of 1,000 draws,
 * which come out the same each time.
 * @returns null below ten clusters
 */
export function clusterRanges(claims: readonly ClusteredClaim[]): ClusterRanges | null {
  const { counts, misses, errors } = sumsByCluster(claims)
  const count = counts.length
  if (count < LEAST_CLUSTERS) return null
  const [gaps, briers] = [new Float64Array(DRAWS), new Float64Array(DRAWS)]
  let state = (count * 2_654_435_769) >>> 0 || 1
  const clustersPerNumber = count / 2 ** 32
  for (let draw = 0; draw < DRAWS; draw += 1) {
    let [n, gap, error] = [0, 0, 0]
    // Without a call for each: of thousands of clusters a thousand draws are millions of them.
    for (let drawn = 0; drawn < count; drawn += 1) {
      // G. Marsaglia's xorshift, J. of Statistical Software 8 (2003) 14: the same numbers for the same count.
      state ^= state << 13
      state ^= state >>> 17
      state ^= state << 5
      const at = Math.trunc((state >>> 0) * clustersPerNumber)
      n += counts[at] ?? 0
      gap += misses[at] ?? 0
      error += errors[at] ?? 0
    }
    gaps[draw] = gap / n
    briers[draw] = error / n
  }
  return { clusters: count, gap: middleOf(gaps), brier: middleOf(briers) }
}

/** Of each company and month, in the order of their names, so that no other order changes a draw. */
type ClusterSums = {
  /** How many claims it has. */
  readonly counts: Int32Array
  /** Σ(o − p) */
  readonly misses: Float64Array
  /** Σ(p − o)² */
  readonly errors: Float64Array
}

function sumsByCluster(claims: readonly ClusteredClaim[]): ClusterSums {
  const groups = [...Map.groupBy(claims, clusterOf)].sort(([one], [other]) => (one < other ? -1 : 1))
  const misses = groups.map(([, group]) => group.map(({ probability, cameTrue }) => (cameTrue ? 1 : 0) - probability))
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
  return {
    counts: Int32Array.from(misses, (ofCluster) => ofCluster.length),
    misses: Float64Array.from(misses, sumOf),
    errors: Float64Array.from(misses, (ofCluster) => sumOf(ofCluster.map((miss) => miss ** 2))),
  }
}

const middleOf = (values: Float64Array): Range => {
  const sorted = values.toSorted()
  return { from: sorted[Math.floor(DRAWS * 0.025)] ?? 0, to: sorted[Math.ceil(DRAWS * 0.975) - 1] ?? 0 }
}
