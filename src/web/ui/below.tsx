import { type ReactNode, startTransition, useEffect, useState } from 'react'
import styles from './below.module.css'
import { afterPaint } from './use-is-painted.ts'

/** Markup that is made outside of a browser has no second picture. */
let isFirst = typeof document !== 'undefined'

/**
 * Whether all of a long page is rendered: false only for the first picture after the page was loaded, which shows what stands at its
 * top. The rest follows in steps between which a key or a press is answered. Whoever comes back to a page within the same visit finds
 * it whole, and so at the place at which they left it.
 */
export function useIsWhole(): boolean {
  const [isWhole, setIsWhole] = useState(!isFirst)
  useEffect(() => {
    isFirst = false
    return afterPaint(() => startTransition(() => setIsWhole(true)))
  }, [])
  return isWhole
}

/** The room of what is not rendered yet: as high as a window, so that nothing in it moves when that comes. */
export const RoomBelow = () => <div className={styles.room} />

/** What no window shows in the first picture of a page. */
export function Below({ children }: { children: ReactNode }) {
  return useIsWhole() ? children : <RoomBelow />
}
