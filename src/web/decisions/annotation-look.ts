import type { ChartAnnotation } from '#web/ui/chart/chart-data.ts'

type AnnotationLook = Pick<ChartAnnotation, 'shape' | 'letter'>

/** The look of a decision in a chart: filled if it moves money, otherwise hollow, with a letter for each action. */
const LOOKS: Readonly<Record<string, AnnotationLook>> = {
  Watch: { shape: 'diamond', letter: 'W' },
  'Keep Watching': { shape: 'diamond', letter: 'K' },
  Buy: { shape: 'disc', letter: 'B' },
  'Buy More': { shape: 'disc', letter: 'B+' },
  Hold: { shape: 'ring', letter: 'H' },
  'Sell Some': { shape: 'square', letter: 'S−' },
  Sell: { shape: 'square', letter: 'S' },
}

export const lookOf = (action: string): AnnotationLook => LOOKS[action] ?? { shape: 'ring', letter: action.slice(0, 1) }
