import { shortCompanyName } from '#domain/decisions/limits.ts'
import styles from './printed-whole.module.css'

/** The name of a company: short on a screen, and whole on paper, where nobody can point at it to read the rest. */
export function PrintedWhole({ name }: { name: string }) {
  const short = shortCompanyName(name)
  if (short === name) return name
  return (
    <>
      <span className={styles.screen}>{short}</span>
      <span className={styles.paper}>{name}</span>
    </>
  )
}
