import type { ReactNode } from 'react'
import { useId } from 'react'
import { useMessages } from '#web/language/use-messages.ts'
import { classes } from '#web/ui/classes.ts'
import { DisclosuresAbout } from '#web/ui/disclosure.tsx'
import { mirrorMessages } from './mirror-messages.ts'
import styles from './mirror-page.module.css'
import { OnDemand } from './on-demand.tsx'

type InstrumentProps = {
  name: string
  n: string
  /** What the figure says and may not say. */
  note?: ReactNode
  /** How it is counted: beside a figure where there is a margin, unfolded elsewhere and where there is no figure yet. */
  method?: ReactNode
  /** Whether there is nothing to draw yet. */
  isSilent?: boolean
  /** Whether the figure needs the margin too; what stands there then stands under it. */
  isWide?: boolean
  /** Whether no amount of money and no quantity stands in it, but scores that look like prices: they stay while amounts are hidden. */
  isWithoutAmounts?: boolean
  children: ReactNode
}

/** An instrument: its name and number of cases at the left, the figure, and in the margin its meaning and method. */
export function Instrument(props: InstrumentProps) {
  const { name, n, note, method, isSilent = false, isWide = false, isWithoutAmounts = false, children } = props
  const id = useId()
  const { counted } = useMessages(mirrorMessages).finding
  return (
    <DisclosuresAbout value={id}>
      <section
        className={classes(styles.row, styles.instrument, isSilent && styles.silent, isWide && styles.wide)}
        aria-labelledby={id}
        data-scores={isWithoutAmounts || undefined}
      >
        <div className={styles.name}>
          <h3 id={id}>{name}</h3>
          <span>{n}</span>
        </div>
        <div className={styles.figure}>{children}</div>
        <aside className={styles.note}>
          {note}
          {method && (
            <OnDemand label={counted} isInMargin={!isSilent}>
              {method}
            </OnDemand>
          )}
        </aside>
      </section>
    </DisclosuresAbout>
  )
}
