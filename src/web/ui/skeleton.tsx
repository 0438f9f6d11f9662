import hidden from './hidden.module.css'
import styles from './skeleton.module.css'

/** Lines in the place of text that is loading. They appear only after 300 ms, because a shorter wait needs no picture. */
export function Skeleton({ label, lines = 6 }: { label: string; lines?: number }) {
  return (
    <div className={styles.skeleton} role="status">
      <span className={hidden.visually}>{label}</span>
      {Array.from({ length: lines }, (_, index) => index).map((line) => (
        <i key={line} aria-hidden="true" />
      ))}
    </div>
  )
}
