import type { AssetEventView, AssetView } from '#contract/assets.ts'
import { eventLine } from '#web/assets/asset-format.ts'
import styles from './asset-journal.module.css'

type JournalEventProps = { asset: AssetView; event: AssetEventView; isPlaced: boolean }

/** What happened besides decisions stands between them in one quiet line. */
export function JournalEvent({ asset, event, isPlaced }: JournalEventProps) {
  return (
    <p
      id={`entry-${event.sequence}`}
      tabIndex={-1}
      className={styles.event}
      aria-current={isPlaced ? 'location' : undefined}
    >
      <time dateTime={event.dateAdded}>{event.dateAddedReadable}</time>
      <span>{eventLine(event, asset)}</span>
    </p>
  )
}
