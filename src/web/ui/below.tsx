import { Children, type ReactNode, startTransition, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
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

/** So many parts come at a time: fewer take longer together, because each time the page is painted. */
const AT_A_TIME = 3

type InStepsProps = {
  /** Whether all of them are rendered together, because somebody comes back to their page. */
  isAtOnce: boolean
  children: ReactNode
}

/**
 * Parts of a page below its first picture, a few at a time: they are painted before the next are rendered. What React renders in steps it
 * still gives to the browser as a whole, which would find the styles and places of all of it in one long task.
 */
export function InSteps({ isAtOnce, children }: InStepsProps) {
  // Made once, or each step would render those before it again.
  const parts = useMemo(() => Children.toArray(children), [children])
  const [count, setCount] = useState(isAtOnce ? parts.length : AT_A_TIME)
  const isWhole = count >= parts.length
  useEffect(
    () => (isWhole ? undefined : afterPaint(() => startTransition(() => setCount(count + AT_A_TIME)))),
    [isWhole, count],
  )
  useEffect(() => {
    // The browser captures the page as soon as this handler returns, so React must render at once.
    const printAll = () => flushSync(() => setCount(parts.length))
    addEventListener('beforeprint', printAll)
    return () => removeEventListener('beforeprint', printAll)
  }, [parts])
  return (
    <>
      {parts.slice(0, count)}
      {!isWhole && <RoomBelow />}
    </>
  )
}
