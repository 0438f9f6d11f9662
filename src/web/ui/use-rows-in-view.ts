import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Rows that are drawn above and below the window, so that nobody sees where they end. */
const BEYOND = 12
/** At first fewer: on a phone each row that nobody sees yet is a wait for those that are seen. */
const BEYOND_AT_FIRST = 2
/** The window moves by so many rows at a time. */
const STEP = 4

type RowsInView<Rows extends HTMLElement> = {
  /** For what the rows stand in. */
  readonly ref: RefObject<Rows | null>
  /** The rows to draw, of which `to` is the first that is not. */
  readonly from: number
  readonly to: number
  /** How high the rows are that are not drawn, in px. */
  readonly before: number
  readonly after: number
}

/**
 * Which rows of a long list can be seen, so that only these are drawn. All rows are equally high.
 * @param rowRem how high a row is, in rem; null draws all of them, as a printer needs them anyway
 */
export function useRowsInView<Rows extends HTMLElement>(count: number, rowRem: number | null): RowsInView<Rows> {
  const ref = useRef<Rows>(null)
  const [from, setFrom] = useState(0)
  const [beyond, setBeyond] = useState(BEYOND_AT_FIRST)
  useEffect(() => startTransition(() => setBeyond(BEYOND)), [])
  const isPrinted = useIsPrinted()
  const isWhole = rowRem === null || isPrinted
  const rowPx = isWhole ? 0 : rowRem * rootFontPx()
  useLayoutEffect(() => {
    if (rowPx === 0) return
    const look = () => {
      const above = -(ref.current?.getBoundingClientRect().top ?? 0)
      const first = Math.floor(above / rowPx) - beyond
      setFrom(Math.max(0, Math.min(count - 1, first - (first % STEP))))
    }
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [count, rowPx, beyond])
  if (isWhole) return { ref, from: 0, to: count, before: 0, after: 0 }
  const to = Math.min(count, from + Math.ceil(window.innerHeight / rowPx) + 2 * beyond + STEP)
  return { ref, from, to, before: from * rowPx, after: (count - to) * rowPx }
}

/** The dialog of the printer takes the page as it stands when it opens. */
function useIsPrinted(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const media = matchMedia('print')
    const start = () => flushSync(() => setIsPrinting(true))
    const change = () => setIsPrinting(media.matches)
    change()
    addEventListener('beforeprint', start)
    addEventListener('afterprint', change)
    media.addEventListener('change', change)
    return () => {
      removeEventListener('beforeprint', start)
      removeEventListener('afterprint', change)
      media.removeEventListener('change', change)
    }
  }, [])
  return isPrinting
}

const rootFontPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
