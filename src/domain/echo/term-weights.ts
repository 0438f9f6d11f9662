import type { Terms } from './terms.ts'

/** How often terms occur in a user's passages. */
type TermFrequencies = {
  /** By term, how many passages contain it. */
  readonly frequency: ReadonlyMap<string, number>
  readonly passages: number
}

/** A passage as a vector: its terms with their weights. */
export type Weights = ReadonlyMap<string, number>

/**
 * `weight = count × (1 + ln(N / n))`, where N is the number of passages in this user's journal, and n the number of those with
 * the term (1 for a term that none has). This is term frequency times inverse document frequency: G. Salton, C. Buckley,
 * "Term-weighting approaches in automatic text retrieval", Information Processing & Management 24 (1988) 5. The 1 is added to the
 * logarithm as in K. Spärck Jones, "A statistical interpretation of term specificity", J. of Documentation 28 (1972) 1, so that a
 * journal of one entry works too.
 */
export function weightsOf(frequencies: TermFrequencies, { counts }: Pick<Terms, 'counts'>): Weights {
  const all = Math.max(1, frequencies.passages)
  const weigh = (term: string) => 1 + Math.log(all / Math.max(1, frequencies.frequency.get(term) ?? 0))
  return new Map([...counts].map(([term, count]) => [term, count * weigh(term)]))
}

const lengthOf = (weights: Weights): number => Math.sqrt(product(weights, weights))

/** The cosine of the angle between two vectors: 1 for the same terms, 0 for nothing in common. */
export function cosine(one: Weights, other: Weights): number {
  const cosine = product(one, other) / (lengthOf(one) * lengthOf(other))
  // Floats are inexact, so a cosine of 1 may come out slightly above or below.
  return Math.round(cosine * 1e9) / 1e9
}

function product(one: Weights, other: Weights): number {
  let sum = 0
  for (const [term, weight] of one) sum += weight * (other.get(term) ?? 0)
  return sum
}
