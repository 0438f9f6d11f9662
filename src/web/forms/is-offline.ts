import type { ProblemView } from '#contract/problems.ts'

/** Whether a submission did not come to an answer of the server at all. */
export const isUnreachable = (problem: ProblemView | null | undefined): boolean => problem?.code === 'unreachable'

/** Whether that is because this device has no network. */
export const isOffline = (problem: ProblemView | null | undefined): boolean =>
  isUnreachable(problem) && !navigator.onLine
