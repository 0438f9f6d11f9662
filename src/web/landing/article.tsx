import type { ReactNode } from 'react'
import { SiteFooter } from '#web/layout/site-footer.tsx'
import { SiteHeader } from '#web/layout/site-header.tsx'
import styles from './article.module.css'

/** A page to read: what each part is about stands in the margin beside it. */
export function Article({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main className={styles.article}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </main>
      <SiteFooter />
    </>
  )
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  )
}
