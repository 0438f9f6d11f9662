import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Size } from './scales.ts'

/** What fits a page of paper between its margins, so that words are not shrunk with the picture. */
const ON_PAPER: Size = { width: 680, height: 340 }

/**
 * How large an element is: measured once, and again when the window changes or the page is printed. Its size comes from the
 * style sheet, so measuring it never moves anything.
 * @param assumed where nothing can be measured because there is no window; elsewhere the size is null until it is measured
 */
export function useSize<Box extends HTMLElement>(assumed: Size): [RefObject<Box | null>, Size | null] {
  const box = useRef<Box>(null)
  const [size, setSize] = useState(typeof window === 'undefined' ? assumed : null)
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = box.current ?? {}
      if (width > 0 && height > 0) setSize((size) => (isSame(size, { width, height }) ? size : { width, height }))
    }
    // The browser takes its picture of the page as soon as this handler has returned.
    const fitPaper = () => flushSync(() => setSize(ON_PAPER))
    measure()
    window.addEventListener('resize', measure)
    window.addEventListener('beforeprint', fitPaper)
    window.addEventListener('afterprint', measure)
    return () => {
      window.removeEventListener('resize', measure)
      window.removeEventListener('beforeprint', fitPaper)
      window.removeEventListener('afterprint', measure)
    }
  }, [])
  return [box, size]
}

const isSame = (one: Size | null, other: Size): boolean => one?.width === other.width && one?.height === other.height
