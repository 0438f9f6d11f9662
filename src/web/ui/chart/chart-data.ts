/** What a chart over days draws. Numbers are only for places on the screen; what is read is text, made by whoever knows it. */
export type ChartData = {
  /** Oldest first, each once. */
  readonly days: readonly string[]
  readonly lines: readonly ChartLine[]
  /** Tints what lies between the first two lines: above the second as a gain, below it as a loss. */
  readonly isFilled: boolean
  /** Days, by their index, on which all lines jump and do not slope: what they tell of became more or less at once. */
  readonly stepsAt?: ReadonlySet<number>
  readonly levels: readonly ChartLevel[]
  /** From left to right. */
  readonly annotations: readonly ChartAnnotation[]
  /** How annotations that would lie on each other become one; null where each stands for itself. */
  readonly stackOf: ((annotations: readonly ChartAnnotation[]) => ChartAnnotation) | null
  /** What the ticks in the row below count; empty when nothing is counted. */
  readonly ticksName: string
}

export type ChartLine = {
  readonly name: string
  /** main: what it is about. second: what that is held against. quiet: for comparison. */
  readonly variant: 'main' | 'second' | 'quiet'
  /** One for each day; null where none is known. */
  readonly values: readonly (number | null)[]
  /** The last value as text, beside the end of the line. */
  readonly lastText: string | null
}

/** A straight line across. */
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
  /** How high it lies; null when it stands only in the row below. */
  readonly value: number | null
  readonly shape: AnnotationShape
  /** One or two characters, inside the shape. */
  readonly letter: string
  /** Beside the shape, where there is room. */
  readonly label: string
  /** Lit ticks of its column in the row below; null has no column. */
  readonly ticks: number | null
  readonly title: string
  readonly facts: readonly string[]
  readonly quote: string | null
  /** Where it leads. */
  readonly href: string | null
}

export const TICKS_MOST = 10

/** What happened on a day, as one annotation where annotations stack. */
export function annotationsOfDay(
  { annotations, stackOf }: ChartData,
  day: string | undefined,
): readonly ChartAnnotation[] {
  const found = annotations.filter((annotation) => annotation.day === day)
  return stackOf && found.length > 1 ? [stackOf(found)] : found
}

/** All of an annotation in one sentence, for those who hear it. */
export const annotationName = ({ title, facts, quote }: ChartAnnotation): string =>
  [[title, ...facts].join(', '), quote && `“${quote}”`].filter(Boolean).join('. ')
