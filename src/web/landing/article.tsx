import type { ReactNode } from 'react'
import { SiteFooter } from '#web/layout/site-footer.tsx'
import { SiteHeader } from '#web/layout/site-header.tsx'
import styles from './article.module.css'

type ArticleProps = { title: string; lead: string; contents?: readonly string[]; children: ReactNode }

/**
 * A page of text, with the title of each part in the margin beside it.
 * @param contents the titles of the parts, for a table of contents
 */
export function Article({ title, lead, contents = [], children }: ArticleProps) {
  return (
    <>
      <SiteHeader />
      <main className={styles.article}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {contents.length > 0 && (
          <nav className={styles.contents} aria-label="Contents">
            <ol>
              {contents.map((part) => (
                <li key={part}>
                  <a href={`#${placeOf(part)}`}>{part}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        {children}
      </main>
      <SiteFooter />
    </>
  )
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} id={placeOf(title)}>
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  )
}

/** Details that only some readers want to know. They are printed like the rest. */
export function More({ about, children }: { about: string; children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary>{about}</summary>
      <div>{children}</div>
    </details>
  )
}

/** The id of a part: `Gain and loss` is at `#gain-and-loss`. */
const placeOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z]+/g, '-')
