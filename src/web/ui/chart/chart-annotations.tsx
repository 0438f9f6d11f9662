import { type KeyboardEvent, memo, useState } from 'react'
import { AnnotationLink } from './annotation-link.tsx'
import type { Layout } from './layout.ts'
import type { Highlight } from './readout.tsx'

type ChartAnnotationsProps = { name: string; layout: Layout; onShow: (highlight: Highlight | null) => void }

/** The annotations as a single tab stop: the arrow keys move between them, and Enter follows the link. */
export const ChartAnnotations = memo(function ChartAnnotations({ name, layout, onShow }: ChartAnnotationsProps) {
  const { annotations } = layout
  const [chosen, setChosen] = useState<string | null>(null)
  const found = annotations.findIndex(({ annotation }) => annotation.key === chosen)
  const current = found < 0 ? annotations.length - 1 : found
  const move = (event: KeyboardEvent<SVGGElement>) => {
    const next = annotationAfterKey(event.key, current, annotations.length)
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.currentTarget.querySelector<SVGElement>(`[data-mark="${next}"]`)?.focus()
  }
  if (annotations.length === 0) return null
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a g is no control by itself
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand inside a picture
    <g role="group" aria-label={name} onKeyDown={move}>
      {annotations.map((placed, index) => (
        <AnnotationLink
          key={placed.annotation.key}
          placed={placed}
          row={layout.row}
          index={index}
          isCurrent={index === current}
          onFocus={() => setChosen(placed.annotation.key)}
          onShow={onShow}
        />
      ))}
    </g>
  )
})

function annotationAfterKey(key: string, index: number, count: number): number | null {
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(0, index - 1)
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(count - 1, index + 1)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
