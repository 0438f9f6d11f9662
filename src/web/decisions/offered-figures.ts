import { type ProbableFigure, probableFigure } from '#domain/decisions/probable-figure.ts'
import type { UnusualFigure } from '#domain/decisions/unusual-figures.ts'
import type { Language } from '#domain/locale.ts'
import type { Decimal } from '#domain/prices/money.ts'
import { formatUnits, formatUsd } from '#web/ui/format.ts'
import type { Told } from './consequence-format.ts'
import { decisionMessages } from './decision-messages.ts'

/** What a figure that is asked about probably is, as a button that puts it into its field and records nothing. */
export type OfferedFigure = { readonly words: string; readonly take: () => void }

/** @param take sets the field of a figure; left out for a figure that has none in the form */
export const offeredFigures = (
  unusual: readonly UnusualFigure[],
  unit: Told['unit'],
  language: Language,
  take: Readonly<Partial<Record<ProbableFigure['kind'], (value: Decimal) => void>>>,
): OfferedFigure[] =>
  unusual.flatMap((figure) => {
    const probable = probableFigure(figure)
    const set = probable && take[probable.kind]
    if (!probable || !set) return []
    const { kind, value } = probable
    const words = kind === 'price' ? formatUsd(value, language) : formatUnits(unit, value, language)
    return [{ words: decisionMessages(language).question.use(words), take: () => set(value) }]
  })
