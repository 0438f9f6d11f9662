import type { PerformanceView } from '#contract/summary.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { Change } from '#web/ui/change.tsx'
import { unknownFigure } from '#web/ui/format.ts'
import { FigureWords } from './summary-card.tsx'
import { summaryMessages } from './summary-messages.ts'

/** The gain or loss of some assets, in percent. */
export function Gain({ of }: { of: PerformanceView }) {
  const { noneYet } = useMessages(summaryMessages)
  if (of.count === 0) return <FigureWords isQuiet>{noneYet}</FigureWords>
  return <Percent percent={of.gainLossPercent} />
}

/** A percentage as a figure, or words that it is not known. */
export function Percent({ percent }: { percent: string | null }) {
  const language = useLanguage()
  return percent === null ? <FigureWords isQuiet>{unknownFigure(language)}</FigureWords> : <Change percent={percent} />
}
