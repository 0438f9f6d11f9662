/** Common split ratios, as new shares for old ones; each also occurs in reverse. */
const USUAL = [
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 1],
  [6, 1],
  [7, 1],
  [8, 1],
  [10, 1],
  [15, 1],
  [20, 1],
  [25, 1],
  [30, 1],
  [40, 1],
  [50, 1],
  [100, 1],
  [3, 2],
  [4, 3],
  [5, 2],
  [5, 4],
] as const

type Ratio = { readonly newShares: string; readonly oldShares: string }

/** The common ratio nearest to a move from one price to another. It is only a suggestion for the user to check. */
export function nearestRatio(from: string, to: string): Ratio {
  const move = Math.log(Number(from) / Number(to))
  const [newShares, oldShares] = USUAL.flatMap(([many, few]) => [[many, few] as const, [few, many] as const]).reduce(
    (nearest, ratio) => (distance(ratio, move) < distance(nearest, move) ? ratio : nearest),
  )
  return { newShares: String(newShares), oldShares: String(oldShares) }
}

const distance = ([newShares, oldShares]: readonly [number, number], move: number): number =>
  Math.abs(Math.log(newShares / oldShares) - move)
