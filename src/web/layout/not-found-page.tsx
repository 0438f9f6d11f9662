import { NotFound } from './not-found.tsx'
import styles from './not-found-page.module.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** The complete not-found page, which the server sends for every unknown address. */
export function NotFoundPage() {
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
