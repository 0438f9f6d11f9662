import { problemMessages } from '#web/api/problem-messages.ts'
import { useMessages } from '#web/language/use-messages.ts'
import styles from './saved-status.module.css'
import { settingsMessages } from './settings-messages.ts'

/** Says next to a choice whether it was saved. */
export function SavedStatus({ isStored, failure }: { isStored: boolean; failure: Error | null }) {
  const { saved, putBack } = useMessages(settingsMessages)
  const { text } = useMessages(problemMessages)
  return (
    <div className={styles.words}>
      <span role="status">{isStored && saved}</span>
      {failure && <span role="alert">{putBack(text(failure.message))}</span>}
    </div>
  )
}
