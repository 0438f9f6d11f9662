import { useLanguage } from '#web/language/use-messages.ts'
import styles from './change.module.css'
import { classes } from './classes.ts'
import { formatPercent, unknownFigure } from './format.ts'

/** A change in percent with an arrow and a color, or words that it is not known. */
export function Change({ percent }: { percent: string | null }) {
  const language = useLanguage()
  const change = formatPercent(percent, language)
  if (!change) return <span className={styles.unknown}>{unknownFigure(language)}</span>
  return (
    <span className={classes(styles.change, styles[change.direction])}>
      {change.arrow && <span aria-hidden="true">{change.arrow} </span>}
      {change.text}
    </span>
  )
}
