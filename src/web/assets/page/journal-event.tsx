import type { AssetEventView } from '#contract/asset-journal.ts'
import type { AssetView } from '#contract/assets.ts'
import { writtenDay } from '#web/assets/asset-lines.ts'
import { CorrectEntry } from '#web/assets/corrections/correct-entry.tsx'
import { closesLine, eventLine } from '#web/assets/event-format.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import styles from './asset-journal.module.css'
import { nameOfEvent } from './event-name.ts'

type JournalEventProps = { asset: AssetView; event: AssetEventView; isPlaced: boolean }

/** An event other than a decision, in one muted line between the decisions. */
export function JournalEvent({ asset, event, isPlaced }: JournalEventProps) {
  const language = useLanguage()
  const correctable = 'correctable' in event ? event.correctable : undefined
  const day = writtenDay(event.dateAdded, language)
  const closes = closesLine(event, asset, language)
  const corrected =
    event.kind === 'correction-recorded'
      ? asset.events.find(({ sequence }) => sequence === event.correctsSequence)
      : undefined
  return (
    <div
      id={`entry-${event.sequence}`}
      tabIndex={-1}
      className={styles.event}
      aria-current={isPlaced ? 'location' : undefined}
    >
      <time dateTime={event.dateAdded}>{day}</time>
      <div>
        <span data-own-words={event.kind === 'correction-recorded' || undefined}>
          {eventLine(event, asset, language, corrected && nameOfEvent(corrected, language))}
        </span>
        {closes && <span className={styles.closes}>{closes}</span>}
        {correctable && (
          <CorrectEntry
            assetId={asset.assetId}
            sequence={event.sequence}
            name={nameOfEvent(event, language)}
            correctable={correctable}
          />
        )}
      </div>
    </div>
  )
}
