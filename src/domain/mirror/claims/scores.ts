/** A claim whose day has come: how sure its writer was, from 0 to 1, and whether it came true. */
export type ResolvedClaim = { readonly probability: number; readonly cameTrue: boolean }

/** 1 for what came true, else 0. */
const outcomeOf = ({ cameTrue }: ResolvedClaim): number => (cameTrue ? 1 : 0)

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Brier score: BS = (1/N) Σ (p − o)². Always saying 50% scores 0.25; lower is better. G. W. Brier, "Verification of forecasts
 * expressed in terms of probability", Monthly Weather Review 78 (1950) 1. Of at least one claim.
 */
export const brierScore = (claims: readonly ResolvedClaim[]): number =>
  meanOf(claims.map((claim) => (claim.probability - outcomeOf(claim)) ** 2))

/** Log score: LS = −(1/N) Σ [o ln p + (1 − o) ln(1 − p)]; 0.693 for always saying 50%, and lower is better. Of at least one. */
export const logScore = (claims: readonly ResolvedClaim[]): number =>
  -meanOf(claims.map(({ probability, cameTrue }) => Math.log(cameTrue ? probability : 1 - probability)))

/** All claims that were made at one probability. */
export type Level = { readonly probability: number; readonly n: number; readonly hits: number }

/** By probability, ascending. The sums of calibration are exact when claims are grouped by the levels that were issued. */
export function levelsOf(claims: readonly ResolvedClaim[]): readonly Level[] {
  const levels = new Map<number, Level>()
  for (const { probability, cameTrue } of claims) {
    const { n, hits } = levels.get(probability) ?? { n: 0, hits: 0 }
    levels.set(probability, { probability, n: n + 1, hits: hits + (cameTrue ? 1 : 0) })
  }
  return [...levels.values()].sort((one, other) => one.probability - other.probability)
}

/** The parts of a Brier score, BS = reliability − resolution + uncertainty. */
export type BrierParts = {
  /** REL = (1/N) Σ n_k (p_k − o_k)²: how far off the diagonal. */
  readonly reliability: number
  /** RES = (1/N) Σ n_k (o_k − o)²: how well cases were told apart. */
  readonly resolution: number
  /** UNC = o (1 − o): the score of always saying the base rate. */
  readonly uncertainty: number
  /**
   * What somebody shows as reliability whose percentages are exactly right: E[REL] = (1/N) Σ over levels p_k (1 − p_k). A
   * reliability says nothing without it.
   */
  readonly noiseFloor: number
  /** BSS = 1 − BS / [o (1 − o)]; null where all or none came true, for then nothing can be told apart. */
  readonly skill: number | null
}

/** A. H. Murphy, "A new vector partition of the probability score", J. Applied Meteorology 12 (1973) 595. Of at least one. */
export function brierParts(claims: readonly ResolvedClaim[]): BrierParts {
  const [levels, n, base] = [levelsOf(claims), claims.length, meanOf(claims.map(outcomeOf))]
  const over = (part: (level: Level, rate: number) => number) =>
    levels.reduce((sum, level) => sum + part(level, level.hits / level.n), 0) / n
  const uncertainty = base * (1 - base)
  return {
    reliability: over((level, rate) => level.n * (level.probability - rate) ** 2),
    resolution: over((level, rate) => level.n * (rate - base) ** 2),
    uncertainty,
    noiseFloor: over(({ probability }) => probability * (1 - probability)),
    skill: uncertainty === 0 ? null : 1 - brierScore(claims) / uncertainty,
  }
}
