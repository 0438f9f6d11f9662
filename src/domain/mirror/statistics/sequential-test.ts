import type { ResolvedClaim } from '../claims/scores.ts'

/** From this evidence on the test speaks: at most one in twenty of those who are exactly right ever has as much. */
export const EVIDENCE_SPEAKS = 20

/**
 * Of a thousand claims it may be more than any number that can be written, and JSON has none for infinity. Nobody could tell so much
 * from more.
 */
const MOST_EVIDENCE = 1e15

/**
 * How many times the real odds of every claim are those that were said, in the alternatives that are looked at, and with what part
 * of the mean: the ratios next to 1 are found by thousands of claims alone, and would make dozens speak later.
 */
const ALTERNATIVES = [
  ...[5, 2.25, 1.5].flatMap((ratio) => [ratio, 1 / ratio]).map((ratio) => ({ ratio, part: 0.15 })),
  ...[1.225, 1.1].flatMap((ratio) => [ratio, 1 / ratio]).map((ratio) => ({ ratio, part: 0.025 })),
]

/**
 * How strongly all claims together speak against somebody's percentages, at whatever number of claims it is looked at: the weighted
 * mean, over a few odds ratios f, of the likelihood ratio Π f^o / (1 − p + p f) of claims with odds f times those that were said against
 * claims with exactly those. For somebody who is exactly right it is a martingale that begins at 1, so by Ville's inequality the
 * chance that it is ever e or more is at most 1 / e, though it is looked at after every claim. A test at a fixed number, such as
 * the pooled one, has no such limit: looked at after every claim it accuses one in four in the end.
 *
 * J. Ville, "Étude critique de la notion de collectif" (1939); G. Shafer, A. Shen, N. Vereshchagin, V. Vovk, "Test martingales,
 * Bayes factors and p-values", Statistical Science 26 (2011) 84; mixtures: H. Robbins, "Statistical methods related to the law
 * of the iterated logarithm", Annals of Mathematical Statistics 41 (1970) 1397.
 * @returns 0 to MOST_EVIDENCE; 1 without claims
 */
export function evidenceAgainst(claims: readonly ResolvedClaim[]): number {
  const likelier = (ratio: number) =>
    Math.exp(
      claims.reduce(
        (sum, { probability, cameTrue }) =>
          sum + (cameTrue ? Math.log(ratio) : 0) - Math.log(1 - probability + probability * ratio),
        0,
      ),
    )
  return Math.min(
    MOST_EVIDENCE,
    ALTERNATIVES.reduce((sum, { ratio, part }) => sum + part * likelier(ratio), 0),
  )
}
