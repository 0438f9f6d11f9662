import { symbol, symbolCircle, symbolDiamond2, symbolSquare, symbolTimes } from 'd3-shape'
import { classes } from '../classes.ts'
import type { MarkShape } from './chart-data.ts'
import styles from './mark-shape.module.css'

const TYPES = {
  disc: symbolCircle,
  ring: symbolCircle,
  square: symbolSquare,
  diamond: symbolDiamond2,
  cross: symbolTimes,
} as const

/** Areas that look equally large at a radius of 1. */
const AREAS: Readonly<Record<MarkShape, number>> = { disc: Math.PI, ring: Math.PI, square: 3, diamond: 2.9, cross: 1.4 }

type MarkShapeProps = { shape: MarkShape; letter: string; x: number; y: number; radius: number }

/** A mark as a picture. What is small has no letter; its shape still tells it from the others. */
export function MarkShapeAt({ shape, letter, x, y, radius }: MarkShapeProps) {
  const hasLetter = radius > 6 && shape !== 'cross'
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} className={classes(styles.mark, styles[shape])}>
      <path d={pathOf(shape, radius)} />
      {hasLetter && <text dy="0.36em">{letter}</text>}
    </g>
  )
}

const paths = new Map<string, string>()

/** There are few different ones, however many marks there are. */
function pathOf(shape: MarkShape, radius: number): string {
  const key = `${shape} ${radius}`
  const cached = paths.get(key)
  if (cached !== undefined) return cached
  const path = symbol(TYPES[shape], AREAS[shape] * radius * radius)() ?? ''
  paths.set(key, path)
  return path
}
