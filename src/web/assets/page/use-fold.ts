import { useState } from 'react'
import type { JournalEntry } from './journal.ts'

/** Longer than this, a thesis pushes its critique off the screen of a phone. */
const LONG_THESIS = 320

type Place = {
  /** The newest decision, which has its critique whole. */
  readonly isNewest: boolean
  /** Where a link has led to. */
  readonly isPlaced: boolean
  /** It has just been recorded, and its critique is what comes next. */
  readonly isRecorded: boolean
}

/**
 * How much of an entry is shown until somebody asks for all of it. folded: the beginning of an earlier one, so that a journal
 * of years can be looked over. short: on a phone the beginning of a long newest thesis, so that its
 * critique is in view where it arrives.
 */
export function useFold(entry: JournalEntry, { isNewest, isPlaced, isRecorded }: Place) {
  const [isUnfolded, setIsUnfolded] = useState(false)
  const isShort = (isNewest || isRecorded) && entry.thesis.length > LONG_THESIS
  const isFolded = !isNewest && !isPlaced && !entry.isAwaitingCritique
  const fold = isUnfolded ? null : isShort ? 'short' : isFolded ? 'folded' : null
  return { fold, unfold: () => setIsUnfolded(true) } as const
}
