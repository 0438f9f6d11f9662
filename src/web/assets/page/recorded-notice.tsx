import { useEffect, useState } from 'react'
import type { AssetView } from '#contract/assets.ts'
import { formatClock, formatUsd, readersTimeZone } from '#web/ui/format.ts'
import styles from './recorded-notice.module.css'
import { RECORDED_ID } from './use-recorded-entry.ts'

type RecordedNoticeProps = {
  /** The entry that has just been recorded; null when none has. */
  entry: Pick<AssetView['thesis'][number], 'price' | 'dateAdded'> | null
  isCostHidden: boolean
}

/** Shows and announces that a decision is recorded, above its entry. */
export function RecordedNotice({ entry, isCostHidden }: RecordedNoticeProps) {
  // A live region announces only what is added to it after it was rendered.
  const [isSpoken, setIsSpoken] = useState(false)
  const isRecorded = entry !== null
  useEffect(() => setIsSpoken(isRecorded), [isRecorded])
  return (
    <div id={RECORDED_ID} role="status" className={styles.recorded}>
      {entry && isSpoken && (
        <>
          <h2>{recordedWords(entry, isCostHidden)}</h2>
          <p>It stays as it is. A change of mind is another entry.</p>
        </>
      )}
    </div>
  )
}

/** `Recorded at $200.00, 12:38`, on the reader's clock. */
function recordedWords({ price, dateAdded }: NonNullable<RecordedNoticeProps['entry']>, isCostHidden: boolean): string {
  const at = price === null || isCostHidden ? '' : ` at ${formatUsd(price.price)}`
  return `Recorded${at}, ${formatClock(dateAdded, readersTimeZone())}`
}
