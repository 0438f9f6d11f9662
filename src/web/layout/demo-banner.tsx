import styles from './demo-banner.module.css'

/** Says that this is a demo, on the login page and all account pages (ruling 1). */
export function DemoBanner() {
  return (
    <aside className={styles.banner} aria-label="Demo">
      <p>
        <strong>This is a demo.</strong> It forgets everything when it stops; sign in with any name as its own password.
      </p>
    </aside>
  )
}
