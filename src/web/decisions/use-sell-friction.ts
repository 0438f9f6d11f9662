import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { sessionQuery } from '#web/accounts/session-query.ts'
import type { DecisionFields } from './decision-draft.ts'

export type SellFriction = {
  /** Whether its owner wants it. */
  readonly isOn: boolean
  /** Whether purchase price and gain are out of sight now. */
  readonly isHidingCost: boolean
  /** Told by the panel: whether a sale is being reasoned about. */
  readonly onReasoning: (isReasoning: boolean) => void
}

/** Keeps what was once paid out of sight while somebody writes why they sell, if that is what they chose. */
export function useSellFriction(): SellFriction {
  const session = useQuery(sessionQuery)
  const [isReasoning, setIsReasoning] = useState(false)
  const isOn = session.data?.preferences?.hasSellFriction
  // Not yet known counts as on for that moment: a gain once seen can't be unseen.
  return { isOn: isOn ?? false, isHidingCost: isReasoning && (isOn ?? session.isPending), onReasoning: setIsReasoning }
}

export const isSale = ({ action }: Pick<DecisionFields, 'action'>): boolean =>
  action === 'Sell' || action === 'Sell Some'

/** Tells the page, before it is drawn, that a sale has no saved thesis yet; and that it is over, when the panel closes. */
export function useReportReasoning({ onReasoning }: SellFriction, fields: DecisionFields): void {
  const isReasoning = isSale(fields) && !fields.isThesisSaved
  useLayoutEffect(() => {
    onReasoning(isReasoning)
    return () => onReasoning(false)
  }, [onReasoning, isReasoning])
}
