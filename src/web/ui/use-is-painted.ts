import { useDeferredValue } from 'react'

/**
 * False while a component is drawn for the first time, true from the drawing that follows at once. What only stands further down
 * waits for the second, so that a click is answered by the part that the person looks at.
 */
export function useIsPainted(): boolean {
  return useDeferredValue(true, false)
}
