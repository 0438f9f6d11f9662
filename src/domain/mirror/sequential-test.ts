import type { ResolvedClaim } from './scores.ts'

/** From this evidence on the test speaks: at most one in twenty of those who are exactly right ever has as much. */
export const EVIDENCE_SPEAKS = 20

/** How many times the real odds of every claim are those that were said, in the alternatives that are looked at. */
const ODDS_RATIOS = [1 / 5, 1 / 2.25, 1 / 1.5, 1.5, 2.25, 5] as const

/**
 * How strongly all claims together speak against somebody's percentages, at whatever number of claims it is looked at: the mean,
 * over a few odds ratios f, of the likelihood ratio Π f^o / (1 − p + p f) of claims with odds f times those that were said against
 * claims with exactly those. For somebody who is exactly right it is a martingale that begins at 1, so by Ville's inequality the
 * chance that it is ever e or more is at most 1 / e, though it is looked at after every claim. A test at a fixed number, such as
 * the pooled one, has no such limit: looked at after every claim it accuses one in four in the end.
 *
 * Claims that move together count as one: of each group the factor is the mean of its claims' ratios, which is expected to be 1
 * however they move together. A product of them would take ten entries on one fall of one share for ten failures.
 *
 * J. Ville, "Étude critique de la notion de collectif" (1939); G. Shafer, A. Shen, N. Vereshchagin, V. Vovk, "Test martingales,
 * Bayes factors and p-values", Statistical Science 26 (2011) 84; mixtures: H. Robbins, "Statistical methods related to the law
 * of the iterated logarithm", Annals of Mathematical Statistics 41 (1970) 1397.
 * @param groups claims that move together; the groups are taken to be independent of each other
 * @returns 0 to Infinity; 1 without claims
 */
export function evidenceAgainst(groups: readonly (readonly ResolvedClaim[])[]): number {
  const products = ODDS_RATIOS.map((odds) =>
    Math.exp(
      groups.reduce((sum, group) => sum + Math.log(meanOf(group.map((claim) => likelihoodRatio(claim, odds)))), 0),
    ),
  )
  return meanOf(products)
}

const likelihoodRatio = ({ probability, cameTrue }: ResolvedClaim, odds: number): number =>
  (cameTrue ? odds : 1) / (1 - probability + probability * odds)

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
