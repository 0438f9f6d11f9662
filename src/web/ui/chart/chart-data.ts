/** The data of a chart over days. Numbers only decide positions; everything that people read is text, made by the caller. */
export type ChartData = {
  /** Oldest first, without repetitions. */
  readonly days: readonly string[]
  readonly lines: readonly ChartLine[]
  /** Whether the area between the first two lines is colored: above the second as a gain, below it as a loss. */
  readonly isFilled: boolean
  /** The indexes of days on which all lines jump instead of sloping, because something was bought or sold. */
  readonly stepsAt?: ReadonlySet<number>
  readonly levels: readonly ChartLevel[]
  /** From left to right. */
  readonly annotations: readonly ChartAnnotation[]
  /** Joins annotations that would overlap into one; null if they are never joined. */
  readonly stackOf: ((annotations: readonly ChartAnnotation[]) => ChartAnnotation) | null
  /** What the ticks in the row below count; empty if they count nothing. */
  readonly ticksName: string
}

export type ChartLine = {
  readonly name: string
  /** `main`: the subject of the chart. `second`: what the subject is measured against. `quiet`: for comparison. */
  readonly variant: 'main' | 'second' | 'quiet'
  /** One for each day; null where the value is not known. */
  readonly values: readonly (number | null)[]
  /** The last value as text, beside the end of the line. */
  readonly lastText: string | null
}

/** A horizontal line. */
export type ChartLevel = {
  readonly name: string
  readonly text: string
  readonly value: number
  readonly variant: 'plain' | 'loss' | 'gain'
}

export type AnnotationShape = 'disc' | 'ring' | 'square' | 'diamond' | 'cross'

/** Something that happened on a day. */
export type ChartAnnotation = {
  readonly key: string
  /** One of the chart's days. */
  readonly day: string
  /** The value at which it is drawn; null if it is drawn only in the row below. */
  readonly value: number | null
  readonly shape: AnnotationShape
  /** One or two characters, inside the shape. */
  readonly letter: string
  /** Beside the shape, where there is room. */
  readonly label: string
  /** How many ticks of its column in the row below are lit; null if it has no column. */
  readonly ticks: number | null
  readonly title: string
  readonly facts: readonly string[]
  readonly quote: string | null
  /** The address to which it links. */
  readonly href: string | null
}

export const TICKS_MOST = 10

/** The annotations of a day, joined into one if the chart joins annotations. */
export function annotationsOfDay(
  { annotations, stackOf }: ChartData,
  day: string | undefined,
): readonly ChartAnnotation[] {
  const found = annotations.filter((annotation) => annotation.day === day)
  return stackOf && found.length > 1 ? [stackOf(found)] : found
}

/** The accessible name of an annotation, with everything that it says. */
export const annotationName = ({ title, facts, quote }: ChartAnnotation): string =>
  [[title, ...facts].join(', '), quote && `“${quote}”`].filter(Boolean).join('. ')
