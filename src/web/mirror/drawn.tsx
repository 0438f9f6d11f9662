import type { ReactNode } from 'react'
import styles from './mirror-charts.module.css'

/** As wide as the column in which the cost of a finding stands. */
export const WIDTH = 136

type DrawnProps = { name: string; height: number; children: ReactNode }

/** A small drawing with its meaning in words. */
export const Drawn = ({ name, height, children }: DrawnProps) => (
  <figure className={styles.drawing}>
    <svg width={WIDTH} height={height} role="img" aria-label={name}>
      {children}
    </svg>
  </figure>
)
