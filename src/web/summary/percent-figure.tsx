import type { PerformanceView } from '#contract/summary.ts'
import { Change } from '#web/ui/change.tsx'
import { unknownFigure } from '#web/ui/format.ts'
import { FigureWords } from './summary-card.tsx'

/** The gain or loss of some assets, in percent. */
export function Gain({ of }: { of: PerformanceView }) {
  if (of.count === 0) return <FigureWords isQuiet>none yet</FigureWords>
  return <Percent percent={of.gainLossPercent} />
}

/** A percentage as a figure, or words that it is not known. */
export const Percent = ({ percent }: { percent: string | null }) =>
  percent === null ? <FigureWords isQuiet>{unknownFigure()}</FigureWords> : <Change percent={percent} />
