import type { ResolvedClaim } from './scores.ts'

/** A resolved claim, its company, and New York's day of its decision. */
type ClusteredClaim = ResolvedClaim & { readonly ticker: string; readonly on: string }

type Range = { readonly from: number; readonly to: number }

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
const GATE = 10

/**
 * The cluster bootstrap (B. Efron, Annals of Statistics 7 (1979) 1; for clusters A. C. Cameron, J. B. Gelbach, D. L. Miller,
 * Review of Economics and Statistics 90 (2008) 414): claims on one company in one month move together, so it is companies and
 * months that are drawn anew, with replacement, and each draw is scored whole. The range holds the middle 95% of 1,000 draws,
 * which come out the same each time.
 * @returns null below ten clusters
 */
export function clusterRanges(claims: readonly ClusteredClaim[]): ClusterRanges | null {
  const clusters = sumsByCluster(claims)
  const count = clusters.n.length
  if (count < GATE) return null
  const [gaps, briers] = [new Float64Array(DRAWS), new Float64Array(DRAWS)]
  const next = randomFrom(count)
  for (let draw = 0; draw < DRAWS; draw += 1) {
    let [n, gap, error] = [0, 0, 0]
    for (let drawn = 0; drawn < count; drawn += 1) {
      const at = Math.floor(next() * count)
      n += clusters.n[at] ?? 0
      gap += clusters.gap[at] ?? 0
      error += clusters.error[at] ?? 0
    }
    gaps[draw] = gap / n
    briers[draw] = error / n
  }
  return { clusters: count, gap: middleOf(gaps), brier: middleOf(briers) }
}

/** The claims of each company and month, in the order of their names. */
export const clustersOf = <C extends ClusteredClaim>(claims: readonly C[]): readonly (readonly C[])[] =>
  [...Map.groupBy(claims, ({ ticker, on }) => `${ticker} ${on.slice(0, 7)}`)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, group]) => group)

/** Of each company and month: its claims, Σ(o − p) and Σ(p − o)². In the order of their names, so that no other order changes a draw. */
function sumsByCluster(claims: readonly ClusteredClaim[]) {
  const sums = clustersOf(claims).map((group) => {
    const misses = group.map(({ probability, cameTrue }) => (cameTrue ? 1 : 0) - probability)
    const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
    return { n: group.length, gap: sumOf(misses), error: sumOf(misses.map((miss) => miss ** 2)) }
  })
  const column = (name: 'n' | 'gap' | 'error') => Float64Array.from(sums, (sum) => sum[name])
  return { n: column('n'), gap: column('gap'), error: column('error') }
}

const middleOf = (values: Float64Array): Range => {
  const sorted = values.toSorted()
  return { from: sorted[Math.floor(DRAWS * 0.025)] ?? 0, to: sorted[Math.ceil(DRAWS * 0.975) - 1] ?? 0 }
}

/** From 0 up to 1, the same for the same seed: G. Marsaglia's xorshift, J. of Statistical Software 8 (2003) 14. */
function randomFrom(seed: number): () => number {
  let state = (seed * 2_654_435_769) >>> 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}
