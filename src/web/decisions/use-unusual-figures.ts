import { useState } from 'react'
import type { UnusualFigure } from '#domain/decisions/unusual-figures.ts'

/**
 * Asks once whether implausible figures are right before they are recorded, and again only if they change, or what is asked of them. Sending
 * a second time confirms them. The question is shown until then, and not beside the response.
 * @param question its words, where they say more than the figures: who has read `Sells 3 shares` has not said yes to `Buys 3 shares more`
 */
export function useUnusualFigures(unusual: readonly UnusualFigure[], isSending: boolean, question = '') {
  const [questioned, setQuestioned] = useState('')
  const [answered, setAnswered] = useState('')
  const asWritten = (figures: readonly UnusualFigure[]) => JSON.stringify([question, figures])
  const figures = asWritten(unusual)
  const isAnswered = answered === figures
  const isAsked = unusual.length > 0 && questioned === figures && (!isAnswered || isSending)
  /**
   * @param latest the unusual figures by newer data, if there is any since the form was rendered
   * @returns whether the decision can be sent; otherwise the question is shown now
   */
  const isSettled = (latest: readonly UnusualFigure[] = unusual): boolean => {
    const now = asWritten(latest)
    if (latest.length === 0 || answered === now) return true
    // A question that does not stand on the page yet has not been read.
    const isAnswer = questioned === now && figures === now
    if (isAnswer) setAnswered(now)
    else setQuestioned(now)
    return isAnswer
  }
  return { isAsked, isSettled }
}
