import type { Language } from '#domain/locale.ts'
import type { Point } from './annotation-labels.ts'
import { type PlacedAnnotation, placeAnnotations, widthOfColumns } from './annotation-places.ts'
import { stackAnnotations } from './annotation-stacks.ts'
import { type ChartData, type ChartLevel, type ChartLine, TICKS_MOST } from './chart-data.ts'
import { decimate } from './decimate.ts'
import { axisWidth, type ColumnLabel, columnOf, columnWidth } from './label-column.ts'
import { type LevelsInView, levelsInView } from './levels-in-view.ts'
import { dayScale, dayTicks, type Plot, type Size, type Stretch, type Tick, valueScale } from './scales.ts'

const POINTS_MOST = 1000
/** Pixels that keep the last day away from the labels and the first from the edge. */
const INSET = 11
const TOP = 8
/** On a phone the values of the axis would take a fifth of the width. */
const NARROW = 480
const AXIS = 24
export const TICK_HEIGHT = 4
const ROW_OF_TICKS = TICKS_MOST * TICK_HEIGHT + 24
const ROW_OF_SHAPES = 28

export type PlacedLine = ChartLine & { readonly points: readonly Point[] }

export type Layout = {
  readonly size: Size
  readonly plot: Plot
  readonly row: {
    readonly top: number
    readonly height: number
    readonly columnWidth: number
    readonly hasTicks: boolean
  } | null
  readonly dayTicks: readonly Tick[]
  readonly valueTicks: readonly Tick[]
  readonly lines: readonly PlacedLine[]
  readonly levels: readonly (ChartLevel & { readonly at: number })[]
  readonly beyond: LevelsInView['beyond']
  readonly labels: readonly ColumnLabel[]
  readonly annotations: readonly PlacedAnnotation[]
  /** The x of each day. */
  readonly dayPlaces: readonly number[]
  readonly heightOf: (value: number) => number
}

/** Computes the position of everything in a picture of this size. */
export function layOut(data: ChartData, size: Size, language: Language = 'en'): Layout {
  const { days } = data
  const values = [...data.lines.flatMap(({ values }) => values), ...data.annotations.map(({ value }) => value)].filter(
    (value) => value !== null,
  )
  const { shown: inView, beyond } = levelsInView(data.levels, values)
  const hasTicks = data.annotations.some(({ ticks }) => ticks !== null)
  const rowHeight = data.annotations.length === 0 ? 0 : hasTicks ? ROW_OF_TICKS : ROW_OF_SHAPES
  const [top, bottom] = [TOP, size.height - AXIS - rowHeight]
  const scale = valueScale(
    [...values, ...inView.map(({ value }) => value)],
    [bottom - INSET, top + INSET],
    language,
    size.width < NARROW,
  )
  const valueTicks = values.length === 0 ? [] : scale.ticks
  const plot = {
    left: axisWidth(valueTicks),
    right: size.width - columnWidth(data, inView, size),
    top,
    bottom,
  }
  const stretch: Stretch = [plot.left + INSET, plot.right - INSET]
  const placeDay = dayScale(days, stretch)
  const dayPlaces = days.map(placeDay)
  const annotations = data.stackOf ? stackAnnotations(data.annotations, placeDay, data.stackOf) : data.annotations
  const lines = data.lines.map((line) => ({ ...line, points: pointsOf(line, data.stepsAt, dayPlaces, scale.place) }))
  const levels = inView.map((level) => ({ ...level, at: scale.place(level.value) }))
  const labels = columnOf(lines, levels, [plot.top, plot.bottom])
  return {
    size,
    plot,
    row:
      rowHeight === 0
        ? null
        : {
            top: plot.bottom + 6,
            height: rowHeight - 8,
            columnWidth: widthOfColumns(annotations.length, stretch),
            hasTicks,
          },
    dayTicks: dayTicks(days, stretch, [0, plot.right], language),
    valueTicks,
    lines,
    levels,
    beyond,
    labels,
    annotations: placeAnnotations(
      annotations.map((annotation) => ({
        annotation,
        x: placeDay(annotation.day),
        y: annotation.value === null ? null : scale.place(annotation.value),
      })),
      lines[0]?.points ?? [],
      plot,
      stretch,
    ),
    dayPlaces,
    heightOf: scale.place,
  }
}

/** The points of a line. A step has two points at its day: the value of the day before, and its own. */
function pointsOf(
  { values }: ChartLine,
  stepsAt: ChartData['stepsAt'],
  dayPlaces: readonly number[],
  place: (value: number) => number,
): Point[] {
  return decimate(values, POINTS_MOST).flatMap((index) => {
    const [x, before] = [tenth(dayPlaces[index] ?? 0), values[index - 1] ?? null]
    const point: Point = [x, tenth(place(values[index] ?? 0))]
    return stepsAt?.has(index) && before !== null ? [[x, tenth(place(before))], point] : [point]
  })
}

/** Rounds to a tenth of a pixel, because finer positions are invisible and only make the path longer. */
const tenth = (place: number): number => Math.round(place * 10) / 10
