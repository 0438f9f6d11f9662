import styles from './monogram.module.css'

/** A company's mark, made of its ticker: no picture is fetched from anywhere. */
export function Monogram({ ticker }: { ticker: string }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {ticker.slice(0, 1)}
    </span>
  )
}
