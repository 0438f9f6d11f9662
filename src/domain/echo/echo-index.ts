import type { Span } from '../language/plain-text.ts'
import { type Named, passagesOf, type ThesisSentence } from './passages.ts'
import type { Terms } from './terms.ts'

/** One entry's thesis, to be added. */
type EchoThesis = { readonly sequence: number; readonly assetId: number; readonly thesis: string }

/** Where a passage is. */
export type Place = { readonly sequence: number; readonly assetId: number; readonly span: Span }

/** Passages with the same terms, stored once; for each asset the first place, which is the one that is reported. */
type Form = Terms & { readonly places: Map<number, Place> }

/**
 * A user's own passages, found by their terms. It contains places and terms, but no theses, and only grows, by `addThesis`.
 */
export type EchoIndex = {
  readonly forms: Form[]
  readonly byTerms: Map<string, number>
  /** By term, the forms that contain it. */
  readonly formsWith: Map<string, number[]>
  /** By term, how many passages contain it. */
  readonly frequency: Map<string, number>
  readonly assetIds: Set<number>
  passages: number
}

export const makeEchoIndex = (): EchoIndex => ({
  forms: [],
  byTerms: new Map(),
  formsWith: new Map(),
  frequency: new Map(),
  assetIds: new Set(),
  passages: 0,
})

/** Adds an entry's passages. Entries must be added in the order of their sequence, each once. */
export function addThesis(index: EchoIndex, { sequence, assetId, thesis }: EchoThesis, about: Named | null): void {
  index.assetIds.add(assetId)
  for (const passage of passagesOf(thesis, about)) {
    const form = formOf(index, passage)
    if (!form.places.has(assetId)) form.places.set(assetId, { sequence, assetId, span: passage.span })
    index.passages += 1
    for (const term of passage.counts.keys()) index.frequency.set(term, (index.frequency.get(term) ?? 0) + 1)
  }
}

function formOf(index: EchoIndex, { counts, negations, leanings }: ThesisSentence): Form {
  const terms = [...counts].map(([term, count]) => `${term}:${count}`).sort()
  const key = [negations, ...[...leanings].sort(), ...terms].join(' ')
  const same = index.forms[index.byTerms.get(key) ?? -1]
  if (same) return same
  const form: Form = { counts, negations, leanings, places: new Map() }
  const at = index.forms.push(form) - 1
  index.byTerms.set(key, at)
  for (const term of counts.keys()) {
    const forms = index.formsWith.get(term)
    if (forms) forms.push(at)
    else index.formsWith.set(term, [at])
  }
  return form
}
