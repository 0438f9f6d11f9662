/** Statistics by their definitions and by numerical integration, without tables, expansions, or code of the product. */

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
export const mean = (values: readonly number[]): number => sum(values) / values.length

/** The area under a curve, by Simpson's rule. */
function area(curve: (x: number) => number, from: number, to: number, steps = 4_000): number {
  const width = (to - from) / steps
  let total = curve(from) + curve(to)
  for (let step = 1; step < steps; step += 1) total += (step % 2 === 1 ? 4 : 2) * curve(from + step * width)
  return (total * width) / 3
}

/** By freedom: an integral of four thousand steps, forty times over. */
const T_VALUES = new Map<number, number>()

function studentT(freedom: number): number {
  const value = T_VALUES.get(freedom) ?? integratedT(freedom)
  T_VALUES.set(freedom, value)
  return value
}

/**
 * The value of Student's t that 95% of values do not exceed in either direction. With x = √f tan θ the density is cos θ to the
 * power f − 1, so that no gamma function is needed.
 */
function integratedT(freedom: number): number {
  const curve = (angle: number) => Math.cos(angle) ** (freedom - 1)
  const all = area(curve, 0, Math.PI / 2)
  let [low, high] = [0, Math.PI / 2]
  for (let round = 0; round < 40; round += 1) {
    const middle = (low + high) / 2
    if (area(curve, 0, middle) / all < 0.95) low = middle
    else high = middle
  }
  return Math.sqrt(freedom) * Math.tan(low)
}

type Range = { readonly mean: number; readonly from: number; readonly to: number }

const errorOf = (values: readonly number[]): number => {
  const middle = mean(values)
  return Math.sqrt(sum(values.map((value) => (value - middle) ** 2)) / (values.length - 1) / values.length)
}

/** A mean with its 95% range. */
export function meanRange(values: readonly number[]): Range {
  const [middle, reach] = [mean(values), studentT(values.length - 1) * errorOf(values)]
  return { mean: middle, from: middle - reach, to: middle + reach }
}

/** The difference of two means of values that are held to have one variance, with its standard error. */
export function differenceOfAlike(
  one: readonly number[],
  other: readonly number[],
): Range & { readonly error: number } {
  const freedom = one.length + other.length - 2
  const squares = [one, other].map((values) => sum(values.map((value) => (value - mean(values)) ** 2)))
  const error = Math.sqrt((sum(squares) / freedom) * (1 / one.length + 1 / other.length))
  const [middle, reach] = [mean(one) - mean(other), studentT(freedom) * error]
  return { mean: middle, from: middle - reach, to: middle + reach, error }
}

/** Welch's difference of two means, with the degrees of freedom rounded down. */
export function differenceRange(one: readonly number[], other: readonly number[]): Range {
  const [a, b] = [errorOf(one) ** 2, errorOf(other) ** 2]
  const freedom = (a + b) ** 2 / (a ** 2 / (one.length - 1) + b ** 2 / (other.length - 1))
  const [middle, reach] = [mean(one) - mean(other), studentT(Math.floor(freedom)) * Math.sqrt(a + b)]
  return { mean: middle, from: middle - reach, to: middle + reach }
}

/** Wilson's range: the shares p for which h of n is within 1.96 standard errors, found by bisection. */
export function wilson(hits: number, n: number): { readonly from: number; readonly to: number } {
  const share = hits / n
  const isNear = (p: number) => Math.abs(share - p) <= 1.96 * Math.sqrt((p * (1 - p)) / n)
  const edge = (inside: number, outside: number) => {
    let [near, far] = [inside, outside]
    for (let round = 0; round < 60; round += 1) {
      const middle = (near + far) / 2
      if (isNear(middle)) near = middle
      else far = middle
    }
    return near
  }
  return { from: edge(share, 0), to: edge(share, 1) }
}

/** Spearman's rank correlation: Pearson's correlation of the ranks, with the middle rank for ties. */
export function spearman(pairs: readonly (readonly [number, number])[]): number {
  const ranks = (values: readonly number[]) =>
    values.map(
      (value) =>
        values.filter((other) => other < value).length + (values.filter((other) => other === value).length + 1) / 2,
    )
  const [x, y] = [ranks(pairs.map(([one]) => one)), ranks(pairs.map(([, other]) => other))]
  const about = (values: readonly number[]) => values.map((value) => value - mean(values))
  const [dx, dy] = [about(x), about(y)]
  return (
    sum(dx.map((each, at) => each * (dy[at] ?? 0))) / Math.sqrt(sum(dx.map((d) => d * d)) * sum(dy.map((d) => d * d)))
  )
}
