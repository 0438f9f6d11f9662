import { useMessages } from '#web/language/use-messages.ts'
import styles from './demo-banner.module.css'
import { layoutMessages } from './layout-messages.ts'

/** Says that this is a demo, on the login page and all account pages (ruling 1). */
export function DemoBanner() {
  const { name, lead, rest } = useMessages(layoutMessages).demo
  return (
    <aside className={styles.banner} aria-label={name}>
      <p>
        <strong>{lead}</strong> {rest}
      </p>
    </aside>
  )
}
