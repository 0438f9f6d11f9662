import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import type { SummaryFigureKey } from '#contract/explanations.ts'
import { summaryQuery } from '#web/api/summary-api.ts'
import { assetMessages } from '#web/assets/asset-messages.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { charactersOf } from '#web/ui/characters-of.ts'
import { classes } from '#web/ui/classes.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import hidden from '#web/ui/hidden.module.css'
import { Unbroken } from '#web/ui/unbroken.tsx'
import { HowComputed } from './how-computed.tsx'
import styles from './summary-card.module.css'
import { summaryMessages } from './summary-messages.ts'

type SummaryCardProps = {
  user: string
  /** The figure, which decides the name and the explanation. */
  of: SummaryFigureKey
  isLarge?: boolean
  /** Whether gain and loss have no color, because they are only hypothetical. */
  isQuiet?: boolean
  figure: ReactNode
  /** The lines under the figure. Falsy ones are left out. */
  asides: readonly ReactNode[]
  /** Another figure in these lines that is explained too. */
  explainsToo?: SummaryFigureKey | null
}

/** A figure with its name, the lines under it, and its explanation. */
export function SummaryCard({ user, of, isLarge, isQuiet, figure, asides, explainsToo = null }: SummaryCardProps) {
  const id = useId()
  const name = useMessages(assetMessages).labels[of]
  const { how } = useMessages(summaryMessages)
  const { isAsked, ask } = useAsked()
  return (
    <article aria-labelledby={id} className={classes(styles.card, isLarge && styles.large, isQuiet && styles.unlit)}>
      <h2 id={id}>{name}</h2>
      <p className={styles.figure}>
        <span style={charactersOf(figure)}>{figure}</span>
      </p>
      <div className={styles.asides}>
        {asides.filter(Boolean).map((aside, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are told apart only by their positions
          <p key={index}>{typeof aside === 'string' ? <Unbroken>{aside}</Unbroken> : aside}</p>
        ))}
      </div>
      <Disclosure
        label={
          <span>
            {how.name}
            <span className={hidden.visually}>{how.of(name)}</span>
          </span>
        }
        onOpen={ask}
      >
        {isAsked && <HowComputed user={user} figures={explainsToo ? [of, explainsToo] : [of]} />}
      </Disclosure>
    </article>
  )
}

/** Fetches the figure again when somebody opens its explanation, so that both are from the same moment. */
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

/** Words in the place of a figure. */
export const FigureWords = ({ isQuiet, children }: FigureWordsProps) => (
  <span className={classes(styles.words, isQuiet && styles.quiet)}>{children}</span>
)
