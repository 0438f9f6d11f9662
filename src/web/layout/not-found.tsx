import { useMessages } from '#web/language/use-messages.ts'
import { useTitle } from '#web/ui/use-title.ts'
import { OWN_ACCOUNT, useIsMember } from './is-member.ts'
import { layoutMessages } from './layout-messages.ts'
import styles from './not-found.module.css'

/** Shown for an unknown address and for somebody else's journal alike, so that nobody can tell which names exist. */
export function NotFound() {
  const { title, heading, text, ...links } = useMessages(layoutMessages).notFound
  useTitle(title)
  return (
    <div className={styles.notFound}>
      <h1>{heading}</h1>
      <p>{text}</p>
      <p className={styles.ways}>
        <a href="/">{links.start}</a>
        {useIsMember() ? <a href={OWN_ACCOUNT}>{links.journal}</a> : <a href="/login">{links.logIn}</a>}
      </p>
    </div>
  )
}
