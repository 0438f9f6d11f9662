import type { Claim } from './claim.ts'

/** How somebody chose the claim of the decision that they recorded last, with which the next form begins. */
export type ClaimChoice = {
  readonly claimMonths: Claim['horizonMonths']
  readonly claimAgainst: 'benchmark' | 'gain'
}

/**
 * The choice after a claim was recorded. A price of one's own belongs to one claim, and a claim about the benchmark itself can only be
 * about a gain, so neither says what the next one is held against.
 */
export function choiceAfter(
  before: ClaimChoice,
  { horizonMonths, benchmark }: Pick<Claim, 'horizonMonths' | 'benchmark'>,
  isOfBenchmark: boolean,
): ClaimChoice {
  const isOfOneClaim = isOfBenchmark || (typeof benchmark === 'object' && 'price' in benchmark)
  const against = benchmark === 'gain' ? 'gain' : 'benchmark'
  return { claimMonths: horizonMonths, claimAgainst: isOfOneClaim ? before.claimAgainst : against }
}
