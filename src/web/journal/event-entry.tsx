import { Link } from '@tanstack/react-router'
import type { JournalEntryView } from '#contract/journal.ts'
import { eventLine } from '#web/assets/event-format.ts'
import { assetPath } from '#web/routes/asset-path.ts'
import styles from './journal-entries.module.css'

type EventEntryProps = { user: string; entry: Extract<JournalEntryView, { kind: 'event' }> }

/** An event that is no decision, in one line. */
export function EventEntry({ user, entry: { sequence, asset, event, dateAdded, dateAddedReadable } }: EventEntryProps) {
  return (
    <p className={styles.event}>
      <time dateTime={dateAdded}>{dateAddedReadable}</time>
      <span>
        <Link to={assetPath(user, asset.list, asset.assetId)} hash={`entry-${sequence}`}>
          {asset.ticker}
        </Link>{' '}
        {eventLine(event, { ...asset, thesis: [] })}
      </span>
    </p>
  )
}
