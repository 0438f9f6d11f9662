import { SampleChart } from './sample-chart.tsx'
import styles from './sample-page.module.css'

/** A page of the journal, small: the price falls, the confidence rises, and the margin says so. */
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
              <b>Hold</b> Nov 20, 2026 · at $98.92
            </p>
            <Ticks />
            <p className={styles.thesis}>
              The market still doesn’t get the story. <mark>It has to come back</mark>, and the dividend pays me to
              wait. I’m more sure than when I bought.
            </p>
          </div>
          <dl className={styles.margin}>
            <dt>Psychology</dt>
            <dd>You grow more certain as the price falls. That is escalation, not new evidence.</dd>
            <dt>Fundamentals</dt>
            <dd>Cloud revenue was your whole case in April. You cite no figure for it now.</dd>
            <dt>World events</dt>
            <dd>Rates moved against such stories. The thesis does not mention it.</dd>
          </dl>
        </div>
      </div>
      <figcaption>A page of the journal. The dots are decisions, the numbers how sure the writer was.</figcaption>
    </figure>
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
