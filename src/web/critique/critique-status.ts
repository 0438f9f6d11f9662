import type { AnalysisView } from '#contract/critiques.ts'
import { BUILT_IN_STAND_IN } from '#domain/critique/critique.ts'

type Unfinished = Exclude<AnalysisView['status'], 'complete'>

/** Why there is no complete critique. */
export const UNFINISHED: Readonly<Record<Unfinished, string>> = {
  refused: 'The model declined to write a critique.',
  'cut-off': 'The critique ran into its length limit before it was finished.',
  filtered: "The provider's content filter stopped the critique.",
  failed: 'No critique could be written.',
  interrupted: 'The connection broke before the critique was finished.',
}

/** The name of the built-in critic in the field `model`. */
const BUILT_IN_CRITIC = 'built-in critic'

export const isBuiltIn = (model: string): boolean => model === BUILT_IN_CRITIC || model === BUILT_IN_STAND_IN

/** Whether the built-in critic answered because the language model could not. The model may be asked again. */
export const isInStead = ({ model }: AnalysisView): boolean => model === BUILT_IN_STAND_IN
