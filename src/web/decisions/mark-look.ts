import type { ChartMark } from '#web/ui/chart/chart-data.ts'

type MarkLook = Pick<ChartMark, 'shape' | 'letter'>

/** How a decision looks in a chart: what moves money is filled, what does not is hollow; and each has its letter. */
const LOOKS: Readonly<Record<string, MarkLook>> = {
  Watch: { shape: 'diamond', letter: 'W' },
  'Keep Watching': { shape: 'diamond', letter: 'K' },
  Buy: { shape: 'disc', letter: 'B' },
  'Buy More': { shape: 'disc', letter: 'B+' },
  Hold: { shape: 'ring', letter: 'H' },
  'Sell Some': { shape: 'square', letter: 'S−' },
  Sell: { shape: 'square', letter: 'S' },
}

export const lookOf = (action: string): MarkLook => LOOKS[action] ?? { shape: 'ring', letter: action.slice(0, 1) }
