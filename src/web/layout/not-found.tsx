import { useTitle } from '#web/ui/use-title.ts'
import { OWN_ACCOUNT, useIsMember } from './is-member.ts'
import styles from './not-found.module.css'

/** Shown for an unknown address and for somebody else's journal alike, so that nobody can tell which names exist. */
export function NotFound() {
  useTitle('Not found')
  return (
    <div className={styles.notFound}>
      <h1>Nothing is written here.</h1>
      <p>
        There is no page at this address, or it belongs to somebody else’s journal. Nothing of yours is lost: your
        entries are where you recorded them.
      </p>
      <p className={styles.ways}>
        <a href="/">Go to the start page</a>
        {useIsMember() ? <a href={OWN_ACCOUNT}>Open your journal</a> : <a href="/login">Log in to your journal</a>}
      </p>
    </div>
  )
}
