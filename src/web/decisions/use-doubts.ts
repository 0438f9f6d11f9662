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
  /**
   * @param latest where more has become known since the form was drawn
   * @returns whether the decision can be sent, or a question stands now instead
   */
  const isSettled = (latest: readonly Doubt[] = doubts): boolean => {
    const now = JSON.stringify(latest)
    if (latest.length === 0 || answered === now) return true
    // A question that does not stand on the page yet has not been read.
    const isAnswer = asked === now && figures === now
    if (isAnswer) setAnswered(now)
    else setAsked(now)
    return isAnswer
  }
  return { isAsked, isSettled }
}
