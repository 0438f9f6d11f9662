import { useMessages } from '#web/language/use-messages.ts'
import styles from './demo-picture.module.css'
import { mirrorMessages } from './mirror-messages.ts'

/** The beginning of the demo's Mirror, as it looks (made by test/mirror-picture.ts). */
export function DemoPicture() {
  const { picture, caption } = useMessages(mirrorMessages).empty
  return (
    <figure className={styles.figure}>
      <div className={styles.picture} role="img" aria-label={picture} />
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
