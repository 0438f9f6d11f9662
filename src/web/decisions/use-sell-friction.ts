import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { sessionQuery } from '#web/accounts/session-query.ts'
import type { DecisionFields } from './decision-draft.ts'

export type SellFriction = {
  /** Whether the user has switched it on in Settings. */
  readonly isOn: boolean
  /** Whether the purchase price and the gain are hidden now. */
  readonly isHidingCost: boolean
  /** Called by the panel with whether the thesis of a sale is being written. */
  readonly onReasoning: (isReasoning: boolean) => void
}

/** Hides the price paid while the user writes why they sell, if they have chosen so in Settings. */
export function useSellFriction(): SellFriction {
  const session = useQuery(sessionQuery)
  const [isReasoning, setIsReasoning] = useState(false)
  const isOn = session.data?.preferences?.hasSellFriction
  // While the setting is loading it counts as on, because a gain that was seen cannot be unseen.
  return { isOn: isOn ?? false, isHidingCost: isReasoning && (isOn ?? session.isPending), onReasoning: setIsReasoning }
}

export const isSale = ({ action }: Pick<DecisionFields, 'action'>): boolean =>
  action === 'Sell' || action === 'Sell Some'

/** Reports to the page, before it is painted, that a sale has no saved thesis yet, and reports the end when the panel closes. */
export function useReportReasoning(
  { onReasoning }: SellFriction,
  fields: Pick<DecisionFields, 'action' | 'isThesisSaved'>,
): void {
  const isReasoning = isSale(fields) && !fields.isThesisSaved
  useLayoutEffect(() => {
    onReasoning(isReasoning)
    return () => onReasoning(false)
  }, [onReasoning, isReasoning])
}
