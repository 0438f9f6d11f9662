import type { UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * Sends one at a time. `isPending` is not enough: a second click can come before React has drawn the first, and would
 * send twice (which the decisionId makes harmless, but not free).
 */
export function useOnce<View, Fields>({ mutate }: UseMutationResult<View, Error, Fields>) {
  const isSending = useRef(false)
  return (fields: Fields) => {
    if (isSending.current) return
    isSending.current = true
    const onSettled = () => {
      isSending.current = false
    }
    mutate(fields, { onSettled })
  }
}
