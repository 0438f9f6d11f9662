import { Fragment } from 'react'
import { SECTION_LABELS, SECTIONS } from '#domain/critique/critique.ts'
import { readableDate } from '#domain/time.ts'
import { formatUsd } from '#web/ui/format.ts'
import { SampleChart } from './sample-chart.tsx'
import styles from './sample-page.module.css'
import { CRITIQUE, LAST_HOLD } from './sample-story.ts'

/** A small sample of a journal page: the price falls, the confidence rises, and the critique says so. */
export function SamplePage() {
  return (
    <figure className={styles.sample}>
      <div className={styles.sheet}>
        <div className={styles.title}>
          <span className={styles.mark} aria-hidden="true">
            I
          </span>
          <p>
            <b>IBM</b> <span>10 shares, bought</span>
          </p>
          <p className={styles.loss}>▼ −18.40%</p>
        </div>
        <SampleChart />
        <div className={styles.entry}>
          <div>
            <p className={styles.when}>
              <b>{LAST_HOLD.action}</b> {readableDate(LAST_HOLD.at, 'UTC')} · at {formatUsd(LAST_HOLD.price)}
            </p>
            <Ticks />
            <p className={styles.thesis}>
              <Marked text={LAST_HOLD.thesis} phrase="It has to come back" />
            </p>
          </div>
          <dl className={styles.margin}>
            {SECTIONS.map((part) => (
              <Fragment key={part}>
                <dt>{SECTION_LABELS[part]}</dt>
                <dd>{CRITIQUE[part]}</dd>
              </Fragment>
            ))}
          </dl>
        </div>
      </div>
      <figcaption>
        A page of the journal, made up, and what the built-in critic says to it. The dots are decisions, the numbers how
        sure the writer was.
      </figcaption>
    </figure>
  )
}

/** A text with one of its phrases marked. */
function Marked({ text, phrase }: { text: string; phrase: string }) {
  const [before, ...after] = text.split(phrase)
  return (
    <>
      {before}
      <mark>{phrase}</mark>
      {after.join(phrase)}
    </>
  )
}

const TICKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

function Ticks() {
  return (
    <svg className={styles.ticks} viewBox="0 0 97 14" role="img" aria-label="Confidence 9 of 10">
      {TICKS.map((level) => (
        <rect
          key={level}
          className={level <= 9 ? styles.on : styles.off}
          x={level * 10 - 10}
          width="7"
          height="14"
          rx="1.5"
        />
      ))}
    </svg>
  )
}
