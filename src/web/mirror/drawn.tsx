import type { ReactNode } from 'react'
import { MarkedChart } from './marked-chart.tsx'
import styles from './mirror-charts.module.css'

/** As wide as the column in which the cost of a finding stands. */
export const WIDTH = 136

type DrawnProps = { name: string; height: number; children: ReactNode }

/** A small drawing of one figure, or of two: its name says all of it. */
export const Drawn = ({ name, height, children }: DrawnProps) => (
  <figure className={styles.drawing}>
    <svg width={WIDTH} height={height} role="img" aria-label={name}>
      {children}
    </svg>
  </figure>
)

type MarkedProps = DrawnProps & Pick<Parameters<typeof MarkedChart>[0], 'of' | 'marks'>

/** A small drawing of many figures, which are read one by one with the arrow keys. */
export const MarkedDrawing = (props: MarkedProps) => (
  <figure className={styles.drawing}>
    <MarkedChart {...props} width={WIDTH} ring={SMALL_RING} />
  </figure>
)

export const SMALL_RING = 7
