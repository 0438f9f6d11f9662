import { useIsMutating } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

export const draftNoticeId = (draftId: string): string => `draft-${draftId}`

/**
 * Moves the focus to the notice of a draft that waits for a connection, because the form that had the focus is emptied.
 * @returns a function to call with the draft's id once it waits
 */
export function useFocusOnQueued(): (draftId: string) => void {
  const [queuedId, setQueuedId] = useState<string | null>(null)
  const isCovered = useIsMutating() > 0
  useEffect(() => {
    if (queuedId === null || isCovered) return
    // The overlay of sending is removed in this same turn, and nothing under it can take the focus before.
    const timer = setTimeout(() => document.getElementById(draftNoticeId(queuedId))?.focus())
    return () => clearTimeout(timer)
  }, [queuedId, isCovered])
  return setQueuedId
}
