import { useEffect, useRef } from 'react'
import type { Refusal } from '../forms/form-errors.ts'
import type { DecisionFields } from './decision-draft.ts'

type Saved = Pick<DecisionFields, 'isLevelSaved' | 'isThesisSaved'>

/**
 * Opens level and thesis again after a refusal: what only the keys had saved on their way to recording, and what the refusal is
 * about. A field that nobody locked on purpose must not stand locked, with words in it that its writer has to change.
 * @returns to be called with what was saved before the keys saved the rest
 */
export function useUnlockRefused(
  refusal: Refusal<DecisionFields> | null,
  { decisionId }: DecisionFields,
  change: (changed: Partial<DecisionFields>) => void,
): (before: Saved) => void {
  const beforeKeys = useRef<Saved | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, whatever is typed after it
  useEffect(() => {
    // Another draft has taken the place of the one that was refused.
    if (!refusal || refusal.refused.decisionId !== decisionId) return
    const { updatedConfidenceLevel, updatedThesis } = refusal.errors
    const unlocked: Partial<Saved> = {
      ...beforeKeys.current,
      ...(updatedConfidenceLevel ? { isLevelSaved: false } : {}),
      ...(updatedThesis ? { isThesisSaved: false } : {}),
    }
    beforeKeys.current = null
    if (Object.keys(unlocked).length > 0) change(unlocked)
  }, [refusal])
  return ({ isLevelSaved, isThesisSaved }) => {
    beforeKeys.current = { isLevelSaved, isThesisSaved }
  }
}
