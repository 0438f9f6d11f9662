import type { ReactNode } from 'react'
import { useId } from 'react'
import { classes } from '#web/ui/classes.ts'
import styles from './mirror-page.module.css'

type InstrumentProps = { name: string; n: string; note: ReactNode; children: ReactNode }

/** An instrument: its name and number of cases at the left, the figure, and in the margin its meaning and method. */
export function Instrument({ name, n, note, children }: InstrumentProps) {
  const id = useId()
  return (
    <section className={classes(styles.row, styles.instrument)} aria-labelledby={id}>
      <div className={styles.name}>
        <h3 id={id}>{name}</h3>
        <span>{n}</span>
      </div>
      <div className={styles.figure}>{children}</div>
      <aside className={styles.note}>{note}</aside>
    </section>
  )
}

/** `1 claim`, `12 claims` */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
