import { useState } from 'react'
import type { Doubt } from '#domain/decisions/doubts.ts'

/**
 * Asks about figures that are hard to believe before they are recorded: once, and again only when they are others. Sending a
 * second time is the answer that they are right.
 */
export function useDoubts(doubts: readonly Doubt[]) {
  const [asked, setAsked] = useState('')
  const figures = JSON.stringify(doubts)
  const isAsked = doubts.length > 0 && asked === figures
  /** @returns whether the decision can be sent, or a question stands now instead */
  const isSettled = (): boolean => {
    setAsked(figures)
    return doubts.length === 0 || isAsked
  }
  return { isAsked, isSettled }
}
