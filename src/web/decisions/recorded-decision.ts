/** A decision that was just recorded in this tab and that the page of its asset has not shown yet. */
type RecordedDecision = { readonly assetId: number; readonly decisionId: string }

let recorded: RecordedDecision | null = null
const listeners = new Set<() => void>()

/** Called by a form once its decision is recorded. The page of the asset may be open already or about to open. */
export const announceRecorded = (decision: RecordedDecision): void => put(decision)

export const recordedDecision = (): RecordedDecision | null => recorded

/** Called once the entry is shown, so that a later visit to the page does not announce it again. */
export const forgetRecorded = (): void => put(null)

export function onRecordedDecision(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function put(decision: RecordedDecision | null): void {
  recorded = decision
  for (const listener of listeners) listener()
}
