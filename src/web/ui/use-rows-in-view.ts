import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** How many rows are rendered above and below the window, so that nobody sees where they end. */
const BEYOND = 12
/** None at first, because on a phone each invisible row delays the visible ones. */
const BEYOND_AT_FIRST = 0
/** The first rendered row is a multiple of this, so that not every scroll renders anew. */
const STEP = 4

type RowsInView<Rows extends HTMLElement> = {
  /** For the element that contains the rows. */
  readonly ref: RefObject<Rows | null>
  /** The rows to render, from `from` up to and without `to`. */
  readonly from: number
  readonly to: number
  /** The heights in px of the rows before and after, which are not rendered. */
  readonly before: number
  readonly after: number
  /** Whether the rows are rendered for the first time, and what cannot be seen of them can wait until they are painted. */
  readonly isFirst: boolean
}

/**
 * Finds the visible rows of a long list, so that only these are rendered. All rows have the same height.
 * @param rowRem the height of a row in rem; null renders all rows, as printing always does
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
  if (isWhole) return { ref, from: 0, to: count, before: 0, after: 0, isFirst: false }
  const isFirst = beyond === BEYOND_AT_FIRST
  const more = isFirst && from === 0 ? 0 : 2 * beyond + STEP
  const to = Math.min(count, from + Math.ceil(window.innerHeight / rowPx) + more)
  return { ref, from, to, before: from * rowPx, after: (count - to) * rowPx, isFirst }
}

/**
 * Whether the page is being printed. It changes at once, because the print dialog captures the page when it opens; and it holds from the
 * beginning for a list that appears meanwhile, because a sheet of paper is too narrow for the table that was on the screen.
 */
function useIsPrinted(): boolean {
  // A list that is rendered outside of a browser is not printed.
  const [isPrinting, setIsPrinting] = useState(() => typeof matchMedia === 'function' && matchMedia('print').matches)
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
