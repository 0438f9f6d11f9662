/** From 0 to 1. */
type Band = { readonly from: number; readonly to: number }

/**
 * Where the share of claims that come true lies nine times in ten for somebody who is exactly right: the quantiles .05 and .95
 * of a binomial distribution of n and p, over n. J. Bröcker and L. A. Smith, "Increasing the reliability of reliability
 * diagrams", Weather and Forecasting 22 (2007) 651.
 */
export const consistencyBand = (n: number, probability: number): Band => ({
  from: binomialQuantile(n, probability, 0.05) / n,
  to: binomialQuantile(n, probability, 0.95) / n,
})

/** The smallest number of hits that is reached or undercut with at least this chance. 0 < p < 1. */
function binomialQuantile(n: number, p: number, chance: number): number {
  // In logarithms: of thousands of claims (1 − p)^n is smaller than any number that can be written.
  let logTerm = n * Math.log1p(-p)
  let total = Math.exp(logTerm)
  let hits = 0
  while (total < chance && hits < n) {
    hits += 1
    logTerm += Math.log((n - hits + 1) / hits) + Math.log(p / (1 - p))
    total += Math.exp(logTerm)
  }
  return hits
}
