import type { EchoIndex, Place } from './echo-index.ts'
import { LEAST_TERMS, type Named, passagesOf, type ThesisSentence } from './passages.ts'
import { cosine, type Weights, weightsOf } from './term-weights.ts'
import { areOpposed, type Terms } from './terms.ts'

/** What to search for. */
export type EchoQuestion = {
  readonly text: string
  readonly about: Named | null
  /** The asset of the text, whose own entries do not count; null for one that is not on a list yet. */
  readonly assetId: number | null
  /** Only entries before this sequence count. */
  readonly before: number
}

/** A passage of an earlier entry that nearly equals one of the text's. */
export type EchoHit = Place & {
  /** The cosine, from 0.7 to 1. */
  readonly likeness: number
}

/** From this cosine on, two sentences say nearly the same in nearly the same words. */
const LEAST_LIKENESS = 0.7
/** A sentence on more assets than this, and on more than this share of all, is the user's own boilerplate. */
const OFTEN = { assets: 3, share: 1 / 4 }

/**
 * The user's own earlier passages that a text repeats, one for each asset, the most similar first and of equal ones the oldest.
 * The similarity of two sentences is the cosine between their term weights (`weightsOf` has the formula and its source). They
 * count from 0.7 on and with four different terms in common, unless one denies the other or takes the opposite side.
 */
export function findEchoes(index: EchoIndex, question: EchoQuestion): readonly EchoHit[] {
  const best = new Map<number, EchoHit>()
  // One for all sentences of the text: a new one for each would be most of the work.
  const shared = new Float64Array(index.forms.length)
  for (const passage of passagesOf(question.text, question.about)) {
    const hits = hitsOf(index, passage, question, shared)
    if (isBoilerplate(hits, index)) continue
    for (const hit of hits) {
      const bestOfAsset = best.get(hit.assetId)
      if (!bestOfAsset || isBetter(hit, bestOfAsset)) best.set(hit.assetId, hit)
    }
  }
  return [...best.values()].sort((one, other) => (isBetter(one, other) ? -1 : 1))
}

const isBetter = (one: EchoHit, other: EchoHit): boolean =>
  one.likeness === other.likeness ? one.sequence < other.sequence : one.likeness > other.likeness

function isBoilerplate(hits: readonly EchoHit[], { assetIds }: EchoIndex): boolean {
  const assets = new Set(hits.map(({ assetId }) => assetId)).size
  return assets > OFTEN.assets && assets > assetIds.size * OFTEN.share
}

function hitsOf(
  index: EchoIndex,
  passage: ThesisSentence,
  { assetId, before }: EchoQuestion,
  shared: Float64Array,
): EchoHit[] {
  const weights = weightsOf(index, passage)
  return candidates(index, weights, shared).flatMap((at) => {
    const form = index.forms[at]
    if (!form || areOpposed(form, passage) || inCommon(form, passage) < LEAST_TERMS) return []
    const likeness = cosine(weights, weightsOf(index, form))
    if (likeness < LEAST_LIKENESS) return []
    const places = [...form.places.values()]
    const earlier = places.filter((place) => place.assetId !== assetId && place.sequence < before)
    return earlier.map((place) => ({ ...place, likeness }))
  })
}

/**
 * The forms that may reach the similarity. By the Cauchy-Schwarz inequality, the common terms must have at least its square as a
 * share of the passage's squared length. So the most frequent terms, as long as they have less than half of that together, are
 * not looked up, and of the forms with other terms only those are compared that can still reach it.
 * @param shared a zero for each form; it holds only zeros again afterwards
 */
function candidates({ frequency, formsWith }: EchoIndex, weights: Weights, shared: Float64Array): readonly number[] {
  const often = (term: string) => frequency.get(term) ?? 0
  const byFrequency = [...weights].sort(([one], [other]) => often(other) - often(one))
  const needed = (LEAST_LIKENESS ** 2 - 1e-9) * byFrequency.reduce((sum, [, weight]) => sum + weight ** 2, 0)
  const found: number[] = []
  let skipped = 0
  for (const [term, weight] of byFrequency) {
    if (skipped + weight ** 2 < needed * SKIPPED_SHARE) skipped += weight ** 2
    else
      for (const at of formsWith.get(term) ?? []) {
        if (shared[at] === 0) found.push(at)
        shared[at] = (shared[at] ?? 0) + weight ** 2
      }
  }
  const near = found.filter((at) => (shared[at] ?? 0) + skipped >= needed)
  for (const at of found) shared[at] = 0
  return near
}

const SKIPPED_SHARE = 1 / 2

function inCommon(one: Terms, other: Terms): number {
  let shared = 0
  for (const term of one.counts.keys()) if (other.counts.has(term)) shared += 1
  return shared
}
