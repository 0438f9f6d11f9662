import { Link } from '@tanstack/react-router'
import { useLanguage } from '#web/language/use-messages.ts'
import { addAssetPath } from '#web/routes/asset-path.ts'
import { ComingUp } from './coming-up.tsx'
import { DemoPicture } from './demo-picture.tsx'
import { mirrorMessages } from './mirror-messages.ts'
import styles from './mirror-page.module.css'

/** What the Mirror will show, and when. */
export function EmptyMirror({ user }: { user: string }) {
  const language = useLanguage()
  const { heading, empty } = mirrorMessages(language)
  return (
    <>
      <h1>{heading}</h1>
      <p className={styles.lede}>{empty.lede}</p>
      <ComingUp claims={[]} hasLetter={false} />
      <p>
        <Link to={addAssetPath(user)}>{empty.write}</Link>
      </p>
      <DemoPicture />
    </>
  )
}
