/** A mean, its standard error (s / √n, with n − 1 in s), and its 95% range by Student's t. */
export type MeanWithError = {
  readonly n: number
  readonly mean: number
  readonly standardError: number
  readonly from: number
  readonly to: number
}

/** @returns null for fewer than two values, which have no error that could be told */
export function meanWithError(values: readonly number[]): MeanWithError | null {
  const n = values.length
  if (n < 2) return null
  const mean = values.reduce((sum, value) => sum + value, 0) / n
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1)
  const standardError = Math.sqrt(variance / n)
  const reach = studentT(n - 1) * standardError
  return { n, mean, standardError, from: mean - reach, to: mean + reach }
}

/** The difference of two means of independent values: √(s₁²/n₁ + s₂²/n₂) (B. L. Welch, Biometrika 34 (1947) 28). */
export function differenceOfMeans(one: readonly number[], other: readonly number[]): Difference | null {
  const [first, second] = [meanWithError(one), meanWithError(other)]
  if (!first || !second) return null
  const [a, b] = [first.standardError ** 2, second.standardError ** 2]
  const standardError = Math.sqrt(a + b)
  const mean = first.mean - second.mean
  const freedom =
    a + b === 0 ? first.n + second.n - 2 : (a + b) ** 2 / (a ** 2 / (first.n - 1) + b ** 2 / (second.n - 1))
  const reach = studentT(Math.floor(freedom)) * standardError
  return { one: first, other: second, mean, standardError, from: mean - reach, to: mean + reach }
}

/**
 * The difference of two means, judged by what would follow if both kinds of values were alike: with one variance of both
 * (W. S. Gosset, Biometrika 6 (1908) 1). Of rare events a few values have none at all, and by themselves no error.
 */
export function differenceOfAlike(one: readonly number[], other: readonly number[]): Omit<MeanWithError, 'n'> | null {
  const [first, second] = [meanWithError(one), meanWithError(other)]
  if (!first || !second) return null
  const freedom = first.n + second.n - 2
  const squares = [first, second].map(({ n, standardError }) => (n - 1) * n * standardError ** 2)
  const variance = squares.reduce((sum, each) => sum + each, 0) / freedom
  const standardError = Math.sqrt(variance / first.n + variance / second.n)
  const [mean, reach] = [first.mean - second.mean, studentT(freedom) * standardError]
  return { mean, standardError, from: mean - reach, to: mean + reach }
}

export type Difference = Omit<MeanWithError, 'n'> & { readonly one: MeanWithError; readonly other: MeanWithError }

/** Student's t at 95%, two-sided, for 1 to 30 degrees of freedom (W. S. Gosset, Biometrika 6 (1908) 1, as tabled today). */
const T_95 = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
]

/** Beyond the table by its expansion in 1/df (Fisher and Cornish), which is right to 0.001 from 31 on. */
const studentT = (freedom: number): number =>
  T_95[Math.max(1, freedom) - 1] ?? 1.96 + 2.372 / freedom + 2.822 / freedom ** 2
