import styles from './change.module.css'
import { classes } from './classes.ts'
import { formatPercent, unknownFigure } from './format.ts'

/** A change in percent with an arrow and a color, or words that it is not known. */
export function Change({ percent }: { percent: string | null }) {
  const change = formatPercent(percent)
  if (!change) return <span className={styles.unknown}>{unknownFigure()}</span>
  return (
    <span className={classes(styles.change, styles[change.direction])}>
      {change.arrow && <span aria-hidden="true">{change.arrow} </span>}
      {change.text}
    </span>
  )
}
