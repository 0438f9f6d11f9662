import type { AnalysisView } from '#contract/critiques.ts'

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
export const BUILT_IN_CRITIC = 'built-in critic'
