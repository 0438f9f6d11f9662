import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#web/accounts/session-query.ts'
import styles from './journal-notice.module.css'

/** Warns on every page that the server found faults in this journal, until it is repaired and Candor is restarted. */
export function JournalNotice() {
  const journal = useQuery(sessionQuery).data?.journal
  if (!journal) return null
  const { summary, advice, faultCount, faults } = journal
  const rest = faultCount - faults.length

  return (
    <aside className={styles.notice} aria-label="The state of your journal" lang="en">
      <div>
        <p>{summary}</p>
        <details>
          <summary>{faultCount === 1 ? 'What was found' : `What was found, in ${faultCount} places`}</summary>
          <ul>
            {faults.map(({ kind, entries, message }) => (
              <li key={`${kind} ${entries} ${message}`}>
                {entries && `${entries.charAt(0).toUpperCase()}${entries.slice(1)}: `}
                {message}
              </li>
            ))}
            {rest > 0 && <li>And {rest} more.</li>}
          </ul>
        </details>
        <p>{advice}</p>
      </div>
    </aside>
  )
}
