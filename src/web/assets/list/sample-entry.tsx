import { CONFIDENCE } from '#domain/decisions/limits.ts'
import { readableDate } from '#domain/time.ts'
import { CritiqueText } from '#web/critique/critique-note.tsx'
import { formatUsd } from '#web/ui/format.ts'
import { Ticks } from '#web/ui/tick-range.tsx'
import { SAMPLE } from './sample-critique.ts'
import styles from './sample-entry.module.css'

/** A sample entry with its critique, for accounts without an entry. */
export function SampleEntry() {
  return (
    <figure className={styles.sample} aria-labelledby="sample-entry">
      <figcaption id="sample-entry">A sample entry, made up. Yours will read like this one.</figcaption>
      <div className={styles.entry}>
        <div className={styles.when}>
          <b>{SAMPLE.decision.action}</b> <span>{readableDate(SAMPLE.decision.at, 'UTC')}</span>{' '}
          <span>10 shares at {formatUsd(SAMPLE.decision.price)}</span>
          <span className={styles.confidence}>
            <Ticks value={SAMPLE.decision.confidence} max={CONFIDENCE.max} /> {SAMPLE.decision.confidence}/
            {CONFIDENCE.max}
          </span>
        </div>
        <p className={styles.thesis}>{SAMPLE.decision.thesis}</p>
        <div className={styles.margin}>
          <CritiqueText text={SAMPLE.critique} heading="h2" />
          <p>Written by the {SAMPLE.critic}, which is no language model: it reads by fixed rules.</p>
        </div>
      </div>
    </figure>
  )
}
