import { type Level, levelsOf, type ResolvedClaim } from './scores.ts'

/** What the person's own levels have meant so far: of claims made at this probability this share came true, never falling. */
type MappedLevel = { readonly probability: number; readonly share: number }

/**
 * Isotonic regression by pooling adjacent violators: the non-decreasing shares that are nearest to the hits, weighted by
 * claims. M. Ayer et al., "An empirical distribution function for sampling with incomplete information", Annals of
 * Mathematical Statistics 26 (1955) 641. To be shown from 50 claims on.
 */
export function ownMapping(claims: readonly ResolvedClaim[]): readonly MappedLevel[] {
  const pools: Level[][] = []
  for (const level of levelsOf(claims)) {
    let pool = [level]
    while (pools.length > 0 && shareOf(pools.at(-1) ?? []) >= shareOf(pool)) pool = [...(pools.pop() ?? []), ...pool]
    pools.push(pool)
  }
  return pools.flatMap((pool) => pool.map(({ probability }) => ({ probability, share: shareOf(pool) })))
}

function shareOf(pool: readonly Level[]): number {
  const [hits, n] = pool.reduce(([hits, n], level) => [hits + level.hits, n + level.n], [0, 0])
  return hits / n
}
