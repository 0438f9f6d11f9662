/** The ends of the interval, from 0 to 1. */
export type ShareRange = { readonly from: number; readonly to: number }

const Z = 1.96

/**
 * The 95% interval of a share of which `hits` of `n` were observed: with h = hits/n and z = 1.96,
 * [ h + z²/2n ± z √( h(1−h)/n + z²/4n² ) ] / (1 + z²/n). E. B. Wilson, "Probable inference, the law of succession, and
 * statistical inference", J. American Statistical Association 22 (1927) 158.
 */
export function wilsonRange(hits: number, n: number): ShareRange {
  const share = hits / n
  const middle = share + Z ** 2 / (2 * n)
  const reach = Z * Math.sqrt((share * (1 - share)) / n + Z ** 2 / (4 * n ** 2))
  const whole = 1 + Z ** 2 / n
  return { from: Math.max(0, (middle - reach) / whole), to: Math.min(1, (middle + reach) / whole) }
}

/**
 * The 95% interval of the difference of two shares, of which `hits` of `n` were observed each: each end reaches from the difference
 * as far as Wilson's limits of both together, √((p₁ − l₁)² + (u₂ − p₂)²) down and √((u₁ − p₁)² + (p₂ − l₂)²) up. R. G. Newcombe,
 * "Interval estimation for the difference between independent proportions", Statistics in Medicine 17 (1998) 873, method 10. It
 * has a width also where a share is 0 or 1, of which the usual standard error is 0.
 */
export function differenceOfShares(one: Observed, other: Observed): ShareRange {
  const [p, q] = [one.hits / one.n, other.hits / other.n]
  const [first, second] = [wilsonRange(one.hits, one.n), wilsonRange(other.hits, other.n)]
  return {
    from: p - q - Math.hypot(p - first.from, second.to - q),
    to: p - q + Math.hypot(first.to - p, q - second.from),
  }
}

type Observed = { readonly hits: number; readonly n: number }
