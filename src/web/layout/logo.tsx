import styles from './logo.module.css'

/** The name with its dot, which links to the start page. */
export function Logo() {
  return (
    <a className={styles.logo} href="/">
      <svg className={styles.dot} viewBox="0 0 18 18" aria-hidden="true">
        <circle className={styles.halo} cx="9" cy="9" r="9" />
        <circle className={styles.light} cx="9" cy="9" r="5.75" />
      </svg>
      Candor
    </a>
  )
}
