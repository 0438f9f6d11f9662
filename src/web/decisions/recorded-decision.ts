/** A decision that has just been recorded here, and that its asset's page is still to show. */
type RecordedDecision = { readonly assetId: number; readonly decisionId: string }

let recorded: RecordedDecision | null = null
const listeners = new Set<() => void>()

/** Told by a form once its decision is recorded: the page of the asset may stand already, or be on its way. */
export const announceRecorded = (decision: RecordedDecision): void => put(decision)

export const recordedDecision = (): RecordedDecision | null => recorded

/** It is shown: whoever comes back to the page later finds it as it always is. */
export const forgetRecorded = (): void => put(null)

export function onRecordedDecision(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function put(decision: RecordedDecision | null): void {
  recorded = decision
  for (const listener of listeners) listener()
}
