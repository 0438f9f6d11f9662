import type { SessionView } from '#contract/accounts.ts'
import styles from './journal-faults.module.css'

/** What the server found in this journal, where, and what to do. */
export function JournalFaults({ summary, advice, faultCount, faults }: NonNullable<SessionView['journal']>) {
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
