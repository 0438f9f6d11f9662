import type { ReactNode } from 'react'
import { useMessages } from '#web/language/use-messages.ts'
import { assetMessages } from './asset-messages.ts'
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
export function ComputedFigure({ asset, figure, label, text, children }: ComputedFigureProps) {
  const open = useOpenExplanation()
  const { howComputed, labels } = useMessages(assetMessages)
  return (
    <button
      type="button"
      className={styles.figure}
      aria-haspopup="dialog"
      aria-label={howComputed(label ?? labels[figure], text)}
      onClick={() => open({ asset, figure })}
    >
      {children}
    </button>
  )
}
