import type { FindingView } from '#contract/mirror.ts'

/** Whether the sentences of a finding have scores that look like prices, and no amounts, so that they stay while amounts are hidden. */
export const isOfScores = ({ kind }: Pick<FindingView, 'kind'>): boolean => kind === 'calibration' || kind === 'critic'
