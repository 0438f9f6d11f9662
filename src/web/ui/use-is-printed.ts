import { useEffect, useState } from 'react'
import { renderForPaper } from './render-for-paper.ts'

/**
 * Whether the page is being printed. It changes at once, because the print dialog captures the page when it opens; and it holds from the
 * beginning for a list that appears meanwhile, because a sheet of paper is too narrow for the table that was on the screen.
 */
export function useIsPrinted(): boolean {
  // A list that is rendered outside of a browser is not printed.
  const [isPrinting, setIsPrinting] = useState(() => typeof matchMedia === 'function' && matchMedia('print').matches)
  useEffect(() => {
    const media = matchMedia('print')
    const start = () => renderForPaper(() => setIsPrinting(true))
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
