/**
 * The indexes of at most `most` points to draw, oldest first. Every bucket keeps its lowest and its highest point, so that no
 * peak is lost, and the first and the last point stay. Unknown values are left out.
 */
export function decimate(values: readonly (number | null)[], most: number): number[] {
  const present = values.flatMap((value, index) => (value === null ? [] : [index]))
  if (present.length <= most) return present
  const [first, ...inner] = present
  const last = inner.pop()
  const buckets = Math.max(1, Math.floor((most - 2) / 2))
  const extremes = Array.from({ length: buckets }, (_, bucket) => {
    const from = Math.floor((bucket * inner.length) / buckets)
    const to = Math.floor(((bucket + 1) * inner.length) / buckets)
    return extremesOf(values, inner, from, to)
  })
  return [first, ...extremes.flat(), last].filter((index) => index !== undefined)
}

function extremesOf(
  values: readonly (number | null)[],
  indexes: readonly number[],
  from: number,
  to: number,
): number[] {
  let lowest = indexes[from]
  let highest = lowest
  if (lowest === undefined || highest === undefined) return []
  for (const index of indexes.slice(from + 1, to)) {
    if (valueAt(values, index) < valueAt(values, lowest)) lowest = index
    if (valueAt(values, index) > valueAt(values, highest)) highest = index
  }
  if (lowest === highest) return [lowest]
  return lowest < highest ? [lowest, highest] : [highest, lowest]
}

const valueAt = (values: readonly (number | null)[], index: number): number => values[index] ?? Number.NaN
