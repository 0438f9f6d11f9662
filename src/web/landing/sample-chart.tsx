import styles from './sample-chart.module.css'

/** Points in percent of the chart's width and height: the cost is at height 30, −10% at 57 and −18.40% at 80. */
const POINTS =
  '0,20 4,17 9,25 14,22 19,30 24,34 29,31 34,36 39,33 44,40 50,44 56,51 61,48 66,60 71,69 76,73 81,70 85,77 88,80 93,86 97,82 100,85'

/** Words and dots are HTML above the SVG, because the stretched SVG would distort them on a phone. */
export function SampleChart() {
  return (
    <div
      className={styles.chart}
      role="img"
      aria-label="The price falls below the writer's own stop at minus 10 percent, while the confidence rises from 6 to 9 of 10 over one buy and three holds."
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <line className={styles.cost} x1="0" x2="100" y1="30" y2="30" />
        <line className={styles.stop} x1="0" x2="100" y1="57" y2="57" />
        <polyline className={styles.price} points={POINTS} />
      </svg>
      <span className={styles.costLabel}>cost 121.23</span>
      <span className={styles.stopLabel}>your stop: −10%</span>
      <span className={styles.buy}>
        <b>Buy</b> 6
      </span>
      <span className={styles.hold7}>
        <b>Hold</b> 7
      </span>
      <span className={styles.hold8}>
        <b>Hold</b> 8
      </span>
      <span className={styles.hold9}>
        <b>Hold</b> 9
      </span>
    </div>
  )
}
