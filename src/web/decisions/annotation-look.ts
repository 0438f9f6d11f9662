import type { Language } from '#domain/locale.ts'
import type { ChartAnnotation } from '#web/ui/chart/chart-data.ts'
import { annotationMessages } from './annotation-messages.ts'

type AnnotationLook = Pick<ChartAnnotation, 'shape' | 'letter'>

/** The shape of a decision in a chart: filled if it moves money, otherwise hollow. */
const SHAPES: Readonly<Record<string, AnnotationLook['shape']>> = {
  Watch: 'diamond',
  'Keep Watching': 'diamond',
  Buy: 'disc',
  'Buy More': 'disc',
  Hold: 'ring',
  'Sell Some': 'square',
  Sell: 'square',
}

/** The look of a decision in a chart: its shape, with a letter for each action. */
export const lookOf = (action: string, language: Language): AnnotationLook => ({
  shape: SHAPES[action] ?? 'ring',
  letter: annotationMessages(language).letters[action] ?? action.slice(0, 1),
})
