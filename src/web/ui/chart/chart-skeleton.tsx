import hidden from '../hidden.module.css'
import styles from './chart-skeleton.module.css'

/** A placeholder as high as the chart that will replace it. Its lines appear only after 300 ms. */
export function ChartSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.skeleton} role="status">
      <span className={hidden.visually}>{label}</span>
      <svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 4">
        {[0, 1, 2, 3, 4].map((line) => (
          <line key={line} x1="0" x2="100" y1={line} y2={line} />
        ))}
      </svg>
    </div>
  )
}
