import type { AnalysisView } from '#contract/critiques.ts'
import { BUILT_IN_STAND_IN } from '#domain/critique/critique.ts'

type Unfinished = Exclude<AnalysisView['status'], 'complete'>

/** What became of a critique that isn't one, told apart in plain words. */
export const UNFINISHED: Readonly<Record<Unfinished, string>> = {
  refused: 'The model declined to write a critique.',
  'cut-off': 'The critique ran into its length limit before it was finished.',
  filtered: "The provider's content filter stopped the critique.",
  failed: 'No critique could be written.',
  interrupted: 'The connection broke before the critique was finished.',
}

/** How the critic that is no language model calls itself. */
const BUILT_IN_CRITIC = 'built-in critic'

export const isBuiltIn = (model: string): boolean => model === BUILT_IN_CRITIC || model === BUILT_IN_STAND_IN

/** A language model was to answer and could not: it may be asked again. */
export const isInStead = ({ model }: AnalysisView): boolean => model === BUILT_IN_STAND_IN
