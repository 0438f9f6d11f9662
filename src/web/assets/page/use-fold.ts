import { useState } from 'react'
import type { JournalEntry } from './journal.ts'

/** A thesis with more characters than this pushes its critique off the screen of a phone. */
const LONG_THESIS = 320

type Place = {
  /** Whether it is the newest decision, whose critique is shown in full. */
  readonly isNewest: boolean
  /** Whether a link has led to this entry. */
  readonly isPlaced: boolean
  /** Whether it has just been recorded, so that its critique is awaited. */
  readonly isRecorded: boolean
}

/**
 * How much of an entry is shown until the user expands it. folded: the beginning of an earlier entry, so that a journal
 * of years can be skimmed. short: on a phone, the beginning of a long newest thesis, so that its
 * critique is in view where it arrives. hasRoom: whether room is kept for a critique, which stays once the critique is there, so
 * that nothing below it moves when it comes or when it is shorter.
 */
export function useFold(entry: JournalEntry, { isNewest, isPlaced, isRecorded }: Place) {
  const [isUnfolded, setIsUnfolded] = useState(false)
  const [hasAwaited, setHasAwaited] = useState(entry.isAwaitingCritique)
  if (entry.isAwaitingCritique && !hasAwaited) setHasAwaited(true)
  const isShort = (isNewest || isRecorded) && entry.thesis.length > LONG_THESIS
  const isFolded = !isNewest && !isPlaced && !entry.isAwaitingCritique
  const fold = isUnfolded ? null : isShort ? 'short' : isFolded ? 'folded' : null
  return { fold, hasRoom: hasAwaited && fold !== 'folded', unfold: () => setIsUnfolded(true) } as const
}
