/** Pixels for the square root of a claim, as long as the discs of neighbours have room beside each other. */
const [WIDE, NARROW] = [2, 1.6]
/** Part of the way between two levels that the largest disc may take to either side. */
const MOST_OF_STEP = 0.45
const LEAST = 3

type Drawn = { readonly largest: number; readonly step: number; readonly isWide: boolean }

/**
 * The radius of a level's disc, whose area is in proportion to its claims.
 * @param largest the claims of the level that has most
 * @param step pixels between two levels
 */
export function discRadius(claims: number, { largest, step, isWide }: Drawn): number {
  const scale = Math.min(isWide ? WIDE : NARROW, (step * MOST_OF_STEP) / Math.sqrt(largest))
  return Math.max(LEAST, Math.sqrt(claims) * scale)
}
