import { useEffect } from 'react'

/** Titles the document as long as a title is known. What is about to be known has the title of the site. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return
    document.title = `${title} · Candor`
    // A page that takes this one's place sets its own title after this.
    return () => {
      document.title = 'Candor'
    }
  }, [title])
}
