/** The ends of the interval, from 0 to 1. */
type ShareRange = { readonly from: number; readonly to: number }

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
