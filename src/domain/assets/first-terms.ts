import type { CorrectionRecorded } from '../ledger/correction-recorded.ts'
import type { Contract, DecisionRecorded, Entry } from '../ledger/entry.ts'
import type { AssetEntry } from './asset.ts'

/** A correction of one asset, or with the number of its asset where the corrections are of several. */
type Correction = Pick<Entry<CorrectionRecorded>, 'sequence' | 'field' | 'from'> & { readonly assetId?: number }

/** The corrections that change when, or which way, an option's claim is resolved, oldest first. */
export const correctionsOfTerms = <C extends Correction>(corrections: readonly C[]): readonly C[] =>
  corrections
    .filter(({ field }) => field === 'right' || field === 'expiresOn')
    .toSorted((one, other) => one.sequence - other.sequence)

/**
 * What the terms of its contract were when a decision was written, of those that were corrected afterwards; nothing where none was.
 * @param corrections of terms, oldest first
 */
export function firstTermsOf(
  entry: AssetEntry,
  corrections: readonly Correction[],
): Pick<Entry<DecisionRecorded>, 'firstTerms'> {
  if (entry.kind !== 'decision-recorded') return {}
  const later = corrections.filter(
    ({ sequence, assetId = entry.assetId }) => assetId === entry.assetId && sequence > entry.sequence,
  )
  const [right, expiresOn] = (['right', 'expiresOn'] as const).map((name) => later.find(({ field }) => field === name))
  if (!right && !expiresOn) return {}
  return {
    firstTerms: { ...(right && { right: rightOf(right.from) }), ...(expiresOn && { expiresOn: expiresOn.from }) },
  }
}

const rightOf = (text: string | null): Contract['right'] => (text === 'call' || text === 'put' ? text : null)
