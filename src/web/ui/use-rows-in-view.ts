import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useIsPrinted } from './use-is-printed.ts'

/** How many rows are rendered above and below the window, so that nobody sees where they end. */
const BEYOND = 12
/** None at first, because on a phone each invisible row delays the visible ones. */
const BEYOND_AT_FIRST = 0
/** The first rendered row is a multiple of this, so that not every scroll renders anew. */
const STEP = 4

/** A row to render, its place among all, and the height in px of the rows between it and the rendered one before it. */
type RowInView<Row> = { readonly row: Row; readonly index: number; readonly before: number }

type RowsInView<Rows extends HTMLElement, Row> = {
  /** For the element that contains the rows. The element of each carries its id as `data-row`. */
  readonly ref: RefObject<Rows | null>
  readonly rendered: readonly RowInView<Row>[]
  /** The height in px of the rows after the last rendered one. */
  readonly after: number
  /** Whether the rows are rendered for the first time, and what cannot be seen of them can wait until they are painted. */
  readonly isFirst: boolean
}

/**
 * Finds the visible rows of a long list, so that only these are rendered, and with them the row that has the focus and its
 * neighbours: the keyboard goes on from there, wherever the page was scrolled to. All rows have the same height.
 * @param rowRem the height of a row in rem; null renders all rows, as printing always does
 */
export function useRowsInView<Rows extends HTMLElement, Row>(
  rows: readonly Row[],
  idOf: (row: Row) => number,
  rowRem: number | null,
): RowsInView<Rows, Row> {
  const ref = useRef<Rows>(null)
  const count = rows.length
  const [from, setFrom] = useState(0)
  const [focused, setFocused] = useState<string>()
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
      setFocused(document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row)
    }
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [count, rowPx, beyond])
  const isFirst = beyond === BEYOND_AT_FIRST
  const more = isFirst && from === 0 ? 0 : 2 * beyond + STEP
  const to = isWhole ? count : from + Math.ceil(window.innerHeight / rowPx) + more
  const held = rows.findIndex((row) => `${idOf(row)}` === focused)
  let next = 0
  const rendered = rows.flatMap((row, index) => {
    if (!isWhole && (index < from || index >= to) && (held < 0 || Math.abs(index - held) > 1)) return []
    const before = (index - next) * rowPx
    next = index + 1
    return [{ row, index, before }]
  })
  return { ref, rendered, after: (count - next) * rowPx, isFirst: !isWhole && isFirst }
}

const rootFontPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
