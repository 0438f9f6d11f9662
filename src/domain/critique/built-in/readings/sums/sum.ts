import type { Span } from '../../../../language/plain-text.ts'
import type { Quantity } from '../../../../language/quantities.ts'
import type { CritiqueRequest } from '../../../critique.ts'

/** A sentence with its figures. Places are those of the whole text. */
export type Figures = {
  /** The whole text, plain. */
  readonly plain: string
  readonly sentence: Span
  /** Of the sentence, in its order. */
  readonly quantities: readonly Quantity[]
  readonly request: CritiqueRequest
}

/** A figure that other figures of the sentence, or of the ledger, do not come to. */
export type Sum = {
  /** The figure that was stated. */
  readonly at: Span
  /** What they come to, as the end of a sentence: `4 billion over 0.9 billion is 4.4 times`. */
  readonly comesTo: string
}

export type SumReader = (figures: Figures) => Sum | null

/** What stands between two places, or before and behind one, in the sentence. */
export const between = ({ plain }: Figures, from: Span, to: Span): string => plain.slice(from.to, to.from)
export const before = ({ plain, sentence }: Figures, at: Span): string => plain.slice(sentence.from, at.from)
export const after = ({ plain, sentence }: Figures, at: Span): string => plain.slice(at.to, sentence.to)
export const wordsOf = ({ plain, sentence }: Figures): string => plain.slice(sentence.from, sentence.to)

/** As it stands in the text, with its scale. */
export const asWritten = ({ request }: Figures, { from, to }: Span): string =>
  request.decision.thesis.slice(from, to).replace(/\s+/gu, ' ')

export const numberIn = ({ value }: Quantity): number => Number(value)

/** Whether two figures differ by more than any rounding: by a sixth, and more where a word says that it is about so much. */
export const differs = (stated: number, computed: number, least: number): boolean =>
  Math.abs(stated - computed) > Math.max(least, Math.abs(computed) / 6)

/** `4.4`, `23`: as many decimals as such a figure is told with. */
export const rounded = (value: number): string => (value >= 20 ? value.toFixed(0) : value.toFixed(1).replace('.0', ''))

/** Words by which something is not of today, not what is named, or more than what is named. */
export const OF_ANOTHER_SUM =
  /(?<![a-z])(?:will|would|could|should|may|might|if|expect\w*|forecast\w*|guid\w+|estimat\w*|consensus|next|forward|by 20\d\d|in 20\d\d|fy ?\d+|adjusted|normali[sz]ed|pro forma|mid-?cycle|ex[- ]cash|net of|minus|after (?:tax|buybacks?|withholding)|less (?:the )?(?:cash|tax)|plus|including|special|on (?:my )?cost|average|years? ago|was|were|used to|trailing|peak|trough|target|blended|sum of|(?:bear|bull|base|best|worst|good|bad) case|case|scenario|probability|fair value|would be worth|multiple of)(?![a-z])/
