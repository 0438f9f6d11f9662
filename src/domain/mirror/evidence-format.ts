/** Above this, nobody could tell by how much. */
const MILLION = 1_000_000

/** `55 to 1`, rounded down, so that no more evidence is told than there is; below ten with one decimal. */
export const evidenceWords = (evidence: number): string =>
  evidence > MILLION ? 'above a million to 1' : `${roundedDown(evidence)} to 1`

/** The most of those whose percentages are exactly right that ever have so much evidence against them: `at most one in 55`. */
export const atMostOneIn = (evidence: number): string =>
  evidence > MILLION ? 'fewer than one in a million' : `at most one in ${roundedDown(evidence)}`

function roundedDown(evidence: number): string {
  if (evidence < 10) return (Math.floor(evidence * 10) / 10).toFixed(1)
  return String(Math.floor(evidence)).replace(/\B(?=(\d{3})+$)/g, ',')
}
