import styles from './site-footer.module.css'

/** The footer of every page, with the disclaimer and links to the explanations. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <p>Candor is not a financial advisor, and nothing on this site is financial advice.</p>
      <nav aria-label="About Candor">
        <a href="/page">How it works</a>
        <a href="/about">About</a>
      </nav>
    </footer>
  )
}
