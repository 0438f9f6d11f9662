import type { AnalysisView } from '#contract/critiques.ts'
import { BUILT_IN_STAND_IN } from '#domain/critique/critique.ts'

/** The name of the built-in critic in the field `model`. */
const BUILT_IN_CRITIC = 'built-in critic'

export const isBuiltIn = (model: string): boolean => model === BUILT_IN_CRITIC || model === BUILT_IN_STAND_IN

/** Whether the built-in critic answered because the language model could not. The model may be asked again. */
export const isInStead = ({ model }: AnalysisView): boolean => model === BUILT_IN_STAND_IN
