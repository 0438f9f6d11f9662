import { BUILT_IN_CRITIC, critiqueBuiltIn } from '#domain/critique/built-in/built-in-critic.ts'
import type { CritiquedDecision } from '#domain/critique/critique.ts'
import { CONFIDENCE } from '#domain/decisions/limits.ts'
import { readableDate } from '#domain/time.ts'
import { CritiqueText } from '#web/critique/critique-note.tsx'
import { formatUsd } from '#web/ui/format.ts'
import { Ticks } from '#web/ui/tick-range.tsx'
import styles from './sample-entry.module.css'

const DECISION: CritiquedDecision = {
  action: 'Buy',
  at: '2026-04-06T14:30:00.000Z',
  confidence: 6,
  price: '121.23',
  thesis:
    'Hybrid cloud revenue should grow above 8% for three straight quarters. If two reports come in below 8%, I was wrong. Out at −10%. Everyone I know says that it only goes up from here.',
}

/** The critique of the sample, written by the built-in critic when it is shown, so that it never differs from a real one. */
const critique = () =>
  critiqueBuiltIn({
    ticker: 'IBM',
    companyName: 'International Business Machines Corporation',
    purchasedAt: DECISION.at,
    decision: DECISION,
    earlier: [],
    crossings: [],
    moves: [],
    splits: [],
    principles: [],
  })

/** A sample entry with its critique, for accounts without an entry. */
export function SampleEntry() {
  return (
    <figure className={styles.sample} aria-labelledby="sample-entry">
      <figcaption id="sample-entry">A sample entry, made up. Yours will read like this one.</figcaption>
      <div className={styles.entry}>
        <div className={styles.when}>
          <b>{DECISION.action}</b> <span>{readableDate(DECISION.at, 'UTC')}</span>{' '}
          <span>10 shares at {formatUsd(DECISION.price)}</span>
          <span className={styles.confidence}>
            <Ticks value={DECISION.confidence} max={CONFIDENCE.max} /> {DECISION.confidence}/{CONFIDENCE.max}
          </span>
        </div>
        <p className={styles.thesis}>{DECISION.thesis}</p>
        <div className={styles.margin}>
          <CritiqueText text={critique()} />
          <p>Written by the {BUILT_IN_CRITIC.model}, which is no language model: a fixed reading of the words.</p>
        </div>
      </div>
    </figure>
  )
}
