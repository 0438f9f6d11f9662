import { useEffect, useState } from 'react'

/**
 * False until the browser has painted what a component first rendered, and true from then on. What that picture does not need waits
 * for it: code of a chart that stands in it with an empty place, and parts of a form that are further down.
 */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => afterPaint(() => setIsPainted(true)), [])
  return isPainted
}

/** Calls `then` once the next frame is painted. @returns what calls it off */
export function afterPaint(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const atOnce = () => {
    timer = setTimeout(then)
  }
  // A frame begins before its paint. A page in the background has none.
  const frame = document.hidden ? atOnce() : requestAnimationFrame(atOnce)
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
