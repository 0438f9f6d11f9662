import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { markName } from './chart-data.ts'
import styles from './chart-marks.module.css'
import type { Layout } from './layout.ts'
import type { PlacedMark } from './mark-places.ts'
import { MarkShapeAt } from './mark-shape.tsx'
import type { Shown } from './readout.tsx'

type MarkLinkProps = {
  placed: PlacedMark
  row: Layout['row']
  index: number
  isCurrent: boolean
  onFocus: () => void
  onShow: (shown: Shown | null) => void
}

/** A mark in the plot and its column in the row below, which point at each other; without a height, the column alone. */
export function MarkLink({ placed, row, index, isCurrent, onFocus, onShow }: MarkLinkProps) {
  const { mark, x, y, radius } = placed
  const show = (isTouched: boolean) => onShow({ kind: 'mark', index, isTouched })
  const pointed = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && show(false),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && onShow(null),
  }
  const named = {
    className: styles.mark,
    'data-mark': index,
    tabIndex: isCurrent ? 0 : -1,
    'aria-label': markName(mark),
    onBlur: () => onShow(null),
    onFocus: () => {
      onFocus()
      show(false)
    },
  }
  // A finger hides what it points at: its touch tells, and the link beside what is told leads on.
  const tellIfTouched = (event: MouseEvent) => {
    if (!isTouch(event)) return
    event.preventDefault()
    show(true)
  }
  const follow = () => mark.href && window.location.assign(mark.href)
  const column = <Column placed={placed} row={row} />
  const shape = y === null ? column : <Shape placed={{ ...placed, x, y, radius }} />
  return (
    <g {...pointed}>
      {mark.href ? (
        <a {...named} href={mark.href} onClick={tellIfTouched} onKeyDown={(event) => followBySpace(event, follow)}>
          {shape}
        </a>
      ) : (
        // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a g is no control by itself
        <g {...named} role="img">
          {shape}
        </g>
      )}
      {y !== null && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: only the mark above takes the focus
        <g className={styles.beside} aria-hidden="true" onClick={(event) => (isTouch(event) ? show(true) : follow())}>
          {column}
        </g>
      )}
    </g>
  )
}

/** A link follows Enter by itself. */
function followBySpace(event: KeyboardEvent, follow: () => void): void {
  if (event.key !== ' ') return
  event.preventDefault()
  follow()
}

const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'

function Shape({ placed: { mark, x, y, radius } }: { placed: PlacedMark & { y: number } }) {
  return (
    <>
      <circle className={styles.halo} cx={x} cy={y} r={radius + 4} />
      <MarkShapeAt shape={mark.shape} letter={mark.letter} x={x} y={y} radius={radius} />
    </>
  )
}

const COLUMN_LEAST = 3
const SHAPE_IN_ROW = { plain: 9, crowded: 4, below: 12 } as const

/** Its place in the row below: something to point at, and the number under it; or its shape, where nothing is counted. */
function Column({ placed: { mark, column, isNumbered }, row }: Pick<MarkLinkProps, 'placed' | 'row'>) {
  if (!row || (row.hasTicks && mark.ticks === null)) return null
  if (!row.hasTicks) {
    const radius = isNumbered ? SHAPE_IN_ROW.plain : SHAPE_IN_ROW.crowded
    const at = { x: column, y: row.top + SHAPE_IN_ROW.below }
    return (
      <>
        <circle className={styles.halo} cx={at.x} cy={at.y} r={radius + 4} />
        <MarkShapeAt shape={mark.shape} letter={mark.letter} {...at} radius={radius} />
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
          {mark.ticks}
        </text>
      )}
    </>
  )
}
