import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import type { SummaryFigureKey } from '#contract/explanations.ts'
import { FIGURES } from '#domain/assets/figures.ts'
import { summaryQuery } from '#web/api/summary-api.ts'
import { classes } from '#web/ui/classes.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import hidden from '#web/ui/hidden.module.css'
import { HowComputed } from './how-computed.tsx'
import styles from './summary-card.module.css'

type SummaryCardProps = {
  user: string
  /** Which figure it is: its name and its explanation go by this. */
  of: SummaryFigureKey
  isLarge?: boolean
  /** Of what never was: no gain and no loss in their colors. */
  isQuiet?: boolean
  figure: ReactNode
  /** What stands under the figure, line by line; what is falsy is left out. */
  asides: readonly ReactNode[]
  /** Another figure of these lines, which is explained along with it. */
  explainsToo?: SummaryFigureKey | null
}

/** One figure with its name, what belongs to it, and how it comes about. */
export function SummaryCard({ user, of, isLarge, isQuiet, figure, asides, explainsToo = null }: SummaryCardProps) {
  const id = useId()
  const name = FIGURES[of].label
  const { isAsked, ask } = useAsked()
  return (
    <article aria-labelledby={id} className={classes(styles.card, isLarge && styles.large, isQuiet && styles.unlit)}>
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
        onOpen={ask}
      >
        {isAsked && <HowComputed user={user} figures={explainsToo ? [of, explainsToo] : [of]} />}
      </Disclosure>
    </article>
  )
}

/** Once somebody asks how a figure is computed, the figure is fetched again too: both have to be of one moment. */
function useAsked() {
  const [isAsked, setIsAsked] = useState(false)
  const queries = useQueryClient()
  const ask = () => {
    setIsAsked(true)
    void queries.invalidateQueries({ queryKey: summaryQuery.queryKey })
  }
  return { isAsked, ask }
}

type FigureWordsProps = { isQuiet?: boolean; children: string }

/** Words where there is no figure. */
export const FigureWords = ({ isQuiet, children }: FigureWordsProps) => (
  <span className={classes(styles.words, isQuiet && styles.quiet)}>{children}</span>
)
