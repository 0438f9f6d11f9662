import styles from './demo-banner.module.css'

/** Stands on every page that a demo's visitors write on (ruling 1). */
export function DemoBanner() {
  return (
    <aside className={styles.banner} aria-label="Demo">
      <p>
        <strong>This is a demo.</strong> It forgets everything when it stops; sign in with any name as its own password.
      </p>
    </aside>
  )
}
