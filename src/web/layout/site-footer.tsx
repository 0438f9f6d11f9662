import { useMessages } from '#web/language/use-messages.ts'
import { layoutMessages } from './layout-messages.ts'
import styles from './site-footer.module.css'

/** The footer of every page, with the disclaimer and links to the explanations. */
export function SiteFooter() {
  const messages = useMessages(layoutMessages)
  return (
    <footer className={styles.footer}>
      <p>{messages.disclaimer}</p>
      <nav aria-label={messages.aboutCandor}>
        <a href="/page">{messages.howItWorks}</a>
        <a href="/about">{messages.about}</a>
      </nav>
    </footer>
  )
}
