/** The index of the place nearest to `wanted`; places are sorted. */
export function nearestIndex(places: readonly number[], wanted: number): number {
  let [low, high] = [0, places.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  const [before, at] = [places[low - 1], places[low]]
  return before !== undefined && at !== undefined && wanted - before < at - wanted ? low - 1 : low
}
