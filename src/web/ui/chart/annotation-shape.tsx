import { symbol, symbolCircle, symbolDiamond2, symbolSquare, symbolTimes } from 'd3-shape'
import { classes } from '#web/ui/classes.ts'
import styles from './annotation-shape.module.css'
import type { AnnotationShape } from './chart-data.ts'

const TYPES = {
  disc: symbolCircle,
  ring: symbolCircle,
  square: symbolSquare,
  diamond: symbolDiamond2,
  cross: symbolTimes,
} as const

/** The areas at which the shapes look equally large for a radius of 1. */
const AREAS: Readonly<Record<AnnotationShape, number>> = {
  disc: Math.PI,
  ring: Math.PI,
  square: 3,
  diamond: 2.9,
  cross: 1.4,
}

type AnnotationShapeProps = { shape: AnnotationShape; letter: string; x: number; y: number; radius: number }

/** The shape of an annotation. A small one has no letter, but still a shape of its own. */
export function AnnotationShapeAt({ shape, letter, x, y, radius }: AnnotationShapeProps) {
  const hasLetter = radius > 6 && shape !== 'cross'
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} className={classes(styles.annotation, styles[shape])}>
      <path d={pathOf(shape, radius)} />
      {hasLetter && <Letter letter={letter} />}
    </g>
  )
}

const SIGNS: Readonly<Record<string, string>> = { '+': 'M2 0h4.5M4.25-2.25v4.5', '−': 'M2 0h4.5' }

/** A letter and its sign. The sign is drawn, because as text it would add to the visible label what the link's name lacks. */
function Letter({ letter }: { letter: string }) {
  const sign = SIGNS[letter.slice(1)]
  if (sign === undefined) return <text dy="0.36em">{letter}</text>
  return (
    <>
      <text dx="-2" dy="0.36em">
        {letter.slice(0, 1)}
      </text>
      <path className={styles.sign} d={sign} />
    </>
  )
}

const paths = new Map<string, string>()

/** The path of a shape, cached because many annotations share few different paths. */
function pathOf(shape: AnnotationShape, radius: number): string {
  const key = `${shape} ${radius}`
  const cached = paths.get(key)
  if (cached !== undefined) return cached
  const path = symbol(TYPES[shape], AREAS[shape] * radius * radius)() ?? ''
  paths.set(key, path)
  return path
}
