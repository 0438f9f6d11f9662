import { type KeyboardEvent, memo, useState } from 'react'
import type { Layout } from './layout.ts'
import { MarkLink } from './mark-link.tsx'
import type { Shown } from './readout.tsx'

type ChartMarksProps = { name: string; layout: Layout; onShow: (shown: Shown | null) => void }

/** The marks as one stop of the Tab key: the arrow keys lead from one to the next, Enter follows it. */
export const ChartMarks = memo(function ChartMarks({ name, layout, onShow }: ChartMarksProps) {
  const { marks } = layout
  const [chosen, setChosen] = useState<string | null>(null)
  const found = marks.findIndex(({ mark }) => mark.key === chosen)
  const current = found < 0 ? marks.length - 1 : found
  const move = (event: KeyboardEvent<SVGGElement>) => {
    const next = markAfterKey(event.key, current, marks.length)
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.currentTarget.querySelector<SVGElement>(`[data-mark="${next}"]`)?.focus()
  }
  if (marks.length === 0) return null
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a g is no control by itself
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand inside a picture
    <g role="group" aria-label={name} onKeyDown={move}>
      {marks.map((placed, index) => (
        <MarkLink
          key={placed.mark.key}
          placed={placed}
          row={layout.row}
          index={index}
          isCurrent={index === current}
          onFocus={() => setChosen(placed.mark.key)}
          onShow={onShow}
        />
      ))}
    </g>
  )
})

function markAfterKey(key: string, index: number, count: number): number | null {
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(0, index - 1)
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(count - 1, index + 1)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
