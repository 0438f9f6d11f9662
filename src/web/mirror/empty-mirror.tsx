import { Link } from '@tanstack/react-router'
import { monthsAfter } from '#domain/claims/claim-days.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { addAssetPath } from '#web/routes/asset-path.ts'
import { formatDay } from '#web/ui/format.ts'
import { DemoPicture } from './demo-picture.tsx'
import { mirrorMessages } from './mirror-messages.ts'
import styles from './mirror-page.module.css'

/** What the Mirror will show, and when. */
export function EmptyMirror({ user }: { user: string }) {
  const language = useLanguage()
  const { heading, empty } = mirrorMessages(language)
  const inThreeMonths = monthsAfter(marketDayOf(new Date().toISOString()), 3)
  return (
    <>
      <h1>{heading}</h1>
      <p className={styles.lede}>{empty.lede}</p>
      <ul className={styles.later}>
        <li>{empty.lines}</li>
        <li>{empty.claims(formatDay(inThreeMonths, language))}</li>
        <li>{empty.expected}</li>
        <li>{empty.words}</li>
        <li>{empty.sold}</li>
      </ul>
      <p>
        <Link to={addAssetPath(user)}>{empty.write}</Link>
      </p>
      <DemoPicture />
    </>
  )
}
