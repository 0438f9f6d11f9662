import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { renderForPaper } from '../render-for-paper.ts'
import type { Size } from './scales.ts'

/** A size that fits between the margins of a printed page, so that the words are not scaled down; with what is above it on many, whole. */
const ON_PAPER: Size = { width: 680, height: 280 }

/**
 * The size of an element in pixels, measured at first and whenever the window is resized or the page is printed. The style sheet
 * decides the size, so measuring it never moves anything.
 * @param assumed the size if there is no window to measure in; in a window the size is null until it is measured
 */
export function useSize<Box extends HTMLElement>(assumed: Size): [RefObject<Box | null>, Size | null] {
  const box = useRef<Box>(null)
  const [size, setSize] = useState(typeof window === 'undefined' ? assumed : null)
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = box.current ?? {}
      if (width > 0 && height > 0) setSize((size) => (isSame(size, { width, height }) ? size : { width, height }))
    }
    const fitPaper = () => renderForPaper(() => setSize(ON_PAPER))
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
