import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import type { PlacedAnnotation } from './annotation-places.ts'
import { AnnotationShapeAt } from './annotation-shape.tsx'
import styles from './chart-annotations.module.css'
import { annotationName } from './chart-data.ts'
import type { Layout } from './layout.ts'
import type { Highlight } from './readout.tsx'

type AnnotationLinkProps = {
  placed: PlacedAnnotation
  row: Layout['row']
  index: number
  isCurrent: boolean
  onFocus: () => void
  onShow: (highlight: Highlight | null) => void
}

/** An annotation in the plot together with its column in the row below. If it has no height, only the column is drawn. */
export function AnnotationLink({ placed, row, index, isCurrent, onFocus, onShow }: AnnotationLinkProps) {
  const { annotation, x, y, radius } = placed
  const show = (isTouched: boolean) => onShow({ kind: 'annotation', index, isTouched })
  const pointed = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && show(false),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && onShow(null),
  }
  const named = {
    className: styles.annotation,
    'data-mark': index,
    tabIndex: isCurrent ? 0 : -1,
    'aria-label': annotationName(annotation),
    onBlur: () => onShow(null),
    onFocus: () => {
      onFocus()
      show(false)
    },
  }
  // A finger hides what it touches, so a touch shows the annotation's text and a link instead of following the link.
  const tellIfTouched = (event: MouseEvent) => {
    if (!isTouch(event)) return
    event.preventDefault()
    show(true)
  }
  const follow = () => annotation.href && window.location.assign(annotation.href)
  const column = <Column placed={placed} row={row} />
  const shape = y === null ? column : <Shape placed={{ ...placed, x, y, radius }} />
  return (
    <g {...pointed}>
      {annotation.href ? (
        <a
          {...named}
          href={annotation.href}
          onClick={tellIfTouched}
          onKeyDown={(event) => followBySpace(event, follow)}
        >
          {shape}
        </a>
      ) : (
        // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a g is no control by itself
        <g {...named} role="img">
          {shape}
        </g>
      )}
      {y !== null && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: only the annotation above takes the focus
        <g className={styles.beside} aria-hidden="true" onClick={(event) => (isTouch(event) ? show(true) : follow())}>
          {column}
        </g>
      )}
    </g>
  )
}

/** Lets the space bar follow the link as Enter does. */
function followBySpace(event: KeyboardEvent, follow: () => void): void {
  if (event.key !== ' ') return
  event.preventDefault()
  follow()
}

const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'

function Shape({ placed: { annotation, x, y, radius } }: { placed: PlacedAnnotation & { y: number } }) {
  return (
    <>
      <circle className={styles.halo} cx={x} cy={y} r={radius + 4} />
      <AnnotationShapeAt shape={annotation.shape} letter={annotation.letter} x={x} y={y} radius={radius} />
    </>
  )
}

const COLUMN_LEAST = 3
const SHAPE_IN_ROW = { plain: 9, crowded: 4, below: 12 } as const

/** The annotation's place in the row below: a column with its number, or the shape if the row counts nothing. */
function Column({ placed: { annotation, column, isNumbered }, row }: Pick<AnnotationLinkProps, 'placed' | 'row'>) {
  if (!row || (row.hasTicks && annotation.ticks === null)) return null
  if (!row.hasTicks) {
    const radius = isNumbered ? SHAPE_IN_ROW.plain : SHAPE_IN_ROW.crowded
    const at = { x: column, y: row.top + SHAPE_IN_ROW.below }
    return (
      <>
        <circle className={styles.halo} cx={at.x} cy={at.y} r={radius + 4} />
        <AnnotationShapeAt shape={annotation.shape} letter={annotation.letter} {...at} radius={radius} />
      </>
    )
  }
  const width = Math.max(row.columnWidth, COLUMN_LEAST)
  return (
    <>
      <rect
        className={styles.column}
        x={column - width / 2 - 2}
        y={row.top - 2}
        width={width + 4}
        height={row.height}
      />
      {isNumbered && (
        <text className={styles.number} x={column} y={row.top + row.height - 5}>
          {annotation.ticks}
        </text>
      )}
    </>
  )
}
