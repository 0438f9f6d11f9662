import type { AssetEntry } from '../assets/asset.ts'
import { decidedOn } from '../assets/day-decided.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'

/** Which of several decisions to do the same on one day it is. */
type PlaceOfDay = { readonly nth: number; readonly all: number }

/** @returns null where it is the only one, so that its day tells it from all others of its asset */
export function placeOfDay(decision: Entry<DecisionRecorded>, entries: readonly AssetEntry[]): PlaceOfDay | null {
  const alike = entries.filter(
    (entry) =>
      entry.kind === 'decision-recorded' &&
      entry.action === decision.action &&
      decidedOn(entry) === decidedOn(decision),
  )
  if (alike.length < 2) return null
  return { nth: 1 + alike.findIndex(({ sequence }) => sequence === decision.sequence), all: alike.length }
}
