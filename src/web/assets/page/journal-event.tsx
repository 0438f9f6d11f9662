import type { AssetEventView } from '#contract/asset-journal.ts'
import type { AssetView } from '#contract/assets.ts'
import { CorrectEntry } from '#web/assets/corrections/correct-entry.tsx'
import { eventLine } from '#web/assets/event-format.ts'
import styles from './asset-journal.module.css'

type JournalEventProps = { asset: AssetView; event: AssetEventView; isPlaced: boolean }

/** An event other than a decision, in one muted line between the decisions. */
export function JournalEvent({ asset, event, isPlaced }: JournalEventProps) {
  return (
    <div
      id={`entry-${event.sequence}`}
      tabIndex={-1}
      className={styles.event}
      aria-current={isPlaced ? 'location' : undefined}
    >
      <time dateTime={event.dateAdded}>{event.dateAddedReadable}</time>
      <div>
        <span>{eventLine(event, asset)}</span>
        {'correctable' in event && (
          <CorrectEntry
            assetId={asset.assetId}
            sequence={event.sequence}
            name={`${event.kind === 'price-noted' ? 'price' : 'outcome'} of ${event.dateAddedReadable}`}
            correctable={event.correctable}
          />
        )}
      </div>
    </div>
  )
}
