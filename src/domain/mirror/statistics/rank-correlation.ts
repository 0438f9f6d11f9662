/** A correlation from -1 to 1, and its 95% interval. */
type Correlation = { readonly value: number; readonly from: number; readonly to: number }

/**
 * Spearman's rank correlation: Pearson's correlation of the ranks, with the mean rank for equal values (C. Spearman, "The proof
 * and measurement of association between two things", American J. of Psychology 15 (1904) 1). Its interval is computed with
 * Fisher's z and the standard error √(1.06/(n−3)) (E. C. Fieller, H. O. Hartley, E. S. Pearson, Biometrika 44 (1957) 470).
 * @returns null for fewer than four pairs, and when one side is always the same
 */
export function rankCorrelation(pairs: readonly (readonly [number, number])[]): Correlation | null {
  if (pairs.length < 4) return null
  const value = correlation(ranksOf(pairs.map(([one]) => one)), ranksOf(pairs.map(([, other]) => other)))
  if (value === null) return null
  // For a perfect order, z would be infinite.
  const z = Math.atanh(Math.max(-0.999999, Math.min(0.999999, value)))
  const reach = 1.96 * Math.sqrt(1.06 / (pairs.length - 3))
  return { value, from: Math.tanh(z - reach), to: Math.tanh(z + reach) }
}

/** Ranks from 1 for the smallest; equal values share the mean of their ranks. */
export function ranksOf(values: readonly number[]): readonly number[] {
  const sorted = [...values].sort((one, other) => one - other)
  const [first, last] = [new Map<number, number>(), new Map<number, number>()]
  for (const [place, value] of sorted.entries()) {
    if (!first.has(value)) first.set(value, place)
    last.set(value, place)
  }
  return values.map((value) => ((first.get(value) ?? 0) + (last.get(value) ?? 0)) / 2 + 1)
}

function correlation(one: readonly number[], other: readonly number[]): number | null {
  const middle = (one.length + 1) / 2
  let [together, ofOne, ofOther] = [0, 0, 0]
  for (const [index, rank] of one.entries()) {
    const [x, y] = [rank - middle, (other[index] ?? middle) - middle]
    together += x * y
    ofOne += x * x
    ofOther += y * y
  }
  return ofOne === 0 || ofOther === 0 ? null : together / Math.sqrt(ofOne * ofOther)
}
