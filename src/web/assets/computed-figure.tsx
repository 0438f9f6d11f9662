import type { ReactNode } from 'react'
import { LABELS } from '#domain/assets/figure-labels.ts'
import styles from './computed-figure.module.css'
import { type AskedFigure, useOpenExplanation } from './explanation.ts'

type ComputedFigureProps = AskedFigure & {
  /** The label on the page, if it differs from the figure's own name. */
  label?: string
  /** The figure in words, for screen readers. */
  text: string
  children: ReactNode
}

/** A figure that opens its explanation when it is pressed. */
export function ComputedFigure({ asset, figure, label = LABELS[figure], text, children }: ComputedFigureProps) {
  const open = useOpenExplanation()
  return (
    <button
      type="button"
      className={styles.figure}
      aria-haspopup="dialog"
      aria-label={`${label}: ${text}. How is this computed?`}
      onClick={() => open({ asset, figure })}
    >
      {children}
    </button>
  )
}
