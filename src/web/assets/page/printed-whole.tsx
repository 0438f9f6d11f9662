import { shortCompanyName } from '#domain/decisions/limits.ts'
import styles from './printed-whole.module.css'

/** The name of a company, shortened on the screen and complete in print, where no tooltip shows the rest. */
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
