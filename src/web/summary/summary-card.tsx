import { type ReactNode, useId } from 'react'
import { classes } from '#web/ui/classes.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import hidden from '#web/ui/hidden.module.css'
import styles from './summary-card.module.css'

type SummaryCardProps = {
  name: string
  isLarge?: boolean
  figure: ReactNode
  /** What stands under the figure, line by line; what is falsy is left out. */
  asides: readonly ReactNode[]
  /** How the figure is computed. */
  how: ReactNode
  onAskHow?: () => void
}

/** One figure with its name, what belongs to it, and how it comes about. */
export function SummaryCard({ name, isLarge, figure, asides, how, onAskHow = () => undefined }: SummaryCardProps) {
  const id = useId()
  return (
    <article aria-labelledby={id} className={classes(styles.card, isLarge && styles.large)}>
      <h2 id={id}>{name}</h2>
      <p className={styles.figure}>
        <span>{figure}</span>
      </p>
      <div className={styles.asides}>
        {asides.filter(Boolean).map((aside, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their place
          <p key={index}>{aside}</p>
        ))}
      </div>
      <Disclosure
        label={
          <span>
            How is this computed<span className={hidden.visually}>: {name}</span>
          </span>
        }
        onOpen={onAskHow}
      >
        <div className={styles.how}>{how}</div>
      </Disclosure>
    </article>
  )
}

type FigureWordsProps = { isQuiet?: boolean; children: string }

/** Words where there is no figure. */
export const FigureWords = ({ isQuiet, children }: FigureWordsProps) => (
  <span className={classes(styles.words, isQuiet && styles.quiet)}>{children}</span>
)
