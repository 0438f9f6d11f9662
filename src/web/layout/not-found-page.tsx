import { useEffect } from 'react'
import { NotFound } from './not-found.tsx'
import styles from './not-found-page.module.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** The not-found page whole, as the server sends it for every other address. */
export function NotFoundPage() {
  useEffect(() => {
    document.title = 'Not found · Candor'
  }, [])
  return (
    <div className={styles.page}>
      <SiteHeader />
      <main className={styles.main}>
        <NotFound />
      </main>
      <SiteFooter />
    </div>
  )
}
