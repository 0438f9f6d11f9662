import { useState } from 'react'
import type { Doubt } from '#domain/decisions/doubts.ts'

/**
 * Asks about figures that are hard to believe before they are recorded: once, and again only when they are others. Sending a
 * second time is the answer that they are right. The question stands until that was sent, and not beside what came back.
 */
export function useDoubts(doubts: readonly Doubt[], isSending: boolean) {
  const [asked, setAsked] = useState('')
  const [answered, setAnswered] = useState('')
  const figures = JSON.stringify(doubts)
  const isAnswered = answered === figures
  const isAsked = doubts.length > 0 && asked === figures && (!isAnswered || isSending)
  /** @returns whether the decision can be sent, or a question stands now instead */
  const isSettled = (): boolean => {
    if (doubts.length === 0 || isAnswered) return true
    if (asked === figures) setAnswered(figures)
    else setAsked(figures)
    return asked === figures
  }
  return { isAsked, isSettled }
}
